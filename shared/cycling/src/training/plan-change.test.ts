import * as fc from 'fast-check';
import { blockPlan } from './block-plan.ts';
import { changePlan } from './plan-change.ts';
import type { PlanChange } from './plan-change-types.ts';
import { planInvariants } from './plan-invariants.ts';
import { changes, questions } from './testing.ts';
import type { TrainingPlan, TrainingQuestion } from './plan-types.ts';

const planned = (question: Partial<TrainingQuestion> = {}): TrainingPlan => {
  const plan = blockPlan({ event: { kind: 'granFondo', hours: 6 }, weeks: 16, hours: 8, ...question });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
};
const after = (plan: TrainingPlan, change: PlanChange) => {
  const changed = changePlan(plan, change);
  if (!changed.ok) throw new Error(changed.message);
  expect(planInvariants(changed.plan)).toEqual([]);
  return changed;
};
const hours = ({ weeks }: TrainingPlan) => weeks.map((week) => week.hours);
const phases = ({ weeks }: TrainingPlan) => weeks.map(({ spec }) => spec.phase);
const count = (plan: TrainingPlan, phase: string) => phases(plan).filter((one) => one === phase).length;

test('no series of changes breaks a rule from then on', () => {
  const when = (change: PlanChange): number =>
    'week' in change ? change.week : change.from && 'week' in change.from ? (change.from.week ?? 1) : 1;
  fc.assert(
    fc.property(questions, fc.array(changes, { minLength: 1, maxLength: 3 }), (question, list) => {
      let plan = blockPlan(question) as TrainingPlan;
      for (const change of list.sort((a, b) => when(a) - when(b))) {
        const changed = changePlan(plan, change);
        if (!changed.ok) {
          expect(changed.message).toMatch(/[.?]$/);
          continue;
        }
        expect(planInvariants(changed.plan)).toEqual([]);
        expect(changed.notes.length).toBeGreaterThan(0);
        for (const note of changed.notes) expect(note).toMatch(/^[A-Z0-9].*\.$/);
        ({ plan } = changed);
      }
    }),
    { seed: 61, numRuns: Number(process.env['FUZZ_RUNS'] ?? 100) },
  );
}, 120_000);

describe('missed', () => {
  test('one session is skipped, nothing else moves', () => {
    const plan = planned();
    const { plan: next, notes } = after(plan, { kind: 'missed', from: { week: 5, weekday: 'Tue' } });
    expect(next.weeks[4]!.days[1]).toMatchObject({ state: 'missed', session: null, minutes: 0 });
    expect(next.weeks[4]!.days.slice(2)).toEqual(plan.weeks[4]!.days.slice(2));
    expect(next.weeks.map(({ days }) => days).toSpliced(4, 1)).toEqual(
      plan.weeks.map(({ days }) => days).toSpliced(4, 1),
    );
    expect(notes[0]).toMatch(/^Skip it/);
    expect(notes[1]).toMatch(/next key session stays Thu of week 5/);
  });
  test('two or three days: the plan goes on', () => {
    const plan = planned();
    const { plan: next, notes } = after(plan, { kind: 'missed', days: 3, from: { week: 5 } });
    expect(notes[0]).toMatch(/^Go on/);
    expect(next.weeks[5]!.days).toEqual(plan.weeks[5]!.days);
  });
  test('four to seven days: the week is repeated at 80 to 90 %, and replaces a week of build', () => {
    const plan = planned();
    const { plan: next } = after(plan, { kind: 'missed', days: 6, from: { week: 9, weekday: 'Mon' } });
    expect(next.weeks).toHaveLength(16);
    expect(next.weeks[9]!.hours / 8).toBeGreaterThan(0.78);
    expect(next.weeks[9]!.hours / 8).toBeLessThan(0.92);
    expect(phases(next)[9]).toBe(phases(plan)[8]);
    expect(count(next, 'specific')).toBe(count(plan, 'specific'));
    expect(next.taper!.days).toBe(plan.taper!.days);
  });
  test('eight to fourteen: two weeks back, three easy rides first', () => {
    const plan = planned();
    const { plan: next, notes } = after(plan, {
      kind: 'missed',
      days: 11,
      from: { week: 6, weekday: 'Thu' },
    });
    const back = next.weeks[7]!;
    expect(notes[0]).toMatch(/two weeks back/);
    expect(
      back.days
        .filter(({ session }) => session)
        .slice(0, 3)
        .every((day) => !day.hard),
    ).toBe(true);
    expect(back.hours).toBeLessThan(0.85 * 8);
    expect(next.weeks).toHaveLength(16);
  });
  test('more than two weeks: a return, with easy weeks and a test in the fourth', () => {
    const { plan: next, notes } = after(planned({ weeks: 24 }), {
      kind: 'missed',
      days: 42,
      from: { week: 4 },
    });
    const weeks = next.weeks.slice(9, 12);
    expect(notes[0]).toMatch(/three easy weeks come first/);
    expect(weeks.every(({ days }) => days.every((day) => !day.hard))).toBe(true);
    expect(weeks[0]!.hours).toBeLessThanOrEqual(4.1);
    expect(next.tests.some(({ week }) => week === 13)).toBe(true);
  });
  test('without an event the plan grows by the week that comes again', () => {
    const plan = planned({ event: { kind: 'fitness' }, weeks: 8 });
    expect(after(plan, { kind: 'missed', days: 7, from: { week: 2 } }).plan.weeks).toHaveLength(9);
  });
  test('days lost in the taper are not made up', () => {
    const plan = planned();
    const { plan: next, notes } = after(plan, {
      kind: 'missed',
      days: 5,
      from: { week: 15, weekday: 'Tue' },
    });
    expect(notes[0]).toMatch(/nothing is made up/);
    expect(hours(next)[15]).toBeLessThanOrEqual(hours(plan)[15]! + 0.01);
  });
});

