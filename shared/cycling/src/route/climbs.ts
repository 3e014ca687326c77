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
  startElevationM: number;
  topElevationM: number;
  /** gain (m) x mean gradient (%): how hard it is beside others */
  score: number;
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
const STEEPEST_OVER_M = 500;

type Span = { from: number; to: number };

/**
 * Finds climbs of at least 500 m and 3 % on an evenly spaced, smoothed profile, joined across short dips.
 * @param stepM distance between two heights, m
 */
export function findClimbs(elevationM: readonly number[], stepM: number): Climb[] {
  const reach = Math.max(1, Math.round(WINDOW_M / 2 / stepM));
  const last = elevationM.length - 1;
  const rising = elevationM.map((_, i) => {
    const from = Math.max(0, i - reach);
    const to = Math.min(last, i + reach);
    return to > from && (elevationM[to]! - elevationM[from]!) / ((to - from) * stepM) >= CLIMBING_SLOPE;
  });
  const joined: Span[] = [];
  for (const span of runs(rising)) {
    const before = joined.at(-1);
    if (before && belongTogether(elevationM, stepM, before, span)) before.to = span.to;
    else joined.push({ ...span });
  }
  return joined
    .map((span) => describe(elevationM, stepM, trim(elevationM, stepM, span)))
    .filter((climb) => climb.lengthM >= MIN_LENGTH_M && climb.slope >= MIN_SLOPE);
}

function runs(flags: readonly boolean[]): Span[] {
  const spans: Span[] = [];
  flags.forEach((flag, i) => {
    if (!flag) return;
    const open = spans.at(-1);
    if (open && open.to === i - 1) open.to = i;
    else spans.push({ from: i, to: i });
  });
  return spans.filter((span) => span.to > span.from);
}

function belongTogether(elevationM: readonly number[], stepM: number, a: Span, b: Span): boolean {
  const gapM = (b.from - a.to) * stepM;
  const lossM = elevationM[a.to]! - Math.min(...elevationM.slice(a.to, b.from + 1));
  const slope = (elevationM[b.to]! - elevationM[a.from]!) / ((b.to - a.from) * stepM);
  if (lossM > DIP_LOSS_M || slope < MIN_SLOPE) return false;
  const easy = Math.max(EASY_SHARE * (b.to - a.from) * stepM, lossM <= 2 ? EASY_STRETCH_M : DIP_LENGTH_M);
  return gapM <= easy;
}

/** From the lowest place near the start to the highest near the end: the window reaches a little beyond the climb. */
function trim(elevationM: readonly number[], stepM: number, { from, to }: Span): Span {
  const reach = Math.round(WINDOW_M / stepM);
  let low = from;
  for (let i = from; i <= Math.min(to, from + reach); i++) if (elevationM[i]! <= elevationM[low]!) low = i;
  let high = to;
  for (let i = Math.max(low, to - reach); i <= Math.min(elevationM.length - 1, to + reach); i++) {
    if (elevationM[i]! > elevationM[high]!) high = i;
  }
  return { from: low, to: high };
}

function describe(elevationM: readonly number[], stepM: number, { from, to }: Span): Climb {
  const lengthM = (to - from) * stepM;
  const gainM = elevationM[to]! - elevationM[from]!;
  const slope = lengthM > 0 ? gainM / lengthM : 0;
  const window = Math.max(1, Math.min(to - from, Math.round(STEEPEST_OVER_M / stepM)));
  let steepestSlope = slope;
  for (let i = from; i + window <= to; i++) {
    steepestSlope = Math.max(steepestSlope, (elevationM[i + window]! - elevationM[i]!) / (window * stepM));
  }
  return {
    startM: from * stepM,
    endM: to * stepM,
    lengthM,
    gainM,
    slope,
    steepestSlope,
    startElevationM: elevationM[from]!,
    topElevationM: elevationM[to]!,
    score: gainM * slope * 100,
  };
}
