import type { Units } from '@breakaway/contract/units';
import type { FeedingPlan, RacePlan } from '@breakaway/cycling';
import type { RaceFuel } from '../fuel/fuel-form.ts';
import type { Rest } from './rest-of-race.ts';

/** A race as it is taken along: what its plan and its food need to be shown and planned again. */
export interface RaceDay {
  /** whose it is, as `ownerOf` says */
  owner: string;
  /** of the course */
  name: string;
  units: Units;
  /** IANA time zone of its clocks; a race of an earlier version has none: the device's */
  zone?: string;
  plan: RacePlan;
  /** its items at times of the clock, as `foodByClock` has them */
  feeding: FeedingPlan | null;
  /** what the food was asked for; null: none was */
  fuel: RaceFuel | null;
}

/** Where the rider was last seen, and when. */
interface Seen {
  atM: number;
  elapsedS: number;
  by: 'gps' | 'you';
}

/** How the race has gone until now. */
export interface SoFar {
  /** when the clock was started, ms since 1970; null: not yet */
  startedMs: number | null;
  seen: Seen | null;
  /** the member wants the place from the satellites */
  gps: boolean;
  /** time of the newest food that was taken or missed, s from the start */
  dealtS: number;
  /** times of what was missed */
  missedS: readonly number[];
  /** the rest, since it was planned again */
  rest: Rest | null;
}

export const beforeStart: SoFar = {
  startedMs: null,
  seen: null,
  gps: false,
  dealtS: 0,
  missedS: [],
  rest: null,
};

/** So near to the finish the race is over, m. */
const AT_FINISH_M = 25;

/** Whether the rider was seen at the finish. */
export const isFinished = ({ plan }: RaceDay, { seen }: SoFar): boolean =>
  seen !== null && plan.question.route.distanceM - seen.atM < AT_FINISH_M;
