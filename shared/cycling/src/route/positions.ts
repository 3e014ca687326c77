import type { TrackPoint } from '../files/track.ts';
import { counted, type MendReport } from './mends.ts';
import { between, withoutStandstills } from './standstill.ts';

/** A line in columns: place, distance from the start and raw height (NaN: missing) of each point that was kept. */
export type Line = {
  latDeg: Float64Array;
  lonDeg: Float64Array;
  distanceM: Float64Array;
  elevationM: Float64Array;
  /** middle distance between two points, m */
  spacingM: number;
};

/** No bicycle and no forgivable GPS error goes faster. */
const MAX_SPEED_MS = 35;
/** This many consecutive points that fit each other are not an error: the recorder was carried or lost its fix. */
const ACCEPT_CLUSTER = 10;
const SAME_PLACE_M = 0.05;
/** No road lies outside of these. */
const LOWEST_M = -500;
const HIGHEST_M = 9000;
const GAP_M = 500;
const SPARSE_M = 100;

/**
 * The points of a track as one clean line: without points that have no or no possible place, repeated points, time that
 * runs backwards, speeds over 35 m/s, single places far off a drawn line, and the wandering of the receiver while the
 * rider stood. Times that would leave out most of the points are left out themselves.
 */
export function lineFrom(points: readonly TrackPoint[], report: MendReport): Line {
  const placed = withPlace(points);
  const { kept, dropped } = believableSteps(placed.points, report);
  const untimed = withoutStrays(kept);
  const { line, cloudM, stops } = withoutStandstills(untimed.points);
  const atOf = (places: readonly TrackPoint[]): number[] => {
    const wanted = new Set(places);
    const at: number[] = [];
    line.points.forEach((point, i) => wanted.has(point) && at.push(line.distanceM[i]!));
    return at;
  };
  const tell = (kind: 'unplaced' | 'backwards' | 'jump', where: TrackPoint[], count: number, why: string) => {
    if (count > 0) report.add(kind, count, atOf(where), `${counted(count, 'point')} left out ${why}`);
  };
  tell('unplaced', placed.before, placed.missing, 'that had no possible position');
  tell('backwards', dropped.backwards.before, dropped.backwards.count, 'where time ran backwards');
  const jumps = dropped.jump.count + untimed.count;
  tell('jump', [...dropped.jump.before, ...untimed.before], jumps, 'where the position jumped');
  if (stops.length > 0) {
    const metres = `${Math.round(cloudM)} m in ${counted(stops.length, 'stop')}`;
    report.add('standstill', stops.length, atOf(stops), `Wandering of the receiver left out, ${metres}`);
  }
  const columns = columnsOf(line.points, line.distanceM);
  tellGaps(columns, report);
  return columns;
}

/** The points with a place. A place of exactly 0°, 0° in a ride elsewhere means that there was no fix. */
function withPlace(points: readonly TrackPoint[]) {
  const kept: TrackPoint[] = [];
  const before: TrackPoint[] = [];
  const first = points.find((point) => onEarth(point) && !isZero(point));
  const zeroIsHere = !first || (Math.abs(first.latDeg!) < 1 && Math.abs(first.lonDeg!) < 1);
  let missing = 0;
  for (const point of points) {
    if (onEarth(point) && (zeroIsHere || !isZero(point))) kept.push(point);
    else if (missing++ < 1000 && kept.length > 0) before.push(kept.at(-1)!);
  }
  return { points: kept, before, missing };
}

function onEarth({ latDeg, lonDeg }: TrackPoint): boolean {
  return latDeg !== null && lonDeg !== null && Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180;
}

function isZero({ latDeg, lonDeg }: TrackPoint): boolean {
  return latDeg === 0 && lonDeg === 0;
}

type Dropped = { count: number; before: TrackPoint[] };

