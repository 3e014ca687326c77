import { METRIC, readNumber, unitFormat, unitsOf } from './units.ts';

const imperial = unitFormat({ distance: 'mi', mass: 'lb', temperature: 'F' });
const metric = unitFormat(METRIC);

// The exact factors of the international yard and pound agreement (1959), and fixed points of the two temperature scales.
test.each([
  [1, 'km', 0.621371],
  [1, 'm', 3.28084],
  [100, 'km/h', 62.1371],
  [10, 'm/s', 22.3694],
  [1, 'kg', 2.204623],
  [0, '°C', 32],
  [100, '°C', 212],
  [-40, '°C', -40],
  [180.34, 'cm', 71],
] as const)('%d %s is %d', (value, unit, shown) => {
  expect(imperial.shown(value, unit)).toBeCloseTo(shown, 4);
  expect(imperial.metric(imperial.shown(value, unit), unit)).toBeCloseTo(value, 9);
  expect(metric.shown(value, unit)).toBe(value);
});

test('shows figures with the unit that the member reads', () => {
  expect(imperial.show(55.3, 'km', 1)).toBe('34.4 mi');
  expect(imperial.show(180, 'cm')).toBe('5 ft 11 in');
  expect(metric.show(55.3, 'km', 1)).toBe('55.3 km');
  expect([imperial.name('km/h'), imperial.name('W'), metric.name('km/h')]).toEqual(['mph', 'W', 'km/h']);
});

test('a typed value comes back as it was typed', () => {
  for (let tenths = 660; tenths <= 4400; tenths++) {
    const typed = String(tenths / 10);
    expect(imperial.shownText(imperial.metricText(typed, 'kg'), 'kg')).toBe(typed);
  }
  for (let inches = 48; inches < 84; inches++) {
    const typed = `${Math.floor(inches / 12)} ft ${inches % 12} in`;
    expect(imperial.shownText(imperial.metricText(typed, 'cm'), 'cm')).toBe(typed);
  }
});

test.each([
  ["5'11", '180.3'],
  ['5 ft 11 in', '180.3'],
  ['5’11”', '180.3'],
  ['5 11', '180.3'],
  ['6 ft', '182.9'],
  ['71', '180.3'],
  ['71 in', '180.3'],
  ['tall', 'tall'],
])('the height %s is %s cm', (typed, stored) => expect(imperial.metricText(typed, 'cm')).toBe(stored));

test('what is not a number stays as it was typed, and so does what has no other unit', () => {
  expect(imperial.metricText('heavy', 'kg')).toBe('heavy');
  expect(imperial.metricText('', 'kg')).toBe('');
  expect(imperial.metricText('250', 'W')).toBe('250');
  expect(metric.metricText('62,5', 'kg')).toBe('62,5');
});

test.each([
  ['62,5', 62.5],
  ['1 250', 1250],
  ['−4', -4],
  ['', null],
  ['12 kg', NaN],
])('reads %s as %d', (typed, value) => expect(readNumber(typed)).toEqual(value));

test('stored units that are missing or unknown are metric', () => {
  expect(unitsOf(undefined)).toEqual(METRIC);
  expect(unitsOf({ distance: 'furlong', mass: 'lb' })).toEqual({ ...METRIC, mass: 'lb' });
});
