import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { valuesOf } from '../answer/input.ts';
import { powerForDuration, type PowerVerdict } from '../physiology/critical-power.ts';
import { changeInWords, LEVERS, NO_CHANGE, type LeverBounds, type Levers } from './change-levers.ts';
import { constantPowerFor } from './constant-power.ts';
import { lateWithBestS, segmentOnCourse, type SegmentQuestion } from './segment-course.ts';
import { segmentRecordOn, type SegmentOnRoad } from './segment-on-road.ts';
import { zeroCrossing } from './zero-crossing.ts';

export type { LeverBounds, Levers } from './change-levers.ts';

/** One thing to change, all else as it is. */
export type RecordChange = {
  lever: keyof Levers;
  /** smallest further change that gives even odds, in the unit of the lever; null when none within `most` does */
  by: number | null;
  /** so much of the lever is left; 0 where that would give less than a watt */
  most: number;
  /** power still missing with the whole of `most`, W; 0 when it is enough */
  stillMissingW: number;
  words: string;
};

export type SmallestChanges = {
  ok: true;
  /** better than even odds as things are; then nothing needs changing and `changes` is empty */
  possible: boolean;
  /** best power for that long less the power that it takes, W */
  reserveW: number;
  /** standard deviation of `reserveW`, of the curve and of the power that it takes together, W */
  reserveSdW: number;
  verdict: PowerVerdict;
  changes: RecordChange[];
  /** the easiest mixture: each lever in proportion to what it gives, none beyond its bound; null when all are not enough */
  together: { changes: Partial<Levers>; words: string } | null;
  /** power still missing with all of every lever, W; 0 when it is enough */
  outOfReachW: number;
  bounds: LeverBounds;
  notes: string[];
  inputs: Input[];
  sources: SourceKey[];
};

/** So few watts are even odds. */
const EVEN_W = 0.1;
/** Of what a lever may be moved this much is a small thing, not worth a mixture. */
const SMALL_SHARE = 0.12;
/** A day that saves less than this share of the time does not help. */
const LEAST_HELP = 5e-4;

/** A lever that would give less than this share of a mixture is left out of it. */
const NEGLIGIBLE = 0.08;
/** What the rider can do; the day comes last. */
const OWN: (keyof Levers)[] = ['cpW', 'wPrimeJ', 'massKg', 'cdaM2', 'crr'];

/**
 * The smallest change that makes a segment record possible with even odds, on the road as it is: more critical power or W',
 * less weight, less drag, faster tyres, more wind from where it helps, warmer air; each alone, and the easiest mixture.
 * Nothing is advised beyond a season's training, a healthy weight (5 % of the body, body mass index 18.5), a bicycle of
 * 6.8 kg, 15 % of the drag area, 25 % of the rolling resistance, a gale and 30 °C. What the question has changed already
 * (`changes`) is counted, and the rest is answered from there.
 * @param known what `segmentRecordOn` says of the same question, where it was asked already
 * @returns a refusal in one sentence without weight or power in the profile, or for a question that cannot be
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const answer = smallestChanges({ athlete, route: straightRoute(5000, 0.07), timeS: 1030 })
 * answer.possible // => false
 * answer.changes.find((change) => change.lever === 'cpW').by // => 27.2
 * answer.changes.find((change) => change.lever === 'massKg').by // => null
 */
