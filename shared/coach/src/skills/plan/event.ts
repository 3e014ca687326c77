import type { EventKind } from '@breakaway/cycling';
import { findEvent } from '../../language/events.ts';
import { figure, type Message } from '../../understanding/message.ts';
import type { PlanAsk } from './ask.ts';
import { dayPattern, nextOf, weekdayNamed } from './dates.ts';

const events: readonly [EventKind, RegExp][] = [
  ['timeTrial', /\b(?:time ?-?trial|tt|10 mile|25 mile|hour record)\b/],
  ['criterium', /\bcrit(?:erium)?s?\b|\bkermesse\b|\bcyclo-?cross\b/],
  ['hillClimb', /\bhill ?-?climb\b|\bmountain time\b/],
  [
    'ultra',
    /\bultra\b|\b(?:audax|brevet|pbp|lel|bikepack\w*|transcontinental|24 ?h(?:our)? race|[346]00 ?km|1000 ?km)\b/,
  ],
  ['triathlon', /\b(?:triathlon|ironman|70\.3|tri\b)/],
  [
    'mtb',
    /\b(?:mtb|mountain bike) (?:race|marathon|event|stage)|\b(?:race|marathon|event)\b[^.]{0,30}\b(?:mtb|mountain bike)\b|\b(?:xc|xco|leadville)\b/,
  ],
  ['gravel', /\bgravel\b|\bunbound\b/],
  ['roadRace', /\broad race\b|\bracing season\b|\b(?:race|races)\b/],
  [
    'granFondo',
    /\b(?:gran ?fondo|granfondo|sportive|fondo|century|cyclo-?sportive|etape|marmotte|maratona|long ride|100 ?-?(?:mile[rs]?|km)|160 ?km|\d{3} ?k(?:m)?|charity ride|event|tour|coast to coast)\b/,
  ],
];

/** The kind of event that a text names by a word for it, "gran fondo"; undefined for none. */
export const kindNamed = (plain: string): EventKind | undefined =>
  events.find(([, pattern]) => pattern.test(plain))?.[0];

/** The kind of an event that has its own name, "la marmotte". */
export const kindOf = ({ kind, name }: NonNullable<ReturnType<typeof findEvent>>): EventKind =>
  kindNamed(`${kind} ${name}`.toLowerCase()) ?? 'granFondo';

/** How long an event takes by the distance that was said: rough speeds over all, km/h. */
export function fillCourse(ask: PlanAsk, kind: EventKind, message: Message): void {
  const distanceM = figure(message, 'distance');
  if (
    distanceM === undefined ||
    distanceM < 5000 ||
    kind === 'hillClimb' ||
    kind === 'criterium' ||
    kind === 'triathlon'
  )
    return;
  const usual =
    kind === 'timeTrial' ? 38 : kind === 'mtb' ? 15 : kind === 'gravel' || kind === 'ultra' ? 21 : 25;
  const kmh = ask.level === 'new' ? 0.85 * usual : usual;
  const hours = distanceM / 1000 / kmh + (figure(message, 'gain') ?? 0) / 1500;
  ask.eventHours = Math.min(240, Math.round(10 * hours) / 10);
  const named = /\b(?:gran ?fondo|fondo|sportive|race|tour|ride)\b/.exec(message.text)?.[0];
  const audax = /\b(?:audax|brevet)\b/.exec(message.text)?.[0];
  if (kind === 'ultra' && audax) ask.eventName = `${Math.round(distanceM / 1000)} km ${audax}`;
  if (kind === 'granFondo' && named !== 'gran fondo')
    ask.eventName = `${Math.round(distanceM / 1000)} km ${named === 'sportive' ? 'sportive' : 'ride'}`;
}

/** Puts a race whose day is named by its weekday alone onto a question: it is in the coming week. */
export function raceWeek(ask: PlanAsk, plain: string, today: string): void {
  const weekday = weekdayNamed(
    new RegExp(
      `\\b(?:race|event|sportive|fondo|tt|crit)\\b[^.]{0,16}\\b(?:on|this|next) ${dayPattern}\\b`,
    ).exec(plain)?.[1] ??
      new RegExp(`\\b${dayPattern}(?:'s)? (?:race|event|sportive|fondo|tt|crit)\\b`).exec(plain)?.[1],
  );
  if (!weekday) return;
  ask.eventDate = nextOf(weekday, today);
  ask.wants = 'block';
}
