import { counted, type MendReport } from './mends.ts';
import type { Line } from './positions.ts';

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
export function mendHeights(line: Line, report: MendReport): boolean {
  const { elevationM } = line;
  const none = (text: string): boolean => {
    report.add('no-elevation', elevationM.length, [], text);
    elevationM.fill(0);
    return false;
  };
  if (!elevationM.some((height) => Math.abs(height) > 0)) {
    return none(
      elevationM.some((height) => height === 0)
        ? 'Every elevation in the file is zero, which means missing, so climbs are not known'
        : 'The file has no usable elevation, so climbs are not known',
    );
  }
  dropZeros(line);
  const gaps = missingRuns(line);
  const lengthM = line.distanceM.at(-1)!;
  const unknownM = gaps.reduce((sum, gap) => sum + (gap.lengthM > LONG_GAP_M ? gap.lengthM : 0), 0);
  const known = elevationM.length - gaps.reduce((sum, gap) => sum + gap.to - gap.from - 1, 0);
  if (known < 2 || unknownM > MOST_UNKNOWN * lengthM)
    return none('The file has no usable elevation, so climbs are not known');
  for (const gap of gaps) bridge(line, gap);
  tellGaps(line, gaps, report);
  cutSpikes(line, report);
  return true;
}

/** Heights missing between the known points `from` and `to`; -1 and the count stand for the ends of the line. */
type Gap = { from: number; to: number; lengthM: number };

/** Exact zeros beside a wall of 30 m and more are a sensor that fell silent. */
function dropZeros({ elevationM }: Line): void {
  const count = elevationM.length;
  for (let i = 0; i < count; i++) {
    if (elevationM[i] !== 0) continue;
    let end = i;
    while (end < count && (elevationM[end] === 0 || Number.isNaN(elevationM[end]!))) end++;
    const before = i > 0 ? Math.abs(elevationM[i - 1]!) : Infinity;
    const after = end < count ? Math.abs(elevationM[end]!) : Infinity;
    if (Math.min(before, after) > SPIKE_M && Math.min(before, after) < Infinity) elevationM.fill(NaN, i, end);
    i = end;
  }
}

function missingRuns({ elevationM, distanceM }: Line): Gap[] {
  const gaps: Gap[] = [];
  let from = -1;
  for (let to = 0; to <= elevationM.length; to++) {
    if (to < elevationM.length && Number.isNaN(elevationM[to]!)) continue;
    if (to - from > 1) {
      const startM = distanceM[Math.max(0, from)]!;
      gaps.push({ from, to, lengthM: distanceM[Math.min(to, distanceM.length - 1)]! - startM });
    }
    from = to;
  }
  return gaps;
}

function bridge({ elevationM, distanceM }: Line, { from, to }: Gap): void {
  const start = from >= 0 ? from : to;
  const end = to < elevationM.length ? to : start;
  const span = distanceM[end]! - distanceM[start]!;
  const rise = elevationM[end]! - elevationM[start]!;
  for (let i = from + 1; i < to; i++) {
    const share = span > 0 ? (distanceM[i]! - distanceM[start]!) / span : 0;
    elevationM[i] = elevationM[start]! + share * rise;
  }
}

function tellGaps({ distanceM }: Line, gaps: readonly Gap[], report: MendReport): void {
  if (gaps.length === 0) return;
  const missing = gaps.reduce((sum, gap) => sum + gap.to - gap.from - 1, 0);
  const longest = gaps.reduce((most, gap) => Math.max(most, gap.lengthM), 0);
  const long = gaps.filter((gap) => gap.lengthM > LONG_GAP_M);
  const at = (long.length > 0 ? long : gaps).map((gap) => distanceM[Math.max(0, gap.from)]!);
  report.add(
    'missing-elevation',
    missing,
    at,
    `${counted(missing, 'missing elevation')} filled in from the points around` +
      (long.length > 0 ? ` over up to ${Math.round(longest)} m, where the profile is uncertain` : ''),
  );
}

function cutSpikes({ elevationM, distanceM }: Line, report: MendReport): void {
  const raw = elevationM.slice();
  const last = raw.length - 1;
  const window = new Float64Array(5);
  const at: number[] = [];
  for (let i = 0; i <= last && last >= 4; i++) {
    const before = i > 0 ? Math.abs(raw[i]! - raw[i - 1]!) : 0;
    const after = i < last ? Math.abs(raw[i]! - raw[i + 1]!) : 0;
    // With both neighbours near, the median of five is near as well.
    if (before <= SPIKE_M && after <= SPIKE_M) continue;
    const from = Math.min(Math.max(0, i - 2), last - 4);
    for (let j = 0; j < 5; j++) window[j] = raw[from + j]!;
    const median = window.sort()[2]!;
    if (Math.abs(raw[i]! - median) <= SPIKE_M || distanceM[from + 4]! - distanceM[from]! >= SPIKE_REACH_M)
      continue;
    elevationM[i] = median;
    at.push(distanceM[i]!);
  }
  if (at.length > 0) report.add('spike', at.length, at, `${counted(at.length, 'elevation spike')} cut`);
}
