import type { Course } from '../road/course.ts';
import { keepsLimits, largestAllowed } from './plan-feasible.ts';
import { ridePlanned, type PacingLimits, type PacingSolution, type PacingStart } from './solution.ts';
import { mergeCells } from './rideable-merge.ts';
import { describeSegments, type PlanSegment } from './rideable-segment.ts';
import { timeElasticity } from './rideable-weight.ts';

/** What a person can follow: few segments, whole watts. */
export type RideablePlan = {
  segments: PlanSegment[];
  /** cells: watts that the segments ask for */
  askedW: Float64Array;
  /** the course ridden by those segments */
  solution: PacingSolution;
  /** time that it takes more than the optimum, s and percent; below zero when it is faster */
  costS: number;
  costPercent: number;
};

export type RideableOptions = PacingStart & {
  /** ride for this time instead of for the shortest, s */
  targetS?: number;
  /** distance of the first node from the start of the whole route, m */
  offsetM?: number;
};

const STEP_W = 5;
const LEAST_M = 200;
const LEAST_S = 20;
const PER_100_KM = 40;
/** A short course may have this many segments. */
const FEW = 6;
/** Share of the time that merging may cost before it stops by itself. */
const TOLERANCE = 0.0008;
/** A plan says where to stop pedalling even where power has next to no effect on time. */
const LEAST_ELASTICITY = 0.15;
/** With less than this share of its time pedalled a segment is coasted. */
const PEDALLED_SHARE = 0.25;
const LEAST_PEDALLED_W = 40;
/** A target is met this closely, as a share. */
const ON_TIME = 0.0005;
const REFINEMENTS = 24;

/**
 * Turns an optimum into segments of one power each: neighbouring cells are merged where that costs least time, watts are
 * rounded to 5 W so that the errors cancel, and all is scaled until the ride keeps W', the reserve and the cap.
 */
export function rideablePlan(
  course: Course,
  limits: PacingLimits,
  optimum: PacingSolution,
  options: RideableOptions = {},
): RideablePlan {
  const { targetS } = options;
  const weights = mergeWeights(course, optimum);
  const bounds = boundaries(course, optimum, weights);
  const wanted = segmentPowers(optimum, bounds, weights);
  const ride = (watts: ArrayLike<number>) =>
    ridePlanned(course, limits, spread(watts, bounds, course.cells), options);
  const allowed = (solution: PacingSolution) =>
    keepsLimits(solution) && (targetS === undefined || solution.ride.totalTimeS >= targetS * (1 - ON_TIME));
  const kept = withinWPrime(wanted, limits, ride);
  const scaled = largestAllowed(
    (scale) => ride(kept.map((power) => Math.min(limits.pMaxW, power * scale))),
    allowed,
    { low: 0.3, high: 1.3, exact: 0.0005, guess: 1 },
  );
  let scale = scaled?.at ?? 0.3;
  const seconds = wanted.map((_, k) => optimum.ride.timeS[bounds[k + 1]!]! - optimum.ride.timeS[bounds[k]!]!);
  const rounded = (by: number) => roundWatts(kept, seconds, by, limits.pMaxW);
  let watts = rounded(scale);
  let solution = ride(watts);
  for (let i = 0; i < 40 && !allowed(solution); i++) {
    scale *= 0.9975;
    watts = rounded(scale);
    solution = ride(watts);
  }
  ({ watts, solution } = refine(watts, seconds, solution, ride, allowed, limits));
  const segments = describeSegments(course, limits, solution, bounds, watts, options.offsetM ?? 0);
  const costS = solution.ride.totalTimeS - optimum.ride.totalTimeS;
  const askedW = spread(watts, bounds, course.cells);
  return { segments, askedW, solution, costS, costPercent: (100 * costS) / optimum.ride.totalTimeS };
}

/** Seconds that a squared watt of deviation costs in each cell, about, and whether the rider is free to pedal there. */
type MergeWeights = { cost: Float64Array; free: Uint8Array };

function mergeWeights(course: Course, { powerW, ride }: PacingSolution): MergeWeights {
  const meanW = Math.max(50, ride.workJ / Math.max(1, ride.totalTimeS - ride.coastingS));
  const cost = new Float64Array(course.cells);
  const free = new Uint8Array(course.cells);
  for (let i = 0; i < course.cells; i++) {
    const seconds = ride.timeS[i + 1]! - ride.timeS[i]!;
    const limited = ride.speedMs[i + 1]! >= course.limitMs[i + 1]! * 0.999 || powerW[i]! === 0;
    free[i] = limited ? 0 : 1;
    const elasticity = limited ? 0 : timeElasticity(course, i, powerW[i]!, ride.speedMs[i + 1]!);
    const felt = Math.max(LEAST_ELASTICITY, elasticity);
    // Time t ~ P^-e, so its second derivative by power is e (1 + e) t / P^2.
    cost[i] = (0.5 * seconds * felt * (1 + felt)) / meanW ** 2;
  }
  return { cost, free };
}

