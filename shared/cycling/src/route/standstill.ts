import type { PlacedPoint } from '../files/track.ts';
import { haversineM } from './geo.ts';
import { pairs } from './pairs.ts';

/** Within this distance for this long a rider stands, and what the receiver draws there is its own noise. */
export const STANDSTILL_M = 15;
const STANDSTILL_S = 30;
const LOOK_AHEAD = 120;

/** A point that was kept, and how far it lies from the start. */
export type PointAt = { point: PlacedPoint; distanceM: number };

/** The points without what the receiver draws while the rider stands; with distances, and where and how far it wandered. */
export function withoutStandstills(points: readonly PlacedPoint[]) {
  const kept: PointAt[] = [];
  const stops: PlacedPoint[] = [];
  const standsUntil = standstills(points);
  let cloudM = 0;
  let distanceM = 0;
  let before: PlacedPoint | null = null;
  let moving = 0;
  for (const [i, point] of points.entries()) {
    if (i < moving) continue;
    if (before) distanceM += between(before, point);
    kept.push({ point, distanceM });
    before = point;
    const leave = standsUntil(i, point);
    if (leave <= i + 1) continue;
    moving = leave;
    const wandered = wanderedM(points.slice(i, leave + 1));
    if (wandered <= 5) continue;
    cloudM += wandered;
    if (stops.at(-1) !== point) stops.push(point);
  }
  return { kept, cloudM, stops };
}

/** Standstills among points that all have a place and a time, by their first and last point. */
export function standstillsOf(points: readonly PlacedPoint[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const standsUntil = standstills(points);
  let moving = 0;
  for (const [from, point] of points.entries()) {
    if (from < moving) continue;
    const to = standsUntil(from, point);
    if (to > from) found.push({ from, to });
    moving = to;
  }
  return found;
}

/** Finds the last point of a standstill that begins at a point (asked in order); the point itself where the rider moves on. */
function standstills(points: readonly PlacedPoint[]) {
  let later = 1;
  return (from: number, anchor: PlacedPoint): number => {
    if (anchor.timeMs === null) return from;
    const enoughMs = anchor.timeMs + STANDSTILL_S * 1000;
    const isEnough = ({ timeMs }: PlacedPoint) => timeMs !== null && timeMs >= enoughMs;
    if (later <= from) later = from + 1;
    let then = points[later];
    while (then && later - from < LOOK_AHEAD && !isEnough(then)) then = points[++later];
    if (!then || !isEnough(then) || between(anchor, then) >= STANDSTILL_M) return from;
    let end = from + 1;
    for (let next = points[end]; next && between(anchor, next) < STANDSTILL_M; next = points[end]) end++;
    return end > later ? end - 1 : from;
  };
}

/** How much longer the way along some points is than the line from the first to the last, m. */
function wanderedM(points: readonly PlacedPoint[]): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 0;
  let wayM = 0;
  for (const [a, b] of pairs(points)) wayM += between(a, b);
  return wayM - between(first, last);
}

/** Metres between two points. */
export function between(a: PlacedPoint, b: PlacedPoint): number {
  return haversineM(a.latDeg, a.lonDeg, b.latDeg, b.lonDeg);
}
