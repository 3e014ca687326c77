import fc from 'fast-check';
import { resolveAthlete } from '../athlete/athlete.ts';
import { feedingAdvice } from './feeding.ts';
import type { FeedingPlan, FeedingPlanQuestion } from './feeding-plan-types.ts';
import type { Food } from './foods.ts';
import { feedingPlan } from './plan.ts';
import { steadyMinutes, type RideMinute } from './ride-minutes.ts';

const FTP_W = 260;
const CP_W = 1.03 * FTP_W;
const seed = 20261122;

const athleteWith = (choTolerance: number, weight = 75) =>
  resolveAthlete({
    bodyMatrix: { height: 180, weight },
    powerMatrix: { ftp: FTP_W },
    feedingData: { choTolerance },
  });

/** Rides of 20 minutes to 24 hours in blocks: climbs, flats, descents, bends, sprints, standing still. */
const ride: fc.Arbitrary<RideMinute[]> = fc
  .tuple(
    fc.oneof(fc.integer({ min: 20, max: 400 }), fc.integer({ min: 400, max: 1440 })),
    fc.array(
      fc.record({
        length: fc.integer({ min: 1, max: 45 }),
        share: fc.double({ min: 0, max: 1.4, noNaN: true }),
        slope: fc.constantFrom(0, 0, 0.03, 0.08, -0.02, -0.051, -0.09),
        limited: fc.boolean().map((bend) => bend && true),
        bends: fc.integer({ min: 0, max: 3 }),
        speedMs: fc.double({ min: 0.5, max: 20, noNaN: true }),
      }),
      { minLength: 1, maxLength: 60 },
    ),
    fc.integer({ min: 1, max: 60 }),
  )
  .map(([count, blocks, lastSeconds]) => {
    const minutes: RideMinute[] = [];
    let startM = 0;
    for (let b = 0; minutes.length < count; b = (b + 1) % blocks.length) {
      const { length, share, slope, limited, bends, speedMs } = blocks[b]!;
      for (let i = 0; i < length && minutes.length < count; i++) {
        const startS = 60 * minutes.length;
        const seconds = minutes.length === count - 1 ? lastSeconds : 60;
        const eatS = startS + (seconds * ((i * 7) % 10)) / 10;
        minutes.push({
          startS,
          seconds,
          startM,
          powerW: share * CP_W,
          speedMs,
          eatS,
          eatM: startM + speedMs * (eatS - startS),
          slope,
          limited: limited && bends === 0,
        });
        startM += speedMs * seconds;
      }
    }
    return minutes;
  });

const food: fc.Arbitrary<Food> = fc.record({
  kind: fc.constantFrom('drink', 'gel', 'bar', 'rice cake'),
  name: fc.constantFrom('one', 'two', 'three'),
  carbohydrateG: fc.oneof(
    fc.constantFrom(25, 35, 40),
    fc.double({ min: 0.5, max: 200, noNaN: true }),
    fc.constantFrom(0, -3, NaN, Infinity, 5000),
  ),
  known: fc.boolean(),
  fluidMl: fc.constantFrom(0, 60, 500, 750),
  sodiumMg: fc.constantFrom(0, 200),
  sugars: fc.constantFrom('mixed', 'glucose', 'unknown'),
  caffeineMg: fc.constantFrom(0, 0, 75),
});

const tolerance = fc.oneof(fc.constantFrom(30, 60, 90, 120), fc.integer({ min: 10, max: 200 }));