describe('the event moves', () => {
  test('later: weeks of build come in', () => {
    const plan = planned();
    const { plan: next, notes } = after(plan, { kind: 'eventMoved', byWeeks: 2, from: { week: 6 } });
    expect(next.weeks).toHaveLength(18);
    expect(count(next, 'build')).toBe(count(plan, 'build') + 2);
    expect(next.weeks.slice(0, 5)).toEqual(plan.weeks.slice(0, 5));
    expect(notes).toHaveLength(2);
  });
  test('earlier: build goes, a taper of seven to ten days stays', () => {
    const plan = planned();
    const { plan: next, notes } = after(plan, { kind: 'eventMoved', byWeeks: -2, from: { week: 6 } });
    expect(next.weeks).toHaveLength(14);
    expect(count(next, 'build')).toBe(count(plan, 'build') - 2);
    expect(next.taper!.days).toBeGreaterThanOrEqual(7);
    expect(next.taper!.days).toBeLessThanOrEqual(10);
    expect(notes[0]).toMatch(/took out 2 weeks/);
  });
  test('to a date, with another weekday', () => {
    const plan = planned({
      event: { kind: 'roadRace', date: '2027-03-21' },
      startDate: '2026-11-30',
      weeks: undefined,
    });
    const { plan: next } = after(plan, {
      kind: 'eventMoved',
      date: '2027-03-27',
      from: { date: '2026-12-20' },
    });
    expect(next.event).toMatchObject({ date: '2027-03-27', weekday: 'Sat' });
    expect(next.weeks.flatMap(({ days }) => days).find(({ event }) => event)!.date).toBe('2027-03-27');
    expect(next.question.event.date).toBe('2027-03-27');
  });
});

test('fewer hours for two weeks, then the old ones again; more hours grow slowly', () => {
  const plan = planned();
  const short = hours(after(plan, { kind: 'hours', hours: 5, weeks: 2, from: { week: 5 } }).plan);
  expect(Math.max(short[4]!, short[5]!)).toBeLessThanOrEqual(5.3);
  expect(Math.max(...short.slice(6, 9))).toBeGreaterThan(7.5);
  const long = hours(after(plan, { kind: 'hours', hours: 12, from: { week: 5 } }).plan);
  expect(long[4]).toBeLessThan(9.3);
  expect(Math.max(...long)).toBeGreaterThan(10.5);
});

test('a blocked weekday stays empty, its rides move', () => {
  const plan = planned();
  const { plan: next } = after(plan, { kind: 'dayBlocked', weekday: 'Thu', from: { week: 3 } });
  expect(next.weeks.slice(2).every(({ days }) => days[3]!.session === null)).toBe(true);
  expect(next.weeks[8]!.days.filter((day) => day.hard)).toHaveLength(2);
  const once = after(plan, {
    kind: 'dayBlocked',
    weekday: 'Thu',
    weeks: 1,
    from: { week: 4, weekday: 'Tue' },
  }).plan;
  expect(once.weeks[3]!.days[3]!.session).toBeNull();
  expect(once.weeks[4]!.days[3]!.session).not.toBeNull();
});

test('ill for five days: nothing is ridden, then easy rides and the week again', () => {
  const plan = planned();
  const { plan: next, notes } = after(plan, { kind: 'ill', days: 5, from: { week: 6, weekday: 'Mon' } });
  expect(next.weeks[5]!.days.slice(0, 5).every(({ state }) => state === 'ill')).toBe(true);
  expect(
    next.weeks[6]!.days.filter(({ session }) => session)
      .slice(0, 3)
      .every((day) => !day.hard),
  ).toBe(true);
  expect(notes[0]).toMatch(/No riding while you have fever/);
});

