import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import type { FeedingPlan, FeedingPlanQuestion } from './feeding-plan-types.ts';
import { foodsOf } from './foods.ts';
import { feedingPlan } from './plan.ts';
import { steadyMinutes } from './ride-minutes.ts';
import { BY_LEVEL } from './tank.ts';

const athlete = (choTolerance: number, ftp = 260, weight = 75) =>
  resolveAthlete({
    bodyMatrix: { height: 180, weight },
    powerMatrix: { ftp },
    feedingData: { choTolerance },
  });

function planned(question: Partial<FeedingPlanQuestion> & { hours?: number; powerW?: number }): FeedingPlan {
  const { hours = 5, powerW = 195, ...rest } = question;
  const plan = feedingPlan({ athlete: athlete(80), minutes: steadyMinutes(3600 * hours, powerW), ...rest });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}
const fitIn = ({ notes }: FeedingPlan) => notes.find((one) => one.includes('less than planned fit in'));
const bends = (freeEvery: number, powerW = 230) =>
  steadyMinutes(5 * 3600, powerW).map((one, m) => ({ ...one, limited: m % freeEvery !== 0 }));

test('a gut is not to be trained while less is eaten than it takes: the places are what limits', () => {
  const plan = planned({ minutes: bends(40) });
  expect(plan.tank.emptyAtS).not.toBeNull();
  expect(plan.totals.carbohydrateG).toBeLessThan(0.8 * 80 * (5 - 25 / 60));
  // short by so little that a gut trained to 120 g/h could do it, with food
  const nearly = planned({ minutes: bends(40, 175) });
  expect(nearly.remedy).not.toBeNull();
  expect(nearly.remedy!.trainToGH).toBeNull();
  expect(plan.remedy!.trainToGH).toBeNull();
  expect(plan.warnings.join(' ')).not.toMatch(/train your gut/);
  expect(plan.warnings.join(' ')).toMatch(/eat all that was planned/);
  expect(fitIn(plan)).toMatch(/descents and bends leave too few places to eat\. Take smaller servings/);
});

test('what does not fit in is put down to what keeps it out', () => {
  expect(fitIn(planned({ carry: { bottles: 1, bottleMl: 500, pieces: 2 } }))).toMatch(
    /bottles and pockets hold no more/,
  );
  expect(fitIn(planned({}))).toBeUndefined();
  const cold = { temperatureC: 0, relativeHumidity: 0.5 };
  const weak = foodsOf({
    feedingData: { favoriteIsoDrink: 'Thin 15 g in 500 ml', favoriteGel: 'Large 110 g' },
  });
  const carry = { bottles: 2, bottleMl: 750, pieces: 30 };
  for (const foods of [weak, []]) {
    const plan = planned({
      weather: cold,
      foods,
      carry,
      stations: [75_000, 110_000].map((distanceM) => ({ distanceM, water: true, drink: true, food: true })),
    });
    expect(fitIn(plan) ?? '').not.toMatch(/hold no more/);
  }
});

test('stores that are low before the food stops: no word on stopping', () => {
  const plan = planned({ minutes: steadyMinutes(5 * 3600, 240), nothingAfterS: 4 * 3600 });
  expect(plan.tank.emptyAtS!).toBeLessThan(4 * 3600);
  expect(plan.ifNotEaten.map(({ what }) => what)).toEqual(['nothing', 'half']);
  expect(plan.warnings.join(' ')).toMatch(
    /run out before the end, after about \d h( \d+ min)? \(give or take/,
  );
  expect(planned({}).ifNotEaten).toHaveLength(3);
});

test('stores at the start: about 500 g at 75 kg, more in the trained, and never certain', () => {
  const storeOf = (question: Partial<FeedingPlanQuestion>) =>
    planned(question).inputs.find(({ key }) => key === 'storeG')?.value ?? NaN;
  expect(storeOf({})).toBeCloseTo(502.5, 6);
  expect(storeOf({ level: 'elite' })).toBeCloseTo(75 * BY_LEVEL.elite.storeGPerKg, 6);
  expect(storeOf({ athlete: athlete(80, 300) })).toBeGreaterThan(550);
  const elite = planned({ athlete: athlete(94, 360, 68), powerW: 270, hours: 5 });
  const store = elite.inputs.find(({ key }) => key === 'storeG')!;
  expect(store.value).toBeGreaterThan(500);
  expect(store.sd / store.value).toBeCloseTo(0.2, 9);
});

test('watts off come with how uncertain they are, and with what fuller stores would do', () => {
  const rider = athlete(94, 360, 68);
  const plan = planned({ athlete: rider, powerW: 280, hours: 5 });
  const { easierW, easierFromW, easierToW, startG } = plan.remedy!;
  expect(easierFromW!).toBeLessThan(easierW!);
  expect(easierToW ?? Infinity).toBeGreaterThan(easierW!);
  const text = plan.warnings.join(' ');
  expect(text).toMatch(/W easier \(an estimate: (none|\d+ W) to/);
  expect(text).toMatch(/after two days of carbohydrate loading count 730 to 800 g/);
  const loaded = planned({ athlete: rider, powerW: 280, hours: 5, storeG: 800 });
  expect(loaded.warnings.join(' ')).not.toMatch(/carbohydrate loading/);
  if (startG !== null)
    expect(planned({ athlete: rider, powerW: 280, hours: 5, storeG: startG }).tank.emptyAtS).toBeNull();
  expect(startG === null).toBe(loaded.tank.emptyAtS !== null);
});
