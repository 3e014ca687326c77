import { WEEKDAYS } from '@breakaway/cycling';
import { z } from 'zod';
import {
  count,
  days,
  hours,
  hoursPerWeek,
  label,
  list,
  minutes,
  own,
  trainingStress,
  weeks,
  years,
  yes,
} from '../../tools/units.ts';

const events = [
  'granFondo',
  'timeTrial',
  'criterium',
  'hillClimb',
  'ultra',
  'mtb',
  'gravel',
  'roadRace',
  'fitness',
  'triathlon',
] as const;

const weekday = z.enum(WEEKDAYS);
const isoDate = (what: string) => z.iso.date().describe(what);
const week = count('week of the plan, from 1');
const moment = z
  .union([
    z.strictObject({ date: isoDate('a day') }),
    z.strictObject({ week: week.optional(), weekday: weekday.optional() }),
  ])
  .describe('the first day that it concerns');
const from = moment.optional();
const forWeeks = weeks('for how long; from then on when not given').optional();

/** What has happened to a plan: what the engine knows, and two days that change places in all weeks from one on. */
const step = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('missed'),
    days: days('in a row without riding').optional(),
    sessions: count('the next so many sessions').optional(),
    from,
  }),
  z.strictObject({ kind: z.literal('ill'), days: days('of illness'), from }),
  z.strictObject({
    kind: z.literal('tired'),
    badDays: days('bad ones in a row until now').optional(),
    from,
  }),
  z.strictObject({
    kind: z.literal('eventMoved'),
    date: isoDate('the new day of the event').optional(),
    byWeeks: weeks('later; earlier when negative').optional(),
    from,
  }),
  z.strictObject({ kind: z.literal('hours'), hours: hoursPerWeek('training'), weeks: forWeeks, from }),
  z.strictObject({ kind: z.literal('dayBlocked'), weekday, weeks: forWeeks, from }),
  z.strictObject({ kind: z.literal('swapDays'), week, days: z.tuple([weekday, weekday]).readonly() }),
  z.strictObject({
    kind: z.literal('addRestDay'),
    weekday: weekday.optional(),
    weeks: forWeeks,
    always: yes('in all weeks').optional(),
    from,
  }),
  z.strictObject({
    kind: z.literal('dayTime'),
    weekday,
    minutes: minutes('of riding on that day'),
    weeks: forWeeks,
    atMost: yes('it only makes rides shorter').optional(),
    from,
  }),
  z.strictObject({
    kind: z.literal('moreTime'),
    minutes: minutes('more'),
    week,
    weekday: weekday.optional(),
  }),
  z.strictObject({
    kind: z.literal('swapAll'),
    days: z.tuple([weekday, weekday]).readonly(),
    fromWeek: week,
  }),
]);
export type Step = z.infer<typeof step>;

export const planArguments = z.strictObject({
  wants: z.enum(['week', 'block']).describe('a week for itself, or a plan of weeks'),
  askedOn: isoDate('day on which it was asked for: a plan without dates begins on the next Monday'),
  hours: hoursPerWeek('training').optional(),
  hoursNow: hoursPerWeek('training of the last weeks').optional(),
  days: days('of riding in a week').optional(),
  dayTimes: list(z.strictObject({ weekday, minutes: minutes('of riding on that day') }))
    .describe('time for each day, where the days differ')
    .optional(),
  allHours: yes('the hours are those of the recovery week itself').optional(),
  excluded: list(weekday).describe('days without riding').optional(),
  longDay: weekday.describe('day of the long ride').optional(),
  groupRideDay: weekday.describe('day of a group ride').optional(),
  hardDays: days('hard ones in a week').optional(),
  aim: z.enum([...events, 'ftp', 'vo2max', 'endurance', 'sprint', 'recovery']).optional(),
  event: z.enum(events).optional(),
  eventName: label('what the event is called').optional(),
  eventHours: hours('length of the event').optional(),
  eventDate: isoDate('day of the event').optional(),
  dateGuessed: yes('the day of the event is a guess').optional(),
  startDate: isoDate('day from which the rider can train').optional(),
  weeks: weeks('length of the plan').optional(),
  level: z.enum(['new', 'regular', 'trained']).optional(),
  age: years('age').optional(),
  masters: z.boolean().optional(),
  youth: z.boolean().optional(),
  returning: yes('after a break').optional(),
  weeksOff: weeks('length of the break').optional(),
  postpartum: z.boolean().optional(),
  shift: yes('works shifts').optional(),
  heavyJob: yes('works with the body').optional(),
  indoor: z.boolean().optional(),
  noPowerMeter: z.boolean().optional(),
  strength: yes('strength training is wanted').optional(),
  longestHours: hours('longest ride of the last weeks').optional(),
  ctl: trainingStress('fitness (CTL), a day').optional(),
  beside: own(list(z.string()))
    .describe('what belongs to other sports or what a plan cannot hold, as sentences')
    .optional(),
  changes: list(step).describe('what has happened to the plan, first to last').optional(),
  wantsVerdict: yes('asks whether it can be done').optional(),
  now: own(z.strictObject({ steps: count('of them, new with this question'), edited: list(z.string()) }))
    .describe('what the last message changed')
    .optional(),
});

/**
 * What is asked of a plan: its question, and what has happened since. Small and plain, because the talk keeps it; the plan
 * is computed from it each time. A new shape needs a new `version` in `memory.ts`.
 */
export type PlanAsk = z.infer<typeof planArguments>;

/** The most changes that a plan keeps; more than that is a new plan. */
export const MOST_CHANGES = 30;
