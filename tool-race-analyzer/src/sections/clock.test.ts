import { rideStart } from '@breakaway/tool-kit/clock';
import { clockAfter } from './clock.ts';

const after = (date: string, start: string, seconds: number, zone = 'Europe/Paris') =>
  clockAfter(rideStart({ date, start }, zone), seconds);

test.each([
  ['09:00', 0, '09:00'],
  ['09:00', 4 * 3600 + 5 * 60, '13:05'],
  ['09:00', 3629, '10:00'],
  ['09:00', 3631, '10:01'],
  ['23:30', 3600, '00:30 +1 d'],
  ['', 3600, '–'],
])('%s and %d s is %s', (start, seconds, clock) => {
  expect(after('2026-06-21', start, seconds)).toBe(clock);
});

test('where clocks change on the way, the clock shows it', () => {
  // Summer time began in Europe on 29 March 2026 at 2:00, and ended on 25 October at 3:00.
  expect(after('2026-03-29', '01:00', 2 * 3600)).toBe('04:00');
  expect(after('2026-10-25', '01:00', 3 * 3600)).toBe('03:00');
  expect(after('2026-10-24', '22:00', 5 * 3600)).toBe('02:00 +1 d');
  // Days of 25 hours: half past eleven in the evening is still the same day.
  expect(after('2026-10-25', '00:00', 24.5 * 3600)).toBe('23:30');
});
