import type { PlacedPoint, TrackPoint } from '../files/track.ts';
import { believableSteps } from './believable-steps.ts';
import { counted, type MendReport } from './mends.ts';
import { pairs } from './pairs.ts';
import { between, withoutStandstills, type PointAt } from './standstill.ts';

/** A point of a line: place, distance from the start and raw height (NaN: missing). */
export type LinePoint = { latDeg: number; lonDeg: number; distanceM: number; elevationM: number };

/** The points that were kept of a track. */
export type Line = {
  points: LinePoint[];
  /** middle distance between two points, m */
  spacingM: number;
};

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
  const { believable, dropped } = believableSteps(placed.points, report);
  const untimed = withoutStrays(believable);
  const { kept, cloudM, stops } = withoutStandstills(untimed.points);
  const atOf = (places: readonly TrackPoint[]): number[] => {
    const wanted = new Set(places);
    return kept.filter(({ point }) => wanted.has(point)).map(({ distanceM }) => distanceM);
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
  const line = lineOf(kept);
  tellGaps(line, report);
  return line;
}

/** The points with a place. A place of exactly 0°, 0° in a ride elsewhere means that there was no fix. */
function withPlace(points: readonly TrackPoint[]) {
  const kept: PlacedPoint[] = [];
  const before: PlacedPoint[] = [];
  const first = points.find((point): point is PlacedPoint => onEarth(point) && !isZero(point));
  const zeroIsHere = !first || (Math.abs(first.latDeg) < 1 && Math.abs(first.lonDeg) < 1);
  let missing = 0;
  for (const point of points) {
    const last = kept.at(-1);
    if (onEarth(point) && (zeroIsHere || !isZero(point))) kept.push(point);
    else if (missing++ < 1000 && last) before.push(last);
  }
  return { points: kept, before, missing };
}

function onEarth(point: TrackPoint): point is PlacedPoint {
  const { latDeg, lonDeg } = point;
  return latDeg !== null && lonDeg !== null && Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180;
}

function isZero({ latDeg, lonDeg }: TrackPoint): boolean {
  return latDeg === 0 && lonDeg === 0;
}

/** Without times: takes out single points far away from two neighbours that are near each other. */
function withoutStrays(points: PlacedPoint[]): {
  points: PlacedPoint[];
  count: number;
  before: PlacedPoint[];
} {
  if (points.length < 4 || points.some((point) => point.timeMs !== null))
    return { points, count: 0, before: [] };
  const typicalM = middleStep(points, between);
  const before: PlacedPoint[] = [];
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

function lineOf(kept: readonly PointAt[]): Line {
  const points = kept.map(linePoint);
  return { points, spacingM: middleStep(points, stepM) };
}

function linePoint({ point, distanceM }: PointAt): LinePoint {
  const { latDeg, lonDeg } = point;
  const height = point.elevationM ?? NaN;
  return { latDeg, lonDeg, distanceM, elevationM: height >= LOWEST_M && height <= HIGHEST_M ? height : NaN };
}

function stepM(a: LinePoint, b: LinePoint): number {
  return b.distanceM - a.distanceM;
}

function tellGaps({ points, spacingM }: Line, report: MendReport): void {
  if (points.length < 2) return;
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
  for (const [a, b] of pairs(points)) {
    const gapM = stepM(a, b);
    if (gapM < Math.max(GAP_M, 20 * spacingM)) continue;
    at.push(a.distanceM);
    missingM += gapM;
  }
  if (at.length > 0) {
    const what = `${Math.round(missingM)} m without points ridden as ${at.length === 1 ? 'a straight line' : 'straight lines'}`;
    report.add('gap', at.length, at, what);
  }
}

/** The middle of the distances between neighbours, from a thousand of them. */
function middleStep<T>(points: readonly T[], distance: (a: T, b: T) => number): number {
  const stride = Math.max(1, Math.floor(points.length / 1000));
  const steps: number[] = [];
  let i = 0;
  for (const [a, b] of pairs(points)) if (i++ % stride === 0) steps.push(distance(a, b));
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}
