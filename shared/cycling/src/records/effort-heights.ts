import type { TrackPoint } from '../files/track.ts';

const AROUND_MS = 5000;

/** Height around a moment, m: the mean of the records within 5 s, else straight between the nearest two; null without any. */
export function meanHeightM(points: readonly TrackPoint[], atMs: number): number | null {
  let sum = 0;
  let count = 0;
  let before: TrackPoint | null = null;
  let after: TrackPoint | null = null;
  for (const point of points) {
    const { timeMs, elevationM } = point;
    if (timeMs === null || elevationM === null || !Number.isFinite(timeMs + elevationM)) continue;
    if (Math.abs(timeMs - atMs) <= AROUND_MS) {
      sum += elevationM;
      count++;
    }
    if (timeMs <= atMs && timeMs >= (before?.timeMs ?? -Infinity)) before = point;
    if (timeMs >= atMs && timeMs < (after?.timeMs ?? Infinity)) after = point;
  }
  if (count > 4) return sum / count;
  if (!before || !after) return (before ?? after)?.elevationM ?? null;
  const span = after.timeMs! - before.timeMs!;
  const share = span > 0 ? (atMs - before.timeMs!) / span : 0;
  return before.elevationM! + share * (after.elevationM! - before.elevationM!);
}
