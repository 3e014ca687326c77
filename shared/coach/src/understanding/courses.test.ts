import { climbAsked, coursesIn, stretchesIn } from './courses.ts';
import { takeApart } from './message.ts';

const read = (text: string) =>
  coursesIn(takeApart(text, 250)).map(({ distanceM, grade }) => [distanceM, grade]);

test.each<[string, [number, number | undefined][]]>([
  [
    '20 km flat and 10 km at 6 % at 220 w',
    [
      [20_000, 0],
      [10_000, 0.06],
    ],
  ],
  [
    '10 km flat, 5 km at 8 %, 10 km flat, 200 w',
    [
      [10_000, 0],
      [5000, 0.08],
      [10_000, 0],
    ],
  ],
  [
    'flat for 15 km then 6 km at 7 %',
    [
      [15_000, 0],
      [6000, 0.07],
    ],
  ],
  [
    '10 km at 7 % or 12 km at 6 %',
    [
      [10_000, 0.07],
      [12_000, 0.06],
    ],
  ],
])('"%s" is read in its stretches', (text, courses) => {
  expect(read(text)).toEqual(courses);
});

test('both sides of a mountain are two courses', () => {
  expect(coursesIn(takeApart('ventoux from sault or from bedoin', 250))).toHaveLength(2);
});

test('a question of the climb alone leaves the flat out', () => {
  const message = takeApart('a climb of 14 km at 5.8 % and 30 km flat home, how long for the climb?', 250);
  expect(climbAsked(message, coursesIn(message))).toMatchObject({
    distanceM: 14_000,
    grade: expect.closeTo(0.058, 6),
  });
  expect(stretchesIn(message)).toEqual([]);
});
