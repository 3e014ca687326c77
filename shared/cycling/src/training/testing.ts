import * as fc from 'fast-check';
import { addDays, WEEKDAYS } from './calendar.ts';
import type { PlanChange } from './plan-change-types.ts';
import type { EventKind, TrainingQuestion, RiderKind } from './plan-types.ts';

const KINDS: EventKind[] = [
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
];
const RIDERS: RiderKind[] = ['youth', 'masters', 'returning', 'postpartum', 'shift', 'heavyJob'];

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 2 });

/** Any question that a rider could ask of a plan. */
export const questions: fc.Arbitrary<TrainingQuestion> = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    eventHours: maybe(fc.constantFrom(0.1, 0.4, 1, 2.5, 5, 8, 30)),
    weeks: maybe(fc.integer({ min: 1, max: 30 })),
    start: maybe(fc.integer({ min: 0, max: 20 })),
    ahead: maybe(fc.integer({ min: 0, max: 200 })),
    hours: fc.integer({ min: 2, max: 40 }).map((halves) => halves / 2),
    hoursNow: maybe(fc.integer({ min: 1, max: 12 })),
    days: maybe(fc.integer({ min: 1, max: 7 })),
    excludedDays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 5 }),
    longDay: maybe(fc.constantFrom(...WEEKDAYS)),
    groupRideDay: maybe(fc.constantFrom(...WEEKDAYS)),
    maxHard: maybe(fc.integer({ min: 0, max: 3 })),
    level: maybe(fc.constantFrom('new' as const, 'regular' as const, 'trained' as const)),
    kinds: fc.uniqueArray(fc.constantFrom(...RIDERS), { maxLength: 2 }),
    ageYears: maybe(fc.integer({ min: 9, max: 80 })),
    weeksOff: maybe(fc.integer({ min: 1, max: 30 })),
    ctl: maybe(fc.integer({ min: 0, max: 120 })),
    longestRideHours: maybe(fc.constantFrom(0.75, 1.5, 3, 6)),
    indoor: fc.boolean(),
    noPowerMeter: fc.boolean(),
  })
  .map(({ kind, eventHours, start, ahead, weeks, ...rider }) => {
    const startDate = start === undefined ? undefined : addDays('2026-11-22', start);
    const date = startDate === undefined || ahead === undefined ? undefined : addDays(startDate, ahead);
    return { ...rider, weeks, startDate, event: { kind, hours: eventHours, date } };
  });

const moment = fc.record({
  week: fc.integer({ min: 1, max: 16 }),
  weekday: maybe(fc.constantFrom(...WEEKDAYS)),
});

/** Anything that may happen to a plan. */
export const changes: fc.Arbitrary<PlanChange> = fc.oneof(
  fc.record({
    kind: fc.constant('missed' as const),
    days: maybe(fc.integer({ min: 1, max: 80 })),
    sessions: maybe(fc.integer({ min: 1, max: 9 })),
    from: moment,
  }),
  fc.record({ kind: fc.constant('ill' as const), days: fc.integer({ min: 1, max: 40 }), from: moment }),
  fc.record({
    kind: fc.constant('tired' as const),
    badDays: maybe(fc.integer({ min: 1, max: 20 })),
    from: moment,
  }),
  fc.record({
    kind: fc.constant('eventMoved' as const),
    byWeeks: fc.integer({ min: -8, max: 8 }),
    from: moment,
  }),
  fc.record({
    kind: fc.constant('hours' as const),
    hours: fc.integer({ min: 2, max: 36 }).map((halves) => halves / 2),
    weeks: maybe(fc.integer({ min: 1, max: 4 })),
    from: moment,
  }),
  fc.record({
    kind: fc.constant('dayBlocked' as const),
    weekday: fc.constantFrom(...WEEKDAYS),
    weeks: maybe(fc.integer({ min: 1, max: 3 })),
    from: moment,
  }),
  fc.record({
    kind: fc.constant('swapDays' as const),
    week: fc.integer({ min: 1, max: 16 }),
    days: fc.tuple(fc.constantFrom(...WEEKDAYS), fc.constantFrom(...WEEKDAYS)),
  }),
  fc.record({
    kind: fc.constant('addRestDay' as const),
    weekday: maybe(fc.constantFrom(...WEEKDAYS)),
    weeks: maybe(fc.integer({ min: 1, max: 3 })),
    always: maybe(fc.boolean()),
    from: moment,
  }),
  fc.record({
    kind: fc.constant('moreTime' as const),
    minutes: fc.integer({ min: 10, max: 300 }),
    week: fc.integer({ min: 1, max: 16 }),
    weekday: maybe(fc.constantFrom(...WEEKDAYS)),
  }),
);
