import { WIND_UNKNOWN, type Attempt } from '@breakaway/cycling';
import { shownAttempts } from './shown-attempts.ts';

const attempt = (of: Partial<Attempt>) =>
  ({ powerW: 280, powerSource: 'measured', wind: null, notes: [WIND_UNKNOWN, 'Another.'], ...of }) as Attempt;
const notesOf = (of: Partial<Attempt>) => shownAttempts([attempt(of)], 70)[0]?.notes;

test('the wind is asked for only where it is missing and would correct a power', () => {
  expect(notesOf({})).toEqual([WIND_UNKNOWN, 'Another.']);
  expect(notesOf({ wind: { speedMs: 3, fromDeg: 90 } })).toEqual(['Another.']);
  expect(notesOf({ powerSource: 'estimated' })).toEqual(['Another.']);
  expect(notesOf({ powerW: null })).toEqual(['Another.']);
  expect(notesOf({ powerW: 12 })).toEqual(['Another.', expect.stringMatching(/below 30 W/)]);
});

test('W/kg are with the weight of now', () => {
  const [one, none] = shownAttempts([attempt({}), attempt({ powerW: null })], 70);
  expect(one?.wattsPerKg).toBe(4);
  expect(none?.wattsPerKg).toBeNull();
  expect(shownAttempts([attempt({})], null)[0]?.wattsPerKg).toBeNull();
});
