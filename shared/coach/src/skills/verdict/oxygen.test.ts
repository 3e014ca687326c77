import { usualVo2max } from './oxygen.ts';

test.each([
  [25, false, 'men of 20 to 29', 54.4],
  [30, false, 'men of 30 to 39', 49.1],
  [45, true, 'women of 40 to 49', 38.4],
  [82, true, 'women over 70', 28.3],
])('at %d, woman %s', (age, woman, name, mean) => {
  expect(usualVo2max(age, woman)).toMatchObject([{ name, mean }]);
});

test('both where it was not said', () => {
  expect(usualVo2max(45).map(({ name }) => name)).toEqual(['men of 40 to 49', 'women of 40 to 49']);
});