const question: fc.Arbitrary<FeedingPlanQuestion> = fc
  .record({
    minutes: ride,
    tolerance,
    foods: fc.oneof(fc.constant([]), fc.array(food, { maxLength: 6 })),
    weather: fc.record({
      temperatureC: fc.integer({ min: -5, max: 42 }),
      relativeHumidity: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    carry: fc.option(
      fc.record({
        bottles: fc.integer({ min: 0, max: 3 }),
        bottleMl: fc.constantFrom(500, 750),
        pieces: fc.integer({ min: 0, max: 12 }),
      }),
      { nil: undefined },
    ),
    places: fc.array(
      fc.record({
        distanceM: fc.integer({ min: 1000, max: 400_000 }),
        water: fc.boolean(),
        drink: fc.boolean(),
        food: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    caffeine: fc.boolean(),
    weight: fc.integer({ min: 45, max: 110 }),
  })
  .map(({ tolerance: choTolerance, weight, places, carry, ...rest }) => ({
    ...rest,
    ...(carry ? { carry } : {}),
    stations: places,
    athlete: athleteWith(choTolerance, weight),
  }));

function planOf(asked: FeedingPlanQuestion): FeedingPlan {
  const plan = feedingPlan(asked);
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}

type Item = FeedingPlan['items'][number];

/** The most that any window of time holds, whatever second it starts at. */
function mostWithin(items: readonly Item[], seconds: number, of: (item: Item) => number): number {
  let most = 0;
  for (const [i, first] of items.entries()) {
    let held = 0;
    for (let j = i; j < items.length && items[j]!.atS < first.atS + seconds; j++) held += of(items[j]!);
    most = Math.max(most, held);
  }
  return most;
}

const always = (check: (plan: FeedingPlan, asked: FeedingPlanQuestion) => void, numRuns = 150) =>
  fc.assert(
    fc.property(question, (asked) => check(planOf(asked), asked)),
    { seed, numRuns },
  );
const nearly = 1e-6;
const mostOf = (values: Float64Array) => values.reduce((most, value) => Math.max(most, value), -Infinity);

test('no 60 minutes hold more than the tolerance, no 15 minutes more than 0.4 of it', () => {
  always(({ items, toleranceGH }) => {
    expect(mostWithin(items, 3600, (item) => item.carbohydrateG)).toBeLessThanOrEqual(toleranceGH + nearly);
    expect(mostWithin(items, 900, (item) => item.carbohydrateG)).toBeLessThanOrEqual(
      0.4 * toleranceGH + nearly,
    );
  }, 400);
});

test('the same counted by whole minutes, from every minute of the ride', () => {
  always(({ minutes: { intakeG }, toleranceGH }) => {
    const hours = intakeG.map((_, from) =>
      intakeG.subarray(from, from + 60).reduce((sum, grams) => sum + grams, 0),
    );
    expect(mostOf(hours)).toBeLessThanOrEqual(toleranceGH + nearly);
  }, 100);
});

test('no 60 minutes hold more than 60 g of glucose alone', () => {
  always(({ items }) => {
    const glucose = (item: Item) => (item.food?.sugars === 'glucose' ? item.carbohydrateG : 0);
    expect(mostWithin(items, 3600, glucose)).toBeLessThanOrEqual(60 + nearly);
  });
});

test('nothing in the first 15 and the last 10 minutes, on a steep descent or in bends', () => {
  always(({ items, durationS }, { minutes }) => {
    for (const { atS, minute } of items) {
      expect(atS).toBeGreaterThanOrEqual(15 * 60);
      expect(atS).toBeLessThanOrEqual(durationS - 10 * 60);
      expect(minutes[minute]!.slope).toBeGreaterThanOrEqual(-0.05);
      expect(minutes[minute]!.limited).toBe(false);
      expect(atS).toBe(minutes[minute]!.eatS);
    }
  });
});

test('the first item comes in minutes 15 to 20 when there is a hand for it', () => {
  let seen = 0;
  always((plan, { minutes, carry, foods }) => {
    const easy = minutes.some(
      ({ eatS, slope, limited, powerW }) =>
        eatS >= 900 && eatS < 1200 && slope >= -0.05 && !limited && powerW <= 0.9 * CP_W,
    );
    if (!easy || carry || foods!.length > 0 || plan.target.intakeGH < 30 || plan.durationS < 3600) return;
    seen++;
    expect(plan.items[0]!.atS).toBeLessThanOrEqual(1200);
  }, 400);
  expect(seen).toBeGreaterThan(5);
});

test('nothing above 0.9 of critical power while an easier minute is within reach', () => {
  always(({ items, durationS }, { minutes }) => {
    for (const { minute } of items) {
      if (minutes[minute]!.powerW <= 0.9 * CP_W) continue;
      const reach = minutes.slice(minute + 1, minute + 9);
      const easier = reach.some(
        ({ powerW, slope, limited, eatS }) =>
          powerW <= 0.9 * CP_W && slope >= -0.05 && !limited && eatS <= durationS - 600,
      );
      expect(easier).toBe(false);
    }
  });
});

test('solids only below 0.85 of critical power and not in the last 40 minutes', () => {
  let seen = 0;
  always(({ items, durationS }, { minutes }) => {
    for (const { kind, minute, atS } of items) {
      if (kind !== 'bar' && kind !== 'rice cake') continue;
      seen++;
      expect(minutes[minute]!.powerW).toBeLessThan(0.85 * CP_W);
      expect(durationS - atS).toBeGreaterThan(40 * 60);
    }
  });
  expect(seen).toBeGreaterThan(50);
});

test('never more drunk than was sweated until then', () => {
  always(({ minutes: { balanceMl }, totals }) => {
    expect(mostOf(balanceMl)).toBeLessThanOrEqual(nearly);
    expect(totals.lossShare).toBeGreaterThanOrEqual(-nearly);
  });
});

test('no more than the rider carries, with refills where there is something', () => {
  always((plan, { carry, stations }) => {
    if (!carry) return;
    const refills = plan.bottlePlan.filter(({ station }) => station === null || station.food);
    for (const [i, { atS }] of refills.entries()) {
      const until = refills[i + 1]?.atS ?? Infinity;
      const eaten = plan.items.filter((item) => item.kind !== 'drink' && item.atS >= atS && item.atS < until);
      expect(eaten.reduce((sum, { pieces }) => sum + pieces, 0)).toBeLessThanOrEqual(carry.pieces + nearly);
    }
    const fluid =
      plan.totals.fluidMl -
      plan.items.reduce(
        (sum, { kind, fluidMl }) => sum + (kind === 'drink' || kind === 'water' ? 0 : fluidMl),
        0,
      );
    const fillings = 1 + stations!.filter((station) => station.water || station.drink).length;
    expect(fluid).toBeLessThanOrEqual(fillings * carry.bottles * carry.bottleMl + nearly);
    for (const { drinkBottles, waterBottles } of plan.bottlePlan)
      expect(drinkBottles + waterBottles).toBeLessThanOrEqual(carry.bottles);
  });
});

test('no caffeine unless it was asked for, and then at most 3 mg/kg', () => {
  let seen = 0;
  always(({ totals }, { caffeine, athlete }) => {
    if (!caffeine) expect(totals.caffeineMg).toBe(0);
    seen += totals.caffeineMg;
    expect(totals.caffeineMg).toBeLessThanOrEqual(3 * athlete.massKg!.value + nearly);
  });
  expect(seen).toBeGreaterThan(0);
});

test('every number is a number, and the parts make up the whole', () => {
  always((plan) => {
    const { items, totals, shopping, target, durationS, tank } = plan;
    for (const values of Object.values(plan.minutes)) expect(values.every(Number.isFinite)).toBe(true);
    for (const value of Object.values(totals)) expect(Number.isFinite(value)).toBe(true);
    expect(tank.endSdG).toBeGreaterThan(0);
    expect(tank.endG).toBeLessThanOrEqual(tank.startG);
    const grams = items.reduce((sum, { carbohydrateG }) => sum + carbohydrateG, 0);
    expect(grams).toBeCloseTo(totals.carbohydrateG, 6);
    expect(grams).toBeLessThanOrEqual(Math.max(0, (target.intakeGH * (durationS - 1500)) / 3600) + nearly);
    expect(shopping.reduce((sum, { eatenG }) => sum + eatenG, 0)).toBeCloseTo(grams, 6);
    for (const { count, eatenG, carbohydrateG } of shopping) {
      expect(count * carbohydrateG).toBeGreaterThanOrEqual(eatenG - nearly);
      expect((count - 1) * carbohydrateG).toBeLessThan(eatenG);
    }
    for (const [i, { cumulativeG, atS }] of items.entries()) {
      if (i === 0) continue;
      expect(atS).toBeGreaterThanOrEqual(items[i - 1]!.atS);
      expect(cumulativeG).toBeGreaterThanOrEqual(items[i - 1]!.cumulativeG);
    }
    expect(plan.ifNotEaten[0]!.endG).toBeLessThanOrEqual(plan.tank.endG + nearly);
  }, 100);
});

test('one engine: the advice is the plan of a steady ride', () => {
  fc.assert(
    fc.property(
      fc.record({
        durationS: fc.integer({ min: 60, max: 24 * 3600 }),
        powerW: fc.integer({ min: 60, max: 320 }),
        choTolerance: tolerance,
        foods: fc.array(food, { maxLength: 5 }),
      }),
      ({ durationS, powerW, choTolerance, foods }) => {
        const athlete = athleteWith(choTolerance);
        const advice = feedingAdvice({ durationS, powerW, athlete, foods });
        const plan = planOf({ athlete, minutes: steadyMinutes(durationS, powerW), foods });
        if (!advice.ok) throw new Error(advice.message);
        expect(advice.intakeGH).toBe(plan.target.intakeGH);
        expect(advice.totalG).toBe(plan.totals.carbohydrateG);
        expect(advice.items).toEqual(plan.shopping);
        expect(advice.storeEndG).toBe(plan.tank.endG);
        expect(advice.emptyAtS).toBe(plan.tank.emptyAtS);
        expect((advice.burn.carbohydrateGH * durationS) / 3600).toBeCloseTo(plan.totals.burnG, 6);
      },
    ),
    { seed, numRuns: 100 },
  );
});

test('a steady ride on usual products comes close to what was to be taken', () => {
  for (const choTolerance of [30, 60, 90, 120])
    for (const hours of [2, 3, 5, 8, 12]) {
      const plan = planOf({ athlete: athleteWith(choTolerance), minutes: steadyMinutes(3600 * hours, 190) });
      const wanted = plan.target.intakeGH * (hours - 25 / 60);
      expect(plan.totals.carbohydrateG).toBeGreaterThan(0.88 * wanted);
    }
});
