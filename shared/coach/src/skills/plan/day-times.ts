import type { Weekday } from '@breakaway/cycling';
import type { Message } from '../../understanding/message.ts';
import { dayPattern, weekdaysIn } from './dates.ts';

/** Riding time that a rider names for a weekday. */
export type DayTime = { weekday: Weekday; minutes: number };

/** Between days that share a time, and between a day and its time. */
const DAYS_APART = /^(?:s|[ ,&/+-]|and|or|both|each|every|on|mornings?|evenings?|nights?|afternoons?)*$/;
const BEFORE_TIME =
  /^(?:s|[ ,:=(&/+-]|and|to|is|only|just|max\w*|at most|about|around|for|has|have|got|i|i've|can|do|ride|long ride|easy|both|each|up|mornings?|evenings?|nights?|afternoons?|lunch\w*|a)*$/;
const AFTER_TIME = /^(?:[ ,(]|each|both|every|on|in|for|the|a|rides?|max|only)*$/;

/** The longest that is meant as a day of riding, min. */
const MOST_MIN = 420;

/**
 * Times that stand beside weekdays, in the order of the text: "Tue and Thu 1 h, weekend 3 h", "45 min on Monday".
 * @example
 * dayTimesIn(message) // => [{ weekday: 'Tue', minutes: 60 }, { weekday: 'Thu', minutes: 60 }]
 */
export function dayTimesIn({ text, quantities }: Message): DayTime[] {
  const named = new RegExp(`\\b(?:${dayPattern}|weekdays?|week days|weekends?)\\b`, 'g');
  const days = [...text.matchAll(named)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    weekdays: weekdaysIn(match[0]),
  }));
  const times = quantities.filter(
    ({ kind, value, relative }) =>
      (kind === 'duration' || kind === 'weeklyHours') &&
      !relative &&
      minutesOf(kind, value) >= 20 &&
      minutesOf(kind, value) <= MOST_MIN,
  );
  const found = new Map<Weekday, number>();
  for (const { kind, value, start, end } of times) {
    const minutes = minutesOf(kind, value);
    const before = days.filter((day) => day.end <= start);
    const nearest = before.at(-1);
    const [weekday] = nearest?.weekdays ?? [];
    const free = weekday !== undefined && !found.has(weekday);
    if (nearest && free && BEFORE_TIME.test(text.slice(nearest.end, start))) {
      const sharing = [nearest];
      let first = nearest;
      for (const day of before.slice(0, -1).reverse()) {
        if (!DAYS_APART.test(text.slice(day.end, first.start))) break;
        sharing.unshift(day);
        first = day;
      }
      for (const { weekdays } of sharing)
        for (const one of weekdays) if (!found.has(one)) found.set(one, minutes);
      continue;
    }
    let from = end;
    let glue = AFTER_TIME;
    for (const day of days.filter((one) => one.start >= end)) {
      if (!glue.test(text.slice(from, day.start))) break;
      for (const one of day.weekdays) if (!found.has(one)) found.set(one, minutes);
      from = day.end;
      glue = DAYS_APART;
    }
  }
  return [...found].map(([weekday, minutes]) => ({ weekday, minutes }));
}

/** Five minutes are as exact as a plan is. @param value s of a duration, h of weekly hours */
const minutesOf = (kind: string, value: number): number =>
  5 * Math.round((kind === 'duration' ? value / 60 : 60 * value) / 5);
