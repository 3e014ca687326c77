import { fileSpans, riddenSpans, type RiddenAs } from './ridden-as.ts';

const whole: RiddenAs = { fileM: 10_000, riddenM: 10_000, reversed: false, fromM: 0, toM: 10_000, laps: 1 };
const stretch = { fromM: 2000, toM: 3000 };

test.each<[string, Partial<RiddenAs>, [number, number][]]>([
  ['as in the file', {}, [[2000, 3000]]],
  ['reversed', { reversed: true }, [[7000, 8000]]],
  ['cut', { fromM: 2500, toM: 9000, riddenM: 6500 }, [[0, 500]]],
  ['cut off', { fromM: 5000, riddenM: 5000 }, []],
  ['over the start of a loop', { fromM: 8000, toM: 4000, riddenM: 6000 }, [[4000, 5000]]],
  [
    'two laps',
    { laps: 2, riddenM: 20_000 },
    [
      [2000, 3000],
      [12_000, 13_000],
    ],
  ],
  [
    'two laps with a gap of 100 m',
    { laps: 2, riddenM: 20_100 },
    [
      [2000, 3000],
      [12_100, 13_100],
    ],
  ],
  [
    'reversed, cut, two laps',
    { reversed: true, fromM: 6000, toM: 10_000, laps: 2, riddenM: 8000 },
    [
      [1000, 2000],
      [5000, 6000],
    ],
  ],
])('a stretch of the file %s', (_, changed, expected) => {
  const as = { ...whole, ...changed };
  const ridden = riddenSpans(stretch, as);
  expect(ridden).toEqual(expected.map(([fromM, toM]) => ({ fromM, toM })));
  // And back again, as far as it is ridden.
  for (const span of ridden) {
    const [back] = fileSpans(span, as);
    expect(back?.fromM).toBeGreaterThanOrEqual(2000);
    expect(back?.toM).toBeLessThanOrEqual(3000);
    expect((back?.toM ?? 0) - (back?.fromM ?? 0)).toBe(span.toM - span.fromM);
  }
});

test('a stretch over the end of a lap is two of the file', () => {
  expect(fileSpans({ fromM: 9500, toM: 10_500 }, { ...whole, laps: 2, riddenM: 20_000 })).toEqual([
    { fromM: 9500, toM: 10_000 },
    { fromM: 0, toM: 500 },
  ]);
});
