import type { PlacedPoint, TrackPoint } from '../files/track.ts';
import type { MendReport } from './mends.ts';
import { between } from './standstill.ts';

/** No bicycle and no forgivable GPS error goes faster. */
const MAX_SPEED_MS = 35;
/** This many consecutive points that fit each other are not an error: the recorder was carried or lost its fix. */
const ACCEPT_CLUSTER = 10;
const SAME_PLACE_M = 0.05;

type Dropped = { count: number; before: TrackPoint[] };

/** Where more places than not would be left out for their times, as a planner writes them, the times are wrong. */
export function believableSteps(points: readonly PlacedPoint[], report: MendReport) {
  const steps = possibleSteps(points);
  const count = steps.dropped.jump.count + steps.dropped.backwards.count;
  if (count <= points.length / 2) return steps;
  report.add('times', count, [], 'No bicycle was in these places at these times, so the times were left out');
  return possibleSteps(points.map((point) => ({ ...point, timeMs: null })));
}

function possibleSteps(points: readonly PlacedPoint[]) {
  let kept: PlacedPoint[] = [];
  // Points that do not fit the line but perhaps each other.
  let cluster: PlacedPoint[] = [];
  const dropped: Record<'backwards' | 'jump', Dropped> = {
    backwards: { count: 0, before: [] },
    jump: { count: 0, before: [] },
  };
  const drop = (stray: readonly TrackPoint[], after: TrackPoint | undefined) => {
    for (const point of stray) {
      const list = dropped[after && isBackwards(after, point) ? 'backwards' : 'jump'];
      list.count++;
      if (after && list.before.length < 100) list.before.push(after);
    }
  };
  for (const point of points) {
    const last = kept.at(-1);
    if (!last) {
      kept.push(point);
      continue;
    }
    const stepM = between(last, point);
    if (stepM < SAME_PLACE_M) continue;
    if (isPossible(last, point, stepM)) {
      drop(cluster, last);
      cluster = [];
      kept.push(point);
      continue;
    }
    const previous = cluster.at(-1);
    if (previous && !isPossible(previous, point, between(previous, point))) {
      drop(cluster, last);
      cluster = [];
    }
    cluster.push(point);
    if (cluster.length < ACCEPT_CLUSTER) continue;
    if (kept.length <= 3) {
      drop(kept, undefined);
      kept = cluster;
    } else for (const member of cluster) kept.push(member);
    cluster = [];
  }
  drop(cluster, kept.at(-1));
  return { believable: kept, dropped };
}

function isPossible(a: TrackPoint, b: TrackPoint, stepM: number): boolean {
  if (a.timeMs === null || b.timeMs === null) return true;
  const stepS = (b.timeMs - a.timeMs) / 1000;
  return stepS >= 0 && stepM <= MAX_SPEED_MS * Math.max(1, stepS);
}

function isBackwards(a: TrackPoint, b: TrackPoint): boolean {
  return a.timeMs !== null && b.timeMs !== null && b.timeMs < a.timeMs;
}
