import { formatDuration } from '../answer/duration.ts';
import type { Refusal } from '../answer/input.ts';
import { rideCourse } from '../road/ride-course.ts';
import type { Course } from '../road/course.ts';
import { optimisePower } from './optimise.ts';
import { cellMeans, coarseCourse, coarsening } from './plan-coarse.ts';
import { keepsLimits, largestAllowed } from './plan-feasible.ts';
import { intensityForDuration } from './plan-intensity.ts';
import type { PacingGoal } from './plan-question.ts';
import type { PlanSetup } from './plan-setup.ts';
import { ridePlanned, type PacingLimits, type PacingSolution, type PacingStart } from './solution.ts';

/** What a goal came to. */
export type SolvedGoal = {
  ok: true;
  goal: PacingGoal;
  solution: PacingSolution;
  /** with the cap on normalized power that held while it was solved; none for a time */
  limits: PacingLimits;
  /** where the cap comes from */
  cap: 'asked' | 'duration' | null;
  /** time to arrive at, s */
  targetS?: number;
};

const PASSES = 4;
/** A cap that follows from the time is a rule of thumb: closer than this it is the same. */
const SAME_CAP = 0.001;
/** An optimum is about so much faster than an even ride. */
const GAIN = 0.008;
/** So close to the target all powers can be scaled and are still the best. */
const NEARLY = 0.004;
const ON_TIME = 0.0003;
const MOST_W = 2000;

/**
 * The optimum for a goal, from the start or from on the way. What has to be tried (a cap that depends on the time that it
 * leads to) is tried on a coarse course; the last is solved on the fine one.
 * @param likely cells: powers that are likely near the optimum, W
 */
export function solveGoal(
  { course, ftpW, limits }: PlanSetup,
  goal: PacingGoal,
  start: PacingStart = {},
  likely?: Float64Array,
): SolvedGoal | Refusal {
  const solver = solverFor(course, limits, goal, start, likely);
  if (goal.kind === 'time') return solveForTime(course, limits, goal, solver, start);
  const asked = goal.kind === 'intensity' ? goal.if : goal.kind === 'fastest' ? goal.intensityCap : undefined;
  if (asked !== undefined) return { ok: true, cap: 'asked', ...solver.exactly(asked * ftpW) };
  const share = meanShare(limits.cpShare);
  const capFor = (timeS: number) => Math.min(limits.pMaxW, intensityForDuration(timeS) * ftpW * share);
  // The cap follows from the time and the time from the cap; a few passes settle both.
  let capW = Math.min(limits.pMaxW, limits.cpW);
  for (let pass = 0; pass < PASSES; pass++) {
    const even = rideCourse(course, new Float64Array(course.cells).fill(capW), start);
    capW = capFor(even.totalTimeS * (1 - GAIN));
  }
  for (let pass = 0; pass < PASSES; pass++) {
    const nextW = capFor(solver.about(capW).ride.totalTimeS);
    const settled = Math.abs(nextW / capW - 1) < SAME_CAP;
    capW = nextW;
    if (settled) break;
  }
  return { ok: true, cap: 'duration', ...solver.exactly(capW) };
}

/** Optima of a course for one cap on normalized power after the other. */
type Solver = {
  about(npCapW: number): PacingSolution;
  exactly(npCapW: number): Omit<SolvedGoal, 'ok' | 'cap'>;
};

function solverFor(
  course: Course,
  limits: PacingLimits,
  goal: PacingGoal,
  start: PacingStart,
  likely: Float64Array | undefined,
): Solver {
  const every = coarsening(course);
  const coarse = coarseCourse(course, every);
  const { cpShare } = limits;
  const coarseLimits = cpShare ? { ...limits, cpShare: cellMeans(cpShare, coarse.cells) } : limits;
  let near = likely && cellMeans(likely, coarse.cells);
  let last: { npCapW: number; solution: PacingSolution } | null = null;
  const solve = (on: Course, by: PacingLimits, npCapW: number, from: Float64Array | undefined) =>
    optimisePower(on, { ...by, npCapW }, { ...start, ...(from ? { start: from } : {}) });
  return {
    about(npCapW) {
      const solution = solve(coarse, coarseLimits, npCapW, near);
      near = solution.powerW;
      last = { npCapW, solution };
      return solution;
    },
    exactly(npCapW) {
      const solution =
        every === 1 && last?.npCapW === npCapW
          ? last.solution
          : solve(course, limits, npCapW, near && cellMeans(near, course.cells));
      return { goal, limits: { ...limits, npCapW }, solution };
    },
  };
}

