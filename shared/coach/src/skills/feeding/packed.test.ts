import { carriedIn } from './carried.ts';
import { packed } from './packed.ts';

const bottle = { kind: 'drink', name: 'drink', carbohydrateG: 60 };
const gel = { kind: 'gel', name: 'gel', carbohydrateG: 25 };

test('what is packed holds the whole ride', () => {
  const bag = packed(
    [
      { ...bottle, count: 4 },
      { ...gel, count: 5 },
    ],
    450,
  );
  expect(
    bag.reduce((sum, { count, carbohydrateG }) => sum + count * carbohydrateG, 0),
  ).toBeGreaterThanOrEqual(440);
  expect(bag.find(({ kind }) => kind === 'gel')!.count).toBe(9);
});

test('a plan that holds enough stays, and nothing to pack is no error', () => {
  expect(packed([{ ...gel, count: 6 }], 150)[0]!.count).toBe(6);
  expect(packed([], 150)).toEqual([]);
});

test('counts what a rider carries', () => {
  const own = { gelG: 40, barG: undefined, drinkG: 80 };
  expect(carriedIn('i have 2 bottles with 80g each and 4 gels of 40 for 4 hours, enough?', own)).toBe(320);
  expect(carriedIn('i take 3 gels and 1 banana for 3 hours, enough?', own)).toBe(145);
  expect(carriedIn('how many gels for 4 hours', own)).toBeUndefined();
});

test('reads counts in words and the names of makers', () => {
  const own = { gelG: undefined, barG: undefined, drinkG: undefined };
  expect(carriedIn('i have two bottles with 40 g powder each and 3 gels of 25 g, enough?', own)).toBe(155);
  expect(
    carriedIn(
      'i have 3 maurten 100 gels, 2 bananas and 2 bottles of isostar (35 g carbs each). is that enough',
      own,
    ),
  ).toBe(195);
});
