import { betterOf, type RideBest } from '../physiology/ride-bests.ts';
import type { Attempt } from './attempt.ts';
import { withoutDoubles } from './rank-attempts.ts';
import type { SearchedRide } from './search-ride.ts';

/** What many searched files have given so far. */
export type GatheredRides = {
  /** rides that were searched, each once */
  rides: { name: string; startMs: number; endMs: number }[];
  attempts: Attempt[];
  /** the best powers of all rides, shortest first */
  bests: RideBest[];
  /** rides without an attempt that came within 500 m of the start line */
  nearby: number;
  indoor: string[];
  untimed: string[];
  /** the same ride as another file */
  doubles: string[];
  failed: { name: string; message: string }[];
};

/** Rides that begin so close together are one ride in two files. */
const SAME_MS = 2000;
const NEARBY_M = 500;

/** Before the first file. */
export const noRides: GatheredRides = {
  rides: [],
  attempts: [],
  bests: [],
  nearby: 0,
  indoor: [],
  untimed: [],
  doubles: [],
  failed: [],
};

/**
 * What was gathered, with one more file. A ride that is there already, by its start, changes only `doubles`.
 * @example
 * const one = gatheredRides(noRides, 'june.fit', { kind: 'indoor', startMs: 1e12, endMs: 2e12, bests: [] })
 * const two = gatheredRides(one, 'june.gpx', { kind: 'indoor', startMs: 1e12, endMs: 2e12, bests: [] })
 * two // => { attempts: [], indoor: ['june.fit'], doubles: ['june.gpx'] }
 */
export function gatheredRides(so: GatheredRides, name: string, ride: SearchedRide): GatheredRides {
  if (ride.kind === 'failed') return { ...so, failed: [...so.failed, { name, message: ride.message }] };
  if (ride.kind === 'untimed') return { ...so, untimed: [...so.untimed, name] };
  const { startMs, endMs } = ride;
  if (so.rides.some((other) => Math.abs(other.startMs - startMs) < SAME_MS))
    return { ...so, doubles: [...so.doubles, name] };
  const more = {
    ...so,
    rides: [...so.rides, { name, startMs, endMs }],
    bests: betterOf(so.bests, ride.bests),
  };
  if (ride.kind === 'indoor') return { ...more, indoor: [...so.indoor, name] };
  const isNearby = ride.attempts.length === 0 && ride.nearestM <= NEARBY_M;
  return {
    ...more,
    attempts: withoutDoubles([...so.attempts, ...ride.attempts]),
    nearby: so.nearby + (isNearby ? 1 : 0),
  };
}
