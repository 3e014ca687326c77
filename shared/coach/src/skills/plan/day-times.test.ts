import { takeApart } from '../../understanding/message.ts';
import { dayTimesIn } from './day-times.ts';
import { readPlan } from './read.ts';

const times = (message: string) =>
  dayTimesIn(takeApart(message, null)).map(({ weekday, minutes }) => `${weekday} ${minutes}`);
const read = (message: string) => readPlan(takeApart(message, null), '2026-11-22')?.ask;

test.each([
  ['Monday 45 min, Wednesday 1h, Saturday 3h, Sunday 2h', 'Mon 45, Wed 60, Sat 180, Sun 120'],
  ['tue and thu 1 hour each, and 4h on sunday', 'Tue 60, Thu 60, Sun 240'],
  ['tuesday 1 h, on the weekend 2 hours each day', 'Tue 60, Sat 120, Sun 120'],
  ['8 hours a week, the long ride on sunday', ''],
])('%s', (message, expected) => {
  expect(times(message).join(', ')).toBe(expected);
});

test('a week has the days that were named, and the longest is the long ride', () => {
  expect(read('plan my week: tue 1h, thu 45 min, sun 3h')).toMatchObject({
    days: 3,
    longDay: 'Sun',
    excluded: ['Mon', 'Wed', 'Fri', 'Sat'],
  });
});

test('days that are shut and one time for all of them are no times of days', () => {
  expect(read('no riding on monday or friday, 6 hours, plan my week')).toMatchObject({
    hours: 6,
    excluded: ['Mon', 'Fri'],
  });
  expect(read("plan a week with 8 hours, i can't ride tuesday and friday")?.excluded).toEqual(['Tue', 'Fri']);
});

test('hours of work are no hours of training', () => {
  expect(read('I work 12 hour shifts 4 on 4 off. build a plan of 8 weeks for a century')).toMatchObject({
    shift: true,
    weeks: 8,
  });
  expect(
    read('I work 12 hour shifts 4 on 4 off. build a plan of 8 weeks for a century')?.hours,
  ).toBeUndefined();
});
