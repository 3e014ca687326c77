import { addDays, daysBetween, isIsoDate, mondayOf, weekdayOf, WEEKDAYS } from './calendar.ts';

test('days are counted over months, leap years and changes of the clocks', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2026-03-01', '2027-03-01')).toBe(365);
  expect(daysBetween('2026-11-24', '2026-11-22')).toBe(-2);
});

test('a week begins on Monday', () => {
  expect(WEEKDAYS.map((_, i) => weekdayOf(addDays('2026-11-23', i)))).toEqual(WEEKDAYS);
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});

test.each(['2026-13-01', '2026-02-29', '26-02-01', '2026-2-1', '2026-02-01T00:00', ''])(
  '%s is no date',
  (text) => {
    expect(isIsoDate(text)).toBe(false);
  },
);
