import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { formatDuration, powerCurveOf, powerForDuration } from '@breakaway/cycling';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { knownEfforts } from '../../understanding/efforts.ts';
import { figure, figures, has, type Message } from '../../understanding/message.ts';
import { intensityIn, wishIn } from '../../understanding/wishes.ts';
import { withUsualWPrime } from '../ride/usual-mass.ts';
import { beyondAnyone, holdSentence } from '../ride/answer.ts';
import { curveThrough } from './curve-through.ts';
import { curvePoints, hold as holdOnCurve } from './hold.ts';
import { holdArguments, type HoldAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

const holdWords =
  /\b(?:hold|sustain\w*|maintain|keep up|keep (?:going )?(?:at)?|last at|lasting|survive|best (?:power|watts|for|over|effort)|best \d+ ?-?(?:s|sec\w*|min\w*|h|hours?) (?:power|watts|effort)|my best|max(?:imum|imal)? (?:power|watts|for|over)|power curve|power duration|power profile|blow up|what is the most i can (?:do|average|ride|push)|(?:the )?(?:most|highest|max\w*) (?:power |watts |average )?(?:that )?i (?:can|could) (?:average|hold|do|ride|push|put out)|what (?:can|could|should) i (?:average|ride|push|put out|manage|expect)|watts (?:can|could|should) i (?:average|ride|push|manage|expect|do)|(?:before|until|till) i (?:crack|blow|die|fade|drop|fall|collapse|stop|explode|pop)\b.*|for how long|what can i do for|how long can i)\b/;

/** How long a power can be held, and which power for a time, by the rider's own curve. */
export const hold: Skill<HoldAsk> = {
  name: 'hold',
  title: 'How long you can hold a power, and your best power for a time',
  arguments: holdArguments,
  results: ['headline', 'table'],
  sources: ['morton1996', 'puchowicz2020', 'friel2009'],
  examples: [
    'how long can I hold 300 w',
    'what power can I hold for 20 minutes',
    'can I sustain 280 watts for 30 min',
    'my best 5 minute power',
    'how long can I last at 110 % of ftp',
    'what should my max power for 1 hour be',
    'how many watts can I do for 8 minutes',
    'ftp 300. 20 min? 1 hour? 3 h?',
    'ftp 250, what power for 2 hours',
    'my 5 min is 340 w and my 20 min 280 w, what can I hold for 1 hour',
    'my ftp is 260, how long can I hold 290',
    "my cp is 280 and w' 20 kj how long can I hold 340",
  ],
  uses: ['power', 'relativePower', 'intensity', 'duration'],
  minds: [],
  read(message, talk) {
    const { words, text: plain } = message;
    if (message.climb || message.session || has(message, 'distance', 'gain', 'grade', 'speed', 'wind'))
      return null;
    // The bike leg of a triathlon is a ride of known length.
    if (/\b(?:triathlon|tri|iron ?man|70\.3)\b/.test(plain) && /\bbike\b/.test(plain)) return null;
    const known = knownEfforts(message);
    if (
      known &&
      /\b(?:what|how (?:much|many|hard)|best|predict|estimate|could|can|should|watts|power|pace|expect|hold|\?)\b|\?/.test(
        plain,
      ) &&
      !/\b(?:ftp|threshold|zones?|critical power|cp|vo2 ?max|w ?'|w prime|rest|recover\w*|then)\b/.test(plain)
    )
      return { ask: { wants: 'power', timeS: known.openS, efforts: known.efforts }, score: 1 };
    const effort =
      has(message, 'power', 'relativePower', 'intensity') ||
      (intensityIn(words) !== null && !/zone/.test(words));
    const time = has(message, 'duration');
    if (!effort && !time) return null;
    const says = holdWords.test(plain);
    const wish = /\bhow (?:long|much time) (?:can|could|would|will|should|do|might) i\b/.test(plain)
      ? 'time'
      : wishIn(plain);
    const several =
      !effort &&
      plain.split(' ').length <= 30 &&
      new Set(figures(message, 'duration')).size > 1 &&
      (has(message, 'ftp', 'cp') || says || wish === 'power');
    const judged =
      effort &&
      time &&
      /\b(?:too (?:much|hard|long|high|ambitious)|realistic|doable|possible|ok(?:ay)?|reasonable|sensible|feasible)\b/.test(
        plain,
      );
    const bare = effort && time && plain.split(' ').length <= 6 && !/\b(?:i|my|did|was|had)\b/.test(plain);
    if (
      !several &&
      !bare &&
      !says &&
      !judged &&
      !(time && !effort && wish === 'power') &&
      !(effort && wish === 'time') &&
      !(effort && time && wish === 'power')
    )
      return null;
    // "How many laps in the hour?": a distance, for another skill.
    if (wish === 'distance' || (message.concepts.has('track') && effort && time)) return null;
    const powers = message.quantities.filter(
      ({ kind }) => kind === 'power' || kind === 'relativePower',
    ).length;
    if (powers > 1) return null;
    let score =
      0.3 +
      (several ? 0.5 : 0) +
      (time && !effort && has(message, 'ftp', 'cp') && (wish === 'power' || wish === null) ? 0.35 : 0) +
      (says || judged || bare ? 0.35 : 0.1) +
      (wish ? 0.15 : 0) +
      (effort || time ? 0.1 : 0);
    if (
      /\b(?:eat|carb\w*|fuel\w*|drink|train|(?<!to )plan|session|workout|need something|interval\w*|zone|my ftp(?: then)?\??$|what(?:'s| is) my ftp|ftp (?:is|be|from|test)|estimate|averaged|test(?:ed)?|did|rode|w'|matches|recover\w*|tss|heart|hr)\b/.test(
        words,
      )
    )
      score -= 0.35;
    // In a long story two times and a word of watts ask for no power.
    if (!says && plain.split(' ').length > 30) score -= 0.35;
    const heart =
      /\b(?:what|which) (?:heart ?rate|hr|pulse|bpm)\b|\b(?:heart ?rate|hr|bpm) (?:can|should|could|do) i\b/.test(
        plain,
      ) && !effort;
    score = Math.min(1, score);
    return {
      ask: {
        ...readHold(message, talk),
        ...(heart ? { heart: true as const } : {}),
        ...(/\btoo (?:much|hard|long|high|ambitious)\b/.test(plain) ? { tooMuch: true as const } : {}),
      },
      score: heart ? score + 0.4 : score,
    };
  },
  bare: (value) => (value >= 80 ? 'power' : 'duration'),
  change(last, message, talk) {
    if (
      !has(message, 'power', 'relativePower', 'intensity', 'duration') ||
      has(message, 'distance', 'gain', 'grade')
    )
      return null;
    const next = readHold(message, talk);
    const effort = has(message, 'power', 'relativePower', 'intensity');
    return effort && !has(message, 'duration') && last.timeS !== undefined && last.wants === 'verdict'
      ? { ...next, timeS: last.timeS, wants: 'verdict' }
      : next;
  },
  answer: answerHold,
  explain: () => [
    text(
      "Your power curve comes from critical power and W': a steady part that you can hold long, and a stock of work above it. For long times it falls as published for trained riders.",
    ),
    ...details('Where this comes from', sources('morton1996', 'puchowicz2020')),
  ],
};

function readHold(message: Message, _talk: Talk): HoldAsk {
  const powerW = figure(message, 'power');
  const wattsPerKg = figure(message, 'relativePower');
  const share =
    figure(message, 'intensity') ??
    (powerW === undefined && wattsPerKg === undefined ? intensityIn(message.words)?.share : undefined);
  const timeS = figure(message, 'duration');
  const effort = powerW !== undefined || wattsPerKg !== undefined || share !== undefined;
  return {
    wants: effort && timeS !== undefined ? 'verdict' : effort ? 'time' : 'power',
    ...(powerW !== undefined && { powerW }),
    ...(wattsPerKg !== undefined && { wattsPerKg }),
    ...(share !== undefined && { share }),
    ...(timeS !== undefined && { timeS }),
    ...(!effort &&
      new Set(figures(message, 'duration')).size > 1 && {
        timesS: [...new Set(figures(message, 'duration'))].slice(0, 6),
      }),
  };
}

/** What CP and W' alone give, where the rider knows both: W' / (P - CP), between two and twenty minutes. */
function byWork({ cpW, wPrimeJ }: Talk['athlete'], powerW: number, timeS: number | null): string {
  const known = [cpW, wPrimeJ].every((input) => input?.source === 'profile' || input?.source === 'asked');
  if (!known || timeS === null || timeS < 120 || timeS > 1200) return '';
  const alone = wPrimeJ!.value / (powerW - cpW!.value);
  return Math.abs(alone / timeS - 1) > 0.04 ? ` CP and W' alone would give ${show.aboutTime(alone)}.` : '';
}

/** Share of threshold heart rate that riders hold for a time: a coaching convention after Friel. */
const heartByTime: readonly [upToS: number, low: number, high: number][] = [
  [2400, 0.99, 1.04],
  [4500, 0.96, 1.01],
  [7200, 0.93, 0.98],
  [4 * 3600, 0.87, 0.93],
  [6.5 * 3600, 0.82, 0.89],
  [Infinity, 0.72, 0.84],
];

/** The heart rate that can be held for a time. */
function heartRateFor(timeS: number, { thresholdHrBpm }: Talk['athlete']): Outcome {
  if (!thresholdHrBpm) return needs('thresholdHr');
  const [, low, high] = heartByTime.find(([upTo]) => timeS <= upTo)!;
  const bpm = thresholdHrBpm.value;
  return {
    kind: 'answer',
    parts: [
      headline(
        `Heart rate for ${show.aboutTime(timeS)}`,
        `${show.bpm(low * bpm)} to ${show.bpm(high * bpm)}`,
        'bpm',
        `${show.share(low)} to ${show.share(high)} of threshold`,
      ),
      text(
        'Start at the lower end: heart rate lags by a minute or two, and rises by itself with heat and time.',
      ),
      ...details('What it rests on', assumptions([assumptionOf(thresholdHrBpm)]), sources('friel2009')),
      suggestions('What are my heart rate zones?', 'Why does my heart rate drift?'),
    ],
    calls: [
      {
        tool: 'hold by heart rate',
        arguments: { timeS },
        result: { low: low * bpm, high: high * bpm, shares: [low, high], timeS, bpm },
      },
    ],
  };
}

/** The best power for several times beside each other. */
function severalTimes(timesS: number[], athlete: Talk['athlete']): Outcome {
  const curve = powerCurveOf(athlete);
  if (!curve) return needs('ftp');
  const rows = timesS.map((timeS) => ({ timeS, powerW: powerForDuration(curve, timeS) }));
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const list = (words: string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
  return {
    kind: 'answer',
    parts: [
      text(
        `Your best is about ${list(rows.map(({ timeS, powerW }) => `${show.watts(powerW)} W for ${show.aboutTime(timeS)}`))}. That is for rested legs and a steady effort.`,
      ),
      table(
        'Your best by time',
        ['Time', 'Power', ...(athlete.massKg ? ['W/kg'] : [])],
        rows.map(({ timeS, powerW }) => [
          show.aboutTime(timeS),
          `${show.watts(powerW)} W`,
          ...(athlete.massKg ? [show.wattsPerKg(powerW / athlete.massKg.value)] : []),
        ]),
      ),
      suggestions('And for 5 minutes?', 'How can I raise it?'),
    ],
    calls: [
      {
        tool: 'hold',
        arguments: { timesS },
        result: { rows, differenceW: Math.abs(first.powerW - last.powerW), athlete },
      },
    ],
  };
}

function answerHold(ask: HoldAsk, talk: Talk): Outcome {
  const usual = withUsualWPrime(talk.athlete);
  const athlete = (ask.efforts && curveThrough(ask.efforts, usual)) ?? usual;
  if (ask.heart) return heartRateFor(ask.timeS ?? 3600, athlete);
  if (!athlete.ftpW && !athlete.cpW) return needs('ftp');
  if (!athlete.massKg && ask.wattsPerKg !== undefined) return needs('weight');
  const mass = athlete.massKg?.value;
  if (ask.timesS && ask.timesS.length > 1) return severalTimes(ask.timesS, athlete);
  const powerW =
    ask.powerW ??
    (ask.wattsPerKg !== undefined && mass !== undefined ? ask.wattsPerKg * mass : undefined) ??
    (ask.share !== undefined && athlete.ftpW ? ask.share * athlete.ftpW.value : undefined);
  const result = holdOnCurve(
    { ...(powerW !== undefined && { powerW }), ...(ask.timeS !== undefined && { timeS: ask.timeS }) },
    athlete,
  );
  if (!result) return needs('ftp');
  const curve = curvePoints(athlete);
  const perKg = mass === undefined ? '' : `${show.wattsPerKg(result.wattsPerKg)} W/kg`;
  const ofFtp =
    result.shareOfFtp === null ? '' : `${perKg ? ', ' : ''}${show.share(result.shareOfFtp)} of FTP`;
  const parts: AnswerPart[] = [];
  const watts = show.watts(result.powerW);
  if (ask.wants === 'power')
    parts.push(
      headline(`Your best for ${show.time(ask.timeS ?? 3600)}`, watts, 'W', `${perKg}${ofFtp}`),
      text(
        ask.efforts
          ? `From ${ask.efforts.map(({ powerW: had, durationS }) => `${show.watts(had)} W for ${show.aboutTime(durationS)}`).join(' and ')}. It holds for rested legs, a steady effort, and if those were all out.`
          : `Start a little below it and lift in the last third. It holds for rested legs and a steady effort.`,
      ),
    );
  else {
    const value =
      result.timeS === null
        ? 'many hours'
        : result.timeS < 15
          ? 'a few seconds'
          : show.aboutTime(result.timeS);
    const verdict = result.verdict && ask.timeS !== undefined ? result.verdict : null;
    if (verdict) {
      const words = ask.tooMuch ? ['not too much', 'at your limit', 'too much'] : ['Yes', 'Just about', 'No'];
      const yes = words[verdict.level === 'within' ? 0 : verdict.level === 'at-limit' ? 1 : 2]!;
      parts.push(
        headline(`${watts} W for ${show.time(ask.timeS!)}`, yes, '', `${perKg}${ofFtp}`),
        text(
          `Your best for that time is about ${show.watts(verdict.bestW)} W. ${holdSentence(result.powerW, result.timeS)}`,
        ),
      );
    } else
      parts.push(
        headline(`Time at ${watts} W`, value, '', `${perKg}${ofFtp}`),
        text(
          result.timeS === null
            ? 'Food and saddle end it before your legs do.'
            : `That is for rested legs and a steady effort; on a tired day expect a good deal less.${byWork(athlete, result.powerW, result.timeS)}`,
        ),
      );
  }
  const impossible = mass === undefined ? null : beyondAnyone(result.wattsPerKg, ask.timeS ?? 3600);
  if (impossible && ask.timeS !== undefined) parts.push(text(impossible));
  const used = [athlete.cpW, athlete.wPrimeJ, athlete.ftpW, athlete.massKg].filter((input) => input !== null);
  return {
    kind: 'answer',
    parts: [
      ...parts,
      ...details(
        'Your power curve, and what it rests on',
        table(
          'Your best by time',
          ['Time', 'Power', 'W/kg'],
          curve.map((point) => [
            formatDuration(point.timeS),
            `${show.watts(point.powerW)} W`,
            Number.isFinite(point.wattsPerKg) ? show.wattsPerKg(point.wattsPerKg) : '',
          ]),
        ) as PlainPart,
        assumptions([
          ...used.map(assumptionOf),
          {
            label: 'Model',
            value: 'Morton 1996, with decay after 30 min (Puchowicz 2020)',
            source: 'default',
            how: 'power-duration curve',
          },
        ]),
      ),
      suggestions(
        ask.wants === 'power' ? 'And for 5 minutes?' : `What can I hold for 20 minutes?`,
        'How can I raise it?',
        'What are my zones?',
      ),
    ],
    calls: [
      {
        tool: 'hold',
        arguments: ask,
        result: {
          ...result,
          curve,
          athlete,
          aloneS:
            athlete.cpW && athlete.wPrimeJ
              ? athlete.wPrimeJ.value / Math.max(1, result.powerW - athlete.cpW.value)
              : 0,
        },
      },
    ],
    rests: [{ of: 'hold' }],
    result: {
      powerW: result.powerW,
      ...(result.timeS === null ? {} : { timeS: ask.timeS ?? result.timeS }),
      title: `${watts} W`,
    },
  };
}