test('tired: today is easy; two bad days make three easy ones; a bad week a quiet week', () => {
  const plan = planned();
  const from = { week: 6, weekday: 'Tue' } as const;
  const today = after(plan, { kind: 'tired', from }).plan.weeks[5]!.days[1]!;
  expect(today).toMatchObject({ hard: false, state: 'eased' });
  expect(today.minutes).toBeLessThanOrEqual(45);
  const three = after(plan, { kind: 'tired', badDays: 2, from }).plan.weeks[5]!.days;
  expect(three.slice(1, 4).some((day) => day.hard)).toBe(false);
  const week = after(plan, { kind: 'tired', badDays: 16, from });
  expect(week.plan.weeks[5]!.days.some((day) => day.hard)).toBe(false);
  expect(week.notes.join(' ')).toMatch(/doctor/);
});

test('two days change places, and no hard days come together by it', () => {
  const plan = planned();
  const swapped = after(plan, { kind: 'swapDays', week: 9, days: ['Tue', 'Wed'] });
  expect(plan.weeks[8]!.days[3]!.hard).toBe(true);
  expect(swapped.plan.weeks[8]!.days[2]!.title).toBe(plan.weeks[8]!.days[1]!.title);
  expect(swapped.notes.length).toBeGreaterThan(1);
  expect(
    changePlan(planned({ excludedDays: ['Mon'] }), { kind: 'swapDays', week: 6, days: ['Mon', 'Tue'] }).ok,
  ).toBe(false);
});

test('one more day off, once or always; its riding is not made up', () => {
  const plan = planned();
  const off = ({ weeks }: TrainingPlan, week: number) =>
    weeks[week]!.days.filter(({ session }) => !session).length;
  const once = after(plan, { kind: 'addRestDay', from: { week: 5 } }).plan;
  expect(off(once, 4)).toBe(off(plan, 4) + 1);
  expect(once.weeks[4]!.hours).toBeLessThan(plan.weeks[4]!.hours);
  expect(off(once, 5)).toBe(off(plan, 5));
  const always = after(plan, { kind: 'addRestDay', always: true, from: { week: 5 } }).plan;
  expect(off(always, 5)).toBe(off(plan, 5) + 1);
});

test('more time goes into easy riding, within growth, never into the last ten days', () => {
  const plan = planned();
  const { plan: next, notes } = after(plan, { kind: 'moreTime', minutes: 180, week: 6 });
  const more = 60 * (next.weeks[5]!.hours - plan.weeks[5]!.hours);
  expect(more).toBeGreaterThan(0);
  expect(more).toBeLessThanOrEqual(60);
  expect(next.weeks[5]!.days.filter((day) => day.hard)).toEqual(
    plan.weeks[5]!.days.filter((day) => day.hard),
  );
  expect(notes[1]).toMatch(/too big a step/);
  expect(after(plan, { kind: 'moreTime', minutes: 60, week: 16 })).toMatchObject({
    plan,
    notes: [expect.stringMatching(/last ten days/)],
  });
});

test.each([
  [{ kind: 'missed', days: 3, from: { week: 17 } }, /not in the plan/],
  [{ kind: 'missed', days: 3, from: { date: '2026-12-01' } }, /not in the plan/],
  [{ kind: 'missed', days: 0 }, /How many/],
  [{ kind: 'hours', hours: 40 }, /1 and 30 hours/],
  [{ kind: 'eventMoved', date: '2027-01-01' }, /no dates/],
  [{ kind: 'eventMoved', byWeeks: -15, from: { week: 3 } }, /behind you/],
  [{ kind: 'eventMoved', byWeeks: 90 }, /more than a year/],
  [{ kind: 'swapDays', week: 3, days: ['Mon', 'Mon'] }, /the same day/],
] as [PlanChange, RegExp][])('%j is refused in a sentence', (change, message) => {
  expect(changePlan(planned(), change)).toEqual({ ok: false, message: expect.stringMatching(message) });
});

test('another length of a day leaves the other days as they are', () => {
  const plan = planned();
  const { plan: next, notes } = after(plan, {
    kind: 'dayTime',
    weekday: 'Sun',
    minutes: 90,
    weeks: 1,
    atMost: true,
    from: { week: 2 },
  });
  expect(notes[0]).toBe('Sunday in week 2 has at most 1:30 h now. The other days stay.');
  expect(next.weeks[1]!.days[6]!.minutes).toBe(90);
  expect(next.weeks[1]!.days.slice(0, 6)).toEqual(plan.weeks[1]!.days.slice(0, 6));
  expect(changePlan(plan, { kind: 'dayTime', weekday: 'Sun', minutes: 5 }).ok).toBe(false);
});
