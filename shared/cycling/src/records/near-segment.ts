import { isPlaced, isTimed, type TrackPoint } from '../files/track.ts';
import { metresFrom, type Gate, type Stations } from './segment-line.ts';

export type Nearness = {
  /** false: no effort can be in this ride, whatever the match would look at */
  mayCross: boolean;
  /** from the start line to the nearest record, m; infinite where no record has a place */
  startM: number;
};

/** Beyond this speed between two records positions are dropped before the match, which changes the way. */
const JUMP_MS = 35;
/** Added to the width of the gates: what the match allows for. */
const SPARE_M = 40;

/**
 * Whether a ride can cross both gates of a segment at all, in one pass over its points: a hundredth of the cost of the
 * match. A ride with jumps in it may always cross.
 */
export function nearness(
  stations: Stations,
  points: readonly TrackPoint[],
  gateHalfWidthM: number,
): Nearness {
  const withinM = gateHalfWidthM + SPARE_M;
  const start = passing(points, stations.gates.start, withinM);
  const finish = passing(points, stations.gates.finish, withinM);
  return { mayCross: start.jumps || (start.seen && finish.seen), startM: start.nearestM };
}

/** How a ride goes past a gate; `seen`: a leg may have come within so many metres of it. */
function passing(points: readonly TrackPoint[], gate: Gate, withinM: number) {
  const metres = metresFrom(gate);
  let ax = NaN;
  let ay = NaN;
  let lastMs = -Infinity;
  let nearestM = Infinity;
  let seen = false;
  let jumps = false;
  for (const point of points) {
    if (!isTimed(point) || !isPlaced(point)) continue;
    const bx = metres.east(point.lonDeg);
    const by = metres.north(point.latDeg);
    const legM = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    const awayM = Math.sqrt(bx * bx + by * by);
    if (awayM < nearestM) nearestM = awayM;
    // A leg that ends so far away passes nowhere near; long legs are allowed more room, as by the match.
    if (awayM <= withinM || awayM - legM <= withinM + legM / 4) seen = true;
    const stepS = (point.timeMs - lastMs) / 1000;
    if (!(stepS > 0) || legM > JUMP_MS * Math.max(1, stepS)) jumps = true;
    ax = bx;
    ay = by;
    lastMs = point.timeMs;
  }
  return { seen, nearestM, jumps };
}
