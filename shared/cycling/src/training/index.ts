export { alternativeSessions, SESSION_CONSTRAINTS, type Alternatives } from './alternatives.ts';
export type { Alternative, SessionConstraint } from './alternative.ts';
export { buildSession, builtSpec, type BuildQuestion, type SessionLevel } from './build.ts';
export {
  exportSession,
  SESSION_FORMATS,
  type SessionExportOptions,
  type SessionFormat,
} from './export-session.ts';
export { sessionFeasibility, type SessionFeasibility } from './feasibility.ts';
export type { Colour, FeasibilityRider, FeasibleChange } from './verdict.ts';
export { sessionLoad, sessionSeconds, sharesEachSecond, type SessionLoad } from './load.ts';
export { shortTime } from './names.ts';
export type { Session, SessionStep, SessionTypeId } from './session.ts';
export { sessionFrom, type BuiltSession } from './session-from.ts';
export type { SessionBlock, SessionSpec, WorkPart } from './spec.ts';
export {
  resolveTarget,
  type MissingTarget,
  type ResolvedTarget,
  type SessionTarget,
  type TargetRider,
} from './targets.ts';
export { TEST_PROTOCOLS, testProtocol, type TestId, type TestProtocol } from './test-protocols.ts';
export { typeOf } from './type-of.ts';
export { restAfterS, SESSION_OFTEN, SESSION_TYPES } from './types/index.ts';
export type { Range, RestRule, SessionType } from './types/session-type.ts';
export { blockPlan } from './block-plan.ts';
export { addDays, daysBetween, isIsoDate, mondayOf, WEEKDAYS, weekdayOf, type Weekday } from './calendar.ts';
export { loadAfter, restOutcome, taperOutcome, tssForRamp, type LoadState } from './load-arithmetic.ts';
export { changePlan } from './plan-change.ts';
export { RECOVERY_SHARE } from './week-build.ts';
export type { PlanChange, PlanChanged, PlanMoment } from './plan-change-types.ts';
export { planInvariants, type InvariantRule, type Violation } from './plan-invariants.ts';
export type {
  Distribution,
  EventKind,
  Phase,
  PlanDay,
  PlanEvent,
  PlanPoint,
  PlanPointId,
  PlanRule,
  PlanTest,
  PlanWeek,
  RiderKind,
  RiderQuestion,
  SideWork,
  Taper,
  TrainingPlan,
  TrainingQuestion,
  WeekAim,
  WeekAnswer,
  WeekQuestion,
} from './plan-types.ts';
export { weekAsPlan, weekPlan } from './week-plan.ts';
