import { rules } from './rules.ts';

const messageFor = (name: string, typed: string) =>
  rules.validateAt(name, { [name]: typed }).then(
    () => null,
    (error: Error) => error.message,
  );

const quantities = [
  'height',
  'weight',
  'ftp',
  'cho_tolerance',
  'threshold_hr',
  'max_hr',
  'eight_min_power',
  'peak_threes_power',
  'weight_road_bike',
];
const products = ['favourite_gel', 'favourite_bar', 'favourite_iso_drink'];

test.each([
  ...quantities.map((name) => [name, '@5.settings.numbers']),
  ...products.map((name) => [name, '@5.settings.favourites']),
])('%s must be at least 0 %s', async (name) => {
  expect(await messageFor(name!, '-0,1')).toBe('Value must be a positive.');
  expect(await messageFor(name!, '0')).toBeNull();
  expect(await messageFor(name!, '40,5')).toBeNull();
  expect(await messageFor(name!, '')).toBeNull();
});

test.each(quantities)('%s must be a number', async (name) => {
  expect(await messageFor(name, 'sixty')).toBe('Please enter a number, for example 72.5.');
});

test.each(products)('%s may be a name', async (name) => {
  expect(await messageFor(name, 'Maple syrup')).toBeNull();
});

test('email must be a valid address', async () => {
  expect(await messageFor('email', 'anna')).toBe('Invalid email address');
  expect(await messageFor('email', 'anna@example.com')).toBeNull();
});

test('the name is text and cannot be emptied @5.settings.name', async () => {
  expect(await messageFor('name', ' ')).toBe('Name is required');
  expect(await messageFor('name', 'Zoë 2')).toBeNull();
});

test.each([
  ['ftp', '701', 'FTP can be at most 700 W.'],
  ['climb_cda', '1,2', 'CdA, climbing can be at most 1 m².'],
  ['gel_2', 'x'.repeat(81), 'Second gel can have at most 80 characters.'],
])('%s has the same limit as on the server', async (name, typed, sentence) => {
  expect(await messageFor(name, typed)).toBe(sentence);
});
