import { addDays, weekdayOf } from './calendar.ts';
import { blockPlan } from './block-plan.ts';
import type { EventKind, TrainingPlan, TrainingQuestion } from './plan-types.ts';
import { SOURCES } from '../answer/sources.ts';

const planned = (question: TrainingQuestion): TrainingPlan => {
  const plan = blockPlan(question);
  if (!plan.ok) throw new Error(plan.message);
  return plan;
};
const weeksIn = (plan: TrainingPlan, phase: string) =>
  plan.weeks.filter(({ spec }) => spec.phase === phase).length;
const text = (plan: TrainingPlan) =>
  JSON.stringify(plan, (key, value: unknown) => (key === 'steps' ? [] : value));

test.each([
  ['granFondo', 17, [4, 8], [4, 6], [3, 4], [8, 12]],
  ['timeTrial', 15, [4, 6], [4, 6], [3, 4], [10, 14]],
  ['criterium', 13, [4, 4], [4, 6], [3, 3], [5, 7]],
  ['hillClimb', 14, [4, 4], [4, 6], [3, 4], [7, 10]],
  ['ultra', 20, [8, 12], [4, 6], [4, 4], [10, 14]],
  ['mtb', 15, [4, 6], [4, 4], [4, 4], [7, 10]],
] as [EventKind, number, number[], number[], number[], number[]][])(
  '%s in %d weeks has the blocks and the taper of its kind',
  (kind, weeks, base, build, specific, taper) => {
    const plan = planned({ event: { kind }, weeks, hours: 9 });
    for (const [phase, [least, most]] of [
      ['base', base],
      ['build', build],
      ['specific', specific],
    ] as [string, [number, number]][]) {
      expect(weeksIn(plan, phase)).toBeGreaterThanOrEqual(least);
      expect(weeksIn(plan, phase)).toBeLessThanOrEqual(most + 1);
    }
    expect(plan.taper!.days).toBeGreaterThanOrEqual(taper[0]!);
    expect(plan.taper!.days).toBeLessThanOrEqual(taper[1]!);
    expect(plan.taper!.volumeShare).toBeGreaterThan(0.4);
    expect(plan.taper!.volumeShare).toBeLessThan(0.6);
    expect(plan.form!.tsb).toBeGreaterThan(5);
    expect(plan.weeks.at(-1)!.phase).toBe('race');
  },
);

test('riders with few hours taper for four to six days', () => {
  expect(planned({ event: { kind: 'granFondo' }, weeks: 12, hours: 5 }).taper!.days).toBeLessThanOrEqual(6);
});

test('riding falls in the taper from day to day while hard work stays', () => {
  const { weeks } = planned({ event: { kind: 'timeTrial' }, weeks: 14, hours: 9 });
  const [load, taper, race] = weeks.slice(-3).map(({ hours }) => hours);
  expect(taper).toBeLessThan(0.75 * load!);
  expect(race).toBeLessThan(0.6 * taper!);
  const hard = weeks.slice(-2).map(({ days }) => days.filter((day) => day.hard && !day.event).length);
  expect(hard).toEqual([2, 1]);
  expect(weeks.at(-1)!.days[5]).toMatchObject({ session: { type: 'openers' } });
  expect(weeks.at(-1)!.days[6]).toMatchObject({ event: true, session: null });
});

test('less than four weeks build nothing, and the plan says so', () => {
  for (const weeks of [1, 2, 3]) {
    const plan = planned({ event: { kind: 'granFondo' }, weeks, hours: 8 });
    expect(plan.limits[0]).toMatch(/no new fitness/);
    expect(plan.tests).toEqual([]);
    expect(plan.points.find(({ id }) => id === 'goal')!.text).toMatch(/Arrive fresh and pace it well/);
    expect(plan.points.find(({ id }) => id === 'progression')!.text).toMatch(/^None/);
  }
});

