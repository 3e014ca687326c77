import { isIsoDate } from '@breakaway/cycling';
import { figure, type Message } from '../../understanding/message.ts';
import type { Step } from './ask.ts';
import { addDays, datesIn, mondayOf, nextOf, weekdaysIn } from './dates.ts';
import type { Standing } from './standing.ts';

/** Words by which the day of an event changes. */
export const movedWords =
  /\b(?:race|event|it|date|sportive|gran ?fondo|fondo|tt|crit|tour|marmotte|big day)\b.{0,30}\b(?:moved|moves|postponed|delayed|brought forward|earlier|later|pushed|rescheduled|changed|shifted|put back|is now|now on|is on)\b|\b(?:moved|postponed|delayed|rescheduled)\b|\b(?:new date|date (?:is|has) changed)\b|^(?:(?:no|sorry|oh|wait|actually)[, ]+)*it'?s (?:actually |now )?on\b/;

/** "The race is a week later", "it is on 14 June now": another day of the event. */
export function moved(message: Message, standing: Standing): Step[] {
  const { text: plain } = message;
  const { plan, today } = standing;
  // "My fondo is on 7 February" gives an event to a plan that has none; nothing moves.
  if (
    !plan.event &&
    !/\b(?:mov(?:ed?|es)|postponed|delayed|rescheduled|changed|shifted|pushed)\b/.test(plain)
  )
    return [];
  if (!movedWords.test(plain) || /\bmoved? (?:house|home|country|jobs?)\b/.test(plain)) return [];
  const event = plan.event;
  const dates = datesIn(plain, today);
  const from = { date: today };
  // "From 7 June to 14 June": the day it goes to is said last.
  const to = dates.at(-1);
  // "The 24th" is a day of the month that the event is in.
  const written = to ? plain.slice(to.start, to.end).trim() : '';
  const [, dayOnly] = /^the (\d{1,2})(?:st|nd|rd|th)$/.exec(written) ?? [];
  const inMonth = dayOnly && event?.date ? `${event.date.slice(0, 8)}${dayOnly.padStart(2, '0')}` : null;
  if (inMonth && isIsoDate(inMonth) && inMonth >= today) return [{ kind: 'eventMoved', date: inMonth, from }];
  if (to && !/^(?:in|within)\b/.test(plain.slice(to.start, to.end)))
    return [{ kind: 'eventMoved', date: to.day, from }];
  const earlier = /\b(?:earlier|forward|sooner|before|closer)\b/.test(plain) ? -1 : 1;
  const weeks = figure(message, 'weeks') ?? (/\ba week\b/.test(plain) ? 1 : undefined);
  if (weeks !== undefined) return [{ kind: 'eventMoved', byWeeks: earlier * Math.round(weeks), from }];
  const days = figure(message, 'days') ?? (/\ba day\b/.test(plain) ? 1 : undefined);
  if (days !== undefined && event?.date)
    return [{ kind: 'eventMoved', date: addDays(event.date, earlier * Math.round(days)), from }];
  const weekday = weekdaysIn(plain.replace(/\b(?:from|instead of|not) (?:the )?\w+/g, ' ')).at(-1);
  if (weekday && event?.date) {
    const monday = mondayOf(event.date);
    return [{ kind: 'eventMoved', date: nextOf(weekday, monday, true), from }];
  }
  return [];
}
