import type { Course } from '../../road/course.ts';
import { largestAllowed } from '../plan/feasible.ts';
import {
  calmStart,
  freePowers,
  joinEqual,
  leastCells,
  LEAST_PEDALLED_W,
  mostSegments,
  STEP_W,
  type Cut,
} from './cut.ts';
import { FALLING_SLOPE, meanSlope, STEEP_SLOPE } from './descents.ts';
import type { PacingLimits, PacingSolution } from '../optimum/solution.ts';

/** How segments are ridden and judged. */
export type Judge = {
  limits: PacingLimits;
  course: Course;
  ride(cut: Cut): PacingSolution;
  allowed(solution: PacingSolution): boolean;
};

/** Segments with the ride that they give. */
export type Ridden = { cut: Cut; solution: PacingSolution };

const REFINEMENTS = 8;
/** For segments that stay: rides that are tried, how near the cap is near enough at once, and where the next one aims. */
const FEW_RIDES = 6;
const NEARLY = 0.999;
const AIM = 0.9995;
/** Less than this share of the time is not worth one more segment. */
const WORTH = 0.0003;

/** Whole watts, as much of them as the limits allow. */
export function wholeWatts(given: Cut, optimum: PacingSolution, judge: Judge): Ridden {
  const wanted = calmStart(judge.course, given);
  const { bounds } = wanted;
  const { pMaxW, npCapW } = judge.limits;
  const { cut: kept, solution: even } = withinWPrime(wanted, judge);
  const guess = npCapW === null ? 1 : Math.min(1.2, Math.max(0.8, npCapW / Math.max(1, even.normalizedW)));
  const at = (scale: number): Cut => ({
    bounds,
    watts: kept.watts.map((power) => Math.min(pMaxW, power * scale)),
  });
  const found = largestAllowed((scale) => judge.ride(at(scale)), judge.allowed, {
    low: 0.3,
    high: 1.3,
    exact: 0.001,
    guess: 0.9995 * guess,
  });
  const seconds = kept.watts.map(
    (_, k) => optimum.ride.timeS[bounds[k + 1]!]! - optimum.ride.timeS[bounds[k]!]!,
  );
  let scale = found?.at ?? 0.3;
  for (let i = 0; i < 60; i++) {
    const cut = joinEqual(judge.course, { bounds, watts: roundWatts(at(scale).watts, seconds, pMaxW) });
    const solution = judge.ride(cut);
    if (judge.allowed(solution) || i === 59) return refine({ cut, solution }, judge);
    scale *= 0.997;
  }
  throw new RangeError('unreachable');
}

/** The highest single power, in whole watts, that the limits allow; null when there is none. */
export function evenWatt({ course, limits, ride, allowed }: Judge, guess: number): Ridden | null {
  const at = (power: number): Cut => ({ bounds: [0, course.cells], watts: [Math.floor(power)] });
  const found = largestAllowed((power) => ride(at(power)), allowed, {
    low: LEAST_PEDALLED_W,
    high: limits.pMaxW,
    exact: 1,
    guess,
  });
  return found && { cut: at(found.at), solution: found.solution };
}

/** New watts for segments that stay, in few rides; null when they need more thought than that. */
export function sameSegments(
  bounds: readonly number[],
  optimum: PacingSolution,
  judge: Judge,
): Ridden | null {
  const { course, limits } = judge;
  const { npCapW, pMaxW } = limits;
  const { timeS } = optimum.ride;
  const given = calmStart(course, { bounds: [...bounds], watts: freePowers(course, optimum, bounds) });
  const seconds = given.watts.map((_, k) => timeS[bounds[k + 1]!]! - timeS[bounds[k]!]!);
  let scale = 1;
  for (let ride = 0; ride < FEW_RIDES; ride++) {
    const watts = roundWatts(
      given.watts.map((power) => power * scale),
      seconds,
      pMaxW,
    );
    const cut = joinEqual(course, { bounds: given.bounds, watts });
    const solution = judge.ride(cut);
    if (judge.allowed(solution) && (ride > 0 || npCapW === null || solution.normalizedW > npCapW * NEARLY))
      return { cut, solution };
    // Means over segments lower normalized power, so more is possible; then it must come down to the cap again.
    scale *= npCapW === null ? 0.997 : Math.min(1.05, npCapW / solution.normalizedW) * AIM;
  }
  return null;
}

/** Takes from what lies above critical power where merging has spent W' too early. */
function withinWPrime({ bounds, watts }: Cut, { limits: { cpW }, ride }: Judge): Ridden {
  const held = (share: number): Cut => ({
    bounds,
    watts: watts.map((power) => (power > cpW ? cpW + share * (power - cpW) : power)),
  });
  const found = largestAllowed(
    (share) => ride(held(share)),
    ({ unmet }) => !unmet.includes('wPrime') && !unmet.includes('reserve'),
    { low: 0, high: 1, exact: 0.01 },
  );
  const cut = held(found?.at ?? 0);
  return { cut, solution: found?.solution ?? ride(cut) };
}

