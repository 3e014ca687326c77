import { resolveAthlete } from '../athlete/athlete.ts';
import { feedingAdvice, type FeedingAdvice } from './feeding.ts';
import { foodsOf } from './foods.ts';

const rider = (choTolerance: number) =>
  resolveAthlete({
    bodyMatrix: { height: 180, weight: 75 },
    powerMatrix: { ftp: 260 },
    feedingData: { choTolerance },
  });

function advised(durationH: number, powerW: number, tolerance: number, foods = foodsOf(null)): FeedingAdvice {
  const advice = feedingAdvice({ durationS: durationH * 3600, powerW, athlete: rider(tolerance), foods });
  if (!advice.ok) throw new Error(advice.message);
  return advice;
}

test('195 W for 5 h, 75 kg, FTP 260: 822 kcal/h, 131 g/h burnt, 90 g/h to eat', () => {
  const advice = advised(5, 195, 90);
  expect(Math.abs(advice.burn.energyKcalH - 822)).toBeLessThan(2);
  expect(advice.burn.shareOfVo2Max).toBeCloseTo(0.657, 2);
  expect(Math.abs(advice.burn.carbohydrateGH - 131.6)).toBeLessThan(1);
  expect(advice.intakeGH).toBe(90);
  // 500 g at the start, 658 g burnt, 406 g eaten, of which 86 % are burnt, less what is still in the gut at the end
  expect(advice.totalG).toBeGreaterThan(390);
  expect(advice.totalG).toBeLessThanOrEqual((90 * 275) / 60);
  expect(Math.abs(advice.storeEndG - 178)).toBeLessThan(10);
  expect(advice.emptyAtS).toBeNull();
});

test('a low tolerance is respected, and its cost is reported', () => {
  const advice = advised(5, 195, 40);
  expect(advice.intakeGH).toBe(40);
  expect(advice.limitedBy).toBe('tolerance');
  expect(advice.storeEndG).toBeLessThan(60);
  expect(advice.emptyAtS! / 3600).toBeGreaterThan(3.5);
  expect(advice.warnings.join(' ')).toMatch(/tolerance stops at 40/);
});

test('how a large product is eaten is advice, not an assumption', () => {
  const advice = advised(4, 190, 80);
  expect(advice.warnings.join(' ')).toMatch(/Bar \(35 g\) .* eat it in two halves/);
  expect(advice.assumed.join(' ')).not.toMatch(/halves/);
});

test('short rides need little', () => {
  expect(advised(0.6, 250, 90).intakeGH).toBe(0);
  expect(advised(1, 250, 90).intakeGH).toBe(30);
  expect(advised(1.9, 220, 90).intakeGH).toBe(60);
  expect(advised(0.1, 250, 90).items).toEqual([]);
});

test('above 60 g/h it asks for mixed sugars; 120 only with the tolerance for it', () => {
  expect(advised(5, 220, 90).warnings.join(' ')).toMatch(/mixed sugars/);
  expect(advised(5, 230, 120).intakeGH).toBeGreaterThan(100);
  expect(advised(5, 230, 95).intakeGH).toBe(90);
});

test('own products are packed whole, and eaten no further than the plan goes', () => {
  const foods = foodsOf({
    feedingData: {
      favoriteGel: 'Maurten 160, 40 g',
      favoriteBar: '30',
      favoriteIsoDrink: 'Isostar',
      gel2: '',
    },
    cookedFoodData: { riseCakeCho: 28 },
  });
  expect(foods.map(({ kind, carbohydrateG, known }) => [kind, carbohydrateG, known])).toEqual([
    ['drink', 35, false],
    ['gel', 40, true],
    ['bar', 30, true],
    ['rice cake', 28, true],
  ]);
  for (const hours of [1, 2, 3, 5, 8]) {
    const advice = advised(hours, 200, 80, foods);
    const eaten = advice.items.reduce((sum, item) => sum + item.eatenG, 0);
    expect(eaten).toBeCloseTo(advice.totalG, 9);
    for (const { count, carbohydrateG, eatenG } of advice.items) {
      expect(count * carbohydrateG).toBeGreaterThanOrEqual(eatenG - 1e-9);
      expect((count - 1) * carbohydrateG).toBeLessThan(eatenG);
    }
  }
});

test('without the essentials it asks for them', () => {
  expect(feedingAdvice({ durationS: 3600, powerW: 200, athlete: resolveAthlete(null) })).toEqual({
    ok: false,
    message: 'I need your weight and CHO tolerance for this; enter it in your settings.',
    missing: ['bodyMatrix.weight', 'feedingData.choTolerance'],
  });
  expect(feedingAdvice({ durationS: NaN, powerW: 200, athlete: rider(60) }).ok).toBe(false);
  expect(feedingAdvice({ durationS: 3600, powerW: -1, athlete: rider(60) }).ok).toBe(false);
});
