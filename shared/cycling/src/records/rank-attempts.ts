import type { TrackPoint } from '../files/track.ts';
import { normalCdf } from '../physiology/critical-power.ts';
import type { SegmentLine } from './segment-line.ts';
import { findSegmentEfforts, type MatchOptions, type SegmentEffort } from './segment-match.ts';

/** One attempt among those of several rides. */
export type RankedAttempt = {
  /** name of the ride it is from */
  ride: string;
  /** which of the attempts in that ride, from 1 */
  lap: number;
  /** 1 is the fastest */
  rank: number;
  behindS: number;
  /** how likely it was truly not slower than the first, 0 to 1, by the uncertainty of both times */
  asFastChance: number;
  effort: SegmentEffort;
};

/**
 * All attempts at a segment in several rides, the fastest first. The same ride in two exports counts once (same start).
 * @example
 * const place = (metres) => ({ latDeg: 45 + metres / 111195.08, lonDeg: 6 })
 * const ride = (speed) => Array.from({ length: 300 }, (_, i) => ({ ...place(speed * i), timeMs: 1000 * i + speed, elevationM: null, powerW: null, heartRateBpm: null, cadenceRpm: null, distanceM: null, speedMs: null }))
 * const ranked = rankAttempts([place(100), place(1100)], [{ name: 'June', points: ride(8) }, { name: 'July', points: ride(10) }])
 * ranked.map((attempt) => attempt.ride) // => ['July', 'June']
 * ranked[1].behindS // => 25.0
 */
export function rankAttempts(
  segment: SegmentLine,
  rides: readonly { name: string; points: readonly TrackPoint[] }[],
  options: MatchOptions = {},
): RankedAttempt[] {
  const all: { ride: string; lap: number; effort: SegmentEffort }[] = [];
  for (const { name, points } of rides) {
    findSegmentEfforts(segment, points, options).forEach((effort, i) => {
      if (!all.some((other) => same(other.effort, effort))) all.push({ ride: name, lap: i + 1, effort });
    });
  }
  all.sort((a, b) => a.effort.timeS - b.effort.timeS);
  const [first] = all;
  if (!first) return [];
  return all.map(({ ride, lap, effort }, i) => {
    const behindS = effort.timeS - first.effort.timeS;
    const sd = Math.hypot(effort.timeSdS, first.effort.timeSdS);
    return { ride, lap, rank: i + 1, behindS, asFastChance: i === 0 ? 1 : normalCdf(-behindS / sd), effort };
  });
}

function same(a: SegmentEffort, b: SegmentEffort): boolean {
  return Math.abs(a.startMs - b.startMs) < 2000 && Math.abs(a.finishMs - b.finishMs) < 2000;
}
