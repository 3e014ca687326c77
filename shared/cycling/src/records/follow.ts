import { onLeg, type Crossing } from './gate-crossing.ts';
import { lastAtMost, type RiddenWay } from './ridden-way.ts';
import { metresFrom, type Stations } from './segment-line.ts';
import { missedInSilence, type Silence } from './silence.ts';

const ASIDE_M = 30;
const MOST_MISSED = 0.1;
/** Of a segment no more than this share is taken as ridden while the recorder was silent. */
const MOST_IN_SILENCE = 0.25;
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
 * one. Null where more than a tenth of the places are missed, without those that were passed while the recorder was silent.
 */
export function follow(
  stations: Stations,
  way: RiddenWay,
  start: Crossing,
  finish: Crossing,
  silences: () => readonly Silence[],
): Followed | null {
  const { count, stepM, places } = stations;
  const mayMiss = MOST_MISSED * (count + 1);
  let silent: readonly Silence[] | null = null;
  const stretch = (finish.atM - start.atM) / stations.lengthM;
  const alongS = new Float64Array(count + 1).fill(NaN);
  let missed = 0;
  let lastAt = start.atM;
  let lastK = 0;
  for (const [k, place] of places.entries()) {
    if (k === 0 || k === count) continue;
    const expected = lastAt + stretch * stepM * (k - lastK);
    const slack = SLACK_M + 0.5 * stepM * (k - lastK);
    const passage = nearest(place, way, expected, slack, start, finish);
    if (!passage) {
      if (++missed <= mayMiss) continue;
      silent ??= silences();
      if (silent.length === 0 || missed > mayMiss + MOST_IN_SILENCE * (count + 1)) return null;
      continue;
    }
    alongS[k] = passage.timeS - start.timeS;
    lastAt = passage.atM;
    lastK = k;
  }
  const totalS = finish.timeS - start.timeS;
  alongS[0] = 0;
  alongS[count] = totalS;
  if (silent && missed - missedInSilence(alongS, start.timeS, stations, silent) > mayMiss) return null;
  fill(alongS, totalS);
  return { share: 1 - missed / (count + 1), alongS };
}

function nearest(
  place: { latDeg: number; lonDeg: number },
  way: RiddenWay,
  expected: number,
  slack: number,
  start: Crossing,
  finish: Crossing,
): { timeS: number; atM: number } | null {
  let best = Infinity;
  let found: { timeS: number; atM: number } | null = null;
  let i = Math.max(
    start.leg,
    lastAtMost(way, ({ atM }) => atM, expected - slack),
  );
  const metres = metresFrom(place);
  let from = way[i];
  if (!from) return null;
  let ax = 0;
  let ay = 0;
  let bx = metres.east(from.lonDeg);
  let by = metres.north(from.latDeg);
  for (let to = way[++i]; to && i <= finish.leg + 1; from = to, to = way[++i]) {
    if (from.atM > expected + slack) break;
    [ax, ay, bx, by] = [bx, by, metres.east(to.lonDeg), metres.north(to.latDeg)];
    const dx = bx - ax;
    const dy = by - ay;
    const size = dx * dx + dy * dy;
    const share = size > 0 ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / size)) : 0;
    const aside = Math.hypot(ax + share * dx, ay + share * dy);
    if (aside > ASIDE_M) continue;
    const passage = onLeg({ from, to }, share);
    const score = aside + OFF_PLACE * Math.abs(passage.atM - expected);
    if (score >= best) continue;
    best = score;
    found = passage;
  }
  return found;
}

/** Straight lines over the places that were missed; never back in time, never past the finish. */
function fill(alongS: Float64Array, totalS: number): void {
  let from = { k: 0, timeS: 0 };
  for (const [k, passedS] of alongS.entries()) {
    if (Number.isNaN(passedS)) continue;
    const timeS = Math.min(totalS, Math.max(from.timeS, passedS));
    alongS[k] = timeS;
    for (let j = from.k + 1; j < k; j++)
      alongS[j] = from.timeS + ((timeS - from.timeS) * (j - from.k)) / (k - from.k);
    from = { k, timeS };
  }
}
