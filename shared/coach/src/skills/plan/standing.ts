import type { PlanChange, TrainingPlan, Weekday } from '@breakaway/cycling';
import { figure, type Message } from '../../understanding/message.ts';
import type { PlanAsk } from './ask.ts';
import { counted } from '../../language/number-words.ts';
import { addDays, datesIn, daysBetween, mondayOf, nextOf, weekdaysIn, type Span } from './dates.ts';

/** The plan that a message changes, and the day on which it is said. */
export type Standing = { ask: PlanAsk; plan: TrainingPlan; today: string };

/** The day on which the plan begins, ISO date; for a plan without dates the Monday of this week. */
export const startOf = ({ plan, today }: Standing): string => plan.startDate ?? mondayOf(today);
/** True once the first week of the plan has begun. */
export const begun = (standing: Standing): boolean => standing.today >= startOf(standing);

/** The week of the plan that is ridden now, from 1; the first where none has begun. */
export const currentWeek = (standing: Standing): number =>
  begun(standing) ? Math.floor(daysBetween(startOf(standing), standing.today) / 7) + 1 : 1;

/** Weeks of the plan that a text names: "week 3", "weeks 3 and 4", "weeks 3 to 5", "this week", "next week", "last week". */
export function weeksNamed(plain: string, standing: Standing): { week: number; weeks: number } | null {
  const numbered =
    /\bweeks? (\d{1,2})(?: ?(?:,|and|&|to|-|until) ?(\d{1,2})(?! ?(?:h|hrs?|hours?|min\w*)\b))?\b/.exec(
      plain,
    );
  if (numbered) {
    const [from, to] = [Number(numbered[1]), Number(numbered[2] ?? numbered[1])];
    return from >= 1 && to >= from ? { week: from, weeks: to - from + 1 } : null;
  }
  const relative = /\b(this|next|last|the past|the first|the last) week\b/.exec(plain)?.[1];
  if (!relative) return null;
  if (relative === 'the first') return { week: 1, weeks: 1 };
  const off = relative === 'this' ? 0 : relative === 'next' ? (begun(standing) ? 1 : 0) : -1;
  return { week: Math.max(1, currentWeek(standing) + off), weeks: 1 };
}

/** The date of a weekday of which it is said that it is over: the last one, or that of the first week of a plan to come. */
export function lastNamed(weekday: Weekday, standing: Standing, plain: string): string {
  const named = weeksNamed(plain, standing);
  const at = (week: number) => nextOf(weekday, addDays(startOf(standing), 7 * (week - 1)), true);
  if (named) return at(named.week);
  if (!begun(standing)) return at(1);
  const back = nextOf(weekday, addDays(standing.today, -6), true);
  return back < startOf(standing) ? at(1) : back;
}

/** The longest ride of a week, the event left out. */
export const longestOf = ({ days }: TrainingPlan['weeks'][number]) =>
  days.reduce((best, day) => (day.minutes > best.minutes && !day.event ? day : best));

/** A length of time in days that a text says; undefined where it says none. */
export function daysLong(message: Message): number | undefined {
  const { text: plain } = message;
  const [, count, unit] = /\b(a|one|two|three|four|five|six|seven|ten) (days?|weeks?)\b/.exec(plain) ?? [];
  const days = figure(message, 'days');
  const weeks = figure(message, 'weeks');
  if (days !== undefined) return Math.round(days);
  if (weeks !== undefined && !/\bweeks? \d/.test(plain)) return Math.round(7 * weeks);
  if (count && unit) return counted(count) * (unit.startsWith('w') ? 7 : 1);
  return /\b(?:whole|entire|all|full) (?:of )?(?:the |that |last )?week\b/.test(plain) ? 7 : undefined;
}

/** From when and for how long, of something that lasts. */
export function stretch(
  message: Message,
  standing: Standing,
  usual: number,
): Pick<Extract<PlanChange, { kind: 'ill' }>, 'days' | 'from'> {
  const { text: plain } = message;
  const { today } = standing;
  const span: Span | undefined = datesIn(plain, today)[0];
  if (span && span.exact)
    return {
      days: span.last > span.first ? daysBetween(span.first, span.last) + 1 : (daysLong(message) ?? 1),
      from: { date: span.first },
    };
  const named = weeksNamed(plain, standing);
  const long = daysLong(message);
  if (named)
    return { days: long !== undefined && long < 7 ? long : 7 * named.weeks, from: { week: named.week } };
  const weekdays = weekdaysIn(plain);
  const days = long ?? usual;
  if (weekdays[0]) {
    const first = lastNamed(weekdays[0], standing, plain);
    const last = weekdays[1] ? nextOf(weekdays[1], first) : null;
    return {
      days: last && /\b(?:to|until|till|through)\b|-/.test(plain) ? daysBetween(first, last) + 1 : days,
      from: { date: first },
    };
  }
  // What is over ended yesterday; a plan that has not begun is taken from its first day.
  const over =
    /\b(?:was|were|been|had|missed|lost|since|gone|better|recovered|couldn'?t|didn'?t)\b/.test(plain) &&
    begun(standing);
  return { days, from: { date: over ? addDays(today, -days) : today } };
}
