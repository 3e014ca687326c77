import { METRIC, unitFormat } from '@breakaway/contract/units';
import { feedingPlan, resolveAthlete, steadyMinutes } from '@breakaway/cycling';
import { momentOf } from './ClockDialog.tsx';
import { clockWords, inWords, lateWords, missedIn, placesAround, placeWords, wayWords } from './words.ts';

const metric = unitFormat(METRIC);
const miles = unitFormat({ ...METRIC, distance: 'mi' });

test.each([
  [345, '350 m', '0.2 mi'],
  [2345, '2.3 km', '1.5 mi'],
  [42_345, '42 km', '26 mi'],
])('%d m to go are %s or %s', (metres, km, mi) => {
  expect(wayWords(metres, metric)).toBe(km);
  expect(wayWords(metres, miles)).toBe(mi);
});

test('a place is named as its distance from the start', () => {
  expect(placeWords(34_210, metric)).toBe('km 34.2');
  expect(placeWords(34_210, miles)).toBe('mile 21.3');
});

test.each([
  [null, '–', 'say where you are'],
  [4, '0:00', 'on plan'],
  [65, '1:05', 'behind'],
  [-65, '1:05', 'ahead'],
])('%s s late is %s %s', (lateS, figure, word) => {
  expect(lateWords(lateS)).toEqual({ figure, word });
});

test.each([
  [20, 'in less than a minute'],
  [600, 'in 10 min'],
  [4000, 'in 1 h 7 min'],
])('%d s ahead is %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});

test('climbs and stations around a place, two behind and four ahead', () => {
  const climbs = [1, 2, 3, 4].map((n) => ({ startM: 10_000 * n, endM: 10_000 * n + 5000 }));
  const names = placesAround(21_000, climbs, [{ distanceM: 26_000 }, { distanceM: 27_000, name: 'Mill' }]);
  expect(names.map(({ name }) => name)).toEqual([
    'Top of climb 1',
    'Foot of climb 2',
    'Top of climb 2',
    'Station 1',
    'Mill',
    'Foot of climb 3',
  ]);
});

test('what was missed is found in a plan with other times', () => {
  const athlete = resolveAthlete({
    bodyMatrix: { weight: 70 },
    powerMatrix: { ftp: 250 },
    feedingData: { choTolerance: 60 },
  });
  const plan = feedingPlan({ athlete, minutes: steadyMinutes(4 * 3600, 180) });
  if (!plan.ok) throw new Error(plan.message);
  const second = plan.items.findIndex(({ food }, i) => food && i > 3);
  const time = plan.items[second]?.atS ?? NaN;
  expect([...missedIn(plan, [time + 40])]).toEqual([second]);
  expect(missedIn(plan, [time, time]).size).toBe(2);
});

const noon = Date.UTC(2026, 5, 6, 10);
test.each([
  ['11:58:30', -90_000],
  ['12:30', 1_800_000],
  ['23:30', 11.5 * 3_600_000],
  ['00:30', -11.5 * 3_600_000],
])('%s is the nearest moment with that time', (clock, beside) => {
  expect(momentOf(clock, noon, 'Europe/Rome')).toBe(noon + beside);
});
test('a clock time is that of the zone of the race, wherever the device is', () => {
  expect(clockWords(noon + 90_000, 'Europe/Rome')).toBe('12:01');
  expect(clockWords(noon + 90_000, 'America/New_York', true)).toBe('06:01:30');
});
test.each(['', 'x', '25'])('%j is no time', (clock) => {
  expect(momentOf(clock, noon, 'Europe/Rome')).toBeNull();
});
