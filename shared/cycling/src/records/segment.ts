import type { Position } from '../athlete/athlete.ts';
import { powerCurveOf } from '../athlete/athlete.ts';
import { powerForDuration, powerVerdict } from '../physiology/critical-power.ts';
import {
  slopeFromGain,
  steadyRide,
  type ClimbQuestion,
  type SteadyRide,
  type WithTime,
} from '../ride/steady-ride.ts';
import type { Refusal } from '../answer/input.ts';

/** A segment and the time to beat; wind as in RideConditions. */
export type SegmentQuestion = ClimbQuestion & WithTime;

export type SegmentRecord = SteadyRide & {
  position: Position;
  /** time that the athlete's own curve allows under the same conditions, s; null without a curve */
  ownTimeS: number | null;
  /** wind from behind along the road that brings the record within the curve, m/s; null when none up to 10 m/s does */
  tailwindNeededMs: number | null;
  /** set when the power is beyond what the best riders hold for that long */
  implausible: string | null;
};

/** World-class power by duration, W/kg, with room to spare; beyond it a record needs another explanation. */
const WORLD_CLASS: readonly (readonly [number, number])[] = [
  [5, 24],
  [60, 11.5],
  [300, 7.6],
  [1200, 6.8],
  [3600, 6.3],
];
const MOST_TAILWIND_MS = 10;

/**
 * Steady power that a segment takes in a time, from a flying start, with the verdict against the athlete's curve, the time
 * the athlete could ride instead, and the tailwind that would make it possible.
 */
export function segmentRecord(question: SegmentQuestion): SegmentRecord | Refusal {
  const slope = question.slope ?? slopeFromGain(question.distanceM, question.gainM ?? 0);
  const position = question.position ?? positionFor(slope, question.distanceM / question.timeS);
  const gain = question.gainM ?? question.distanceM * slope;
  const defaults = {
    bike: 'road',
    position,
    altitudeM: Math.round(200 + Math.max(0, gain) / 2),
    altitudeSdM: 250,
  } as const;
  const solve = (timeS: number, headwindMs = question.headwindMs) =>
    steadyRide({ ...question, headwindMs }, defaults, { timeS });
  const ride = solve(question.timeS);
  if (!ride.ok) return ride;
  const curve = powerCurveOf(question.athlete);
  const own = curve && { ...curve, cpW: curve.cpW * ride.altitudeFactor };
  const excessW = (timeS: number, headwindMs?: number) => {
    const tried = solve(timeS, headwindMs);
    return tried.ok ? tried.powerW - powerForDuration(own!, timeS) : Infinity;
  };
  const windNow = ride.inputs.find((input) => input.key === 'headwindMs')?.value ?? 0;
  return {
    ...ride,
    verdict: own && powerVerdict(own, ride.powerW, question.timeS),
    position,
    ownTimeS:
      own && crossing(question.distanceM / 40, Math.max(question.timeS, question.distanceM / 0.5), excessW),
    tailwindNeededMs:
      own && ride.powerW > powerForDuration(own, question.timeS)
        ? negated(crossing(-MOST_TAILWIND_MS, windNow, (headwindMs) => -excessW(question.timeS, headwindMs)))
        : null,
    implausible: implausible(ride),
  };
}

/** The position that riders take: upright on climbs, low downhill and at speed, else aero. */
export function positionFor(slope: number, speedMs: number): Position {
  if (slope > 0.05 || speedMs < 5) return 'climb';
  if (slope < -0.02 || speedMs > 12.5) return 'drop';
  return 'aero';
}

/** Where a function that falls from above zero to below crosses it; null when it does not. */
function crossing(from: number, to: number, falling: (x: number) => number): number | null {
  let low = from;
  let high = to;
  if (!(falling(low) > 0) || !(falling(high) <= 0)) return null;
  for (let i = 0; i < 60 && high - low > 1e-4; i++) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function negated(value: number | null): number | null {
  return value === null ? null : -value;
}

function implausible(ride: SteadyRide): string | null {
  const limit = worldClassWattsPerKg(ride.timeS);
  if (ride.wattsPerKg <= limit) return null;
  return (
    `${ride.wattsPerKg.toFixed(1)} W/kg for this long is more than the best riders hold (about ${limit.toFixed(1)}): ` +
    'a tailwind, drafting, a motor or a GPS error is likely.'
  );
}

function worldClassWattsPerKg(timeS: number): number {
  const first = WORLD_CLASS[0]!;
  if (timeS <= first[0]) return first[1];
  for (let i = 1; i < WORLD_CLASS.length; i++) {
    const [t1, w1] = WORLD_CLASS[i]!;
    const [t0, w0] = WORLD_CLASS[i - 1]!;
    if (timeS <= t1) return w0 + ((w1 - w0) * Math.log(timeS / t0)) / Math.log(t1 / t0);
  }
  return WORLD_CLASS.at(-1)![1];
}
