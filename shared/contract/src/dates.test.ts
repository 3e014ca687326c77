import { dayAndMonth, longDate, nearDate, shortDate } from './dates.ts';

test.each([
  ['2027-11-21T00:00:00Z', 'November 21, 2027'],
  ['2027-11-21T23:59:59.999Z', 'November 21, 2027'],
  // Elsewhere it is the next day already.
  ['2027-12-31T23:30:00-05:00', 'January 1, 2028'],
  ['2027-03-04', 'March 4, 2027'],
])('%s is %s', (iso, day) => {
  expect(longDate(iso)).toBe(day);
  expect(longDate(new Date(iso))).toBe(day);
  expect(dayAndMonth(iso)).toBe(day.slice(0, day.indexOf(',')));
});

test.each([null, undefined, '', 'soon'])('%p is no day', (nothing) => {
  expect(longDate(nothing)).toBeNull();
  expect(dayAndMonth(nothing)).toBeNull();
});

test('a day in a table, and by the clocks of a place', () => {
  const moment = new Date('2026-09-15T23:30:00Z');
  expect(shortDate(moment)).toBe('Sep 15, 2026');
  expect(shortDate(moment, 'Europe/Zurich')).toBe('Sep 16, 2026');
  expect(longDate(moment, 'Europe/Zurich')).toBe('September 16, 2026');
});

test('a day near has its weekday, and its year where that is another', () => {
  const today = new Date(2026, 11, 3, 12);
  expect(nearDate('2026-12-05', today)).toBe('Sat, Dec 5');
  expect(nearDate('2020-05-08', today)).toBe('Fri, May 8, 2020');
  expect(nearDate('2027-01-01', today)).toBe('Fri, Jan 1, 2027');
  expect(nearDate('soon', today)).toBeNull();
});