/** The least normalized power that arrives on time. */
function solveForTime(
  course: Course,
  limits: PacingLimits,
  goal: PacingGoal & { kind: 'time' },
  solver: Solver,
  start: PacingStart,
): SolvedGoal | Refusal {
  const targetS = goal.timeS;
  const even = evenPowerFor(course, targetS, start);
  if ('message' in even) return even;
  let slope = even.timeByPower;
  let capW = Math.max(10, even.powerW * Math.exp(GAIN / slope));
  let about = solver.about(capW);
  for (let pass = 0; pass < 2 * PASSES; pass++) {
    const { ride, normalizedW } = about;
    const late = Math.log(ride.totalTimeS / targetS);
    if (Math.abs(late) < NEARLY) break;
    if (late > 0 && normalizedW < 0.99 * capW) return tooFast(targetS, even.powerW, about, limits);
    const step = Math.max(-0.3, Math.min(0.3, -late / slope));
    capW = Math.min(limits.pMaxW, capW * Math.exp(step));
    about = solver.about(capW);
    const measured = (Math.log(about.ride.totalTimeS / targetS) - late) / step;
    if (measured < -0.05 && measured > -1.5) slope = measured;
  }
  const exact = exactlyOnTime(
    course,
    { ...limits, npCapW: null },
    solver.exactly(capW).solution,
    targetS,
    start,
  );
  if (!exact || exact.ride.totalTimeS > targetS * (1 + 2 * ON_TIME))
    return tooFast(targetS, even.powerW, exact ?? about, limits);
  return { ok: true, goal, cap: null, targetS, solution: exact, limits: { ...limits, npCapW: null } };
}

/** The same powers, all a little larger or smaller, so that they take the time. */
function exactlyOnTime(
  course: Course,
  limits: PacingLimits,
  { powerW }: PacingSolution,
  targetS: number,
  start: PacingStart,
): PacingSolution | null {
  const ride = (scale: number) =>
    ridePlanned(
      course,
      limits,
      powerW.map((power) => Math.min(limits.pMaxW, power * scale)),
      start,
    );
  const found = largestAllowed(
    ride,
    (solution) => keepsLimits(solution) && solution.ride.totalTimeS >= targetS,
    { low: 0.5, high: 1.5, exact: 0.0001, guess: 1 },
  );
  return found?.solution ?? null;
}

type EvenRide = { powerW: number; timeByPower: number };

/** Even power for a time, W, with the change of time by power (both as logarithms), or why there is none. */
function evenPowerFor(course: Course, targetS: number, start: PacingStart): EvenRide | Refusal {
  const asked = new Float64Array(course.cells);
  const timeAt = (powerW: number) => rideCourse(course, asked.fill(powerW), start).totalTimeS;
  if (timeAt(MOST_W) > targetS)
    return {
      ok: false,
      message: `No rider can do that: even ${MOST_W} W would not be enough for this time.`,
    };
  let low = 5;
  let high = MOST_W;
  if (timeAt(low) < targetS)
    return { ok: false, message: 'This time is slower than rolling along; almost no power is needed.' };
  while (high - low > 0.005 * high) {
    const middle = Math.sqrt(low * high);
    if (timeAt(middle) > targetS) low = middle;
    else high = middle;
  }
  const timeByPower = Math.log(timeAt(1.05 * high) / timeAt(high)) / Math.log(1.05);
  return { powerW: high, timeByPower: Math.min(-0.1, timeByPower) };
}

function tooFast(
  targetS: number,
  evenW: number,
  { ride, normalizedW }: PacingSolution,
  { reserveJ, wPrimeJ }: PacingLimits,
): Refusal {
  const reserve = reserveJ > 0 ? `, with ${Math.round((100 * reserveJ) / wPrimeJ)} % of W' kept` : '';
  return {
    ok: false,
    message:
      `${formatDuration(targetS)} is out of reach: the best plan for your legs takes about ` +
      `${formatDuration(ride.totalTimeS)} at ${Math.round(normalizedW)} W normalized${reserve}, ` +
      `and this time needs about ${Math.round(evenW)} W.`,
  };
}

function meanShare(shares: Float64Array | undefined): number {
  return shares ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 1;
}
