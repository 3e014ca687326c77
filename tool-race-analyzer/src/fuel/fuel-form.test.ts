import { unitFormat, METRIC } from '@breakaway/contract/units';
import { foodsOf, resolveAthlete } from '@breakaway/cycling';
import { readFuel, startFuel, type FuelForm } from './fuel-form.ts';
import { countWords, itemWords, packedWords, piecesWords } from './words.ts';

const units = unitFormat(METRIC);
const rider = (choTolerance?: number) =>
  resolveAthlete({
    bodyMatrix: { weight: 70 },
    powerMatrix: { ftp: 230 },
    ...(choTolerance ? { feedingData: { choTolerance } } : {}),
  });
const read = (form: Partial<FuelForm>, athlete = rider(75)) =>
  readFuel(
    { ...startFuel, ...form },
    { athlete, products: { profile: null, kept: { products: [], unused: [] } }, temperatureC: 28 },
    units,
  );

test('the tolerance is what was typed, else that of the profile, else a usual one that is named as such', () => {
  expect(read({ tolerance: '90' }).asked?.toleranceGh).toMatchObject({ value: 90, source: 'asked' });
  expect(read({}).asked?.toleranceGh).toMatchObject({ value: 75, source: 'profile' });
  expect(read({}, rider()).asked?.toleranceGh).toMatchObject({ value: 60, source: 'default' });
});

test('nothing is limited until bottles or pockets are typed; the day is that of the plan', () => {
  expect(read({}).asked).not.toHaveProperty('carry');
  expect(read({}).asked?.weather).toEqual({ temperatureC: 28, relativeHumidity: 0.5 });
  expect(read({ bottles: '2', bottleMl: '750' }).asked?.carry).toEqual({
    bottles: 2,
    bottleMl: 750,
    pieces: 200,
  });
  expect(read({ pockets: '6' }).asked?.carry).toEqual({ bottles: 10, bottleMl: 500, pieces: 6 });
});

test('stations count once they have a place; a wrong one is named and nothing is asked', () => {
  expect(read({ stations: [{ km: '', has: 'water' }] }).asked?.stations).toEqual([]);
  expect(
    read({
      stations: [
        { km: '40', has: 'all' },
        { km: '60.5', has: 'water' },
      ],
    }).asked?.stations,
  ).toEqual([
    { distanceM: 40_000, water: true, drink: true, food: true },
    { distanceM: 60_500, water: true },
  ]);
  const wrong = read({ stations: [{ km: 'top', has: 'water' }] });
  expect(wrong.asked).toBeNull();
  expect(wrong.errors.stations).toEqual(['The place must be a number, such as 200 km.']);
});

test('what to take and to bring, in words', () => {
  expect([1, 0.5, 2.25, 1 / 3, 3].map(piecesWords)).toEqual(['1', '½', '2¼', '⅓', '3']);
  expect([0.5, 1, 2].map((pieces) => countWords(pieces, 'gel'))).toEqual(['½ gel', '1 gel', '2 gels']);
  expect(countWords(1.5, 'chew')).toBe('1½ portions of chews');
  expect([0.5, 1, 2].map((pieces) => countWords(pieces, 'Blue'))).toEqual(['½ Blue', '1 Blue', '2 × Blue']);
  const [gel] = foodsOf({ feedingData: { favoriteGel: 'Blue' } });
  if (!gel) throw new Error('no gel');
  expect(packedWords({ ...gel, count: 4, eatenG: 100 })).toBe(
    '5 × Blue (gel): 25 g each, as labels usually have',
  );
  expect(packedWords({ ...gel, name: 'gel', known: true, count: 4, eatenG: 100 })).toBe('5 gels: 25 g each');
  expect(packedWords({ ...gel, known: true, count: 4, eatenG: 100 })).toBe('5 × Blue (gel): 25 g each');
  expect(
    packedWords({ ...gel, kind: 'drink', name: 'Red', known: true, fluidMl: 750, count: 3, eatenG: 60 }),
  ).toBe('3 × Red (bottle): 25 g each in 750 ml; as powder 75 g of carbohydrate in all');
  const water = { food: null, kind: 'water', pieces: 0.5, fluidMl: 249.6 } as Parameters<typeof itemWords>[0];
  expect(itemWords(water)).toBe('250 ml water');
});
