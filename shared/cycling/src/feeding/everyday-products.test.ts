import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import type { FeedingPlan } from './feeding-plan-types.ts';
import type { Food, FoodKind } from './foods.ts';
import { feedingPlan } from './plan.ts';
import { steadyMinutes } from './ride-minutes.ts';

const food = (kind: FoodKind, carbohydrateG: number): Food => ({
  kind,
  name: `${kind} of ${carbohydrateG} g`,
  carbohydrateG,
  known: true,
  ...(kind === 'drink' ? { fluidMl: 500 } : {}),
});
const SETS: Food[][] = [[], [food('drink', 35), food('bar', 40)], [food('drink', 40), food('gel', 25)]];
for (const gelG of [22, 25, 30]) {
  SETS.push([food('drink', 35), food('gel', gelG)]);
  for (const barG of [35, 40, 45]) SETS.push([food('drink', 35), food('gel', gelG), food('bar', barG)]);
}
const HOURS = [1, 1.5, 2, 3, 4, 5, 8];

function planned(choTolerance: number, hours: number, foods: Food[]): FeedingPlan {
  // who takes much rides hard
  const ftp = choTolerance >= 120 ? 330 : choTolerance >= 90 ? 300 : 240;
  const athlete = resolveAthlete({
    bodyMatrix: { weight: 72, height: 178 },
    powerMatrix: { ftp },
    feedingData: { choTolerance },
  });
  const minutes = steadyMinutes(3600 * hours, (hours > 5 ? 0.68 : 0.72) * ftp);
  const plan = feedingPlan({ athlete, minutes, foods });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}

type Item = FeedingPlan['items'][number];
const isSip = ({ kind }: Item) => kind === 'drink' || kind === 'water';
/** Every window of 60 minutes that begins with an item. */
const hoursOf = (items: Item[]) =>
  items.map(({ atS }) => items.filter((one) => one.atS >= atS && one.atS < atS + 3600));

test.each([40, 50, 60, 75, 90, 120])(
  'a tolerance of %d g/h, usual products, 1 to 8 h: whole gels, at most three things an hour, all of it eaten',
  (tolerance) => {
    for (const foods of SETS)
      for (const hours of HOURS) {
        const { items, target, totals } = planned(tolerance, hours, foods);
        for (const hour of hoursOf(items)) {
          const grams = hour.reduce((sum, { carbohydrateG }) => sum + carbohydrateG, 0);
          expect(grams).toBeLessThanOrEqual(tolerance + 1e-6);
          expect(hour.filter((one) => !isSip(one)).length).toBeLessThanOrEqual(3);
        }
        for (const { kind, pieces } of items) if (kind === 'gel') expect(pieces).toBe(1);
        for (const { kind, pieces } of items) if (kind === 'bar') expect(pieces).toBeGreaterThanOrEqual(0.5);
        expect(items.length).toBeLessThanOrEqual(8 * hours);
        // two of these 630 rides come to 89 %, all others to more than 90
        expect(totals.carbohydrateG).toBeGreaterThan(0.89 * target.intakeGH * (hours - 25 / 60));
      }
  },
);

test('60 g/h for 4 h: seven whole gels and some sips, not 34 things', () => {
  const { items, totals } = planned(60, 4, [food('drink', 35), food('gel', 25)]);
  const gels = items.filter(({ kind }) => kind === 'gel');
  expect(gels.map(({ carbohydrateG }) => carbohydrateG)).toEqual(Array.from({ length: 7 }, () => 25));
  expect(items.length).toBeLessThan(24);
  expect(totals.carbohydrateG).toBeGreaterThan(0.95 * 215);
});

test('a bar in two halves some minutes apart; apart for long where it is nearly all that the hour holds', () => {
  const apart = (tolerance: number) => {
    const { items, notes } = planned(tolerance, 5, [food('drink', 35), food('gel', 25), food('bar', 40)]);
    const [first, second] = items.filter(({ kind }) => kind === 'bar').map(({ atS }) => atS / 60);
    return { minutes: (second ?? NaN) - (first ?? NaN), notes: notes.join(' ') };
  };
  expect(apart(60).minutes).toBeLessThan(20);
  expect(apart(60).notes).toMatch(/Bar of 40 g \(40 g\): eat it in two halves, some minutes apart/);
  expect(apart(40).minutes).toBeGreaterThan(30);
  expect(apart(40).notes).toMatch(/is much for your tolerance of 40 g\/h: eat it in two halves, spread over/);
});

test('only a gut that takes less than a gel an hour gets half of one', () => {
  const gels = (tolerance: number) =>
    planned(tolerance, 4, [food('drink', 35), food('gel', 25)]).items.filter(({ kind }) => kind === 'gel');
  expect(gels(30).every(({ pieces }) => pieces === 1)).toBe(true);
  expect(gels(20).length).toBeGreaterThan(1);
  expect(gels(20).every(({ pieces }) => pieces === 0.5)).toBe(true);
});
