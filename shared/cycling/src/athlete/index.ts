export {
  powerCurveOf,
  vo2MaxFromFiveMinutes,
  type Athlete,
  type Bike,
  type MissingField,
  type Position,
} from './athlete.ts';
export { resolveAthlete } from './resolve-athlete.ts';
export { conflictsFor, type AnswerUse, type Conflict, type ProfilePlace } from './conflict.ts';
export { ownCurve, type OwnBest, type OwnCurve } from './own-curve.ts';
export { profileEstimates, type ProfileEstimates } from './profile-estimates.ts';
export { trainingLevelOf, type TrainingLevel } from './training-level.ts';
export type { UserRecord } from './user-record.ts';
