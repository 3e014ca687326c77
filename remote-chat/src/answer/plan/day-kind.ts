import type { PlanDay, PlanWeek } from '../parts.ts';

export type DayKind = 'race' | 'hard' | 'easy' | 'long' | 'off';

/** A ride counts as long from this length on, if it is also the longest of its week, min. */
const LONG_MIN = 90;

/** The kind of a day within its week. */
export function dayKind(day: PlanDay, { days }: Pick<PlanWeek, 'days'>): DayKind {
  if (!(day.minutes > 0)) return 'off';
  if (day.event) return 'race';
  if (day.hard) return 'hard';
  const longest = Math.max(...days.map(({ minutes }) => minutes));
  return day.minutes >= LONG_MIN && day.minutes === longest ? 'long' : 'easy';
}

const order: readonly DayKind[] = ['race', 'hard', 'long', 'easy', 'off'];

/** The number of days of each kind in a week: "2 hard, 1 long, 2 easy, 2 off". */
export function weekWords(week: Pick<PlanWeek, 'days'>): string {
  const kinds = week.days.map((day) => dayKind(day, week));
  return order
    .map((kind) => [kinds.filter((one) => one === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ');
}
