import type { TrackPoint } from '../files/track.ts';
import { haversineM } from './geo.ts';

/** Within this distance for this long a rider stands, and what the receiver draws there is its own noise. */
export const STANDSTILL_M = 15;
const STANDSTILL_S = 30;
const LOOK_AHEAD = 120;

/** The points without what the receiver draws while the rider stands; with distances, and where and how far it wandered. */
export function withoutStandstills(points: readonly TrackPoint[]) {
  const kept: TrackPoint[] = [];
  const distanceM: number[] = [];
  const stops: TrackPoint[] = [];
  const standsUntil = standstills(points);
  let cloudM = 0;
  let at = 0;
  for (let i = 0; i < points.length;) {
    const anchor = points[i]!;
    if (kept.length > 0) at += between(kept.at(-1)!, anchor);
    kept.push(anchor);
    distanceM.push(at);
    const leave = standsUntil(i);
    if (leave <= i + 1) {
      i++;
      continue;
    }
    let wanderedM = 0;
    for (let j = i + 1; j <= leave; j++) wanderedM += between(points[j - 1]!, points[j]!);
    wanderedM -= between(anchor, points[leave]!);
    if (wanderedM > 5) {
      cloudM += wanderedM;
      if (stops.at(-1) !== anchor) stops.push(anchor);
    }
    i = leave;
  }
  return { line: { points: kept, distanceM }, cloudM, stops };
}

/** Standstills among points that all have a place and a time, by their first and last point. */
export function standstillsOf(points: readonly TrackPoint[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const standsUntil = standstills(points);
  for (let from = 0; from < points.length;) {
    const to = standsUntil(from);
    if (to > from) found.push({ from, to });
    from = Math.max(from + 1, to);
  }
  return found;
}

/** Finds the last point of a standstill that begins at a point (asked in order); the point itself where the rider moves on. */
function standstills(points: readonly TrackPoint[]) {
  let later = 1;
  return (from: number): number => {
    const anchor = points[from]!;
    if (anchor.timeMs === null) return from;
    const enoughMs = anchor.timeMs + STANDSTILL_S * 1000;
    if (later <= from) later = from + 1;
    while (later < points.length && later - from < LOOK_AHEAD && !(points[later]!.timeMs! >= enoughMs))
      later++;
    const then = points[later];
    if (!then || !(then.timeMs! >= enoughMs) || between(anchor, then) >= STANDSTILL_M) return from;
    let j = from + 1;
    while (j < points.length && between(anchor, points[j]!) < STANDSTILL_M) j++;
    return j > later ? j - 1 : from;
  };
}

/** Metres between two points that have a place. */
export function between(a: TrackPoint, b: TrackPoint): number {
  return haversineM(a.latDeg!, a.lonDeg!, b.latDeg!, b.lonDeg!);
}
