import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { criticalPowerFrom, ftpFromOneEffort } from '@breakaway/cycling';
import { assumptions } from '../../answer/assumptions.ts';
import { details, headline, notice, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { blownAnswer, blownIn, resultsIn, ruleAnswer, shares, trustAnswer } from './doubts.ts';
import { effortsIn, type Effort } from '../../understanding/efforts.ts';
import { figure, figures, has, type Message } from '../../understanding/message.ts';
import { testArguments, type TestAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** "Two by eight minute test": its results, not a session to ride. */
const twoEights = /\b(?:2|two) ?(?:x|by) ?(?:8|eight) ?-?min\w*(?: ftp)? test\b/;
const testWords =
  /\b(?:test\w*|ftp|threshold|critical power|\bcp\b|ramp|all ?-?out|max(?:imal)? effort|estimate|w')\b/;

/** Reads a test, and helps to choose one. */
export const test: Skill<TestAsk> = {
  name: 'test',
  title: 'FTP and critical-power tests: choosing one, reading one',
  arguments: testArguments,
  results: ['headline', 'table'],
  sources: ['allenCoggan2019', 'borszcz2018', 'karsten2021', 'moritani1981', 'karsten2014'],
  examples: [
    'I did 295 w for 20 min what is my ftp',
    'ramp test best minute 340 w ftp',
    'critical power from 360 w for 5 min and 310 w for 12 min',
    'I averaged 270 watts in my 20 minute test',
    'what ftp from an 8 minute test at 310',
    'which ftp test should I do',
    'how do I test my ftp',
    'how do I find my threshold heart rate',
    'my average heart rate for the last 20 of 30 minutes was 168',
    'critical power and w prime from 3 min at 400 w and 12 min at 320 w',
    'I held 250 w for an hour is that my ftp',
    'ramp test or 20 minute test',
    'ramp test says 262 and the 20 min test 245 which do i trust',
    'i blew up after 12 minutes of the 20 min test averaging 290 does it count',
    'ftp from 8 min power',
    '20 minutes at 288 W, 71 kg: FTP and W/kg',
    'how do I test my threshold without a power meter',
    'did 5 min at 340 and 20 min at 285 last week',
    'ramp test: last full step 360, 40 s into the 380 step',
    '20 min test 291 w but no 5 min blowout before, ftp?',
    'two by eight minute test gave 290 and 278, what ftp',
  ],
  uses: ['power', 'duration', 'heartRate', 'intensity', 'relativePower'],
  minds: ['indoors', 'hot', 'beginner'],
  read(message, talk) {
    const { text: plain, words } = message;
    // "I got 168 average for the last 20 min": beats, in a talk about heart rate or without a power meter.
    const beats =
      /\blast 20\b/.test(plain) &&
      !/\b(?:w|watts?|power)\b/.test(plain) &&
      /\b(?:heart|hr|bpm|pulse|no power|without (?:a )?power)\b/.test(
        `${plain} ${talk.memory.heard.slice(-4).join(' ').toLowerCase()}`,
      )
        ? /\b(1[2-9]\d|20\d)\b/.exec(plain)
        : null;
    if (beats && !has(message, 'distance', 'speed'))
      return { ask: { kind: 'heartRate', efforts: [], wants: 'ftp', bpm: Number(beats[1]) }, score: 1.4 };
    if (message.climb || has(message, 'distance', 'gain', 'speed', 'carbRate', 'weeklyHours', 'tss'))
      return null;
    const emptied =
      /\b5 ?-?min(?:ute)?s?\b.{0,30}\b(?:before|first|all ?-?out|blow ?-?out|opener)\b|\b(?:after|following|with) (?:a |the |my )?5 ?-?min/.test(
        plain,
      );
    // "But I did no 5 min blowout before": from fresh legs.
    const fresh =
      /\b(?:no|without|skipped|left out|didn't do|did not do)\b(?: (?:a|the|my|any|all))* ?(?:5|five) ?-?min/.test(
        plain,
      ) || /\bfresh legs\b/.test(plain);
    const efforts = testEfforts(message, emptied && !fresh);
    const results = resultsIn(message);
    if (results) return { ask: { kind: 'trust', efforts: [], wants: 'ftp', results }, score: 1 };
    const blown = blownIn(message);
    if (blown)
      return {
        ask: {
          kind: 'blown',
          efforts: blown.effort ? [blown.effort] : [],
          wants: 'ftp',
          ...(blown.startW === undefined ? {} : { startW: blown.startW }),
        },
        score: 1,
      };
    const says = testWords.test(plain);
    const ramp = rampIn(message);
    const heart =
      has(message, 'heartRate') &&
      has(message, 'duration') &&
      /\b(?:threshold|lthr|test|last 20|30 min|heart ?rate|hr)\b/.test(plain) &&
      !has(message, 'power') &&
      /\b(?:what|is|my|test|so|got|average|averaged)\b/.test(plain) &&
      !/\bzone\b/.test(plain);
    const choose =
      ramp === null &&
      efforts.length === 0 &&
      !has(message, 'power') &&
      /\b(?:which|what|best|how (?:do|should|can|to|would)|or|vs|versus|without a test|protocol|kind of|need (?:to|a)|retest|properly)\b/.test(
        words,
      ) &&
      /\b(?:ftp|threshold|cp|critical power|lthr|max(?:imum)? (?:hr|heart ?rate))\b|\btest (?:myself|my (?:fitness|form|level|legs))\b/.test(
        plain,
      ) &&
      /\b(?:test\w*|find|measure|determine|figure out|work out|establish|get|protocol|estimate|know)\b/.test(
        words,
      );
    const wants = /\b(?:cp|critical power|w'|w prime)\b/.test(plain) && !/\bftp\b/.test(plain) ? 'cp' : 'ftp';
    const minutes = figure(message, 'duration');
    if (
      /\bftp\b/.test(plain) &&
      minutes !== undefined &&
      minutes >= 120 &&
      minutes <= 3600 &&
      efforts.length === 0 &&
      !has(message, 'power', 'ftp', 'heartRate', 'relativePower') &&
      /\b(?:ftp|threshold) (?:from|out of|with|using|via|by|based on)\b|\b(?:from|use|using|convert\w*|multipl\w*|percent\w*|%|factor|calculate|work out|estimate)\b[^.?]*\b(?:power|test|best|effort|result|ftp)\b/.test(
        plain,
      ) &&
      !/\b(?:how (?:long|do i (?:do|ride|pace))|pace|hold|last|protocol|warm)\b/.test(plain)
    )
      return {
        ask: { kind: 'rule', efforts: [{ powerW: 0, durationS: minutes }], wants: 'ftp' },
        score: 0.85,
      };
    if (heart)
      return {
        ask: { kind: 'heartRate', efforts: [], wants: 'ftp', bpm: figure(message, 'heartRate')! },
        score: 0.75,
      };
    const noPower =
      message.concepts.has('noPowerMeter') ||
      (/\b(?:heart ?rate|hr|pulse|lthr)\b/.test(plain) && !/\bpower\b/.test(plain));
    if (choose)
      return {
        ask: { kind: 'choose', efforts: [], wants, ...(noPower ? { noPower } : {}) },
        score: noPower ? 0.85 : 0.7,
      };
    // "I did a ramp test, what is my FTP?": its best minute is asked for.
    if (
      ramp === null &&
      /\bramp\b/.test(plain) &&
      /\b(?:did|done|finished|rode|yesterday|last night|this morning)\b/.test(plain) &&
      /\bwhat(?:'s| is| are| does)\b[^.?!]{0,20}\b(?:ftp|threshold)\b/.test(plain)
    )
      return { ask: { kind: 'ramp', efforts: [{ powerW: 0, durationS: 60 }], wants }, score: 1.3 };
    if (ramp !== null)
      return {
        ask: { kind: 'ramp', efforts: [{ powerW: ramp, durationS: 60 }], wants },
        score: message.session ? 1.3 : 0.95,
      };
    const orTest =
      /\bramp\b.*\b(?:or|vs|versus)\b.*\b(?:20|eight|8|hour)|\b(?:20|8)[ -]min\w*(?: test)? (?:or|vs|versus)\b.*\bramp\b/.test(
        plain,
      );
    const eights = twoEights.test(plain)
      ? /\b([1-5]\d{2}) ?(?:w(?:atts?)? )?(?:and|then|\/|&|,) ?([1-5]\d{2})\b/.exec(plain)
      : null;
    if (eights)
      return {
        ask: {
          kind: 'effort',
          efforts: [{ powerW: (Number(eights[1]) + Number(eights[2])) / 2, durationS: 480 }],
          wants,
        },
        score: 1.3,
      };
    if (orTest) return { ask: { kind: 'choose', efforts: [], wants }, score: 0.85 };
    if (efforts.length === 0 || message.session) return null;
    const asks = /\b(?:ftp|threshold|critical power|\bcp\b|w')\b/.test(plain);
    const did =
      /\b(?:did|averaged?|held|rode|test(?:ed)?|got|managed|best|was|my|result|power was|for)\b/.test(words);
    const own =
      /\b(?:20|8|twenty|eight)[ -]?min\w* test\b|\btest\b/.test(plain) &&
      has(message, 'power') &&
      !/\bhow\b/.test(plain)
        ? 0.4
        : /\b\d+ ?-?min\w* (?:power|best|max)\b/.test(plain) &&
            efforts.length === 1 &&
            !/\?|\bhow\b/.test(plain)
          ? 0.5
          : 0;
    const listed =
      efforts.length > 1 &&
      (wants === 'cp' || /\b(?:did|best|bests|averaged|held|managed|pb|pr|all ?-?out|max)\b/.test(plain)) &&
      !/\b(?:left|enough|can i|could i|what if|then)\b/.test(plain) &&
      falls(efforts)
        ? 0.45
        : 0;
    const score =
      own +
      listed +
      (asks ? 0.55 : 0) +
      (says ? 0.15 : 0) +
      (did ? 0.15 : 0) +
      (efforts.length > 1 && wants === 'cp' ? 0.15 : 0) -
      (/\b(?:hold|sustain|can i|eat|recover\w*|left|ride at|how long)\b/.test(words) ? 0.3 : 0);
    const sorted = [...efforts].sort((a, b) => a.durationS - b.durationS);
    const fits = sorted.filter(({ durationS }) => durationS >= 100 && durationS <= 3600);
    const two = fits.length >= 2 && !emptied && !fresh;
    const long = sorted.at(-1)!;
    return {
      ask: {
        kind: two ? 'efforts' : 'effort',
        efforts: two ? fits : [long],
        wants,
        ...(fresh ? { fresh } : emptied ? { emptied: true } : {}),
      },
      score: score >= 0.4 ? score : 0,
    };
  },
  bare: (value) => (value >= 80 ? 'power' : 'duration'),
  change(last, message) {
    if (last.kind === 'choose' || message.climb || has(message, 'distance', 'gain')) return null;
    const efforts = effortsIn(message);
    if (
      last.kind === 'efforts' &&
      /\b(?:cp|critical power|w'|w prime|ftp)\b/.test(message.text) &&
      /\b(?:from|out of|with|of|on) (?:that|those|this|these|it|them)\b/.test(message.text)
    )
      return last;
    if (efforts.length > 0)
      return {
        ...last,
        efforts: /\b(?:and|also|plus)\b/.test(message.text) ? [...last.efforts, ...efforts] : efforts,
        kind: /\b(?:and|also|plus)\b/.test(message.text) ? 'efforts' : 'effort',
      };
    const powerW = figure(message, 'power');
    const [first] = last.efforts;
    return powerW !== undefined && first && last.efforts.length === 1
      ? { ...last, efforts: [{ ...first, powerW }] }
      : null;
  },
  reply(ask, need, message) {
    const watts = figure(message, 'power') ?? Number(/\b(\d{3})\b/.exec(message.text)?.[1] ?? Number.NaN);
    return need === 'rampPower' && !Number.isNaN(watts)
      ? { ...ask, efforts: [{ powerW: watts, durationS: 60 }] }
      : null;
  },
  answer: answerTest,
  explain: () => [
    text(
      'A test shorter than an hour is scaled down, because some of its power comes from the stock above your threshold. How much differs between riders, so I show a range.',
    ),
    ...details('Where this comes from', sources('allenCoggan2019', 'borszcz2018', 'karsten2021')),
  ],
};

/** The efforts of a test: the long one where five hard minutes only came before it, the mean where it was ridden twice. */
function testEfforts(message: Message, emptied: boolean): Effort[] {
  const efforts = effortsIn(message);
  const times = figures(message, 'duration');
  const powers = figures(message, 'power');
  const long = Math.max(0, ...times);
  if (emptied && powers.length === 1 && times.length > 1) return [{ powerW: powers[0]!, durationS: long }];
  const twice = /\b([1-5]\d{2}) ?(?:w(?:atts?)? )?(?:and|then|\/|&|,) ?([1-5]\d{2})\b/.exec(message.text);
  if (twice && times.length === 1 && long >= 300 && long <= 1500)
    return [{ powerW: (Number(twice[1]) + Number(twice[2])) / 2, durationS: long }];
  return efforts;
}

/**
 * The best minute of a ramp test, W; null where a message tells of none. A last step that was not ridden to its end counts for
 * its share of the minute, as in laboratory tests (Kuipers et al., 1985).
 */
function rampIn(message: Message): number | null {
  const { text: plain } = message;
  if (!/\bramp\b/.test(plain)) return null;
  const bare = (pattern: string) => Number(new RegExp(pattern).exec(plain)?.[1] ?? Number.NaN);
  const full = bare(
    '\\b(?:last|final|best|highest|max\\w*|top)(?: full| complete\\w*| whole| 1 ?-?min\\w*)*(?: step| stage| minute| min|-minute)?(?: power)?(?: was| is| of| at|:|=|,| about| that i (?:finished|completed) was)* ([1-5]\\d{2})\\b(?! ?(?:bpm|s\\b|sec))',
  );
  const ended = bare(
    '\\b(?:ended|finished|failed|stopped|blew(?: up)?|died|cracked|quit|topped out|got (?:up )?to|reached|made it to)(?: out)?(?: at| on| in| into| the| with|:)* ([1-5]\\d{2})\\b(?! ?(?:bpm|s\\b|sec))',
  );
  const into = /\b(\d{1,2}) ?s(?:ec(?:ond)?s?)? (?:in|into|of|at)(?: the| step)* ([1-5]\d{2})\b/.exec(plain);
  const last = Number.isNaN(full) ? (figure(message, 'power') ?? ended) : full;
  if (into && !Number.isNaN(full) && Number(into[2]) > full)
    return Math.round(full + ((Number(into[2]) - full) * Math.min(60, Number(into[1]))) / 60);
  return last === undefined || Number.isNaN(last) || last < 60 ? null : last;
}

/** Longer efforts with less power: bests of one rider. */
function falls(efforts: Effort[]): boolean {
  const sorted = [...efforts].sort((a, b) => a.durationS - b.durationS);
  return sorted.every(
    ({ powerW, durationS }, i) =>
      i === 0 || (powerW < sorted[i - 1]!.powerW && durationS > sorted[i - 1]!.durationS),
  );
}

function answerTest(ask: TestAsk, talk: Talk): Outcome {
  if (ask.kind === 'choose') return chooseTest(ask);
  if (ask.kind === 'trust') return trustAnswer(ask.results!);
  if (ask.kind === 'blown') return blownAnswer(ask.efforts[0], ask.startW, talk);
  if (ask.kind === 'rule') return ruleAnswer(ask.efforts[0]!.durationS);
  if (ask.kind === 'heartRate') {
    const bpm = ask.bpm!;
    return {
      kind: 'answer',
      parts: [
        headline('Threshold heart rate', show.bpm(bpm), 'bpm'),
        text(
          'That holds for the mean of the last 20 of 30 minutes as hard as you can, alone. From a shorter or a group effort it reads too high; take off about 5 %.',
        ),
        suggestions(
          `Heart-rate zones for a threshold heart rate of ${show.bpm(bpm)} bpm`,
          'Why is my heart rate high today?',
        ),
      ],
      calls: [{ tool: 'test', arguments: ask, result: { bpm } }],
    };
  }
  if (ask.kind === 'efforts') return fromSeveral(ask, talk);
  const [effort] = ask.efforts;
  if (!effort) return { kind: 'refuse', text: 'Tell me the power and the time of your test.' };
  const ramp = ask.kind === 'ramp';
  if (ramp && effort.powerW < 80)
    return {
      kind: 'ask',
      need: 'rampPower',
      text: 'What was the mean power of your best minute in the ramp?',
      chips: ['280 W', '320 W', '360 W'],
    };
  const row = ramp
    ? { low: 0.72, share: 0.75, high: 0.8, name: 'ramp test, best minute' }
    : ask.fresh && effort.durationS > 1000 && effort.durationS <= 1500
      ? { low: 0.9, share: 0.92, high: 0.93, name: '20 min from fresh legs' }
      : shares.find(({ upToS }) => effort.durationS <= upToS)!;
  if (!ramp && effort.durationS < 150)
    return {
      kind: 'refuse',
      text: `An effort of ${show.aboutTime(effort.durationS)} says more about your sprint than about your FTP. It takes 5 minutes or more, all out.`,
      chips: ['Which FTP test should I do?'],
    };
  const ftp = row.share * effort.powerW;
  const wPrimeJ = talk.athlete.wPrimeJ?.value;
  const model = !ramp && wPrimeJ ? ftpFromOneEffort(effort, { wPrimeJ }) : null;
  const old = talk.athlete.ftpW;
  const change = old ? Math.round(ftp) - Math.round(old.value) : null;
  const compared =
    change === null || !old || old.source !== 'profile'
      ? ''
      : Math.abs(change) < 0.03 * old.value
        ? ` Your profile says ${show.watts(old.value)} W; a change under 3 % is noise.`
        : ` That is ${Math.abs(change)} W ${change > 0 ? 'more' : 'less'} than in your profile.`;
  const caveat = ramp
    ? 'Ramps read high for punchy riders and low for diesels.'
    : effort.durationS > 1000 && effort.durationS <= 1500
      ? ask.fresh
        ? 'From fresh legs 90 to 93 % is nearer than the 95 % that follow five hard minutes.'
        : ask.emptied
          ? 'With the 5 minutes all out before it, 95 % is the rule.'
          : 'With 5 hard minutes before it 95 % is the rule; from fresh legs take 90 to 93 %.'
      : effort.durationS > 2400
        ? 'An hour all out is FTP itself.'
        : 'Shorter tests flatter riders with a strong sprint.';
  const low = row.low * effort.powerW;
  const high = row.high * effort.powerW;
  return {
    kind: 'answer',
    parts: [
      headline(
        'FTP',
        show.watts(ftp),
        'W',
        `${show.share(row.share)} of ${show.watts(effort.powerW)} W, likely ${show.watts(low)} to ${show.watts(high)} W`,
      ),
      text(`${caveat}${compared}`),
      ...details(
        'How this was worked out',
        table(
          'From this test',
          ['Rule', 'FTP'],
          [
            [`${show.share(row.share)} of ${row.name}`, `${show.watts(ftp)} W`],
            [
              `Range among riders, ${show.share(row.low)} to ${show.share(row.high)}`,
              `${show.watts(low)} to ${show.watts(high)} W`,
            ],
            ...(model
              ? [[`Model with your W' of ${show.kilojoules(wPrimeJ!)}`, `${show.watts(model.ftpW)} W`]]
              : []),
          ],
        ) as PlainPart,
        sources('allenCoggan2019', 'borszcz2018'),
      ),
      suggestions(
        `My FTP is ${show.watts(ftp)} W`,
        `Zones for an FTP of ${show.watts(ftp)} W`,
        'When should I test again?',
      ),
    ],
    calls: [
      {
        tool: 'test',
        arguments: ask,
        result: {
          powerW: ftp,
          lowW: low,
          highW: high,
          row,
          model,
          changeW: change,
          athlete: talk.athlete,
          effort,
        },
      },
    ],
    result: { powerW: ftp, title: 'FTP from the test' },
  };
}

/** What a new FTP is beside that of the profile, in words. */
function besideProfile(ftpW: number, { ftpW: old }: Talk['athlete']): string {
  if (!old || old.source !== 'profile') return '';
  const change = Math.round(ftpW) - Math.round(old.value);
  return Math.abs(change) < 0.03 * old.value
    ? `, as your profile says (${show.watts(old.value)} W)`
    : `, ${Math.abs(change)} W ${change > 0 ? 'more' : 'less'} than in your profile`;
}

function fromSeveral(ask: TestAsk, { athlete }: Talk): Outcome {
  const fit = criticalPowerFrom(ask.efforts.map(({ powerW, durationS }) => ({ powerW, durationS })));
  if (!fit.ok) return { kind: 'refuse', text: fit.message, chips: ['Which FTP test should I do?'] };
  const ftpW = fit.cpW / 1.03;
  const odd = fit.wPrimeJ < 5000 || fit.wPrimeJ > 40_000;
  const shortest = Math.min(...ask.efforts.map(({ durationS }) => durationS));
  const mass = athlete.massKg?.value;
  const parts: AnswerPart[] = [
    headline(
      'Critical power',
      show.watts(fit.cpW),
      'W',
      `W' ${show.kilojoules(fit.wPrimeJ)}${mass ? `, ${show.wattsPerKg(fit.cpW / mass)} W/kg` : ''}`,
    ),
    text(
      odd
        ? `A W' of ${show.kilojoules(fit.wPrimeJ)} is unlikely: one of the efforts was not all out, or they lie too close together.`
        : `Your FTP is then about ${show.watts(ftpW)} W${besideProfile(ftpW, athlete)}. ${ask.efforts.length > 2 ? 'All' : 'Both'} efforts must have been all out, on separate days or well rested.`,
    ),
    ...(shortest < 150
      ? [
          notice(
            `An effort of ${show.aboutTime(shortest)} is short for this: short efforts make critical power read high. Three minutes or more are safer.`,
            'warning',
          ),
        ]
      : []),
    ...details(
      'How this was worked out',
      table(
        'The efforts',
        ['Time', 'Power'],
        ask.efforts.map(({ powerW, durationS }) => [show.time(durationS), `${show.watts(powerW)} W`]),
      ) as PlainPart,
      assumptions([
        {
          label: 'Critical power',
          value: `${show.watts(fit.cpW)} W`,
          source: 'estimated',
          how: 'work over time is a straight line: its slope',
        },
        {
          label: "W'",
          value: show.kilojoules(fit.wPrimeJ),
          source: 'estimated',
          how: 'where the line begins',
        },
        {
          label: 'FTP',
          value: `${show.watts(ftpW)} W`,
          source: 'estimated',
          how: 'critical power / 1.03 (Karsten et al. 2021)',
        },
      ]),
      sources('moritani1981', 'karsten2021'),
    ),
    suggestions(`My FTP is ${show.watts(ftpW)} W`, "What is W'?", 'Explain 5x5 @115 %'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [
      {
        tool: 'critical power',
        arguments: ask,
        result: { cpW: fit.cpW, wPrimeJ: fit.wPrimeJ, ftpW, efforts: ask.efforts, athlete },
      },
    ],
    result: { powerW: fit.cpW, title: 'critical power' },
  };
}

function chooseTest(ask: TestAsk): Outcome {
  const cp = ask.wants === 'cp';
  return {
    kind: 'answer',
    parts: [
      text(
        ask.noPower
          ? 'Without power you test threshold heart rate: ride 30 minutes alone, as hard as you can hold evenly, and take the mean heart rate of the last 20. Zones follow from it; tell me the figure. FTP in watts needs a power meter or a smart trainer.'
          : cp
            ? "Ride 3 minutes and 12 minutes all out, 30 minutes apart or on two days: the two give critical power and W'. Tell me both powers and I work it out."
            : 'Take the 20-minute test if you can pace; the ramp test if you are new to testing or short of time. Always the same one, rested, in the same place: two different tests do not compare.',
      ),
      table(
        'Tests side by side',
        ['Test', 'Reads', 'Good for'],
        [
          ['20 min', '95 % of the mean, after 5 min all out', 'riders who can pace'],
          ['Ramp, 1 min steps', '75 % of the best minute', 'beginners, little time; flatters sprinters'],
          ['2 x 8 min', '90 % of the mean', 'those who dislike 20 minutes'],
          ['3 and 12 min', "critical power and W'", 'racers and pacing'],
          ['60 min or 40 km time trial', 'the mean as it is', 'the honest way, and the hardest'],
          ['30 min, last 20', 'threshold heart rate', 'without a power meter'],
        ],
      ),
      ...details(
        'How to ride it',
        text(
          'Two easy days before, fan and food as in training, zero the power meter, 15 minutes of warm-up with three short lifts. Start 3 to 5 % below what you expect and lift in the last quarter. Repeat every 6 to 8 weeks.',
        ) as PlainPart,
        sources('allenCoggan2019', 'karsten2014'),
      ),
      suggestions(
        'I averaged 270 W for 20 min, what is my FTP?',
        'Ramp test best minute 330 W',
        'How often should I test?',
      ),
    ],
    calls: [{ tool: 'test', arguments: ask, result: { reads: '95 75 90 20 30 8 3 12 60 40 5 15 6 2 1' } }],
  };
}
