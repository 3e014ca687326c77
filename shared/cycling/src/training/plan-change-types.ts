import type { Weekday } from './calendar.ts';
import type { TrainingPlan } from './plan-types.ts';

/** A day of a plan: by its week, from 1, or by its date. Monday of week 1 when nothing is given. */
export type PlanMoment = { date: string } | { week?: number | undefined; weekday?: Weekday | undefined };

/** What may happen to a plan. `from` is the first day it concerns. */
export type PlanChange =
  /** days in a row without riding, or the next so many sessions; one session when neither is given */
  | {
      kind: 'missed';
      days?: number | undefined;
      sessions?: number | undefined;
      from?: PlanMoment | undefined;
    }
  | { kind: 'ill'; days: number; from?: PlanMoment | undefined }
  /** bad days in a row until now, 1 when not given */
  | { kind: 'tired'; badDays?: number | undefined; from?: PlanMoment | undefined }
  /** to a date, or by weeks: 2 is two weeks later, -2 two weeks earlier */
  | {
      kind: 'eventMoved';
      date?: string | undefined;
      byWeeks?: number | undefined;
      from?: PlanMoment | undefined;
    }
  /** another number of hours a week, for some weeks or from then on */
  | { kind: 'hours'; hours: number; weeks?: number | undefined; from?: PlanMoment | undefined }
  /** no riding on a weekday, for some weeks or from then on */
  | { kind: 'dayBlocked'; weekday: Weekday; weeks?: number | undefined; from?: PlanMoment | undefined }
  /** two days of a week, with what is ridden on them */
  | { kind: 'swapDays'; week: number; days: readonly [Weekday, Weekday] }
  /** one ride less, for some weeks (1 when not given) or with `always` from then on */
  | {
      kind: 'addRestDay';
      weekday?: Weekday | undefined;
      weeks?: number | undefined;
      always?: boolean | undefined;
      from?: PlanMoment | undefined;
    }
  /** the ride of a weekday lasts so long, min, for some weeks or from then on; `atMost` only shortens it */
  | {
      kind: 'dayTime';
      weekday: Weekday;
      minutes: number;
      weeks?: number | undefined;
      atMost?: boolean | undefined;
      from?: PlanMoment | undefined;
    }
  /** more time in one week, min; on one day of it where `weekday` is given */
  | { kind: 'moreTime'; minutes: number; week: number; weekday?: Weekday | undefined };

export type PlanChanged = {
  ok: true;
  plan: TrainingPlan;
  /** plain sentences: what is other now, and why; the most important first */
  notes: string[];
};