function boundaries(course: Course, { powerW, ride }: PacingSolution, { cost }: MergeWeights): number[] {
  const lengthM = course.cells * course.stepM;
  const seconds = Float64Array.from(powerW, (_, i) => ride.timeS[i + 1]! - ride.timeS[i]!);
  return mergeCells(
    { value: powerW, weight: cost, seconds, stepM: course.stepM },
    {
      maxSegments: Math.max(FEW, Math.floor((PER_100_KM * lengthM) / 100_000)),
      leastM: LEAST_M,
      leastS: LEAST_S,
      tolerance: TOLERANCE * ride.totalTimeS,
    },
  );
}

/** The best single power of every segment: the weighted mean where the rider is free to pedal. */
function segmentPowers({ powerW, ride }: PacingSolution, bounds: readonly number[], weights: MergeWeights) {
  return bounds.slice(0, -1).map((from, k) => {
    const to = bounds[k + 1]!;
    let pedalledS = 0;
    let weight = 0;
    let sum = 0;
    for (let i = from; i < to; i++) {
      if (!weights.free[i]) continue;
      pedalledS += ride.timeS[i + 1]! - ride.timeS[i]!;
      weight += weights.cost[i]!;
      sum += weights.cost[i]! * powerW[i]!;
    }
    const share = pedalledS / Math.max(1e-9, ride.timeS[to]! - ride.timeS[from]!);
    return share < PEDALLED_SHARE || weight === 0 ? 0 : sum / weight;
  });
}

/** Takes from what lies above critical power where merging has spent W' too early. */
function withinWPrime(
  wanted: readonly number[],
  { cpW }: PacingLimits,
  ride: (watts: ArrayLike<number>) => PacingSolution,
): number[] {
  const held = (share: number) => wanted.map((power) => (power > cpW ? cpW + share * (power - cpW) : power));
  const found = largestAllowed(
    (share) => ride(held(share)),
    ({ unmet }) => !unmet.includes('wPrime') && !unmet.includes('reserve'),
    { low: 0, high: 1, exact: 0.01 },
  );
  return held(found?.at ?? 0);
}

/** Rounds to whole steps and hands the work that is lost or won on to the next segment, so that it cancels. */
function roundWatts(
  wanted: readonly number[],
  seconds: readonly number[],
  scale: number,
  pMaxW: number,
): number[] {
  let owedJ = 0;
  return wanted.map((power, k) => {
    const exact = Math.min(pMaxW, power * scale);
    if (exact < LEAST_PEDALLED_W) return 0;
    const owedW = Math.max(-STEP_W / 2, Math.min(STEP_W / 2, owedJ / Math.max(1, seconds[k]!)));
    const most = Math.floor(pMaxW / STEP_W) * STEP_W;
    const watts = Math.min(most, Math.round((exact + owedW) / STEP_W) * STEP_W);
    owedJ += (exact - watts) * seconds[k]!;
    return watts;
  });
}

/** Adds 5 W here and there as long as the limits hold and it is faster: long segments first. */
function refine(
  watts: number[],
  seconds: readonly number[],
  solution: PacingSolution,
  ride: (watts: ArrayLike<number>) => PacingSolution,
  allowed: (solution: PacingSolution) => boolean,
  { pMaxW }: PacingLimits,
) {
  const order = watts
    .map((_, k) => k)
    .filter((k) => watts[k]! > 0)
    .sort((a, b) => seconds[b]! - seconds[a]!)
    .slice(0, REFINEMENTS);
  let best = { watts, solution };
  for (const k of order) {
    if (best.watts[k]! + STEP_W > pMaxW) continue;
    const more = best.watts.slice();
    more[k] = more[k]! + STEP_W;
    const tried = ride(more);
    if (allowed(tried) && tried.ride.totalTimeS < best.solution.ride.totalTimeS)
      best = { watts: more, solution: tried };
  }
  return best;
}

function spread(watts: ArrayLike<number>, bounds: readonly number[], cells: number): Float64Array {
  const asked = new Float64Array(cells);
  for (let k = 0; k < bounds.length - 1; k++) asked.fill(watts[k]!, bounds[k]!, bounds[k + 1]!);
  return asked;
}
