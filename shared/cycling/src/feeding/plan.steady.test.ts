import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import type { FeedingPlan } from './feeding-plan-types.ts';
import { foodsOf } from './foods.ts';
import { fuelUse } from './fuel-use.ts';
import { feedingPlan } from './plan.ts';
import { steadyMinutes } from './ride-minutes.ts';

const rider = (choTolerance: number) =>
  resolveAthlete({
    bodyMatrix: { height: 180, weight: 75 },
    powerMatrix: { ftp: 260 },
    feedingData: { choTolerance },
  });

function planned(durationH: number, powerW: number, tolerance: number, foods = foodsOf(null)): FeedingPlan {
  const minutes = steadyMinutes(durationH * 3600, powerW);
  const plan = feedingPlan({ athlete: rider(tolerance), minutes, foods });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}

test('195 W for 5 h, 75 kg, FTP 260: 822 kcal/h, 131 g/h burnt, 90 g/h to eat', () => {
  const plan = planned(5, 195, 90);
  const burn = fuelUse(195, 75, rider(90).vo2MaxMlKgMin!.value);
  expect(Math.abs(burn.energyKcalH - 822)).toBeLessThan(2);
  expect(burn.shareOfVo2Max).toBeCloseTo(0.657, 2);
  expect(Math.abs(burn.carbohydrateGH - 131.6)).toBeLessThan(1);
  expect(plan.target.intakeGH).toBe(90);
  // 502 g at the start, 708 g burnt, 406 g eaten, of which 86 % are burnt, less what is still in the gut at the end
  expect(plan.totals.carbohydrateG).toBeGreaterThan(390);
  expect(plan.totals.carbohydrateG).toBeLessThanOrEqual((90 * 275) / 60);
  expect(Math.abs(plan.tank.endG - 131)).toBeLessThan(10);
  expect(plan.tank.emptyAtS).toBeNull();
});

test('a low tolerance is respected, and its cost is reported', () => {
  const plan = planned(5, 195, 40);
  expect(plan.target.intakeGH).toBe(40);
  expect(plan.target.limitedBy).toBe('tolerance');
  expect(plan.tank.endG).toBeLessThan(60);
  expect(plan.tank.emptyAtS! / 3600).toBeGreaterThan(3.3);
  expect(plan.warnings.join(' ')).toMatch(/tolerance stops at 40/);
});

test('how a large product is eaten is a note of the plan, where it is eaten', () => {
  const halves = /Bar \(35 g\): eat it in two halves/;
  const plan = planned(4, 190, 60);
  expect(plan.notes.join(' ')).toMatch(halves);
  expect(plan.items.some(({ kind }) => kind === 'bar')).toBe(true);
  const drinkOnly = planned(1, 190, 60);
  expect(drinkOnly.items.some(({ kind }) => kind === 'bar')).toBe(false);
  expect(drinkOnly.notes.join(' ')).not.toMatch(halves);
});

test('short rides need little', () => {
  expect(planned(0.6, 250, 90).target.intakeGH).toBe(0);
  expect(planned(1, 250, 90).target.intakeGH).toBe(30);
  expect(planned(1.9, 220, 90).target.intakeGH).toBe(60);
  expect(planned(0.1, 250, 90).shopping).toEqual([]);
});

test('above 60 g/h it asks for mixed sugars; 120 only with the tolerance for it', () => {
  expect(planned(5, 220, 90).warnings.join(' ')).toMatch(/mixed sugars/);
  expect(planned(5, 230, 120).target.intakeGH).toBeGreaterThan(100);
  expect(planned(5, 230, 95).target.intakeGH).toBe(90);
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
    const plan = planned(hours, 200, 80, foods);
    const eaten = plan.shopping.reduce((sum, item) => sum + item.eatenG, 0);
    expect(eaten).toBeCloseTo(plan.totals.carbohydrateG, 9);
    for (const { count, carbohydrateG, eatenG } of plan.shopping) {
      expect(count * carbohydrateG).toBeGreaterThanOrEqual(eatenG - 1e-9);
      expect((count - 1) * carbohydrateG).toBeLessThan(eatenG);
    }
  }
});

test('without the essentials it asks for them', () => {
  const minutes = steadyMinutes(3600, 200);
  expect(feedingPlan({ athlete: resolveAthlete(null), minutes })).toEqual({
    ok: false,
    message: 'I need your weight and CHO tolerance for this. Enter it in your settings.',
    missing: ['bodyMatrix.weight', 'feedingData.choTolerance'],
  });
  expect(feedingPlan({ athlete: rider(60), minutes: steadyMinutes(3600, -1) }).ok).toBe(false);
});