test('recovery weeks come after three loading weeks, after two for masters, heavy work and beginners', () => {
  const runs = (question: Partial<TrainingQuestion>) => {
    const { weeks } = planned({ event: { kind: 'granFondo' }, weeks: 16, hours: 8, ...question });
    return Math.max(
      ...weeks
        .map(({ spec }) => (spec.role === 'load' ? 'L' : ' '))
        .join('')
        .split(' ')
        .map((run) => run.length),
    );
  };
  expect(runs({})).toBe(3);
  expect(runs({ ageYears: 60 })).toBe(2);
  expect(runs({ kinds: ['heavyJob'] })).toBe(2);
  expect(runs({ level: 'new' })).toBe(2);
});

test('all 22 points are there, each with words of this plan', () => {
  const plan = planned({
    event: { kind: 'granFondo', name: 'Alpine Loop', hours: 7 },
    weeks: 14,
    hours: 7,
    excludedDays: ['Mon'],
  });
  expect(plan.points).toHaveLength(22);
  expect(new Set(plan.points.map(({ id }) => id)).size).toBe(22);
  for (const { text: words } of plan.points) expect(words).toMatch(/^[A-Z0-9].{15,}\.$/);
  const words = (id: string) => plan.points.find((point) => point.id === id)!.text;
  expect(words('goal')).toContain('Alpine Loop of 7 h');
  expect(words('hoursAndDays')).toBe('Up to 7 h a week on up to 4 days, with Monday always free.');
  expect(words('distribution')).toBe(plan.method.text);
  expect(words('phases')).toMatch(/^Base weeks? 1/);
  expect(words('tests')).toMatch(/^In week 1, /);
});

test('a test at the start and about every six to eight weeks, none in the last two', () => {
  const { tests, weeks } = planned({ event: { kind: 'granFondo' }, weeks: 26, hours: 8 });
  expect(tests[0]!.week).toBe(1);
  tests.slice(1).forEach(({ week }, i) => {
    expect(week - tests[i]!.week).toBeGreaterThanOrEqual(4);
    expect(week - tests[i]!.week).toBeLessThanOrEqual(9);
  });
  expect(tests.at(-1)!.week).toBeLessThan(weeks.length - 1);
});

test('key sessions climb their ladders: no loading week is the one before', () => {
  const { weeks } = planned({ event: { kind: 'timeTrial' }, weeks: 16, hours: 8 });
  const keys = weeks
    .filter(({ spec }) => spec.role === 'load')
    .map(({ days }) =>
      days
        .filter(({ key }) => key)
        .map(({ title }) => title)
        .join(),
    );
  keys.slice(1).forEach((one, i) => expect(one).not.toBe(keys[i]));
  expect(new Set(keys).size).toBeGreaterThan(8);
  const pace = weeks.flatMap(({ days }) =>
    days.flatMap(({ title }) => (/time-trial/.test(title) ? [title] : [])),
  );
  expect(pace.indexOf('2x10 min at time-trial pace')).toBeLessThan(
    pace.indexOf('2x20 min at time-trial pace'),
  );
});

test('from eight hours on, hard minutes grow towards the event', () => {
  const { weeks } = planned({ event: { kind: 'granFondo' }, weeks: 16, hours: 10 });
  const sharp = (phase: string) =>
    weeks
      .filter(({ spec }) => spec.phase === phase && spec.role === 'load')
      .flatMap(({ days }) =>
        days.filter(({ session }) => session && ['longVo2', 'hillReps', 'vo2max'].includes(session.type)),
      ).length;
  expect(sharp('base')).toBe(0);
  expect(sharp('specific')).toBeGreaterThan(2);
});

