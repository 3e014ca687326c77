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

/** Two days of a week with their rides exchanged; weekdays and dates stay. */
export function swapped(week: PlanWeek, one: PlanDay, other: PlanDay): PlanWeek {
  const days = week.days.map((day) =>
    day === one ? { ...other, ...bare(one) } : day === other ? { ...one, ...bare(other) } : day,
  );
  return { ...week, days };
}

/** The next ride that matters on or after a day. */
export function nextKey(plan: TrainingPlan, from: number): { day: number; title: string } | null {
  const days = plan.weeks.flatMap((week) => week.days);
  for (const [day, { key, session, title }] of days.entries())
    if (day >= from && key && session) return { day, title };
  return null;
}

/** Days from a day on with a ride that can be missed: none on or after the event. */
export const ridesFrom = (plan: TrainingPlan, from: number): number[] => {
  const days = plan.weeks.flatMap((week) => week.days);
  const event = days.findIndex((day) => day.event);
  return days.flatMap(({ session }, at) => (session && at >= from && (event < 0 || at < event) ? [at] : []));
};

/** Whether a day may be ridden on at all. */
export const isShut = (plan: TrainingPlan, week: PlanWeek, day: PlanDay): boolean =>
  (plan.question.excludedDays ?? []).includes(day.weekday) ||
  week.spec.blocked.includes(day.weekday) ||
  day.event === true ||
  ['missed', 'ill', 'blocked'].includes(day.state ?? '');
