import { clockAfter } from './clock.ts';

test.each([
  ['09:00', 0, '09:00'],
  ['09:00', 4 * 3600 + 5 * 60, '13:05'],
  ['23:30', 3600, '00:30 +1 d'],
  ['', 3600, '–'],
])('%s and %d s is %s', (start, seconds, clock) => {
  expect(clockAfter(start, seconds)).toBe(clock);
});
