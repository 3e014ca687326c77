import type { EventKind, PlanChange, SessionLevel, WeekAim, Weekday } from '@breakaway/cycling';

/** An edit of the question itself, said in a sentence when it was made. */
type Edited = string;

/** What has happened to a plan: what the engine knows, and two days that change places in all weeks from one on. */
export type Step = PlanChange | { kind: 'swapAll'; days: readonly [Weekday, Weekday]; fromWeek: number };

/**
 * What is asked of a plan: its question, and what has happened since. Small and plain, because the talk keeps it; the plan
 * is computed from it each time. A new shape needs a new `version` in `memory.ts`.
 */
export type PlanAsk = {
  /** a week for itself, or a plan of weeks */
  wants: 'week' | 'block';
  /** ISO date on which it was asked for: a plan without dates begins on the next Monday */
  askedOn: string;
  /** h a week */
  hours?: number;
  /** h a week of the last weeks */
  hoursNow?: number;
  days?: number;
  excluded?: Weekday[];
  longDay?: Weekday;
  groupRideDay?: Weekday;
  hardDays?: number;
  aim?: WeekAim;
  event?: EventKind;
  eventName?: string;
  eventHours?: number;
  /** ISO date of the event, and how it was said where the day is a guess */
  eventDate?: string;
  dateGuessed?: boolean;
  /** ISO date from which the rider can train */
  startDate?: string;
  weeks?: number;
  level?: SessionLevel;
  /** years */
  age?: number;
  masters?: boolean;
  youth?: boolean;
  returning?: boolean;
  weeksOff?: number;
  postpartum?: boolean;
  shift?: boolean;
  heavyJob?: boolean;
  indoor?: boolean;
  noPowerMeter?: boolean;
  strength?: boolean;
  longestHours?: number;
  ctl?: number;
  /** things of the question that belong to other sports or that a plan cannot hold, as sentences */
  beside?: string[];
  /** what has happened to the plan, first to last */
  changes?: Step[];
  /** of `changes`, how many the last message brought; and what it changed in the question */
  now?: { steps: number; edited: Edited[] };
};

/** The most changes that a plan keeps; more than that is a new plan. */
export const MOST_CHANGES = 30;
