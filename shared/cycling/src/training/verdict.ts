import type { Session } from './session.ts';

export type FeasibilityRider = {
  /** critical power, W, and W', J */
  cpW: number;
  wPrimeJ: number;
  ftpW: number;
  /** false where W' is an estimate: then its usual spread of 30 % is shown */
  wPrimeMeasured?: boolean | undefined;
};

export type Colour = 'green' | 'amber' | 'red';

/** One way to make a session possible, and the session with it. */
export type FeasibleChange = {
  kind: 'lowerTarget' | 'longerRests' | 'fewerReps';
  /** what to do, in one sentence */
  text: string;
  session: Session;
};
