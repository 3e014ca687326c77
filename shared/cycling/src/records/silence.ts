import type { Crossing } from './gate-crossing.ts';
import { lastAtMost, type RiddenWay } from './ridden-way.ts';
import type { Stations } from './segment-line.ts';

/** A recorder that is silent for so long hides hairpins; after longer nobody knows where the rider was, s. */
const SHORTEST_S = 3;
const LONGEST_S = 15;
/** Around a silence the speed of the rider is looked for, s. */
const AROUND_S = 25;
/** The places passed before and after a silence are at most so many apart in what the recorder saw. */
const MOST_SEEN = 3;

/** A silence of the recorder in the middle of a ride. */
export type Silence = {
  /** s since 1970 */
  fromS: number;
  toS: number;
  /** the straight line over it, m */
  lengthM: number;
  /** the fastest that was ridden just before and after it, m/s */
  aroundMs: number;
};

/** The silences between two crossings. */
export function silencesBetween(way: RiddenWay, start: Crossing, finish: Crossing): Silence[] {
  const found: Silence[] = [];
  for (let i = start.leg; i <= finish.leg; i++) {
    const [from, to] = [way[i], way[i + 1]];
    if (!from || !to) break;
    const tookS = to.timeS - from.timeS;
    if (tookS < SHORTEST_S || tookS > LONGEST_S) continue;
    found.push({
      fromS: from.timeS,
      toS: to.timeS,
      lengthM: to.atM - from.atM,
      aroundMs: fastestAround(way, i),
    });
  }
  return found;
}

/** By how much the way may be longer than it was measured, with what was ridden in silence, m. */
export const hiddenM = (silences: readonly Silence[]): number =>
  silences.reduce(
    (sum, { fromS, toS, lengthM, aroundMs }) => sum + Math.max(0, aroundMs * (toS - fromS) - lengthM),
    0,
  );

/**
 * How many places of a segment were missed in silence: between the last that was passed before it and the first after it. What
 * was missed for longer was ridden elsewhere.
 * @param alongS s since the start at each place, NaN where it was missed
 */
export function missedInSilence(
  alongS: Float64Array,
  startS: number,
  { stepM }: Stations,
  silences: readonly Silence[],
): number {
  const passed: { k: number; timeS: number }[] = [];
  for (const [k, timeS] of alongS.entries())
    if (!Number.isNaN(timeS) && timeS >= (passed.at(-1)?.timeS ?? 0)) passed.push({ k, timeS });
  const lastBy = (atS: number) => lastAtMost(passed, ({ timeS }) => timeS, atS - startS);
  let count = 0;
  let counted = 0;
  for (const { fromS, toS, aroundMs } of silences) {
    const before = passed[Math.max(0, lastBy(fromS))];
    const after = passed[lastBy(toS) + 1];
    if (!before || !after) continue;
    const seenS = after.timeS - before.timeS - (toS - fromS);
    if (seenS * aroundMs > MOST_SEEN * stepM) continue;
    for (let k = Math.max(before.k, counted) + 1; k < after.k; k++) if (Number.isNaN(alongS[k])) count++;
    counted = Math.max(counted, after.k);
  }
  return count;
}

/** The fastest way of a few seconds before and after a leg, m/s. */
function fastestAround(way: RiddenWay, leg: number): number {
  let fastest = 0;
  const look = (from: number, by: 1 | -1) => {
    const first = way[from];
    for (let i = from; first && way[i] && way[i + 1]; i += by) {
      const [a, b] = [way[i]!, way[i + 1]!];
      if (Math.abs(a.timeS - first.timeS) > AROUND_S) break;
      const tookS = b.timeS - a.timeS;
      if (tookS <= LONGEST_S) fastest = Math.max(fastest, (b.atM - a.atM) / tookS);
    }
  };
  look(leg - 1, -1);
  look(leg + 1, 1);
  return fastest;
}