describe('dates', () => {
  test('weeks begin on Mondays and the event lies on its day', () => {
    const plan = planned({
      event: { kind: 'roadRace', date: '2027-03-20' },
      startDate: '2026-11-25',
      hours: 8,
    });
    expect(plan.startDate).toBe('2026-11-30');
    expect(plan.weeks).toHaveLength(16);
    expect(plan.weeks.flatMap(({ days }) => days).find(({ event }) => event)).toMatchObject({
      date: '2027-03-20',
      weekday: 'Sat',
    });
    plan.weeks.forEach(({ days }, week) =>
      days.forEach(({ date, weekday }, day) => {
        expect(date).toBe(addDays('2026-11-30', 7 * week + day));
        expect(weekday).toBe(weekdayOf(date!));
      }),
    );
  });
  test('an event that is close does not wait for Monday', () => {
    const plan = planned({
      event: { kind: 'criterium', date: '2026-12-05' },
      startDate: '2026-11-25',
      hours: 8,
    });
    expect(plan.startDate).toBe('2026-11-23');
    expect(plan.weeks[0]!.days.slice(0, 2).every(({ session }) => session === null)).toBe(true);
    expect(plan.weeks).toHaveLength(2);
  });
  test('an event more than a year away gets the last 52 weeks', () => {
    const plan = planned({ event: { kind: 'ultra', date: '2028-06-10' }, startDate: '2026-11-23', hours: 8 });
    expect(plan.weeks).toHaveLength(52);
    expect(plan.assumptions).toContainEqual(expect.stringMatching(/begins 52 weeks before the event/));
  });
  test('without dates the plan has none', () => {
    const plan = planned({ event: { kind: 'criterium' }, weeks: 6, hours: 8 });
    expect(plan.startDate).toBeNull();
    expect(text(plan)).not.toMatch(/20\d\d-\d\d-\d\d/);
  });
});

test.each([
  [{ event: { kind: 'criterium', date: '2026-02-30' }, weeks: 5, hours: 8 }, /year-month-day/],
  [
    { event: { kind: 'criterium', date: '2026-11-01' }, startDate: '2026-11-22', hours: 8 },
    /before the start/,
  ],
  [{ event: { kind: 'criterium', date: '2027-11-01' }, hours: 8 }, /From which date/],
  [{ event: { kind: 'criterium' }, weeks: 53, hours: 8 }, /from 1 to 52 weeks/],
  [{ event: { kind: 'criterium', hours: -1 }, weeks: 5, hours: 8 }, /An event lasts/],
  [{ event: { kind: 'criterium' }, weeks: 5, hours: 8, ctl: -3 }, /CTL/],
] as [TrainingQuestion, RegExp][])('%j is refused in a sentence', (question, message) => {
  expect(blockPlan(question)).toEqual({ ok: false, message: expect.stringMatching(message) });
});

test('load rises by no more than five points a week from a low CTL, so hours start low', () => {
  const { weeks } = planned({ event: { kind: 'granFondo' }, weeks: 12, hours: 10, ctl: 20 });
  expect(weeks[0]!.hours).toBeLessThan(8);
  expect(weeks[0]!.load.ctl - 20).toBeLessThanOrEqual(5.1);
  expect(Math.max(...weeks.map(({ hours }) => hours))).toBeGreaterThan(9.5);
});

test('plain words: you and they, no watts, sources that exist', () => {
  for (const kind of ['granFondo', 'ultra', 'triathlon', 'fitness'] as const) {
    const plan = planned({ event: { kind }, weeks: 14, hours: 9, kinds: ['postpartum', 'shift'] });
    expect(text(plan)).not.toMatch(/\b(she|he|her|his|him)\b/i);
    expect(text(plan)).not.toMatch(/\d ?W\b|undefined|NaN/);
    plan.sources.forEach((source) => expect(SOURCES).toHaveProperty(source));
  }
});

test('a plan is plain data: it survives being stored', () => {
  const plan = planned({ event: { kind: 'mtb' }, weeks: 9, hours: 6, startDate: '2026-11-23' });
  expect(JSON.parse(JSON.stringify(plan))).toEqual(JSON.parse(JSON.stringify(planned(plan.question))));
});
