import { riseM } from './smooth.ts';

/** A category of the score that is in common use: length in m times mean gradient in %, which is 100 times the gain. */
export type ClimbCategory = 'HC' | '1' | '2' | '3' | '4';

/** One kilometre of a climb, or what is left of it at the top. Distances from the start of the route. */
export type ClimbSection = { fromM: number; toM: number; gainM: number; /** rise / run */ slope: number };

/** A climb on a route. Distances from the start of the route. */
export type Climb = {
  startM: number;
  endM: number;
  lengthM: number;
  gainM: number;
  /** rise / run, over the whole climb */
  slope: number;
  /** steepest 500 m, or all of a shorter climb */
  steepestSlope: number;
  /** steepest 100 m */
  steepest100Slope: number;
  startElevationM: number;
  topElevationM: number;
  /** gain (m) x mean gradient (%): how hard it is beside others */
  score: number;
  /**
   * By length (m) x mean gradient (%), as Strava gives them: HC from 80 000, 1 from 64 000, 2 from 32 000, 3 from
   * 16 000, 4 from 8000; null below
   */
  category: ClimbCategory | null;
  /** the climb by kilometres, from its foot */
  sections: ClimbSection[];
};

const MIN_LENGTH_M = 500;
const MIN_SLOPE = 0.03;
const CLIMBING_SLOPE = 0.025;
const WINDOW_M = 300;
const DIP_LENGTH_M = 200;
const DIP_LOSS_M = 10;
/** An easy stretch does not end a climb while it does not fall, or is this small a part of a long one. */
const EASY_STRETCH_M = 1000;
const EASY_SHARE = 0.12;
/** A climb begins and ends this near its lowest and highest place. */
const END_M = 0.5;
const SECTION_M = 1000;
const CATEGORIES: readonly (readonly [ClimbCategory, number])[] = [
  ['HC', 80_000],
  ['1', 64_000],
  ['2', 32_000],
  ['3', 16_000],
  ['4', 8000],
];

type Span = { from: number; to: number };

/**
 * Finds climbs of at least 500 m and 3 % on an evenly spaced, smoothed profile, joined across short dips.
 * @param stepM distance between two heights, m
 */
export function findClimbs(heightsM: ArrayLike<number>, stepM: number): Climb[] {
  const elevationM = Float64Array.from(heightsM);
  const last = elevationM.length - 1;
  if (!(stepM > 0) || last < 1) return [];
  const reach = Math.max(1, Math.round(WINDOW_M / 2 / stepM));
  const rises = (i: number): boolean => {
    const from = Math.max(0, i - reach);
    const to = Math.min(last, i + reach);
    return riseM(elevationM, from, to) / ((to - from) * stepM) >= CLIMBING_SLOPE;
  };
  const joined: Span[] = [];
  for (const span of runs(last + 1, rises)) {
    const before = joined.at(-1);
    if (before && belongTogether(elevationM, stepM, before, span)) before.to = span.to;
    else joined.push(span);
  }
  return joined
    .map((span) => trim(elevationM, stepM, span))
    .filter((span) => isClimb(elevationM, stepM, span))
    .map((span) => describe(elevationM, stepM, span));
}

function runs(count: number, flag: (i: number) => boolean): Span[] {
  const spans: Span[] = [];
  let open: Span | null = null;
  for (let i = 0; i < count; i++) {
    if (!flag(i)) open = null;
    else if (open) open.to = i;
    else spans.push((open = { from: i, to: i }));
  }
  return spans.filter((span) => span.to > span.from);
}

function belongTogether(elevationM: Float64Array, stepM: number, a: Span, b: Span): boolean {
  const gapM = (b.from - a.to) * stepM;
  const dip = elevationM.subarray(a.to, b.from + 1);
  const lossM = elevationM[a.to]! - dip.reduce((least, height) => Math.min(least, height), Infinity);
  const slope = riseM(elevationM, a.from, b.to) / ((b.to - a.from) * stepM);
  if (lossM > DIP_LOSS_M || slope < MIN_SLOPE) return false;
  const easy = Math.max(EASY_SHARE * (b.to - a.from) * stepM, lossM <= 2 ? EASY_STRETCH_M : DIP_LENGTH_M);
  return gapM <= easy;
}

/**
 * From where the road leaves its lowest height near the start to where it reaches its highest near the end: the window
 * reaches a little beyond the climb, and smoothing draws its ends out.
 */
function trim(elevationM: Float64Array, stepM: number, { from, to }: Span): Span {
  const reach = Math.round(WINDOW_M / stepM);
  const foot = elevationM.subarray(from, Math.min(to, from + reach) + 1);
  const lowest = foot.reduce((least, height) => Math.min(least, height), Infinity);
  const low = from + foot.findLastIndex((height) => height <= lowest + END_M);
  const topFrom = Math.max(low, to - reach);
  const top = elevationM.subarray(topFrom, to + reach + 1);
  const highest = top.reduce((most, height) => Math.max(most, height), -Infinity);
  return { from: low, to: topFrom + top.findIndex((height) => height >= highest - END_M) };
}

function isClimb(elevationM: Float64Array, stepM: number, { from, to }: Span): boolean {
  const lengthM = (to - from) * stepM;
  return lengthM >= MIN_LENGTH_M && riseM(elevationM, from, to) >= MIN_SLOPE * lengthM;
}

function describe(elevationM: Float64Array, stepM: number, { from, to }: Span): Climb {
  const lengthM = (to - from) * stepM;
  const gainM = riseM(elevationM, from, to);
  const slope = gainM / lengthM;
  return {
    startM: from * stepM,
    endM: to * stepM,
    lengthM,
    gainM,
    slope,
    steepestSlope: steepest(elevationM, stepM, { from, to }, 500),
    steepest100Slope: steepest(elevationM, stepM, { from, to }, 100),
    startElevationM: elevationM[from]!,
    topElevationM: elevationM[to]!,
    score: gainM * slope * 100,
    category: CATEGORIES.find(([, least]) => lengthM * slope * 100 >= least)?.[0] ?? null,
    sections: sectionsOf(elevationM, stepM, { from, to }),
  };
}

function steepest(elevationM: Float64Array, stepM: number, { from, to }: Span, overM: number): number {
  const window = Math.max(1, Math.min(to - from, Math.round(overM / stepM)));
  let most = -Infinity;
  for (let i = from; i + window <= to; i++)
    most = Math.max(most, riseM(elevationM, i, i + window) / (window * stepM));
  return most;
}

function sectionsOf(elevationM: Float64Array, stepM: number, { from, to }: Span): ClimbSection[] {
  const count = Math.max(1, Math.round(((to - from) * stepM) / SECTION_M));
  const nodeOf = (part: number) =>
    part === count ? to : Math.min(to, from + Math.round((part * SECTION_M) / stepM));
  return Array.from({ length: count }, (_, part) => {
    const [start, end] = [nodeOf(part), nodeOf(part + 1)];
    const gainM = riseM(elevationM, start, end);
    return { fromM: start * stepM, toM: end * stepM, gainM, slope: gainM / ((end - start) * stepM) };
  });
}