export function smallestChanges(question: SegmentQuestion, known?: SegmentOnRoad): SmallestChanges | Refusal {
  const segment = segmentOnCourse(question);
  if (!segment.ok) return segment;
  const record = known ?? segmentRecordOn(question);
  if (!record.ok) return record;
  const { verdict } = record;
  if (!segment.curve || !verdict) {
    return {
      ok: false,
      message: 'I need your FTP and weight to say what would make it possible. Enter them in your settings.',
      missing: ['powerMatrix.ftp', 'bodyMatrix.weight'],
    };
  }
  const { timeS, route } = question;
  const made = { ...NO_CHANGE, ...question.changes };
  const after = (more: Partial<Levers>) =>
    segment.changedBy(
      Object.fromEntries(LEVERS.map((lever) => [lever, made[lever] + (more[lever] ?? 0)])) as Levers,
    );
  const late = (more: Partial<Levers>) => lateWithBestS(after(more), timeS);
  const bounds = helpingBounds(segment.bounds, made, late);
  const left = Object.fromEntries(
    LEVERS.map((lever) => [lever, Math.max(0, bounds.most[lever] - made[lever])]),
  ) as Levers;
  const missingW = (more: Partial<Levers>) => {
    const changed = after(more);
    const values = valuesOf(changed.inputs);
    const needed = constantPowerFor(changed.courseOf(values), timeS, values.entrySpeedMs, record.powerW);
    return (needed?.powerW ?? 0) - (changed.curve ? powerForDuration(changed.curve, timeS) : 0);
  };
  const possible = verdict.reserveW >= -EVEN_W;
  const words = (lever: keyof Levers, by: number) =>
    changeInWords(lever, by, leftOf(bounds, made), route.placeless);
  const alone = (lever: keyof Levers): RecordChange => {
    const most = left[lever];
    const by =
      most > 0 ? zeroCrossing(0, most, (by) => late({ [lever]: by }), Math.max(1e-9, 1e-6 * most)) : null;
    const short = by === null ? Math.max(0, missingW({ [lever]: most })) : 0;
    const gainW = by === null ? -verdict.reserveW - short : 0;
    if (most > 0 && by === null && wholeW(short) >= wholeW(-verdict.reserveW))
      return {
        lever,
        by,
        most: 0,
        stillMissingW: short,
        words: gainW > EVEN_W ? 'This gives less than 1 W here.' : 'This does not help here.',
      };
    return { lever, by, most, stillMissingW: short, words: aloneInWords(lever, by, most, short, words) };
  };
  const changes = possible ? [] : LEVERS.map(alone);
  const mixed = possible ? null : (easyAlone(changes) ?? mixture(left, -verdict.reserveW, missingW, late));
  const short = possible || mixed ? 0 : Math.max(0, missingW(left));
  return {
    ok: true,
    possible,
    reserveW: verdict.reserveW,
    reserveSdW: Math.hypot(verdict.bestSdW, record.sd),
    verdict,
    changes,
    together: mixed && {
      changes: mixed,
      words: sentence(
        LEVERS.flatMap((lever) => {
          const by = mixed[lever];
          return by === undefined ? [] : [words(lever, by)];
        }),
      ),
    },
    outOfReachW: changes.reduce((least, { stillMissingW }) => Math.min(least, stillMissingW), short),
    bounds,
    inputs: record.inputs,
    notes: [
      'Each change alone, to even odds. Watts and drag stay what they are when the weight falls.',
      bounds.bodyLimit,
      'The bicycle is not counted lighter than 6.8 kg, the limit of the UCI.',
    ],
    sources: [...record.sources, 'uci68', 'who2000'],
  };
}

/**
 * Wind and warmth help up to a point: on a way that turns back the headwind costs more than it gave, and heat costs power. Up
 * to there they are counted, and not at all where they do not help.
 */
