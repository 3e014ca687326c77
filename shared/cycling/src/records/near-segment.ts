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
  const start = passing(stations.gates.start, gateHalfWidthM + SPARE_M);
  const finish = passing(stations.gates.finish, gateHalfWidthM + SPARE_M);
  let lastMs = -Infinity;
  let jumps = false;
  for (const point of points) {
    if (!isTimed(point) || !isPlaced(point)) continue;
    const movedM = start.to(point);
    finish.to(point);
    const stepS = (point.timeMs - lastMs) / 1000;
    jumps ||= !(stepS > 0) || movedM > JUMP_MS * Math.max(1, stepS);
    lastMs = point.timeMs;
  }
  return { mayCross: jumps || (start.seen() && finish.seen()), startM: start.nearestM() };
}

/** Follows a ride past a gate; `seen` once a leg may have come within so many metres of it. */
function passing(gate: Gate, withinM: number) {
  const metres = metresFrom(gate);
  let [ax, ay] = [NaN, NaN];
  let nearestM = Infinity;
  let seen = false;
  return {
    /** @returns the length of the leg, NaN of the first */
    to(place: { latDeg: number; lonDeg: number }): number {
      const bx = metres.east(place.lonDeg);
      const by = metres.north(place.latDeg);
      const legM = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
      const awayM = Math.sqrt(bx * bx + by * by);
      if (awayM < nearestM) nearestM = awayM;
      // A leg that ends so far away passes nowhere near; long legs are allowed more room, as by the match.
      if (awayM <= withinM || awayM - legM <= withinM + legM / 4) seen = true;
      ax = bx;
      ay = by;
      return legM;
    },
    seen: () => seen,
    nearestM: () => nearestM,
  };
}