/** Where more places than not would be left out for their times, as a planner writes them, the times are wrong. */
function believableSteps(points: readonly TrackPoint[], report: MendReport) {
  const steps = possibleSteps(points);
  const count = steps.dropped.jump.count + steps.dropped.backwards.count;
  if (count <= points.length / 2) return steps;
  report.add('times', count, [], 'No bicycle was in these places at these times, so the times were left out');
  return possibleSteps(points.map((point) => ({ ...point, timeMs: null })));
}

function possibleSteps(points: readonly TrackPoint[]) {
  let kept: TrackPoint[] = [];
  // Points that do not fit the line but perhaps each other.
  let cluster: TrackPoint[] = [];
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
  return { kept, dropped };
}

function isPossible(a: TrackPoint, b: TrackPoint, stepM: number): boolean {
  if (a.timeMs === null || b.timeMs === null) return true;
  const stepS = (b.timeMs - a.timeMs) / 1000;
  return stepS >= 0 && stepM <= MAX_SPEED_MS * Math.max(1, stepS);
}

function isBackwards(a: TrackPoint, b: TrackPoint): boolean {
  return a.timeMs !== null && b.timeMs !== null && b.timeMs < a.timeMs;
}

/** Without times: takes out single points far away from two neighbours that are near each other. */
function withoutStrays(points: TrackPoint[]): { points: TrackPoint[]; count: number; before: TrackPoint[] } {
  if (points.length < 4 || points.some((point) => point.timeMs !== null))
    return { points, count: 0, before: [] };
  const typicalM = middleStep(points.length, (i) => between(points[i - 1]!, points[i]!));
  const before: TrackPoint[] = [];
  const far = Math.max(1000, 50 * typicalM);
  const kept = points.filter((point, i) => {
    const a = points[i - 1] ?? points[i + 2]!;
    const b = points[i + 1] ?? points[i - 2]!;
    const stray = Math.min(between(a, point), between(point, b)) > far && between(a, b) < far / 4;
    if (stray) before.push(a);
    return !stray;
  });
  return { points: kept, count: before.length, before };
}

function columnsOf(points: readonly TrackPoint[], distanceM: readonly number[]): Line {
  const line: Line = {
    latDeg: new Float64Array(points.length),
    lonDeg: new Float64Array(points.length),
    distanceM: Float64Array.from(distanceM),
    elevationM: new Float64Array(points.length),
    spacingM: middleStep(points.length, (i) => distanceM[i]! - distanceM[i - 1]!),
  };
  points.forEach((point, i) => {
    line.latDeg[i] = point.latDeg!;
    line.lonDeg[i] = point.lonDeg!;
    const height = point.elevationM ?? NaN;
    line.elevationM[i] = height >= LOWEST_M && height <= HIGHEST_M ? height : NaN;
  });
  return line;
}

function tellGaps({ distanceM, spacingM }: Line, report: MendReport): void {
  if (distanceM.length < 2) return;
  if (spacingM > SPARSE_M) {
    report.add(
      'sparse',
      1,
      [],
      `The points lie ${Math.round(spacingM)} m apart, so bends and short slopes between them are not known`,
    );
  }
  const at: number[] = [];
  let missingM = 0;
  for (let i = 1; i < distanceM.length; i++) {
    const stepM = distanceM[i]! - distanceM[i - 1]!;
    if (stepM < Math.max(GAP_M, 20 * spacingM)) continue;
    at.push(distanceM[i - 1]!);
    missingM += stepM;
  }
  if (at.length > 0) {
    const what = `${Math.round(missingM)} m without points ridden as ${at.length === 1 ? 'a straight line' : 'straight lines'}`;
    report.add('gap', at.length, at, what);
  }
}

/** The middle of the distances between neighbours, from a thousand of them. */
function middleStep(count: number, step: (i: number) => number): number {
  const stride = Math.max(1, Math.floor(count / 1000));
  const steps: number[] = [];
  for (let i = 1; i < count; i += stride) steps.push(step(i));
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}
