import { WEEKDAYS, type Weekday } from '@breakaway/cycling';
import { figure, type Message } from '../../understanding/message.ts';
import type { PlanAsk } from './ask.ts';
import { counted } from '../../language/number-words.ts';
import { dayPattern, weekdayNamed, weekdaysIn } from './dates.ts';
import { dayTimesIn } from './day-times.ts';

/** Puts onto a question on which days of a week a rider trains, and for how long where the days differ. */
export function fillDays(ask: PlanAsk, message: Message): void {
  const { text: plain } = message;
  const days = figure(message, 'daysPerWeek') ?? figure(message, 'timesPerWeek') ?? daysSaid(plain);
  if (days !== undefined && days >= 1 && days <= 7) ask.days = Math.max(1, Math.min(6, Math.round(days)));
  const free = freeDays(plain);
  if (free.length > 1) {
    ask.days ??= Math.min(6, free.length);
    ask.excluded = WEEKDAYS.filter((day) => !free.includes(day));
  }
  const excluded = excludedDays(plain);
  if (excluded.length > 0) ask.excluded = [...new Set([...(ask.excluded ?? []), ...excluded])];
  const long = new RegExp(
    `long (?:ride|one|day)[^.]{0,16}\\b${dayPattern}\\b|\\b${dayPattern}\\b[^.]{0,12}long`,
  ).exec(plain);
  if (long) ask.longDay = weekdayNamed(long[1] ?? long[2]);
  const groups =
    '(?:group ride|club ride|club run|bunch ride|chain ?gang|weekly race|evening race|tt league|spin class)';
  const group = new RegExp(
    `\\b${groups}\\b[^.,;]{0,20}?\\b${dayPattern}\\b|\\b${dayPattern}\\b[^.,;]{0,20}?\\b${groups}\\b`,
  ).exec(plain);
  if (group) ask.groupRideDay = weekdayNamed(group[1] ?? group[2]);
  fillDayTimes(ask, message);
}

/** Time for each day, where it differs: the week is those days, and the longest of them has the long ride. */
function fillDayTimes(ask: PlanAsk, message: Message): void {
  const shut = excludedDays(message.text);
  const times = dayTimesIn(message).filter(({ weekday }) => !shut.includes(weekday));
  // "Tuesday, Thursday and Saturday, 6 hours" is one time for the week.
  const differ =
    new Set(times.map(({ minutes }) => minutes)).size > 1 || /\b(?:each|every|both)\b/.test(message.text);
  if (times.length < 2 || !differ || /\b(?:rode|did|done|went|was|were|yesterday)\b/.test(message.text))
    return;
  ask.dayTimes = times.slice(0, 6);
  const named = ask.dayTimes.map(({ weekday }) => weekday);
  const total = ask.dayTimes.reduce((sum, { minutes }) => sum + minutes, 0);
  ask.hours = Math.max(1, Math.min(30, Math.round(total / 6) / 10));
  ask.days = named.length;
  ask.excluded = WEEKDAYS.filter((day) => !named.includes(day));
  ask.longDay = ask.dayTimes.reduce((best, one) => (one.minutes > best.minutes ? one : best)).weekday;
}

/** "3 days" beside "week" or "ride" where no "a week" stands. */
function daysSaid(plain: string): number | undefined {
  const [, days] =
    /\b(\d|two|three|four|five|six) (?:rides?|riding days|training days|days of riding)\b/.exec(plain) ?? [];
  return days ? counted(days) : undefined;
}

/** The days that a rider can train on, where they name them: "I can train tue, thu, sat and sun". */
export function freeDays(plain: string): Weekday[] {
  const named = new RegExp(
    `\\b(?:(?:can|could|able to|only|want to|will|do|free to|have time to|like to) (?:ride|train|cycle)|train(?:ing)? (?:only )?|rides? only|available|free|time|my days are|(?:days?|times|rides?|x) (?:a|per) week),?:? ?(?:on )?(?:only )?((?:${dayPattern}(?:,| and| or|s| &|\\/|\\+)* ?){2,})`,
  ).exec(plain);
  // "I can only ride weekends"
  if (
    /\bonly (?:\w+ )?(?:ride|train|cycle)? ?(?:on |at |the )*weekends?\b|\bweekends? only\b|\b(?:ride|train|cycle)s? only (?:on |at |the )*weekends?\b/.test(
      plain,
    )
  )
    return ['Sat', 'Sun'];
  const days = named?.[1];
  return days && !/\b(?:can'?t|cannot|not|never|except)\b[^,.]{0,12}$/.test(plain.slice(0, named.index))
    ? weekdaysIn(days)
    : [];
}

/** Days on which the rider cannot or will not train. */
function excludedDays(plain: string): NonNullable<PlanAsk['excluded']> {
  const dayList = `((?:(?:${dayPattern}|week ?ends?|week ?days?)(?:,| and| or|s| &|\\/)* ?)+)`;
  const pattern = new RegExp(
    `\\b(?:no(?:t|thing)?(?: on| training on| riding on| time on)?|can'?t (?:ride |train |do )?(?:on )?|cannot (?:ride |train |do )?(?:on )?|except|not on|off on|never on|without|rest(?: on)?|free|busy on|work on|don'?t ride on|no (?:rides?|riding|training|bike|cycling)(?: on)?) ?${dayList}`,
    'g',
  );
  const after = new RegExp(
    `\\b${dayList}(?:is |are |being |as )?(?:always |a |my |the |never )*(?:off|free|blocked|impossible|no good|out|rest)\\b`,
    'g',
  );
  return [...plain.matchAll(pattern), ...plain.matchAll(after)].flatMap(([, days]) =>
    days ? weekdaysIn(days) : [],
  );
}
