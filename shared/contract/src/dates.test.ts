import { dayAndMonth, longDate } from './dates.ts';

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
