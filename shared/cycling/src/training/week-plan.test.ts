import * as fc from 'fast-check';
import { sessionLoad } from './load.ts';
import type { WeekAim, WeekQuestion } from './plan-types.ts';
import { questions } from './testing.ts';
import { weekPlan } from './week-plan.ts';

const planned = (question: WeekQuestion) => {
  const week = weekPlan(question);
  if (!week.ok) throw new Error(week.message);
  return week;
};
const rides = (question: WeekQuestion) => planned(question).days.filter(({ session }) => session);

test.each([
  [3.5, 3, 2, 75, 120, 180, 240],
  [5.5, 4, 2, 120, 160, 270, 350],
  [8, 5, 2, 180, 215, 370, 500],
  [11, 6, 2, 210, 265, 500, 650],
  [14.5, 6, 2, 240, 300, 620, 800],
])(
  '%d h a week: %d rides, %d of them hard, a long ride of %d to %d min, %d to %d TSS',
  (hours, count, hard, short, long, least, most) => {
    const week = planned({ hours, aim: 'granFondo' });
    const minutes = week.days.map((day) => day.minutes);
    expect(week.hours).toBeCloseTo(hours, 1);
    expect(rides({ hours, aim: 'granFondo' })).toHaveLength(count);
    expect(week.days.filter((day) => day.hard)).toHaveLength(hard);
    expect(Math.max(...minutes)).toBeGreaterThanOrEqual(short);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(long);
    expect(week.tss).toBeGreaterThanOrEqual(least);
    expect(week.tss).toBeLessThanOrEqual(most);
  },
);

test('hours within 5 %, excluded days empty, days off kept, easy days between hard ones, whatever is asked', () => {
  const aims: WeekAim[] = [
    'granFondo',
    'criterium',
    'ultra',
    'ftp',
    'vo2max',
    'sprint',
    'endurance',
    'recovery',
    'fitness',
  ];
  fc.assert(
    fc.property(questions, fc.constantFrom(...aims), (question, aim) => {
      const week = planned({ ...question, aim });
      const ridden = week.days.filter(({ session }) => session);
      const sum = ridden.reduce((all, { minutes }) => all + minutes, 0) / 60;
      expect(week.hours).toBeCloseTo(sum, 6);
      expect(Math.abs(sum - week.targetHours)).toBeLessThanOrEqual(0.05 * week.targetHours + 1e-9);
      expect(sum).toBeLessThanOrEqual(1.05 * question.hours);
      expect(ridden.length).toBeGreaterThan(0);
      expect(ridden.length).toBeLessThanOrEqual(6);
      week.days.forEach((day, i) => {
        if (question.excludedDays?.includes(day.weekday)) expect(day.session).toBeNull();
        if (day.hard) expect(week.days[i + 1]?.hard ?? false).toBe(false);
        if (day.session) expect(day.tss).toBe(Math.round(sessionLoad(day.session).tss));
        expect(day.why).toMatch(/\.$/);
      });
    }),
    { seed: 51, numRuns: 120 },
  );
});

test('the same question gives the same week', () => {
  const question: WeekQuestion = { hours: 7, aim: 'roadRace', excludedDays: ['Mon'], longDay: 'Sat' };
  expect(planned(question)).toEqual(planned(question));
});

test('the long ride is on its day, a group ride is a hard day', () => {
  const week = planned({ hours: 8, aim: 'criterium', longDay: 'Sat', groupRideDay: 'Wed' });
  const longest = week.days.reduce((best, day) => (day.minutes > best.minutes ? day : best));
  expect(longest.weekday).toBe('Sat');
  expect(week.days[2]).toMatchObject({ hard: true, session: { type: 'groupRide' } });
  expect(week.days.filter(({ hard }) => hard)).toHaveLength(2);
});

test('one aim brings its sessions, a recovery week is short', () => {
  const types = (aim: WeekAim) => rides({ hours: 8, aim }).map(({ session }) => session!.type);
  expect(types('vo2max')).toContain('vo2max');
  expect(types('ftp')).toContain('threshold');
  expect(types('sprint')).toContain('enduranceSprints');
  const recovery = planned({ hours: 10, aim: 'recovery' });
  expect(recovery.hours).toBeCloseTo(6, 1);
  expect(recovery.days.filter(({ hard }) => hard)).toHaveLength(1);
});

test('three hard days only when they are asked for and the rides allow it', () => {
  const hard = (question: Partial<WeekQuestion>) =>
    planned({ hours: 15, aim: 'roadRace', level: 'trained', ...question }).days.filter((day) => day.hard)
      .length;
  expect(hard({})).toBe(2);
  expect(hard({ maxHard: 1 })).toBe(1);
  expect(hard({ maxHard: 0 })).toBe(0);
  expect(hard({ maxHard: 3, days: 4 })).toBe(2);
});

test.each([
  [{ hours: 0.5, aim: 'fitness' }, /between 1 and 30 hours/],
  [{ hours: NaN, aim: 'fitness' }, /between 1 and 30 hours/],
  [{ hours: 5, days: 0, aim: 'fitness' }, /days to ride on/],
  [
    { hours: 5, aim: 'fitness', excludedDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] },
    /at least one day/,
  ],
] as [WeekQuestion, RegExp][])('%j is refused in a sentence', (question, message) => {
  expect(weekPlan(question)).toEqual({ ok: false, message: expect.stringMatching(message) });
});