function helpingBounds(
  bounds: LeverBounds,
  made: Levers,
  late: (more: Partial<Levers>) => number,
): LeverBounds {
  const best = (lever: 'windMs' | 'warmerC') => {
    const most = bounds.most[lever];
    const lateAt = (total: number) => late({ [lever]: total - made[lever] });
    if (!(most > 0)) return 0;
    const found = lowest(0, most, lateAt);
    const calm = lateAt(0);
    return calm - lateAt(found) > LEAST_HELP * Math.abs(calm) + 0.05 ? found : 0;
  };
  return { ...bounds, most: { ...bounds.most, windMs: best('windMs'), warmerC: best('warmerC') } };
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
const LOWEST_ROUNDS = 9;

/** Where a function with one valley is lowest; an end where it falls or rises all the way. */
function lowest(from: number, to: number, of: (x: number) => number): number {
  // Most roads and days: it helps to the very end.
  const nearEnd = to - (to - from) / 50;
  if (of(to) <= of(nearEnd)) return to;
  let [a, b] = [from, nearEnd];
  let [left, right] = [b - GOLDEN * (b - a), a + GOLDEN * (b - a)];
  let [atLeft, atRight] = [of(left), of(right)];
  for (let i = 0; i < LOWEST_ROUNDS; i++) {
    if (atLeft <= atRight) {
      [b, right, atRight] = [right, left, atLeft];
      left = b - GOLDEN * (b - a);
      atLeft = of(left);
    } else {
      [a, left, atLeft] = [left, right, atRight];
      right = a + GOLDEN * (b - a);
      atRight = of(right);
    }
  }
  return (a + b) / 2;
}

/** One thing alone, where a little of it is enough: nobody changes two for half a watt. */
function easyAlone(changes: readonly RecordChange[]): Partial<Levers> | null {
  const share = ({ by, most }: RecordChange) => (by === null ? Infinity : by / most);
  const own = changes.filter(({ lever }) => OWN.includes(lever));
  const least = own.reduce((best, one) => (share(one) < share(best) ? one : best), own[0]!);
  return share(least) <= SMALL_SHARE ? { [least.lever]: least.by! } : null;
}

/** What is left of the bicycle once some of its mass is gone. */
const leftOf = (bounds: LeverBounds, { massKg }: Levers): LeverBounds => ({
  ...bounds,
  bikeKg: Math.max(0, bounds.bikeKg - massKg),
});

/** Missing watts as they are said: those that are missing are never none. */
const wholeW = (watts: number): number => Math.max(1, Math.round(watts));

function aloneInWords(
  lever: keyof Levers,
  by: number | null,
  most: number,
  shortW: number,
  words: (lever: keyof Levers, by: number) => string,
): string {
  if (by !== null) return `${words(lever, by)} would do.`;
  if (lever === 'windMs' && most === 0) return 'No more wind helps on this way.';
  if (lever === 'warmerC' && most === 0) return 'Warmer air does not help.';
  if (!(most > 0)) return 'Nothing is to be gained here.';
  return `Even ${words(lever, most)} would leave ${wholeW(shortW)} W missing.`;
}

/** The point of least effort, effort being the sum of the squares of the shares of the bounds; then wind and warmth. */
function mixture(
  most: Levers,
  shortW: number,
  missingW: (change: Partial<Levers>) => number,
  late: (change: Partial<Levers>) => number,
): Partial<Levers> | null {
  const gain = (lever: keyof Levers) => (most[lever] > 0 ? shortW - missingW({ [lever]: most[lever] }) : 0);
  const gains = new Map(OWN.map((lever) => [lever, Math.max(0, gain(lever))]));
  // Of the point of least effort each lever gives in proportion to the square of what it could give.
  const squares = [...gains.values()].reduce((sum, watts) => sum + watts ** 2, 0);
  const useful = [...gains].filter(([, watts]) => watts > 0 && watts ** 2 > NEGLIGIBLE * squares);
  const largest = useful.reduce((a, [, watts]) => Math.max(a, watts), 0);
  const smallest = useful.reduce((a, [, watts]) => Math.min(a, watts), Infinity);
  const at = (effort: number, day = 0): Partial<Levers> => ({
    ...Object.fromEntries(
      useful.map(([lever, watts]) => [lever, most[lever] * Math.min(1, (effort * watts) / largest)]),
    ),
    windMs: Math.min(1, day) * most.windMs,
    warmerC: Math.max(0, day - 1) * most.warmerC,
  });
  const hardest = largest > 0 ? largest / smallest : 0;
  const effort = zeroCrossing(0, hardest, (x) => late(at(x)), 1e-6);
  if (effort !== null) return used(at(effort), most);
  const day = zeroCrossing(0, 2, (x) => late(at(hardest, x)), 1e-6);
  return day === null ? null : used(at(hardest, day), most);
}

function used(change: Partial<Levers>, most: Levers): Partial<Levers> {
  return Object.fromEntries(
    Object.entries(change).filter(([lever, by]) => by > 1e-3 * most[lever as keyof Levers]),
  );
}

function sentence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `Together: ${parts.slice(0, -1).join(', ')} and ${last}.` : `${last} would do.`;
}
