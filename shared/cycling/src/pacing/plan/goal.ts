import type { Refusal } from '../../answer/input.ts';
import type { TrainingLevel } from '../../athlete/training-level.ts';
import { solveForTime } from './for-time.ts';
import { intensityForDuration } from './intensity.ts';
import type { PacingGoal } from './question.ts';
import type { PlanSetup } from './setup.ts';
import { GAIN, solverFor, type Solver } from './solver.ts';
import type { PacingLimits, PacingSolution, PacingStart } from '../optimum/solution.ts';

/** What a goal came to. */
export type SolvedGoal = {
  ok: true;
  solution: PacingSolution;
  /** with the cap on normalized power that held while it was solved; none for a time */
  limits: PacingLimits;
  /** where the cap comes from */
  cap: 'asked' | 'duration' | null;
  /** time to arrive at, s */
  targetS?: number;
};

const PASSES = 4;

/**
 * The optimum for a goal, from the start or from on the way. What has to be tried (a cap that depends on the time that it
 * leads to) is tried on a coarse course; the last is solved on the fine one.
 * @param by as `solverFor` takes it
 */
export function solveGoal(
  setup: PlanSetup,
  goal: PacingGoal,
  start: PacingStart = {},
  by: Parameters<typeof solverFor>[3] = {},
): SolvedGoal | Refusal {
  const { course, ftpW, limits } = setup;
  const solver = solverFor(course, limits, start, by);
  if (goal.kind === 'time') {
    const { timeS: targetS } = goal;
    const realistic = () => {
      const fresh = solverFor(course, limits, start, by);
      return fresh.exactly(capOfFastest(setup, fresh)).solution;
    };
    const solved = solveForTime(course, limits, targetS, solver, start, realistic);
    return solved.ok ? { ...solved, cap: null, targetS, limits: { ...limits, npCapW: null } } : solved;
  }
  const asked = askedIntensity(goal);
  if (asked !== undefined) return { ok: true, cap: 'asked', ...solver.exactly(asked * ftpW) };
  return { ok: true, cap: 'duration', ...solver.exactly(capOfFastest(setup, solver)) };
}

/** The cap on normalized power that fits the time of the fastest ride below it, W. */
function capOfFastest({ ftpW, limits, level }: PlanSetup, solver: Solver): number {
  const capFor = capByDuration(limits, ftpW, level);
  // The cap follows from the time and the time from the cap; a few passes settle both.
  let capW = Math.min(limits.pMaxW, limits.cpW);
  for (let pass = 0; pass < PASSES; pass++) capW = capFor(solver.evenTimeS(capW) * (1 - GAIN));
  for (let pass = 0; pass < PASSES; pass++) {
    const nextW = capFor(solver.about(capW).ride.totalTimeS);
    const settled = Math.abs(nextW / capW - 1) < solver.sameCap;
    capW = nextW;
    if (settled) break;
  }
  return capW;
}

/** The intensity that a goal names itself, as a share of FTP. */
export function askedIntensity(goal: PacingGoal): number | undefined {
  return goal.kind === 'intensity' ? goal.if : goal.kind === 'fastest' ? goal.intensityCap : undefined;
}

/** Up to this long the rider's own curve decides how hard a ride can be, s; the rule of coaches from an hour on. */
const BY_CURVE_S = 1800;
const BY_RULE_S = 3600;
/** Normalized power of an uneven ride lies above its mean. */
const UNEVEN = 1.05;

/** The highest normalized power for a duration, W, less where the course is high. */
export function capByDuration(
  { cpW, wPrimeJ, pMaxW, cpShare }: PacingLimits,
  ftpW: number,
  level: TrainingLevel,
): (timeS: number) => number {
  const share = meanShare(cpShare);
  return (timeS) => {
    const byRule = intensityForDuration(timeS, level) * ftpW * share;
    if (timeS >= BY_RULE_S) return Math.min(pMaxW, byRule);
    // A short effort uses what is there: W' and critical power are its limits, and this cap stays out of their way.
    const curveS = Math.min(timeS, BY_CURVE_S);
    const byCurve = UNEVEN * (cpW * share + wPrimeJ / curveS);
    const rule = Math.max(0, Math.log(timeS / BY_CURVE_S) / Math.log(BY_RULE_S / BY_CURVE_S));
    return Math.min(pMaxW, Math.max(byRule, byCurve + rule * (byRule - byCurve)));
  };
}

function meanShare(shares: Float64Array | undefined): number {
  return shares ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 1;
}
