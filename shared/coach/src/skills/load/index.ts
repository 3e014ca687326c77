import type { PlainPart } from '@breakaway/contract';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { needs } from '../../answer/needs.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { figure, figures, has, type Message } from '../../understanding/message.ts';
import { intensityIn } from '../../understanding/wishes.ts';
import { daysToForm, projected, raised, rested, toForm } from './projection.ts';
import {
  daysIn,
  driftOf,
  halvesIn,
  meanPowerIn,
  normalizedIn,
  targetFormIn,
  weeklyGoalIn,
  weeklyTssIn,
} from './reading.ts';
import { loadArguments, type Halves, type LoadAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** Mean intensity of a ride by how hard it felt, 1 to 10: a coaching rule. */
const shareByRpe = [0.5, 0.5, 0.55, 0.65, 0.72, 0.78, 0.85, 0.93, 0.97, 1, 1.03];

/** Training load: TSS, IF, form, ramp, days off, heart-rate drift, kilojoules. */
export const load: Skill<LoadAsk> = {
  name: 'load',
  title: 'Training load: TSS, IF, CTL and form, drift, kilojoules and calories',
  arguments: loadArguments,
  results: ['headline', 'table'],
  sources: ['allenCoggan2019', 'friel2009'],
  examples: [
    'what tss is 2 h at 200 w',
    'tss of 90 min at 85 % of ftp',
    'my np was 230 for 2 hours what is the if',
    'ctl 60 atl 80 what is my form',
    'is a tsb of -25 too much',
    'how many calories did I burn in 3 h at 180 w',
    'my decoupling was 8 % on a 3 h z2 ride',
    'how much tss a week to raise ctl from 50 to 60 in 4 weeks',
    'what happens to my ctl if I take a week off',
    'kj for 4 hours at 190 watts',
    '1800 kj how many kcal',
    'weekly tss 450 what ctl does that give',
    'heart rate drifted from 140 to 152 over a 2 h ride',
    'what ramp rate is safe ctl is 45',
    'variability index np 240 average 205',
    'how long at 200 w for 100 tss',
    'efficiency factor np 210 hr 142',
    'avg 180 np 214 2h30',
    'ftp 250 rode 3 h normalized power 180 intensity factor and tss',
    'hrtss 2 h at 150 bpm',
    'ctl 50 and i do 70 tss a day for 6 weeks',
    'ctl 70 atl 85 what daily tss for tsb +10 in 9 days',
    'weekly tss 420 how fast can i raise it',
    'is 550 tss a week too much',
    'ctl 45 to 70 how long',
    'first half 200 w at 140 bpm second half 198 w at 150 bpm decoupling',
    '70 tss in 1 hour, what intensity',
    'ctl after 500 tss a week for 6 weeks, starting at 50',
  ],
  uses: [
    'power',
    'duration',
    'intensity',
    'tss',
    'ctl',
    'atl',
    'tsb',
    'weeks',
    'days',
    'percent',
    'energy',
    'rpe',
    'heartRate',
    'relativePower',
    'weeklyHours',
  ],
  minds: ['hot', 'indoors'],
  read(message, talk) {
    const { text: plain, words } = message;
    // "2 h 15, avg hr 142" after the card on load without power.
    const byHeart =
      talk.memory.current?.ask === 'hrtss' && has(message, 'heartRate') && has(message, 'duration');
    if (
      message.climb ||
      (message.session && !/\btss\b/.test(plain) && !byHeart) ||
      has(message, 'gain', 'grade', 'carbRate')
    )
      return null;
    const given: Omit<LoadAsk, 'kind'> = gather(message);
    if (byHeart) return { ask: { kind: 'tss', ...given }, score: 1.1 };
    const read = (kind: LoadAsk['kind'], score: number) => ({ ask: { kind, ...given }, score });
    const tssWord =
      /\b(?:hr)?tss\b|\b(?:training )?stress(?: score)?\b|\btraining load\b|\bload score\b|\bload(?= *\??$)|\bhow much (?:of a )?load\b/.test(
        plain,
      );
    const week = given.weeklyTss ?? (given.dailyTss === undefined ? undefined : 7 * given.dailyTss);
    if (halvesIn(message))
      return { ask: { kind: 'drift', ...given, halves: halvesIn(message)! }, score: 0.95 };
    const aim = targetFormIn(message);
    if (aim !== null && given.ctl !== undefined && given.atl !== undefined && given.days !== undefined)
      return { ask: { kind: 'target', ...given, tsb: aim }, score: 1 };
    if (
      aim !== null &&
      given.ctl !== undefined &&
      given.atl !== undefined &&
      /\bhow (?:many days|long|many)\b/.test(plain)
    )
      return { ask: { kind: 'off', ...given, tsb: aim }, score: 1 };
    const faster =
      /\b(?:how (?:fast|quick\w*|much|soon)|can i|could i|should i|safe\w*|is it ok|too (?:fast|much|quick)|ramp|next)\b/.test(
        plain,
      ) &&
      /\b(?:raise|increase|build|bump|ramp|add|go up|step up|up it|grow|progress|jump|more|higher)\b/.test(
        plain,
      );
    if (
      week !== undefined &&
      faster &&
      given.durationS === undefined &&
      !/\bfrom \d+ to \d+\b.*\bctl\b/.test(plain) &&
      given.ctl === undefined
    )
      return {
        ask: {
          kind: 'raise',
          ...given,
          weeklyTss: week,
          ...(weeklyGoalIn(message) === undefined ? {} : { goal: weeklyGoalIn(message)! }),
        },
        score: 0.9,
      };
    // "500 TSS a week for 6 weeks, starting at 50"
    const startsAt =
      /\b(?:start\w* (?:at|from|with)|from|now at|currently(?: at)?) (?:a ctl of |ctl )?(\d{2,3})\b(?! ?(?:tss|w\b|watts|weeks?))/.exec(
        plain,
      )?.[1];
    if (
      given.ctl === undefined &&
      startsAt &&
      week !== undefined &&
      given.weeks !== undefined &&
      /\bctl\b|\bfitness\b/.test(plain)
    )
      return { ask: { kind: 'project', ...given, ctl: Number(startsAt), weeklyTss: week }, score: 1.1 };
    if (
      given.ctl !== undefined &&
      week !== undefined &&
      (given.weeks !== undefined || given.days !== undefined || /\b(?:what|where|how)\b/.test(plain)) &&
      figures(message, 'ctl').length < 2
    )
      return { ask: { kind: 'project', ...given, weeklyTss: week }, score: 0.95 };
    if (
      /\bdecoupl\w*|\b(?:cardiac|heart ?rate|hr|pulse|aerobic) (?:drift\w*|creep\w*)|\bdrift(?:ed|s|ing)?\b|pw:hr|\b(?:hr|heart ?rate|pulse)\b.{0,40}\bfrom \d{2,3}(?: bpm)? to \d{2,3}\b(?=.*(?:\d ?h|\bhours?|\bmin|\bsame (?:power|watts)|\bsteady))/.test(
        plain,
      ) &&
      (given.percent !== undefined || figures(message, 'heartRate').length > 1)
    )
      return read('drift', 0.9);
    if (/\b(?:efficiency factor|ef)\b/.test(plain) && given.powerW !== undefined && given.bpm !== undefined)
      return read('ef', 0.9);
    if (
      /\bctl\b/.test(plain) &&
      /\b(?:week off|weeks? off|days? off|stop|break|no training)\b/.test(plain) &&
      given.ctl === undefined &&
      !/\b(?:dropped|fell|lost|went|from \d+ to)\b/.test(plain)
    )
      return { ask: { kind: 'off', ...given, ctl: 60 }, score: 0.6 };
    if (tssWord && /\bctl\b/.test(plain) && /\bfrom (\d+) to (\d+)\b/.test(plain)) {
      const [, from, to] = /\bfrom (\d+) to (\d+)\b/.exec(plain)!;
      return { ask: { kind: 'ramp', ...given, ctl: Number(from), targetCtl: Number(to) }, score: 0.95 };
    }
    if (tssWord && /\bctl\b/.test(plain) && given.tss !== undefined && given.durationS === undefined)
      return { ask: { kind: 'form', tss: week ?? given.tss }, score: 1.1 };
    // "550 TSS a week, too much?"
    if (
      week !== undefined &&
      given.ctl === undefined &&
      given.durationS === undefined &&
      /\b(?:too (?:much|little|many|few)|enough|a lot|ok(?:ay)?|realistic|normal|good|high|low|reasonable|sensible|sustainable|overdoing)\b/.test(
        plain,
      )
    )
      return { ask: { kind: 'form', tss: week }, score: 0.9 };
    const climbs = /\bctl (?:from |is |at |of )?(\d{2,3}) ?(?:to|->|→|up to) ?(\d{2,3})\b/.exec(plain);
    if (climbs)
      return {
        ask: { kind: 'ramp', ...given, ctl: Number(climbs[1]), targetCtl: Number(climbs[2]) },
        score: 1,
      };
    if (
      /\bctl|atl|tsb|form\b|\bfitness of\b|chronic|acute|ramp/.test(plain) ||
      given.ctl !== undefined ||
      given.tsb !== undefined
    ) {
      if (
        /\b(?:(?:week|days?|weeks|fortnight|month)s? off|time off|off the bike|without (?:riding|training|the bike)|not (?:ride|train)\w*|break|holiday|no (?:riding|training)|rest(?:ing)? (?:for|completely)|stop|off|rest)\b/.test(
          words,
        ) &&
        given.ctl !== undefined
      )
        return read('off', 1.05);
      const ctls = figures(message, 'ctl');
      const reach =
        /\b(?:to|want|reach|hit|at|of) (\d{2,3})\b(?! ?(?:w\b|watts|tss|weeks?|days?|km|h\b|hours?|%))/.exec(
          plain.replace(/\bctl (?:is |of |at )?\d+/, ''),
        );
      if (
        /\b(?:raise|increase|build|get|reach|from|bring|ramp|want|aim|target|hit)\b/.test(words) &&
        given.ctl !== undefined &&
        given.atl === undefined &&
        (ctls.length > 1 || reach)
      )
        return { ask: { kind: 'ramp', ...given, targetCtl: ctls[1] ?? Number(reach![1]) }, score: 0.95 };
      if (/\bramp\b/.test(plain) && given.ctl !== undefined) return read('ramp', 0.75);
      if (given.ctl !== undefined || given.tsb !== undefined) return read('form', 0.8);
      if (tssWord && given.tss !== undefined && /\b(?:week|a day|daily)/.test(plain))
        return read('form', 0.6);
    }
    if (
      !/\bconvert\b/.test(plain) &&
      /\b(?:kcal|cal(?:ories)?|kj|kilojoules?|energy)\b/.test(plain) &&
      !/\b(?:eat (?:on|before|after|during)|lose|diet|deficit|weight|need a day|per day|carb\w*|food|snack|gel|bar)\b/.test(
        words,
      )
    ) {
      if (
        given.energyJ !== undefined ||
        (given.durationS !== undefined &&
          (given.powerW !== undefined || given.share !== undefined || given.bpm !== undefined))
      )
        return read('energy', 0.85);
      if (given.durationS !== undefined && /\b(?:burn\w*|use|spend|cost|did i)\b/.test(words))
        return read('energy', 0.65);
    }
    const npAp =
      /\bnp (?:of |was |is )?(\d{3})\b.*\b(?:average|avg|ap|mean) (?:of |was |is |power )*(\d{3})\b/.exec(
        plain,
      );
    if (npAp && !given.durationS)
      return { ask: { kind: 'np', powerW: Number(npAp[1]), averageW: Number(npAp[2]) }, score: 0.85 };
    const npHr = /\b(?:efficiency factor|ef)\b.*\b(\d{3})\b.*\b(1\d{2})\b/.exec(plain);
    if (npHr) return { ask: { kind: 'ef', powerW: Number(npHr[1]), bpm: Number(npHr[2]) }, score: 0.9 };
    if (
      !(
        given.durationS !== undefined &&
        normalizedIn(message) !== undefined &&
        (tssWord || !/\b(?:variability|vi)\b/.test(plain))
      ) &&
      /\b(?:variability index|vi)\b|\bnp\b.*\b(?:average|avg|ap)\b|\b(?:average|avg)\b.*\bnp\b/.test(plain) &&
      figures(message, 'power').length > 1
    ) {
      const [a, b] = figures(message, 'power');
      return {
        ask: { kind: 'np', ...given, powerW: Math.max(a!, b!), averageW: Math.min(a!, b!) },
        score: 0.8,
      };
    }
    // A ride as its file shows it: "avg 190 NP 225 2h15".
    if (
      given.durationS !== undefined &&
      normalizedIn(message) !== undefined &&
      !/\b(?:hold|sustain|target|plan|eat|carb\w*|climb|race)\b/.test(plain)
    )
      return read('tss', tssWord ? 1.1 : 0.9);
    if (
      /\bhow long\b/.test(plain) &&
      given.tss !== undefined &&
      (given.powerW !== undefined || given.share !== undefined)
    )
      return read('tssFor', 0.8);
    // "How many TSS should a week of 8 hours have?"
    const weekHours =
      figure(message, 'weeklyHours') ??
      (/\bweek\b/.test(plain) && (given.durationS ?? 0) >= 3 * 3600 ? given.durationS! / 3600 : undefined);
    if (
      tssWord &&
      weekHours !== undefined &&
      given.powerW === undefined &&
      given.share === undefined &&
      given.tss === undefined &&
      /\b(?:how (?:many|much)|what)\b/.test(plain)
    )
      return { ask: { kind: 'weekFor', durationS: 3600 * weekHours }, score: 1.1 };
    // "70 TSS in an hour, what intensity?"
    if (
      given.tss !== undefined &&
      given.durationS !== undefined &&
      given.powerW === undefined &&
      /\b(?:what|which) intensity\b|\bhow hard\b|\bwhat (?:if|watts|power)\b/.test(plain)
    )
      return read('ifFor', 1.1);
    // "2 h 15, avg hr 142" after the card on load without power.
    if (talk.memory.current?.ask === 'hrtss' && given.durationS !== undefined && given.bpm !== undefined)
      return read('tss', 1);
    const effort =
      given.powerW !== undefined ||
      given.share !== undefined ||
      given.rpe !== undefined ||
      given.bpm !== undefined;
    if (tssWord && given.durationS !== undefined && effort)
      return read('tss', given.bpm === undefined ? 0.85 : 1);
    if (tssWord && given.durationS !== undefined) return read('tss', 0.6);
    if (
      /\b(?:if|intensity factor)\b/.test(plain) &&
      /\b(?:intensity factor|np|normali[sz]ed|what(?:'s| is| was)(?: the| my)? if|\bif\b(?: is| was|\?|$))/.test(
        plain,
      ) &&
      given.powerW !== undefined
    )
      return read('if', 0.75);
    return null;
  },
  bare: (value) => (value >= 80 ? 'power' : 'duration'),
  change(last, message) {
    if (has(message, 'distance', 'gain', 'grade', 'speed')) return null;
    const bareTss = last.kind === 'project' && /\b(?:do|with|at|ride) \d{3,4}\b/.test(message.text);
    if (
      !bareTss &&
      !has(
        message,
        'power',
        'duration',
        'intensity',
        'tss',
        'ctl',
        'atl',
        'weeks',
        'days',
        'percent',
        'energy',
      )
    )
      return null;
    const next = { ...last, ...gather(message) };
    if (
      last.ctl !== undefined &&
      next.days !== undefined &&
      /\b(?:rest|off|nothing|easy|no riding|without riding)\b/.test(message.text)
    )
      return { ...next, kind: 'off' };
    if (last.ctl !== undefined && next.weeklyTss !== undefined && last.weeklyTss === undefined)
      return { ...next, kind: 'project' };
    // "And if I do 420 instead?"
    const other = /\b(?:do|with|at|ride) (\d{3,4})\b(?! ?(?:w\b|watts|km))/.exec(message.text)?.[1];
    if ((last.kind === 'project' || last.kind === 'form') && other && last.ctl !== undefined)
      return { ...last, kind: 'project', weeklyTss: Number(other) };
    if (last.kind === 'project' && next.weeklyTss === undefined) return null;
    if (has(message, 'power')) delete next.share;
    if (has(message, 'intensity')) delete next.powerW;
    return next;
  },
  answer: answerLoad,
  explain: () => [
    text(
      "TSS counts hours times intensity squared: an hour at FTP is 100. CTL is its mean over about 42 days, ATL over about 7, and form is yesterday's CTL less ATL.",
    ),
    ...details('Where this comes from', sources('allenCoggan2019')),
  ],
};

/** Length of a ride, s: "1:45" is hours and minutes, since nobody counts the load of two minutes. */
function rideTimeIn(message: Message): number | undefined {
  const found = message.quantities.find(({ kind, relative }) => kind === 'duration' && !relative);
  return found?.alternative !== undefined && found.value < 900 ? found.alternative : found?.value;
}

function gather(message: Message): Omit<LoadAsk, 'kind'> {
  const wattsPerKg = figure(message, 'relativePower');
  const entries: [keyof LoadAsk, number | undefined][] = [
    ['durationS', rideTimeIn(message)],
    ['powerW', normalizedIn(message) ?? figure(message, 'power')],
    ['averageW', normalizedIn(message) === undefined ? undefined : meanPowerIn(message)],
    ...weeklyTssIn(message),
    [
      'share',
      figure(message, 'intensity') ??
        (figure(message, 'power') === undefined && wattsPerKg === undefined
          ? intensityIn(message.words)?.share
          : undefined),
    ],
    ['rpe', figure(message, 'rpe')],
    ['bpm', figure(message, 'heartRate')],
    ['tss', figure(message, 'tss')],
    ['ctl', figure(message, 'ctl')],
    ['atl', figure(message, 'atl')],
    ['tsb', figure(message, 'tsb')],
    ['weeks', figure(message, 'weeks')],
    ['days', daysIn(message)],
    [
      'percent',
      figure(message, 'percent') ??
        (/(?:decoupl|drift)/.test(message.text) ? figure(message, 'grade') : undefined),
    ],
    ['energyJ', figure(message, 'energy')],
  ];
  const given: Record<string, number | string> = {};
  for (const [key, value] of entries) if (value !== undefined) given[key] = value;
  const beats = figures(message, 'heartRate');
  const bare = /\bfrom (\d{2,3}) to (\d{2,3})\b/.exec(message.text);
  const [a, b] = beats.length > 1 ? beats : bare ? [Number(bare[1]), Number(bare[2])] : [];
  if (
    a &&
    b &&
    b > a &&
    given['percent'] === undefined &&
    /drift|creep|decoupl|\b(?:hr|heart ?rate|pulse)\b.{0,40}\bfrom \d/.test(message.text)
  )
    given['percent'] = (b - a) / a;
  if (/\b(?:kcal|cal(?:ories)?)\b/.test(message.text)) given['feels'] = 'kcal';
  return given as Omit<LoadAsk, 'kind'>;
}

/** Days ahead that an ask names; empty where it names none. */
const daysOf = ({ days, weeks }: LoadAsk) =>
  days !== undefined ? { days } : weeks !== undefined ? { days: 7 * weeks } : {};

const one = (value: number) => value.toFixed(2);

/** Load of an hour of riding at an intensity of 0.7, as weeks of mixed riding have it. */
const TSS_AN_HOUR = 49;

function answerLoad(ask: LoadAsk, talk: Talk): Outcome {
  const { athlete } = talk;
  const ftp = athlete.ftpW?.value;
  // The ride behind a load, for "how many calories is that?" and "what should I eat for that?"
  const powerW = ask.powerW ?? (ask.share !== undefined && ftp ? ask.share * ftp : undefined);
  const ridden =
    ask.durationS === undefined || powerW === undefined
      ? {}
      : {
          result: {
            powerW,
            timeS: ask.durationS,
            title: `${show.aboutTime(ask.durationS)} at ${show.watts(powerW)} W`,
          },
        };
  const done = (
    parts: Extract<Outcome, { kind: 'answer' }>['parts'],
    result: Record<string, unknown>,
  ): Outcome => ({
    kind: 'answer',
    parts,
    calls: [{ tool: 'load', arguments: ask, result: { ...result, athlete } }],
    ...ridden,
  });
  switch (ask.kind) {
    case 'weekFor': {
      // Mixed training runs at an IF of 0.7 to 0.75 over all: 49 to 56 TSS an hour.
      const hours = ask.durationS! / 3600;
      const [low, high] = [10 * Math.round(4.9 * hours), 10 * Math.round(5.6 * hours)];
      return done(
        [
          headline(
            `${Number(hours.toFixed(1))} h a week`,
            `${low} to ${high}`,
            'TSS',
            'mixed training at an IF of 0.70 to 0.75 over all',
          ),
          text(
            'Easy weeks and base come out lower, weeks with races higher. Come to it from what you ride now: about a tenth more a week, every fourth week lighter.',
          ),
          suggestions('What CTL does that make?', 'Plan my training week, 8 hours'),
        ],
        { low, high, hours, reads: '0.70 0.75' },
      );
    }
    case 'ifFor': {
      // TSS an hour is 100 x IF².
      const share = Math.sqrt((ask.tss! * 36) / ask.durationS!);
      const watts = ftp ? share * ftp : undefined;
      return done(
        [
          headline(
            `${Math.round(ask.tss!)} TSS in ${show.aboutTime(ask.durationS!)}`,
            show.share(share),
            'of FTP',
            watts ? `${show.watts(watts)} W all the way, an IF of ${one(share)}` : `an IF of ${one(share)}`,
          ),
          text(
            share > 1.02
              ? 'That is more than an hour of all you have: plan more time or less load.'
              : 'That is the normalized power of the whole ride: with an easy warm-up the rest must be a little harder.',
          ),
          suggestions('Give me such a session', 'What is TSS?'),
        ],
        { share, powerW: watts, intensity: share, tss: ask.tss, timeS: ask.durationS },
      );
    }
    case 'tss':
    case 'if':
    case 'tssFor': {
      const byHeart = ask.bpm !== undefined && ask.powerW === undefined && ask.share === undefined;
      // Without a threshold, about nine tenths of the maximum stand in for it.
      const threshold =
        athlete.thresholdHrBpm?.value ?? (athlete.maxHrBpm ? 0.91 * athlete.maxHrBpm.value : undefined);
      if (byHeart && threshold === undefined) return needs('thresholdHr');
      if (ask.powerW !== undefined && !ftp) return needs('ftp');
      const share =
        ask.powerW !== undefined && ftp
          ? ask.powerW / ftp
          : (ask.share ??
            (byHeart
              ? ask.bpm! / threshold!
              : ask.rpe !== undefined
                ? shareByRpe[Math.round(ask.rpe)]
                : undefined));
      if (share === undefined)
        return {
          kind: 'ask',
          need: 'effort',
          text: 'At what power or intensity was it?',
          chips: ['At 200 W', 'Endurance pace', 'At threshold'],
        };
      if (ask.kind === 'tssFor') {
        const seconds = (36 * ask.tss!) / share ** 2;
        return done(
          [
            headline(
              `Time for ${Math.round(ask.tss!)} TSS`,
              show.aboutTime(seconds),
              '',
              `at an IF of ${one(share)}`,
            ),
            text('Load grows with the square of the intensity: 10 % harder takes a fifth less time.'),
            suggestions('And at 200 W?', 'What is TSS?'),
          ],
          { timeS: seconds, intensity: share, share, tss: ask.tss, note: '10' },
        );
      }
      if (ask.kind === 'if' && ask.durationS === undefined)
        return done(
          [
            headline(
              'Intensity factor',
              one(share),
              'IF',
              `${show.watts(ask.powerW ?? 0)} W of an FTP of ${show.watts(ftp ?? 0)} W`,
            ),
            text(meaning(share)),
            suggestions('What TSS is 2 h of that?', 'What is IF?'),
          ],
          { ifValue: one(share), ...ask },
        );
      if (ask.durationS === undefined) return needs('rideTime');
      const tss = (ask.durationS / 36) * share ** 2;
      const work =
        ask.averageW !== undefined
          ? ask.averageW * ask.durationS
          : byHeart
            ? null
            : ftp
              ? share * ftp * ask.durationS
              : null;
      const estimate = byHeart || ask.rpe !== undefined;
      return done(
        [
          headline(
            estimate ? 'Load, estimated' : 'Load',
            show.grams(tss),
            'TSS',
            `${byHeart ? `${show.share(share)} of threshold heart rate` : `IF ${one(share)}`} for ${show.aboutTime(ask.durationS)}${work ? `, about ${show.grams(work / 1000)} kJ` : ''}`,
          ),
          text(
            `${byHeart ? `From heart rate (hrTSS), against a threshold of ${show.bpm(threshold!)} bpm: give or take 15 %, as pulse lags on hills and rises with heat. ` : ''}${ask.averageW !== undefined && ask.powerW !== undefined ? `Normalized ${show.watts(ask.powerW)} W over a mean of ${show.watts(ask.averageW)} W: variability ${one(ask.powerW / ask.averageW)}. ` : ''}${byHeart ? meaningByHeart(share) : meaning(share)} ${tss > 300 ? 'Two days of recovery or more.' : tss > 150 ? 'Some fatigue may last into the day after tomorrow.' : 'You are usually fresh again the next day.'}`,
          ),
          ...details(
            'How this was worked out',
            table(
              'Load',
              ['Part', 'Value'],
              [
                ['Hours', (ask.durationS / 3600).toFixed(2)],
                ['Intensity, share of FTP', one(share)],
                ['TSS', `100 x hours x IF² = ${show.grams(tss)}`],
              ],
            ) as PlainPart,
            sources('allenCoggan2019'),
          ),
          suggestions(
            'And 30 minutes longer?',
            'What is my form with CTL 60 and ATL 75?',
            'What should I eat for that?',
          ),
        ],
        {
          tssG: tss,
          shown: [
            one(share),
            (ask.durationS / 3600).toFixed(2),
            ask.averageW && ask.powerW ? one(ask.powerW / ask.averageW) : '',
          ],
          n: '15',
          timeS: ask.durationS,
          kjG: work ? work / 1000 : 0,
          note: '100',
        },
      );
    }
    case 'form': {
      if (ask.tss !== undefined && ask.ctl === undefined && ask.tsb === undefined) {
        const ctl = ask.tss / 7;
        return done(
          [
            headline('CTL in the long run', show.grams(ctl), 'CTL', `from ${show.grams(ask.tss)} TSS a week`),
            text(
              `That is about ${Math.round(ask.tss / TSS_AN_HOUR)} hours of mixed riding a week. It is too much if your last weeks were under ${show.grams(ask.tss / 1.1)} TSS: grow by a tenth at most. Three months of such weeks bring you close to that CTL.`,
            ),
            suggestions('What is CTL?', 'How much TSS a week for CTL 70?'),
          ],
          { ctlG: ctl, tss: ask.tss, hours: Math.round(ask.tss / TSS_AN_HOUR), before: ask.tss / 1.1 },
        );
      }
      const tsb = ask.tsb ?? (ask.atl !== undefined && ask.ctl !== undefined ? ask.ctl - ask.atl : undefined);
      if (tsb === undefined) {
        const ctl = ask.ctl!;
        return done(
          [
            headline(
              `CTL ${show.grams(ctl)} means`,
              show.grams(7 * ctl),
              'TSS a week',
              `${show.grams(ctl)} a day`,
            ),
            text(
              'CTL is load, not fitness: it says how much you have trained in six weeks. Give me your ATL too, and I work out your form.',
            ),
            suggestions(
              `CTL ${show.grams(ctl)} and ATL ${show.grams(ctl + 15)}, what is my form?`,
              'What ramp rate is safe?',
            ),
          ],
          { weekG: 7 * ctl, ctlG: ctl },
        );
      }
      const [verdict, next] = formWords(tsb);
      return done(
        [
          headline(
            'Form (TSB)',
            `${tsb > 0 ? '+' : tsb < 0 ? '−' : ''}${show.grams(Math.abs(tsb))}`,
            '',
            ask.atl !== undefined && ask.ctl !== undefined
              ? `CTL ${show.grams(ask.ctl)} less ATL ${show.grams(ask.atl)}`
              : undefined,
          ),
          text(`${verdict} ${next}`),
          ...details(
            'Ranges that coaches use',
            table(
              'Form',
              ['TSB', 'Reads as'],
              [
                ['+15 to +25', 'rested, for the day of a goal'],
                ['−10 to +10', 'normal'],
                ['−10 to −30', 'hard training'],
                ['under −30', 'high strain'],
              ],
            ) as PlainPart,
            text(
              'They are conventions: people differ, and sprints, heat and life do not show in TSS.',
            ) as PlainPart,
            sources('friel2009', 'allenCoggan2019'),
          ),
          suggestions('How long should I taper?', 'What if I take a week off with CTL 60?', 'What is TSB?'),
        ],
        { tsbG: Math.abs(tsb), ctlG: ask.ctl, atlG: ask.atl, n: '15 25 10 30 20' },
      );
    }
    case 'project':
      return projected({
        ctl: ask.ctl!,
        ...(ask.atl === undefined ? {} : { atl: ask.atl }),
        weeklyTss: ask.weeklyTss!,
        ...daysOf(ask),
      });
    case 'target':
      return toForm({ ctl: ask.ctl!, atl: ask.atl!, tsb: ask.tsb!, days: ask.days! });
    case 'raise':
      return raised(ask.weeklyTss!, ask.weeks, ask.goal);
    case 'ramp': {
      const ctl = ask.ctl!;
      if (ask.targetCtl === undefined) {
        return done(
          [
            headline(
              'A safe ramp',
              '3 to 5',
              'CTL a week',
              `from CTL ${show.grams(ctl)}: ${show.grams(7 * (ctl + 6.4 * 3))} to ${show.grams(7 * (ctl + 6.4 * 5))} TSS in the week`,
            ),
            text(
              'Six or seven only where you were fitter before; two or three for masters, beginners and after a break. Every fourth week goes down.',
            ),
            suggestions('What is my form with CTL 60 and ATL 80?', 'Plan my training week, 8 hours'),
          ],
          { lowG: 7 * (ctl + 19.2), highG: 7 * (ctl + 32), ctlG: ctl, n: '3 5' },
        );
      }
      const weeks = ask.weeks ?? Math.max(1, Math.ceil((ask.targetCtl - ctl) / 4));
      const perWeek = (ask.targetCtl - ctl) / weeks;
      const first = 7 * (ctl + 6.4 * perWeek);
      const last = 7 * (ask.targetCtl - perWeek + 6.4 * perWeek);
      const verdict =
        perWeek > 7
          ? 'That is faster than most riders stand: plan more weeks.'
          : perWeek > 5
            ? 'That is steep: fine for a short time if you were fitter before.'
            : 'That is a sound rate.';
      return done(
        [
          headline(
            'Weekly load',
            `${show.grams(first)} to ${show.grams(last)}`,
            'TSS a week',
            `${perWeek.toFixed(1)} CTL a week for ${show.grams(weeks)} weeks`,
          ),
          text(
            `${verdict} Keep a lighter week in every fourth, and let the form tell you when it is too much.`,
          ),
          ...details(
            'How this was worked out',
            text(
              `To rise by r points a week you train CTL + 6.4 r a day, because CTL moves by 1/42 of what is above it each day.`,
            ) as PlainPart,
            sources('allenCoggan2019'),
          ),
          suggestions('What ramp rate is safe with CTL 50?', 'Plan my training week, 8 hours'),
        ],
        { firstG: first, lastG: last, shown: perWeek.toFixed(1), weeksG: weeks, n: '6.4 1 42' },
      );
    }
    case 'off': {
      const days = ask.days ?? (ask.weeks !== undefined ? 7 * ask.weeks : 7);
      if (ask.atl !== undefined)
        return rested({
          ctl: ask.ctl!,
          atl: ask.atl,
          days: ask.tsb === undefined ? days : daysToForm({ ctl: ask.ctl!, atl: ask.atl, tsb: ask.tsb }),
        });
      const after = ask.ctl! * (41 / 42) ** days;
      return done(
        [
          headline(
            `CTL after ${show.grams(days)} days off`,
            show.grams(after),
            'CTL',
            `from ${show.grams(ask.ctl!)}`,
          ),
          text(
            days <= 10
              ? 'You lose freshness in the legs, hardly any fitness: a week costs almost nothing.'
              : days <= 28
                ? 'VO2max falls by about 7 % in two weeks without training, and comes back quickly. Begin with easy rides.'
                : 'Begin anew with three weeks of easy riding, and test after four.',
          ),
          suggestions('How do I return after two weeks off?', 'What is CTL?'),
        ],
        { ctlG: after, daysG: days, fromG: ask.ctl, n: '7' },
      );
    }
    case 'drift': {
      const share = Math.abs(ask.halves ? driftOf(ask.halves) : (ask.percent ?? 0));
      const percent = share > 1 ? share : 100 * share;
      const verdict =
        percent < 5
          ? 'That is good: under 5 % by convention.'
          : percent <= 10
            ? 'That is a little high: 5 to 10 % says the ride was long or hard for your base that day.'
            : 'That is high: over 10 % says it was too long, too hard or too hot for your base that day.';
      return done(
        [
          headline(
            'Heart-rate drift',
            percent.toFixed(Math.abs(percent - Math.round(percent)) > 0.05 ? 1 : 0),
            '%',
            ask.halves
              ? halvesWords(ask.halves)
              : ask.durationS === undefined
                ? undefined
                : `over ${show.aboutTime(ask.durationS)}`,
          ),
          text(
            `${verdict} Heat, thirst, coffee, stops and rising power do the same, so repeat it cool, fed and steady before you judge your endurance.`,
          ),
          ...details(
            'What it means',
            text(
              'Drift compares power per heartbeat in the two halves of a steady ride. It needs an hour or more below the first threshold. The limits are a coaching convention, not a test.',
            ) as PlainPart,
            sources('friel2009'),
          ),
          suggestions(
            'What is my zone 2 in watts?',
            'How do I build endurance?',
            'Why is my heart rate high in the heat?',
          ),
        ],
        {
          shown: percent.toFixed(Math.abs(percent - Math.round(percent)) > 0.05 ? 1 : 0),
          timeS: ask.durationS,
          n: '5 10',
          halves: ask.halves ? halvesWords(ask.halves) : '',
        },
      );
    }
    case 'energy': {
      if (ask.energyJ !== undefined && ask.durationS === undefined) {
        const kj = ask.energyJ / 1000;
        const isKcal = ask.feels === 'kcal' && Math.abs((ask.energyJ / 4184) % 1) < 1e-6;
        const kcal = isKcal ? ask.energyJ / 4184 : kj;
        const work = isKcal ? kcal : kj;
        return done(
          [
            headline(
              isKcal ? 'Work on the bike' : 'Energy burned',
              show.grams(isKcal ? work : kcal),
              isKcal ? 'kJ' : 'kcal',
              isKcal ? `for ${show.grams(kcal)} kcal` : `for ${show.grams(kj)} kJ of work`,
            ),
            text(
              'On a bike kilojoules of work and kilocalories burned are nearly the same number: your body turns about a quarter of its energy into work, and a kilocalorie is 4.2 kJ.',
            ),
            suggestions('What should I eat on a 3 hour ride?'),
          ],
          { kcalG: kcal, kjG: kj, workG: work, n: '4.2' },
        );
      }
      const watts =
        ask.powerW ??
        (ask.share !== undefined && ftp ? ask.share * ftp : undefined) ??
        (ask.bpm !== undefined && ftp && athlete.thresholdHrBpm
          ? (ask.bpm / athlete.thresholdHrBpm.value) * ftp
          : undefined) ??
        (ftp ? 0.7 * ftp : undefined);
      if (watts === undefined) return needs('ftp');
      const assumed = ask.powerW === undefined;
      const kj = (watts * ask.durationS!) / 1000;
      const kcal = kj / (4.184 * 0.23);
      // A gram of carbohydrate holds 4 kcal; a long ride takes 60 g of it an hour.
      const eatenKcal = 10 * Math.round((ask.durationS! / 3600) * 24);
      const replaced =
        ask.durationS! >= 5400
          ? ` Eating 60 g of carbohydrate an hour puts back about ${eatenKcal} kcal.`
          : '';
      return done(
        [
          headline(
            'Energy burned',
            show.grams(10 * Math.round(kcal / 10)),
            'kcal',
            `${show.grams(kj)} kJ of work in ${show.aboutTime(ask.durationS!)} at ${show.watts(watts)} W`,
          ),
          text(
            `${assumed ? `I took ${show.watts(watts)} W; tell me your mean power for a better figure. ` : ''}Give or take 5 %: people turn 21 to 25 % of their energy into work.${replaced}`,
          ),
          suggestions('What should I eat for that?', 'What TSS is that?'),
        ],
        {
          kcalG: 10 * Math.round(kcal / 10),
          kjG: kj,
          timeS: ask.durationS,
          powerW: watts,
          eatenKcal,
          n: '5 21 25 60',
        },
      );
    }
    case 'np': {
      const vi = ask.powerW! / ask.averageW!;
      return done(
        [
          headline(
            'Variability index',
            one(vi),
            'VI',
            `normalized ${show.watts(ask.powerW!)} W over a mean of ${show.watts(ask.averageW!)} W`,
          ),
          text(
            vi < 1.05
              ? 'That is steady, as in a time trial or a good solo ride.'
              : vi < 1.15
                ? 'That is usual for hills and group rides.'
                : 'That is surging, as in a criterium or on short hills.',
          ),
          suggestions('What is normalized power?', 'How do I ride steadier?'),
        ],
        { shown: one(vi), powerW: ask.powerW, averageW: ask.averageW },
      );
    }
    case 'ef': {
      const ef = ask.powerW! / ask.bpm!;
      return done(
        [
          headline(
            'Efficiency factor',
            one(ef),
            'W per beat',
            `${show.watts(ask.powerW!)} W at ${show.bpm(ask.bpm!)} bpm`,
          ),
          text(
            'It says something only against your own rides of the same kind: rising over weeks means a better base. Heat, thirst and coffee move it too.',
          ),
          suggestions('What is decoupling?', 'What is my zone 2 in watts?'),
        ],
        { shown: one(ef), powerW: ask.powerW, bpm: ask.bpm },
      );
    }
  }
}

const halvesWords = ([first, second]: Halves) =>
  `${one(first.powerW / first.bpm)} to ${one(second.powerW / second.bpm)} W per beat`;

function meaning(share: number): string {
  if (share < 0.65) return 'An easy ride.';
  if (share < 0.76) return 'An endurance ride.';
  if (share < 0.86) return 'A brisk ride, about tempo overall.';
  if (share < 0.96) return 'Hard, as a long race or sweet spot.';
  return share <= 1.05
    ? 'As hard as a time trial of an hour.'
    : 'That can be held for less than an hour; if it was longer, your FTP is set too low.';
}

/** The same by the share of threshold heart rate: pulse falls less than power. */
function meaningByHeart(share: number): string {
  if (share < 0.81) return 'An easy ride.';
  if (share < 0.9) return 'An endurance ride.';
  return share < 0.94 ? 'About tempo overall.' : 'Hard, near threshold.';
}

function formWords(tsb: number): [string, string] {
  if (tsb < -30) return ['That is high strain.', 'Take two or three easy days, and watch sleep and mood.'];
  if (tsb < -10)
    return [
      'You are training hard, in the range where fitness is built.',
      'Fine for a week or two; do not let it go under −30.',
    ];
  if (tsb <= 10) return ['That is normal, neither tired nor rested.', 'Train as planned.'];
  if (tsb <= 25) return ['You are rested: good for a race.', 'For training you can do more.'];
  return ['You are very rested, and losing some of what you built.', 'Time to train again.'];
}
