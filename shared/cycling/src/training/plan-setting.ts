import type { Refusal } from '../answer/input.ts';
import {
  addDays,
  dayIndex,
  daysBetween,
  isIsoDate,
  mondayOf,
  WEEKDAYS,
  weekdayOf,
  type Weekday,
} from './calendar.ts';
import { EVENTS } from './plan-events.ts';
import type { TrainingQuestion, RiderQuestion } from './plan-types.ts';
import { taperDays, usualWeeks } from './plan-schedule.ts';

/** How long a plan is, and where its event lies. */
export type PlanSetting = {
  weeks: number;
  /** Monday of the first week, or null */
  startDate: string | null;
  eventDate: string | null;
  /** null without an event */
  eventDay: Weekday | null;
  taperDays: number;
  /** days of the first week before the rider can begin */
  blocked: Weekday[];
  assumptions: string[];
};

const MOST_WEEKS = 52;
/** An event this close is not worth waiting for the next Monday, days. */
const CLOSE_DAYS = 21;

const refuse = (message: string): Refusal => ({ ok: false, message });

/** What speaks against a question of a week or a plan; null where nothing does. */
export function wrongWith(question: RiderQuestion): Refusal | null {
  const { hours, days, excludedDays = [] } = question;
  if (!(hours >= 1 && hours <= 30)) return refuse('A plan needs between 1 and 30 hours a week.');
  if (days !== undefined && !(Number.isInteger(days) && days >= 1 && days <= 7))
    return refuse('A week has between 1 and 7 days to ride on.');
  if (WEEKDAYS.every((weekday) => excludedDays.includes(weekday)))
    return refuse('Leave me at least one day of the week to ride on.');
  return null;
}

/** Length, dates and taper of a plan, or what is wrong with them. */
export function settingOf(question: TrainingQuestion): PlanSetting | Refusal {
  const wrong = wrongWith(question);
  if (wrong) return wrong;
  const { event, weeks, startDate, ctl } = question;
  const { kind, date } = event;
  if (weeks !== undefined && !(Number.isInteger(weeks) && weeks >= 1 && weeks <= MOST_WEEKS))
    return refuse(`A plan lasts from 1 to ${MOST_WEEKS} weeks.`);
  for (const day of [date, startDate])
    if (day !== undefined && !isIsoDate(day))
      return refuse('I need dates as year-month-day, like 2026-11-24.');
  if (event.hours !== undefined && !(event.hours > 0 && event.hours <= 240))
    return refuse('An event lasts between a few minutes and ten days.');
  if (ctl !== undefined && !(ctl >= 0 && ctl <= 250)) return refuse('CTL lies between 0 and 250.');
  if (date !== undefined && startDate === undefined && weeks === undefined)
    return refuse('From which date can you train for it?');
  if (date !== undefined && startDate !== undefined && daysBetween(startDate, date) < 0)
    return refuse('The event lies before the start of the plan.');

  const { first, assumptions } = placed(question);
  const length =
    date === undefined || first === null
      ? (weeks ?? usualWeeks(kind))
      : Math.floor(daysBetween(first, date) / 7) + 1;
  const fitness = kind === 'fitness';
  const eventDate = fitness ? null : (date ?? (first === null ? null : addDays(first, 7 * length - 1)));
  const eventDay = fitness ? null : eventDate === null ? 'Sun' : weekdayOf(eventDate);
  if (!fitness && date === undefined) assumptions.push('I put the event on the Sunday of the last week.');
  const blocked =
    first !== null && startDate !== undefined && startDate > first
      ? WEEKDAYS.slice(0, Math.min(6, daysBetween(first, startDate)))
      : [];
  const longest = eventDay === null ? 0 : dayIndex(eventDay) + 7 * (length - 1) - blocked.length;
  return {
    weeks: length,
    startDate: first,
    eventDate,
    eventDay,
    taperDays: eventDay === null ? 0 : taperDays(kind, eventDay, question.hours, longest),
    blocked,
    assumptions,
  };
}

/** The first Monday, and the assumption behind it. */
function placed({ event, weeks, startDate }: TrainingQuestion): {
  first: string | null;
  assumptions: string[];
} {
  const { kind, date } = event;
  const assumptions: string[] = [];
  if (event.hours === undefined && kind !== 'fitness')
    assumptions.push(`I took ${hoursOf(EVENTS[kind].hours)} for your ${EVENTS[kind].title}.`);
  if (startDate === undefined) {
    if (date !== undefined && weeks !== undefined)
      return { first: addDays(mondayOf(date), -7 * (weeks - 1)), assumptions };
    if (weeks === undefined) assumptions.push(`I planned ${usualWeeks(kind)} weeks, which suits the aim.`);
    return { first: null, assumptions };
  }
  const thisMonday = mondayOf(startDate);
  const nextMonday = startDate === thisMonday ? thisMonday : addDays(thisMonday, 7);
  const close = date !== undefined && daysBetween(startDate, date) < CLOSE_DAYS;
  const monday = close ? thisMonday : nextMonday;
  if (!close && nextMonday !== startDate) assumptions.push('The plan begins on the Monday after your start.');
  if (date === undefined) {
    if (weeks === undefined) assumptions.push(`I planned ${usualWeeks(kind)} weeks, which suits the aim.`);
    return { first: monday, assumptions };
  }
  const most = Math.min(weeks ?? MOST_WEEKS, MOST_WEEKS);
  const latest = addDays(mondayOf(date), -7 * (most - 1));
  if (latest > monday) assumptions.push(`The plan begins ${most} weeks before the event, on ${latest}.`);
  return { first: latest > monday ? latest : monday, assumptions };
}

/** "20 min", "6 h" */
export const hoursOf = (hours: number): string =>
  hours < 1 ? `${Math.round(60 * hours)} min` : `${Math.round(10 * hours) / 10} h`;
