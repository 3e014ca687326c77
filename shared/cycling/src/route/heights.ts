import { counted, type MendReport } from './mends.ts';
import type { LinePoint } from './positions.ts';

const SPIKE_M = 30;
const SPIKE_REACH_M = 120;
/** A longer stretch without heights is unknown, and with more than this share of such stretches there is no profile. */
const LONG_GAP_M = 500;
const MOST_UNKNOWN = 0.2;

/**
 * Puts the heights of a line in order, in place: fills in the missing, treats a drop to exactly 0 as missing and cuts
 * spikes of more than 30 m.
 * @returns whether there is a profile at all; if not, all heights are 0
 */
export function mendHeights(points: readonly LinePoint[], lengthM: number, report: MendReport): boolean {
  const none = (text: string): boolean => {
    report.add('no-elevation', points.length, [], text);
    for (const point of points) point.elevationM = 0;
    return false;
  };
  if (!points.some(({ elevationM }) => Math.abs(elevationM) > 0)) {
    return none(
      points.some(({ elevationM }) => elevationM === 0)
        ? 'Every elevation in the file is zero, which means missing, so climbs are not known'
        : 'The file has no usable elevation, so climbs are not known',
    );
  }
  dropZeros(points);
  const gaps = gapsOf(points);
  const unknownM = gaps.map(lengthOf).reduce((sum, gapM) => sum + (gapM > LONG_GAP_M ? gapM : 0), 0);
  if (points.length - missingIn(gaps) < 2 || unknownM > MOST_UNKNOWN * lengthM)
    return none('The file has no usable elevation, so climbs are not known');
  for (const gap of gaps) bridge(gap);
  tellGaps(gaps, report);
  cutSpikes(points, report);
  return true;
}

/** Points without a height and the known ones around them; at an end of the line there is none beyond. */
type Gap = {
  before: LinePoint | null;
  missing: LinePoint[];
  after: LinePoint | null;
  startM: number;
  endM: number;
};

function lengthOf({ startM, endM }: Gap): number {
  return endM - startM;
}

function missingIn(gaps: readonly Gap[]): number {
  return gaps.reduce((sum, { missing }) => sum + missing.length, 0);
}

/** Exact zeros beside a wall of 30 m and more are a sensor that fell silent. */
function dropZeros(points: readonly LinePoint[]): void {
  let before = Infinity;
  let silent: LinePoint[] = [];
  const drop = (after: number): void => {
    const wall = Math.min(before, after);
    if (wall > SPIKE_M && wall < Infinity) for (const point of silent) point.elevationM = NaN;
  };
  for (const point of points) {
    const { elevationM } = point;
    if (elevationM === 0 || (silent.length > 0 && Number.isNaN(elevationM))) {
      silent.push(point);
      continue;
    }
    drop(Math.abs(elevationM));
    before = Math.abs(elevationM);
    silent = [];
  }
  drop(Infinity);
}

function gapsOf(points: readonly LinePoint[]): Gap[] {
  const gaps: Gap[] = [];
  let gap: Gap | null = null;
  let before: LinePoint | null = null;
  for (const point of points) {
    const { distanceM } = point;
    if (Number.isNaN(point.elevationM)) {
      if (!gap) {
        gap = { before, missing: [], after: null, startM: (before ?? point).distanceM, endM: distanceM };
        gaps.push(gap);
      }
      gap.missing.push(point);
      gap.endM = distanceM;
      continue;
    }
    if (gap) {
      gap.after = point;
      gap.endM = distanceM;
      gap = null;
    }
    before = point;
  }
  return gaps;
}

/** Straight between the known points; level where there is one on one side only. */
function bridge({ before, missing, after }: Gap): void {
  const start = before ?? after;
  const end = after ?? before;
  if (!start || !end) return;
  const span = end.distanceM - start.distanceM;
  const rise = end.elevationM - start.elevationM;
  for (const point of missing) {
    const share = span > 0 ? (point.distanceM - start.distanceM) / span : 0;
    point.elevationM = start.elevationM + share * rise;
  }
}

function tellGaps(gaps: readonly Gap[], report: MendReport): void {
  if (gaps.length === 0) return;
  const missing = missingIn(gaps);
  const longest = gaps.reduce((most, gap) => Math.max(most, lengthOf(gap)), 0);
  const long = gaps.filter((gap) => lengthOf(gap) > LONG_GAP_M);
  const at = (long.length > 0 ? long : gaps).map((gap) => gap.startM);
  report.add(
    'missing-elevation',
    missing,
    at,
    `${counted(missing, 'missing elevation')} filled in from the points around` +
      (long.length > 0 ? ` over up to ${Math.round(longest)} m, where the profile is uncertain` : ''),
  );
}

function cutSpikes(points: readonly LinePoint[], report: MendReport): void {
  const raw = Float64Array.from(points, ({ elevationM }) => elevationM);
  const last = raw.length - 1;
  if (last < 4) return;
  const at: number[] = [];
  points.forEach((point, i) => {
    const heightM = point.elevationM;
    const before = Math.abs(heightM - (raw[i - 1] ?? heightM));
    const after = Math.abs(heightM - (raw[i + 1] ?? heightM));
    // With both neighbours near, the median of five is near as well.
    if (before <= SPIKE_M && after <= SPIKE_M) return;
    const from = Math.min(Math.max(0, i - 2), last - 4);
    const median = raw.slice(from, from + 5).sort()[2]!;
    const reachM = points[from + 4]!.distanceM - points[from]!.distanceM;
    if (Math.abs(heightM - median) <= SPIKE_M || reachM >= SPIKE_REACH_M) return;
    point.elevationM = median;
    at.push(point.distanceM);
  });
  if (at.length > 0) report.add('spike', at.length, at, `${counted(at.length, 'elevation spike')} cut`);
}