/** Rounds to whole steps and hands the work that is lost or won on to the next segment, so that it cancels. */
function roundWatts(wanted: readonly number[], seconds: readonly number[], pMaxW: number): number[] {
  const most = Math.floor(pMaxW / STEP_W) * STEP_W;
  let owedJ = 0;
  return wanted.map((exact, k) => {
    if (exact < LEAST_PEDALLED_W) return 0;
    const owedW = Math.max(-STEP_W / 2, Math.min(STEP_W / 2, owedJ / Math.max(1, seconds[k]!)));
    const watts = Math.min(most, Math.round((exact + owedW) / STEP_W) * STEP_W);
    owedJ += (exact - watts) * seconds[k]!;
    return watts;
  });
}

/** Adds 5 W here and there as long as the limits hold and it is faster: long segments first. */
function refine(start: Ridden, judge: Judge): Ridden {
  let best = start;
  const { npCapW, pMaxW } = judge.limits;
  const seconds = (k: number) =>
    best.solution.ride.timeS[best.cut.bounds[k + 1]!]! - best.solution.ride.timeS[best.cut.bounds[k]!]!;
  const order = best.cut.watts
    .map((_, k) => k)
    .filter((k) => best.cut.watts[k]! > 0 && !falls(judge.course, best.cut, k, STEEP_SLOPE))
    .sort((a, b) => seconds(b) - seconds(a));
  let tries = 0;
  for (const k of order) {
    const { ride, normalizedW } = best.solution;
    const power = best.cut.watts[k]!;
    // What 5 W more here add to normalized power, about.
    const added = (STEP_W * seconds(k) * Math.min(2, power / normalizedW) ** 3) / ride.totalTimeS;
    if (power + STEP_W > pMaxW || (npCapW !== null && normalizedW + 0.7 * added > npCapW)) continue;
    if (++tries > REFINEMENTS) break;
    const watts = best.cut.watts.map((other, j) => (j === k ? power + STEP_W : other));
    const cut = { bounds: best.cut.bounds, watts };
    const solution = judge.ride(cut);
    if (judge.allowed(solution) && solution.ride.totalTimeS < ride.totalTimeS) best = { cut, solution };
  }
  return lastSplit({ cut: joinEqual(judge.course, best.cut), solution: best.solution }, judge);
}

/**
 * With few segments even 5 W are coarse: the longest one is then ridden 5 W harder from some point on, as early as the
 * limits allow.
 */
function lastSplit(start: Ridden, judge: Judge): Ridden {
  const { cut, solution } = start;
  const { timeS, totalTimeS } = solution.ride;
  const { npCapW } = judge.limits;
  const atCap = npCapW !== null && solution.normalizedW > npCapW * (1 - WORTH);
  if (atCap || cut.watts.length >= mostSegments(judge.course)) return start;
  const seconds = (k: number) => timeS[cut.bounds[k + 1]!]! - timeS[cut.bounds[k]!]!;
  let longest = -1;
  cut.watts.forEach((power, k) => {
    const room =
      power > 0 && power + STEP_W <= judge.limits.pMaxW && !falls(judge.course, cut, k, FALLING_SLOPE);
    if (room && (longest < 0 || seconds(k) > seconds(longest))) longest = k;
  });
  if (longest < 0) return start;
  const from = cut.bounds[longest]!;
  const to = cut.bounds[longest + 1]!;
  const least = leastCells(judge.course.stepM, ((to - from) * judge.course.stepM) / seconds(longest));
  if (to - from < 2 * least) return start;
  const power = cut.watts[longest]!;
  const harderFor = (cells: number): Cut => ({
    bounds: [...cut.bounds.slice(0, longest + 1), to - Math.round(cells), ...cut.bounds.slice(longest + 1)],
    watts: [...cut.watts.slice(0, longest + 1), power + STEP_W, ...cut.watts.slice(longest + 1)],
  });
  const found = largestAllowed((cells) => judge.ride(harderFor(cells)), judge.allowed, {
    low: least,
    high: to - from - least,
    exact: Math.max(1, (to - from) / 60),
  });
  if (!found || found.solution.ride.totalTimeS > totalTimeS * (1 - WORTH)) return start;
  return { cut: harderFor(found.at), solution: found.solution };
}

/** Where the road falls by so much, 5 W more are not worth asking for. */
function falls(course: Course, { bounds }: Cut, k: number, slope: number): boolean {
  return meanSlope(course, bounds[k]!, bounds[k + 1]!) < slope;
}
