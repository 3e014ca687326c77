import { isTimed, type TimedPoint, type TrackPoint } from '../files/track.ts';

const AROUND_MS = 5000;

type HeightPoint = TimedPoint & { elevationM: number };

/** Height around a moment, m: the mean of the records within 5 s, else straight between the nearest two; null without any. */
export function meanHeightM(points: readonly TrackPoint[], atMs: number): number | null {
  let sum = 0;
  let count = 0;
  let before: HeightPoint | null = null;
  let after: HeightPoint | null = null;
  for (const point of points) {
    if (!hasHeight(point)) continue;
    const { timeMs, elevationM } = point;
    if (Math.abs(timeMs - atMs) <= AROUND_MS) {
      sum += elevationM;
      count++;
    }
    if (timeMs <= atMs && timeMs >= (before?.timeMs ?? -Infinity)) before = point;
    if (timeMs >= atMs && timeMs < (after?.timeMs ?? Infinity)) after = point;
  }
  if (count > 4) return sum / count;
  if (!before || !after) return (before ?? after)?.elevationM ?? null;
  const span = after.timeMs - before.timeMs;
  const share = span > 0 ? (atMs - before.timeMs) / span : 0;
  return before.elevationM + share * (after.elevationM - before.elevationM);
}

function hasHeight(point: TrackPoint): point is HeightPoint {
  return isTimed(point) && point.elevationM !== null && Number.isFinite(point.timeMs + point.elevationM);
}
