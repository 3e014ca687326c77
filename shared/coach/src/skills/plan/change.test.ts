import { takeApart } from '../../understanding/message.ts';
import type { PlanAsk } from './ask.ts';
import { changed } from './change.ts';
import { made, type Made } from './make.ts';

const block: PlanAsk = {
  wants: 'block',
  askedOn: '2026-11-22',
  hours: 8,
  weeks: 12,
  event: 'granFondo',
  excluded: ['Mon'],
};
const single: PlanAsk = { wants: 'week', askedOn: '2026-11-22', hours: 8, aim: 'ftp' };

const standing = (ask: PlanAsk) => {
  const plan = made(ask, ask.hours!);
  if (!plan.ok) throw new Error(plan.message);
  return plan.plan;
};
const after = (message: string, ask = block, today = '2026-11-22'): PlanAsk | null =>
  changed(ask, takeApart(message, null), { plan: standing(ask), today });
const steps = (message: string, today?: string, ask = block) => after(message, ask, today)?.changes;

test.each([
  // A plan that has not begun is taken from its first week.
  ['I missed Tuesday', undefined, { kind: 'missed', days: 1, from: { date: '2026-11-24' } }],
  ['I missed Tuesday', '2026-12-10', { kind: 'missed', days: 1, from: { date: '2026-12-08' } }],
  ['skipped my thursday session', '2026-12-13', { kind: 'missed', days: 1, from: { date: '2026-12-10' } }],
  ['I missed the whole of week 3', undefined, { kind: 'missed', days: 7, from: { week: 3 } }],
  ["couldn't do two sessions last week", '2026-12-10', { kind: 'missed', sessions: 2, from: { week: 2 } }],
  ["I'm away from 5 to 12 January", undefined, { kind: 'missed', days: 8, from: { date: '2027-01-05' } }],
  ['I was ill for 4 days', '2026-12-10', { kind: 'ill', days: 4, from: { date: '2026-12-06' } }],
  ['i have been ill all of week 2', undefined, { kind: 'ill', days: 7, from: { week: 2 } }],
  // The day of the race moves, not the riding days of all weeks.
  [
    'race now on saturday instead of sunday',
    undefined,
    { kind: 'eventMoved', date: '2027-02-13', from: { date: '2026-11-22' } },
  ],
  [
    'the race moved to 28 February',
    undefined,
    { kind: 'eventMoved', date: '2027-02-28', from: { date: '2026-11-22' } },
  ],
  [
    'the race is two weeks later',
    undefined,
    { kind: 'eventMoved', byWeeks: 2, from: { date: '2026-11-22' } },
  ],
  [
    'it was brought forward by a week',
    undefined,
    { kind: 'eventMoved', byWeeks: -1, from: { date: '2026-11-22' } },
  ],
  [
    'race got moved to saturday',
    undefined,
    { kind: 'eventMoved', date: '2027-02-13', from: { date: '2026-11-22' } },
  ],
  ['only 5 hours in weeks 3 and 4', undefined, { kind: 'hours', hours: 5, weeks: 2, from: { week: 3 } }],
  ['and with 6 hours a week?', undefined, { kind: 'hours', hours: 6, from: { date: '2026-11-22' } }],
  ['2 hours a week less', undefined, { kind: 'hours', hours: 6, from: { date: '2026-11-22' } }],
  [
    "I can't ride on Thursdays",
    undefined,
    { kind: 'dayBlocked', weekday: 'Thu', from: { date: '2026-11-22' } },
  ],
  ['swap wed and thu in week 2', undefined, { kind: 'swapDays', week: 2, days: ['Wed', 'Thu'] }],
  ['swap wed and thu', undefined, { kind: 'swapAll', days: ['Wed', 'Thu'], fromWeek: 1 }],
  ['swap wed and thu', '2026-12-08', { kind: 'swapDays', week: 3, days: ['Wed', 'Thu'] }],
  [
    'another rest day every week',
    undefined,
    { kind: 'addRestDay', always: true, from: { date: '2026-11-22' } },
  ],
  [
    'an extra hour on saturday this week',
    undefined,
    { kind: 'moreTime', minutes: 60, week: 1, weekday: 'Sat' },
  ],
])('%s (%s)', (message, today, step) => {
  expect(steps(message, today)).toEqual([step]);
});

test('the tests of a plan are listed', () => {
  expect(after('so when do i test')!.now!.edited.join()).toMatch(/week 1, Wednesday 25 November/);
});

test('a day without its month is one of the month of the event', () => {
  expect(steps('it is pushed back to the 21st')).toMatchObject([{ kind: 'eventMoved', date: '2027-02-21' }]);
});

test('a missed long ride is the longest of its week', () => {
  expect(steps('missed my long ride last week', '2026-12-09')).toEqual([
    { kind: 'missed', days: 1, from: { week: 2, weekday: 'Sun' } },
  ]);
});

test('what holds from now on is part of the question of a single week', () => {
  expect(after("I can't ride on Thursday", single)).toMatchObject({ excluded: ['Thu'] });
  expect(after('make it 6 hours', single)).toMatchObject({ hours: 6 });
});

test('easier is a hard day less, then less riding', () => {
  const once = after('make it easier')!;
  expect(once).toMatchObject({ hardDays: 1, hours: 8 });
  expect(after('still too hard', once)).toMatchObject({ hardDays: 1, hours: 7 });
});

test('the last of several hours counts', () => {
  const six = after('and with 6 hours a week?')!;
  expect(after('and with 9 hours a week?', six)!.changes).toMatchObject([{ kind: 'hours', hours: 9 }]);
});

test.each(['why only two hard days?', 'how many hours is week 3', 'is it too much if I also run on fridays'])(
  '%s changes nothing',
  (message) => {
    expect(after(message)).toBeNull();
  },
);

test('every change lists what is different now, and an impossible one is rejected', () => {
  const noted = (ask: PlanAsk | null): Made => made(ask!, ask!.hours!);
  for (const message of [
    'I missed Tuesday',
    'the race moved to 28 February',
    'ill for 5 days',
    "I can't ride on Thursdays",
  ]) {
    const now = noted(after(message));
    expect(now.ok && now.notes.join('')).not.toBe('');
  }
  expect(noted(after('the race moved to 20 November 2026'))).toMatchObject({ ok: false });
});

test.each([
  ['make week 5 lighter', { kind: 'hours', weeks: 1, from: { week: 5 } }],
  ['shorten sunday to 2 hours', { kind: 'dayTime', weekday: 'Sun', minutes: 120, atMost: true }],
  ['only 45 min on tuesdays', { kind: 'dayTime', weekday: 'Tue', minutes: 45, atMost: true }],
  ['next sunday only 2h', { kind: 'dayTime', weekday: 'Sun', minutes: 120, weeks: 1 }],
  ['shorten the long ride in week 3 to 2 hours', { kind: 'dayTime', minutes: 120, from: { week: 3 } }],
  ['and thursday there is dinner with my in laws so just 45 minutes', { kind: 'dayTime', weekday: 'Thu' }],
  ['week 3 to 4 I am in thailand', { kind: 'missed', days: 14, from: { week: 3 } }],
])('%s', (message, step) => {
  expect(steps(message)?.at(-1)).toMatchObject(step);
});

test('a statement about one day also applies to another', () => {
  const missed = after('I missed Saturday')!;
  expect(steps('and sunday too', undefined, missed)?.at(-1)).toMatchObject({ from: { date: '2026-11-29' } });
});
