import { timeShare, type Crossing } from './gate-crossing.ts';
import { lastAtMost, type RiddenWay } from './ridden-way.ts';
import { offsetM, type Stations } from './segment-line.ts';

const ASIDE_M = 30;
const MOST_MISSED = 0.1;
const SLACK_M = 80;
/** Of two passages of the same place the one nearer to where the rider should be counts. */
const OFF_PLACE = 0.15;

/** A segment followed from its start to its finish. */
export type Followed = {
  /** share of its places, about 20 m apart, that were passed within 30 m and in order, 0 to 1 */
  share: number;
  /** s since the start gate at each place */
  alongS: Float64Array;
};

/**
 * Walks along the segment and the ride together, each place looked for where the ride should be by the way since the last
 * one. Null as soon as more than a tenth of the places are missed.
 */
export function follow(
  stations: Stations,
  way: RiddenWay,
  start: Crossing,
  finish: Crossing,
): Followed | null {
  const { count, stepM } = stations;
  const stretch = (finish.atM - start.atM) / stations.lengthM;
  const alongS = new Float64Array(count + 1).fill(NaN);
  let missed = 0;
  let lastAt = start.atM;
  let lastK = 0;
  for (let k = 1; k < count; k++) {
    const expected = lastAt + stretch * stepM * (k - lastK);
    const slack = SLACK_M + 0.5 * stepM * (k - lastK);
    const passage = nearest(stations, k, way, expected, slack, start, finish);
    if (!passage) {
      if (++missed > MOST_MISSED * (count + 1)) return null;
      continue;
    }
    alongS[k] = passage.timeS - start.timeS;
    lastAt = passage.atM;
    lastK = k;
  }
  alongS[0] = 0;
  alongS[count] = finish.timeS - start.timeS;
  fill(alongS);
  return { share: 1 - missed / (count + 1), alongS };
}

function nearest(
  { latDeg, lonDeg }: Stations,
  k: number,
  way: RiddenWay,
  expected: number,
  slack: number,
  start: Crossing,
  finish: Crossing,
): { timeS: number; atM: number } | null {
  let best = Infinity;
  let found: { timeS: number; atM: number } | null = null;
  const first = Math.max(start.leg, lastAtMost(way.atM, expected - slack));
  for (let leg = first; leg <= finish.leg && way.atM[leg]! <= expected + slack; leg++) {
    const [ax, ay] = offsetM(latDeg[k]!, lonDeg[k]!, way.latDeg[leg]!, way.lonDeg[leg]!);
    const [bx, by] = offsetM(latDeg[k]!, lonDeg[k]!, way.latDeg[leg + 1]!, way.lonDeg[leg + 1]!);
    const dx = bx - ax;
    const dy = by - ay;
    const size = dx * dx + dy * dy;
    const share = size > 0 ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / size)) : 0;
    const aside = Math.hypot(ax + share * dx, ay + share * dy);
    if (aside > ASIDE_M) continue;
    const atM = way.atM[leg]! + share * (way.atM[leg + 1]! - way.atM[leg]!);
    const score = aside + OFF_PLACE * Math.abs(atM - expected);
    if (score >= best) continue;
    best = score;
    const legS = way.timeS[leg + 1]! - way.timeS[leg]!;
    found = { atM, timeS: way.timeS[leg]! + legS * timeShare(way, leg, share) };
  }
  return found;
}

/** Straight lines over the places that were missed; never back in time, never past the finish. */
function fill(alongS: Float64Array): void {
  const count = alongS.length - 1;
  const totalS = alongS[count]!;
  let from = 0;
  for (let k = 1; k <= count; k++) {
    if (Number.isNaN(alongS[k]!)) continue;
    alongS[k] = Math.min(totalS, Math.max(alongS[from]!, alongS[k]!));
    for (let j = from + 1; j < k; j++)
      alongS[j] = alongS[from]! + ((alongS[k]! - alongS[from]!) * (j - from)) / (k - from);
    from = k;
  }
}
