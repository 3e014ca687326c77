import { formatDuration, parseDurationS } from './duration.ts';

test.each([
  ['45:10', 2710],
  ['1:02:03', 3723],
  ['55 min', 3300],
  ['1 h 5 min', 3900],
  ['1h05', 3900],
  ['90 s', 90],
  ['3,5 h', 12600],
  ['55', 3300],
  ['2 min 30 s', 150],
  ['1 hour and 10 minutes', 4200],
])('%s is %d s', (text, seconds) => expect(parseDurationS(text)).toBe(seconds));

test('a hundred thousand spaces do not hold anybody up', () => {
  expect(parseDurationS(`1 h${' '.repeat(100_000)}x`)).toBeNull();
  expect(parseDurationS('1  h   5   min')).toBe(3900);
});

test.each(['', 'soon', '1:75', '1:99:00', '-5', 'h', 'min'])('%p is not a duration', (text) =>
  expect(parseDurationS(text)).toBeNull(),
);

test.each([
  [2710, '45:10'],
  [3723, '1:02:03'],
  [59.6, '1:00'],
  [-65, '-1:05'],
  [0, '0:00'],
  [NaN, '–'],
  [Infinity, '–'],
])('%d s is %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
