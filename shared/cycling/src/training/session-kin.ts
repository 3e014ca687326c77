import type { SessionTypeId } from './session.ts';

type Turns = readonly SessionTypeId[];

/** What comes in when a session would be the same as the last one of its type: the first that the week does not have yet. */
export const SISTERS: Partial<Record<SessionTypeId, Turns>> = {
  sweetSpot: ['overUnder', 'threshold'],
  threshold: ['overUnder', 'sweetSpot'],
  overUnder: ['threshold', 'sweetSpot'],
  tempo: ['lowCadence', 'sweetSpot'],
  timeTrialPace: ['overUnder', 'threshold'],
  hourOfPower: ['sweetSpot', 'overUnder'],
  longVo2: ['hillReps', 'vo2max'],
  hillReps: ['vo2max', 'longVo2'],
  vo2max: ['hardStart', 'thirtyFifteen'],
  hardStart: ['vo2max', 'thirtyFifteen'],
  thirtyThirty: ['thirtyFifteen', 'longVo2'],
  thirtyFifteen: ['fortyTwenty', 'vo2max'],
  fortyTwenty: ['thirtyFifteen', 'vo2max'],
  microbursts: ['fortyTwenty', 'thirtyFifteen'],
  anaerobic: ['raceWinning', 'fortyTwenty'],
  raceWinning: ['anaerobic', 'fortyTwenty'],
};

/** The same for new riders. */
export const GENTLE_SISTERS: Partial<Record<SessionTypeId, Turns>> = {
  sweetSpot: ['tempo'],
  tempo: ['sweetSpot'],
  threshold: ['sweetSpot', 'tempo'],
  thirtyThirty: ['threshold', 'sweetSpot'],
};

/** Hard work above threshold, with two days from one to the next. */
export const VO2_TYPES: ReadonlySet<SessionTypeId> = new Set<SessionTypeId>([
  'longVo2',
  'hillReps',
  'vo2max',
  'hardStart',
  'thirtyFifteen',
  'fortyTwenty',
  'thirtyThirty',
  'microbursts',
  'pyramid',
  'tabata',
  'anaerobic',
  'sprintIntervals',
  'raceWinning',
]);

/** Not for young riders without a coach beside them. */
export const ALL_OUT: ReadonlySet<SessionTypeId> = new Set<SessionTypeId>([
  'tabata',
  'sprintIntervals',
  'anaerobic',
  'raceWinning',
  'test',
]);
