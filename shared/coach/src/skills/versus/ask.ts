import type { RideAsk } from '../ride/ride-ask.ts';

/** Two ways to ride, or one course ridden evenly and unevenly. */
export type VersusAsk =
  | {
      kind: 'two';
      first: RideAsk;
      second: RideAsk;
      names: [string, string];
      /** the difference was asked for, not which of them is harder */
      difference: boolean;
    }
  | {
      kind: 'pacing';
      ride: RideAsk;
      /** share of power that is added uphill, 0.1 for 10 % */
      more: number;
      /** the climbing was not given and is a guess */
      guessed: boolean;
    };
