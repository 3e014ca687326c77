/** A stretch of a session with one target. */
export type SessionStep = {
  /** whole seconds */
  seconds: number;
  kind: 'warmUp' | 'work' | 'rest' | 'steady' | 'coolDown';
  /** target at the beginning and at the end, as a share of FTP; the same for a steady step */
  from: number;
  to: number;
  /** what still counts as on target, as shares of FTP, where a range was asked */
  low?: number;
  high?: number;
  /** ridden as hard as possible; `from` is then only what the load counts with */
  maximal?: boolean;
  cadenceRpm?: number;
  /** where the target is a heart rate: share of threshold heart rate; `from` and `to` are then an estimate */
  thresholdHr?: { from: number; to: number };
  /** where the target is a felt effort, 1 to 10; `from` and `to` are then an estimate */
  rpe?: { from: number; to: number };
  /** words for the rider, where the kind does not say enough: "seated", "over", "sprint" */
  label?: string;
};

/** A training session as it is ridden: steps in order, all repetitions written out. */
export type Session = {
  /** as riders write it: "4x8 min at threshold" */
  name: string;
  /** key of SESSION_TYPES */
  type: SessionTypeId;
  steps: SessionStep[];
};

/** The kinds of session that the coach knows; each has a record in `SESSION_TYPES`. */
export type SessionTypeId =
  | 'recovery'
  | 'endurance'
  | 'long'
  | 'enduranceSprints'
  | 'tempo'
  | 'sweetSpot'
  | 'threshold'
  | 'longVo2'
  | 'overUnder'
  | 'hourOfPower'
  | 'hillReps'
  | 'vo2max'
  | 'hardStart'
  | 'thirtyFifteen'
  | 'fortyTwenty'
  | 'thirtyThirty'
  | 'microbursts'
  | 'pyramid'
  | 'tabata'
  | 'anaerobic'
  | 'sprintIntervals'
  | 'sprints'
  | 'standingStarts'
  | 'lowCadence'
  | 'raceWinning'
  | 'groupRide'
  | 'openers'
  | 'timeTrialPace'
  | 'fatigued'
  | 'backToBack'
  | 'heat'
  | 'gym'
  | 'test';
