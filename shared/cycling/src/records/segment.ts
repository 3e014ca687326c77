import type { Position } from '../athlete/athlete.ts';
import { curveAtAltitude } from '../ride/curve-at-altitude.ts';
import type { Refusal } from '../answer/input.ts';
import { powerForDuration, type PowerCurve } from '../physiology/critical-power.ts';
import { positionFor } from '../ride/drag-areas.ts';
import { climbPower, type ClimbQuestion, type SteadyRide, type WithTime } from '../ride/steady-ride.ts';
import { altitudeNote } from '../ride/ride-sources.ts';
import { worldClassAt } from './world-class.ts';
import { zeroCrossing } from './zero-crossing.ts';

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

const MOST_TAILWIND_MS = 10;

/**
 * Steady power that a segment takes in a time, from a flying start, at its mean slope: the same number as `climbPower`,
 * with the verdict against the athlete's curve (its probability counts the uncertainty of curve and of inputs), the time
 * the athlete could ride instead, and the tailwind that would make the record possible.
 * @returns a refusal in one sentence when weight, length, height or time is missing or cannot be
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * segmentRecord({ athlete, distanceM: 1320, slope: 0.025, timeS: 113, riderMassKg: 75, bikeMassKg: 8, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.225 }) // => { powerW: 604.8, tailwindNeededMs: 3.84, ownTimeS: 138.1 }
 */
export function segmentRecord(question: SegmentQuestion): SegmentRecord | Refusal {
  const ride = climbPower(question);
  if (!ride.ok) return ride;
  const { curve: own } = curveAtAltitude(question.athlete, question.altitudeM);
  const excessW = (curve: PowerCurve, timeS: number, headwindMs = question.headwindMs) => {
    const tried = climbPower({ ...question, timeS, headwindMs });
    return tried.ok ? tried.powerW - powerForDuration(curve, timeS) : Infinity;
  };
  const windNow = ride.inputs.find((input) => input.key === 'headwindMs')?.value ?? 0;
  const tailwind =
    own && ride.powerW > powerForDuration(own, question.timeS)
      ? zeroCrossing(-windNow, MOST_TAILWIND_MS, (tailwindMs) => excessW(own, question.timeS, -tailwindMs))
      : null;
  const slowestS = Math.max(question.timeS, question.distanceM / 0.5);
  return {
    ...ride,
    position: question.position ?? positionFor(question.bike ?? 'road', ride.slope),
    ownTimeS: own && zeroCrossing(question.distanceM / 40, slowestS, (timeS) => excessW(own, timeS)),
    tailwindNeededMs: tailwind,
    implausible: implausible(ride),
    notes: [
      ...altitudeNote(own && ride.altitudeFactor),
      'Steady power at the mean gradient, entered at the speed of the record. A standing start takes more.',
      ...(ride.timeS < 30
        ? ['In less than half a minute the start decides more than steady power does.']
        : []),
    ],
  };
}

function implausible(ride: SteadyRide): string | null {
  const { wattsPerKg } = worldClassAt(ride.timeS);
  if (ride.wattsPerKg <= wattsPerKg) return null;
  return (
    `${ride.wattsPerKg.toFixed(1)} W/kg for this long is more than the best riders hold (about ${wattsPerKg.toFixed(1)}). ` +
    'Wind from behind, the shelter of others, a lighter rider or an error of position or time may explain it.'
  );
}
