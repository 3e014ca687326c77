import type { RideSteps } from '../files/ride-steps.ts';
import { MOST_POWER_W } from '../physiology/critical-power.ts';
import type { RideOnRoute } from './ride-on-route.ts';

/** Power is straight between two records up to so far apart, s; beyond it is not known. */
const BRIDGED_S = 10;

/** Power of a recorded ride over time, as sums up to each record. */
type PowerSums = { atS: Float64Array; workJ: Float64Array; knownS: Float64Array };

/**
 * Mean power in motion on each cell of the route, W; NaN where none was recorded. Null for a ride without a power meter.
 */
export function wattsOnCells(ride: RideOnRoute): Float64Array | null {
  const sums = sumsOf(ride.steps, ride.startMs);
  if (!sums) return null;
  const { elapsedS, first, last } = ride;
  const watts = new Float64Array(elapsedS.length - 1).fill(NaN);
  let before = sumsAt(sums, elapsedS[first] ?? 0);
  for (let cell = first; cell < last; cell++) {
    const after = sumsAt(sums, elapsedS[cell + 1] ?? 0);
    const knownS = after.knownS - before.knownS;
    if (knownS > 0) watts[cell] = (after.workJ - before.workJ) / knownS;
    before = after;
  }
  return watts;
}

function sumsOf({ points, steps }: RideSteps, startMs: number): PowerSums | null {
  const watts = points.map(({ powerW }) =>
    powerW !== null && powerW >= 0 && powerW <= MOST_POWER_W ? powerW : NaN,
  );
  if (!watts.some((each) => each > 0)) return null;
  const atS = Float64Array.from(points, ({ timeMs }) => (timeMs - startMs) / 1000);
  const workJ = new Float64Array(points.length);
  const knownS = new Float64Array(points.length);
  steps.forEach(({ kind, seconds }, i) => {
    const [from = NaN, to = NaN] = [watts[i], watts[i + 1]];
    // Who stands pushes off with power that moved nobody yet: only motion counts.
    const known = kind === 'riding' && seconds <= BRIDGED_S && !Number.isNaN(from + to);
    workJ[i + 1] = (workJ[i] ?? 0) + (known ? (seconds * (from + to)) / 2 : 0);
    knownS[i + 1] = (knownS[i] ?? 0) + (known ? seconds : 0);
  });
  return { atS, workJ, knownS };
}

function sumsAt({ atS, workJ, knownS }: PowerSums, timeS: number): { workJ: number; knownS: number } {
  let [low, high] = [0, atS.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((atS[middle] ?? 0) <= timeS) low = middle;
    else high = middle;
  }
  const [from = 0, to = 0] = [atS[low], atS[high]];
  const share = to > from ? Math.min(1, Math.max(0, (timeS - from) / (to - from))) : 0;
  const at = (values: Float64Array) => {
    const [a = 0, b = 0] = [values[low], values[high]];
    return a + share * (b - a);
  };
  return { workJ: at(workJ), knownS: at(knownS) };
}
