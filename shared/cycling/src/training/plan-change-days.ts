import { addDays, dayIndex, WEEKDAYS } from './calendar.ts';
import type { PlanDay, PlanWeek, TrainingPlan } from './plan-types.ts';
import { limitsOf } from './plan-limits.ts';
import { offDay, rideDay } from './week-days.ts';
import { sessionFor } from './week-keys.ts';

/** The weeks with one day replaced; `day` counts from Monday of week 1. */
export function withDay(
  weeks: readonly PlanWeek[],
  day: number,
  edit: (before: PlanDay) => PlanDay,
): PlanWeek[] {
  return weeks.map((week, i) =>
    i === Math.floor(day / 7)
      ? { ...week, days: week.days.map((one, j) => (j === day % 7 ? edit(one) : one)) }
      : week,
  );
}

/** What stays of a day when its ride goes. */
const bare = ({ weekday, date }: PlanDay): Pick<PlanDay, 'weekday' | 'date'> => ({
  weekday,
  ...(date !== undefined && { date }),
});

/** A day without its ride. */
export const emptied = (day: PlanDay, why: string, state?: PlanDay['state']): PlanDay => ({
  ...bare(day),
  ...offDay(why),
  ...(state && { title: TITLES[state], state }),
});

const TITLES = { missed: 'Missed', ill: 'Ill: no riding', blocked: 'Day off', eased: 'Day off' } as const;

/** A ride made easy, of some length; the gym goes with the hard work. */
export function easier(plan: TrainingPlan, day: PlanDay, why: string, most = Infinity): PlanDay {
  if (!day.session) return day;
  const minutes = Math.max(20, 5 * Math.floor(Math.min(day.minutes, most) / 5));
  const { question } = plan;
  const { sessions } = limitsOf(question);
  const session = sessionFor(minutes <= 45 ? 'recovery' : 'endurance', minutes, undefined, {
    level: sessions,
    indoor: question.indoor,
    noPowerMeter: question.noPowerMeter,
  });
  return { ...bare(day), ...rideDay(session, why, false), state: 'eased' };
}

/** Two days with their rides exchanged. */
export function swapped(week: PlanWeek, a: number, b: number, startDate: string | null): PlanWeek {
  const place = (day: PlanDay, at: number): PlanDay => ({
    ...day,
    weekday: WEEKDAYS[at]!,
    ...(startDate !== null && { date: addDays(startDate, 7 * (week.index - 1) + at) }),
  });
  const days = week.days.map((day, i) =>
    i === a ? place(week.days[b]!, a) : i === b ? place(week.days[a]!, b) : day,
  );
  return { ...week, days };
}

/** The next ride that matters on or after a day. */
export function nextKey(plan: TrainingPlan, from: number): { day: number; title: string } | null {
  const days = plan.weeks.flatMap((week) => week.days);
  const day = days.findIndex(({ key, session }, at) => at >= from && key && session);
  return day < 0 ? null : { day, title: days[day]!.title };
}

/** Days from a day on with a ride that can be missed: none on or after the event. */
export const ridesFrom = (plan: TrainingPlan, from: number): number[] => {
  const days = plan.weeks.flatMap((week) => week.days);
  const event = days.findIndex((day) => day.event);
  return days.flatMap(({ session }, at) => (session && at >= from && (event < 0 || at < event) ? [at] : []));
};

/** Whether a day may be ridden on at all. */
export const isShut = (plan: TrainingPlan, week: PlanWeek, at: number): boolean =>
  (plan.question.excludedDays ?? []).some((weekday) => dayIndex(weekday) === at) ||
  week.spec.blocked.some((weekday) => dayIndex(weekday) === at) ||
  week.days[at]!.event === true ||
  ['missed', 'ill', 'blocked'].includes(week.days[at]!.state ?? '');
