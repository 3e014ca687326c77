export {
  finishBand,
  type BandCause,
  type BandOptions,
  type CutOffChance,
  type FinishBand,
} from './band/band.ts';
export { bestConstantPower } from './optimum/constant-power.ts';
export {
  optimisePower,
  type PacingLimits,
  type PacingOptions,
  type PacingSolution,
  type PacingStart,
  type UnmetLimit,
} from './optimum/optimise.ts';
export { racePlan } from './plan/plan.ts';
export type { RacePlan } from './plan/race-plan.ts';
export { comparePlan, type PlanComparison, type PlanRival } from './plan/comparison.ts';
export { steadyRange } from './plan/steady-range.ts';
export {
  arrivalAt,
  elapsedTimes,
  stoppedS,
  stopWords,
  type CutOff,
  type CutOffOnPlan,
  type PlanStop,
} from './plan/places.ts';
export { INTENSITY_BY_DURATION, intensityForDuration } from './plan/intensity.ts';
export type { LockedPower } from './optimum/locked.ts';
export type { PacingGoal, PlanDetail, PlanQuestion } from './plan/question.ts';
export type { PlanClimb, PlanLoad, PlanSplit } from './plan/report.ts';
export { gradeOfSlope } from './rideable/stretch-sums.ts';
export { replanFrom, type Replan } from './replan/replan.ts';
export type { RiderNow } from './replan/rider-now.ts';
export type { PlanSegment } from './rideable/plan-segment.ts';
