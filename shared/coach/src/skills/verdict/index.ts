import { powerCurveOf, powerVerdict, zoneOf } from '@breakaway/cycling';
import { levelOf } from '../../answer/levels.ts';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { figure, figures, type Message } from '../../understanding/message.ts';
import { verdictArguments, type VerdictAsk } from './ask.ts';
import { usualVo2max } from './oxygen.ts';

/** "Is 250 W for 20 min good?", "isn't 170 bpm too high?", "95 rpm, is that normal?" */
const asksForVerdict =
  /\b(?:is|are|isn't|isnt|was|would|does)\b.*\b(?:any good|good|decent|ok(?:ay)?|fine|normal|bad|strong|weak|respectable|impressive|a lot|average|typical|healthy|too (?:high|low|much|hard|slow|fast|little))\b|\bwhat does \d+ ?(?:bpm|rpm) mean\b|\bhow (?:good|bad|strong) (?:is|are|was)\b/;

/** Cadences that most riders choose, rpm (Abbiss 2009). */
const USUAL_FLAT: Range = [75, 100];
const USUAL_CLIMBING: Range = [60, 85];
type Range = readonly [low: number, high: number];

/** One figure of the rider's own: good or not, too high or not. */
export const verdict: Skill<VerdictAsk> = {
  name: 'verdict',
  title: 'A word on one figure: is this power, heart rate, cadence or VO2max good',
  arguments: verdictArguments,
  results: ['headline'],
  sources: ['loe2013', 'friel2009'],
  examples: [
    'is 250 w for 20 min good',
    'is 3.5 w/kg any good',
    'is 170 bpm average too high for a 2 hour ride',
    'is 95 rpm good',
    'is 70 rpm too low on climbs',
    'my vo2max is 52, is that good for a man of 45',
    'how good is 4.2 w/kg for 5 minutes',
    'is 200 w for 3 hours decent',
  ],
  uses: ['power', 'relativePower', 'duration', 'heartRate', 'cadence', 'vo2max', 'age'],
  minds: [],
  read(message) {
    const { text: plain } = message;
    if (!asksForVerdict.test(plain) || message.session || message.climb || plain.split(' ').length > 24)
      return null;
    if (/\b(?:zones?|z[1-7]|tempo|endurance|recovery|threshold|ftp|carbs?|gels?|why|session)\b/.test(plain))
      return null;
    const one = judgedIn(message);
    return one && { ask: one, score: 0.9 };
  },
  change(last, message) {
    const next = message.text.split(' ').length <= 8 ? judgedIn(message) : null;
    if (next) return { ...next, ...(next.timeS === undefined && last.timeS ? { timeS: last.timeS } : {}) };
    const timeS = figure(message, 'duration');
    const onlyTime = message.quantities.length === 1 && timeS !== undefined && message.text.length <= 24;
    return onlyTime && (last.powerW ?? last.wattsPerKg) !== undefined ? { ...last, timeS } : null;
  },
  answer(ask, talk): Outcome {
    if (ask.vo2max !== undefined) return oxygenAnswer(ask, ask.vo2max);
    if (ask.cadence !== undefined) return cadenceAnswer(ask, ask.cadence);
    if (ask.bpm !== undefined) return heartAnswer(ask, ask.bpm, talk);
    return powerAnswer(ask, talk);
  },
};

/** The one figure that is judged, with how long it was held; null where there are more, or none that can be. */
function judgedIn(message: Message): VerdictAsk | null {
  const { text: plain, quantities } = message;
  const judged = quantities.filter(({ kind }) => kind !== 'duration' && kind !== 'age' && kind !== 'weight');
  const [only] = judged;
  if (judged.length !== 1 || !only || figures(message, 'duration').length > 1) return null;
  const timeS = figure(message, 'duration');
  const time = timeS === undefined ? {} : { timeS };
  const age = figure(message, 'age');
  switch (only.kind) {
    case 'power':
      // A power without a time or a weight says little: it is left to other skills.
      return timeS === undefined ? null : { powerW: only.value, ...time };
    case 'relativePower':
      return { wattsPerKg: only.value, ...time };
    case 'heartRate':
      return { bpm: only.value, ...time };
    case 'cadence':
      return {
        cadence: only.value,
        ...(/\b(?:climb\w*|uphill|hills?)\b/.test(plain) ? { climbing: true } : {}),
      };
    case 'vo2max': {
      const woman = /\b(?:woman|female|lady|girl|wife|she|mum)\b/.test(plain);
      const man = /\b(?:man|male|guy|bloke|husband|he|dad)\b/.test(plain);
      return {
        vo2max: only.value,
        ...(age === undefined ? {} : { age }),
        ...(woman !== man ? { woman } : {}),
      };
    }
    default:
      return null;
  }
}

function answered(ask: VerdictAsk, parts: Parts, result: Record<string, unknown>): Outcome {
  return { kind: 'answer', parts, calls: [{ tool: 'verdict', arguments: ask, result }] };
}
type Parts = Extract<Outcome, { kind: 'answer' }>['parts'];

/** A power for a time: against riders by the weight, and against the rider's own curve. */
function powerAnswer(ask: VerdictAsk, { athlete }: Talk): Outcome {
  const massKg = athlete.massKg?.value;
  const ratio = ask.wattsPerKg ?? (massKg && ask.powerW && ask.powerW / massKg);
  if (!ratio) return needs('weight');
  const level = levelOf(ratio, ask.timeS);
  const watts = ask.powerW ?? (massKg && ratio * massKg);
  const curve = powerCurveOf(athlete);
  const own = watts && curve && ask.timeS ? powerVerdict(curve, watts, ask.timeS) : null;
  const ownWords = own
    ? ` Your own best for that long is about ${show.watts(own.bestW)} W.`
    : watts && athlete.ftpW
      ? ` For you that is ${show.watts(watts)} W, ${show.share(watts / athlete.ftpW.value)} of your FTP.`
      : '';
  return answered(
    ask,
    [
      headline(
        `${ask.powerW === undefined ? '' : `${show.watts(ask.powerW)} W, `}${show.wattsPerKg(ratio)} W/kg`,
        level.replace(/^an? (.)/, (_, first: string) => first.toUpperCase()),
        '',
        ask.timeS === undefined ? 'as an FTP' : `for ${show.aboutTime(ask.timeS)}`,
      ),
      text(`${ownWords} On the flat watts and position count more than W/kg.`.trim()),
      suggestions('How can I raise my FTP?', 'What are my zones?'),
    ],
    {
      ratio,
      wattsPerKg: ratio,
      timeS: ask.timeS,
      powerW: watts,
      own,
      athlete,
      share: watts && athlete.ftpW ? watts / athlete.ftpW.value : 0,
    },
  );
}

/** Heart rate against the rider's own zones: which it is in, and how long that can go on. */
function heartAnswer(ask: VerdictAsk, bpm: number, { athlete }: Talk): Outcome {
  const threshold = athlete.thresholdHrBpm?.value;
  const zones = athlete.heartRateZonesBpm;
  const zone = zones && zoneOf(zones, bpm);
  if (!threshold || !zone) return needs('thresholdHr');
  const share = bpm / threshold;
  const words = heartWords[Math.min(zones.indexOf(zone), heartWords.length - 1)]!;
  const tooLong =
    ask.timeS !== undefined && share >= 0.94 && ask.timeS > (share >= 1.02 ? 1800 : 4500)
      ? `That is too high for ${show.aboutTime(ask.timeS)}, or your threshold of ${show.bpm(threshold)} bpm is set too low.`
      : null;
  return answered(
    ask,
    [
      headline(
        `${show.bpm(bpm)} bpm`,
        zone.name.toUpperCase(),
        '',
        `${zone.label.toLowerCase()}, ${show.share(share)} of your threshold`,
      ),
      text(
        `${tooLong ?? words} Heat, coffee, little sleep and thirst lift it by five to ten beats at the same power.`,
      ),
      suggestions('What are my heart-rate zones?', 'How do I find my threshold heart rate?'),
    ],
    { share, bpm, threshold, timeS: ask.timeS },
  );
}

/** What riding in each zone of heart rate is like, from the lowest. */
const heartWords: readonly string[] = [
  'That is very easy: you could go on all day.',
  'That is right for long rides: you can talk in sentences.',
  'That is brisk: fine for one to three hours, too hard for every day.',
  'That is hard: an hour or so in a race, not an easy ride.',
  'That is very hard: minutes to half an hour.',
];

function cadenceAnswer(ask: VerdictAsk, cadence: number): Outcome {
  const [low, high] = ask.climbing ? USUAL_CLIMBING : USUAL_FLAT;
  const level = cadence < low ? 'Low' : cadence > high ? 'High' : 'Normal';
  const words =
    cadence < low
      ? 'It is no harm for a while, but it loads muscles and knees: shift to an easier gear.'
      : cadence > high
        ? 'It spares the legs and costs a little more breath: fine in a sprint or a drill, tiring for hours.'
        : 'Most riders end up there anyway. Your own free choice is close to the best for you.';
  return answered(
    ask,
    [
      headline(
        `${Math.round(cadence)} rpm`,
        level,
        '',
        `most riders turn ${low} to ${high} rpm ${ask.climbing ? 'uphill' : 'on the flat, less uphill'}`,
      ),
      text(words),
      suggestions('What cadence is best?', 'How do I learn a higher cadence?'),
    ],
    { cadence, low, high },
  );
}

function oxygenAnswer(ask: VerdictAsk, vo2max: number): Outcome {
  const groups = usualVo2max(ask.age, ask.woman);
  const from = groups.map(({ mean, sd }) => (vo2max - mean) / sd);
  const level = from.every((z) => z > 1)
    ? 'Very good'
    : from.every((z) => z > 0.3)
      ? 'Above average'
      : from.every((z) => z < -0.3)
        ? 'Below average'
        : 'About average';
  return answered(
    ask,
    [
      headline(`VO2max ${vo2max}`, level, '', 'among healthy people'),
      text(
        `On average healthy ${groups.map(({ name, mean }) => `${name} have ${mean}`).join(' and ')} ml/kg/min. Trained riders have 55 to 65, professionals 70 and more. A watch may miss it by ten either way.`,
      ),
      ...details('Where this comes from', sources('loe2013')),
      suggestions('How do I train VO2max?', 'What is VO2max?'),
    ],
    { vo2max, groups, n: '55 65 70' },
  );
}
