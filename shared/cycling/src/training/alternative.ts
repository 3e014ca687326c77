import type { Session } from './session.ts';

/** A reason against a session. */
export type SessionConstraint = {
  kind:
    | 'lessTime'
    | 'tired'
    | 'indoor'
    | 'hot'
    | 'rain'
    | 'noPowerMeter'
    | 'groupRide'
    | 'travel'
    | 'soreKnee'
    | 'saddleSore'
    | 'illCold'
    | 'fever'
    | 'badSleep'
    | 'twoBadDays'
    | 'flat'
    | 'shortHill'
    | 'busyRoad'
    | 'storm'
    | 'wind'
    | 'noTrainer'
    | 'outdoors'
    | 'race'
    | 'run'
    | 'walk'
    | 'swim'
    | 'noPool'
    | 'row'
    | 'strength'
    | 'stairs'
    | 'spinClass'
    | 'noBike'
    | 'otherBike'
    | 'swapDays'
    | 'missed'
    | 'split'
    | 'commute';
  /** how long there is, or it takes, min; of `lessTime` half the session when not given */
  minutes?: number | undefined;
};

/** Something to ride instead. */
export type Alternative = {
  /** what to do, without a full stop */
  title: string;
  /** null where the alternative is not to ride, or not a session with targets */
  session: Session | null;
  /** what is kept and what is lost, in a few words without a full stop */
  kept: string;
  lost: string;
  /** TSS of it less that of the session */
  loadChangeTss: number;
};
