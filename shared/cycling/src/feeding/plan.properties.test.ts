import fc from 'fast-check';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
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
        limited: fc.constantFrom(false, false, false, true),
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
      const { length, share, slope, limited, speedMs } = blocks[b]!;
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
          limited,
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
type Rule = (plan: FeedingPlan, asked: FeedingPlanQuestion) => boolean;

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

const nearly = 1e-6;
const mostOf = (values: Float64Array) => values.reduce((most, value) => Math.max(most, value), -Infinity);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const handFree = ({ slope, limited }: RideMinute) => slope >= -0.05 && !limited;
const easy = (minute: RideMinute) => handFree(minute) && minute.powerW <= 0.9 * CP_W;

const rules: Record<string, Rule> = {
  'no 60 minutes above the tolerance': ({ items, toleranceGH }) =>
    mostWithin(items, 3600, (item) => item.carbohydrateG) <= toleranceGH + nearly,
  'no 60 minutes above the tolerance from any whole minute': ({ minutes: { intakeG }, toleranceGH }) =>
    mostOf(intakeG.map((_, from) => total([...intakeG.subarray(from, from + 60)]))) <= toleranceGH + nearly,
  'at most three pieces in any 60 minutes': ({ items }) =>
    mostWithin(items, 3600, ({ kind }) => (kind === 'drink' || kind === 'water' ? 0 : 1)) <= 3,
  'a gel of up to 50 g that an hour holds is eaten whole': ({ items, toleranceGH }) =>
    items.every(
      ({ kind, food: of, pieces }) =>
        kind !== 'gel' || (of?.carbohydrateG ?? 0) > Math.min(50, toleranceGH) || pieces >= 1,
    ),
  'no 60 minutes above 60 g of glucose alone': ({ items }) =>
    mostWithin(items, 3600, (item) => (item.food?.sugars === 'glucose' ? item.carbohydrateG : 0)) <=
    60 + nearly,
  'no 60 minutes above a litre': ({ items }) =>
    mostWithin(items, 3600, (item) => item.fluidMl) <= 1000 + nearly,
  'nothing in the first 15 and the last 10 minutes': ({ items, durationS }) =>
    items.every(({ atS }) => atS >= 900 && atS <= durationS - 600),
  'nothing on a steep descent or in bends': ({ items }, { minutes }) =>
    items.every(({ minute, atS }) => handFree(minutes[minute]!) && atS === minutes[minute]!.eatS),
  'the first item in minutes 15 to 20 when there is a hand for it': (plan, { minutes, carry, foods }) =>
    carry !== undefined ||
    foods!.length > 0 ||
    plan.target.intakeGH < 30 ||
    plan.durationS < 3600 ||
    !minutes.some((minute) => easy(minute) && minute.eatS >= 900 && minute.eatS < 1200) ||
    plan.items[0]!.atS <= 1200,
  'nothing above 0.9 of critical power while an easier minute is within reach': (plan, { minutes }) =>
    plan.items.every(
      ({ minute }) =>
        minutes[minute]!.powerW <= 0.9 * CP_W ||
        !minutes
          .slice(minute + 1, minute + 9)
          .some((later) => easy(later) && later.eatS <= plan.durationS - 600),
    ),
  'solids only below 0.85 of critical power and not in the last 40 minutes': (plan, { minutes }) =>
    plan.items.every(
      ({ kind, minute, atS }) =>
        (kind !== 'bar' && kind !== 'rice cake') ||
        (minutes[minute]!.powerW < 0.85 * CP_W && plan.durationS - atS > 2400),
    ),
  'never more drunk than was sweated until then, where that is 400 ml/h': ({ minutes, totals, durationS }) =>
    (3600 * totals.sweatMl) / durationS < 400 || mostOf(minutes.balanceMl) <= nearly,
  'never more drunk than the upper range of the sweat, nor 1 % of body mass above its middle': (
    { minutes: { balanceMl, drunkMl, sweatMl }, durationS },
    { athlete },
  ) => {
    const upper = durationS > 3600 ? 1 + 2 * 0.34 : 1;
    let spareMl = 0;
    const kept = drunkMl.every((ml, m) => (spareMl += upper * sweatMl[m]! - ml) >= -nearly);
    return kept && mostOf(balanceMl) <= 10 * athlete.massKg!.value + nearly;
  },
  'pockets hold what is eaten until the next food': ({ bottlePlan, items }, { carry }) => {
    const refills = bottlePlan.filter(({ station }) => station === null || station.food);
    return refills.every(({ atS }, i) => {
      const until = refills[i + 1]?.atS ?? Infinity;
      const eaten = items.filter((item) => item.kind !== 'drink' && item.atS >= atS && item.atS < until);
      return !carry || total(eaten.map(({ pieces }) => pieces)) <= carry.pieces + nearly;
    });
  },
  'bottles hold what is drunk until the next tap': ({ bottlePlan }, { carry }) =>
    !carry ||
    bottlePlan.every(({ drinkMl, waterMl, drinkBottles, waterBottles }) => {
      const most = carry.bottles * carry.bottleMl;
      return drinkMl <= most && waterMl <= most && drinkBottles + waterBottles <= carry.bottles;
    }),
  'no more drunk than all fillings hold': ({ items }, { carry, stations }) => {
    const bottled = items.filter(({ kind }) => kind === 'drink' || kind === 'water');
    const fillings = 1 + stations!.filter(({ water, drink }) => water || drink).length;
    return (
      !carry ||
      total(bottled.map(({ fluidMl }) => fluidMl)) <= fillings * carry.bottles * carry.bottleMl + nearly
    );
  },
  'no caffeine unless it was asked for, and then at most 3 mg/kg': ({ totals }, { caffeine, athlete }) =>
    totals.caffeineMg <= (caffeine ? 3 * athlete.massKg!.value + nearly : 0),
  'every number is a number': (plan) =>
    [...Object.values(plan.minutes), Object.values(plan.totals), [plan.sd, plan.tank.endG]].every((values) =>
      [...values].every(Number.isFinite),
    ),
  'stores never rise above the start, and eating nothing never leaves more': ({
    tank,
    ifNotEaten,
    minutes,
  }) => mostOf(minutes.tankG) <= tank.startG && ifNotEaten[0]!.endG <= tank.endG + nearly && tank.endSdG > 0,
  'the parts make up the whole, and no more than was to be taken': (plan) => {
    const grams = total(plan.items.map(({ carbohydrateG }) => carbohydrateG));
    const wanted = Math.max(0, (plan.target.intakeGH * (plan.durationS - 1500)) / 3600);
    return (
      Math.abs(grams - plan.totals.carbohydrateG) < nearly &&
      Math.abs(grams - total(plan.shopping.map(({ eatenG }) => eatenG))) < nearly &&
      grams <= wanted + nearly
    );
  },
  'whole products are packed, and none too many': ({ shopping }) =>
    shopping.every(
      ({ count, eatenG, carbohydrateG }) =>
        count * carbohydrateG >= eatenG - nearly && (count - 1) * carbohydrateG < eatenG,
    ),
  'items come in the order of the clock': ({ items }) =>
    items.every((item, i) => i === 0 || item.atS >= items[i - 1]!.atS),
};

test('a plan keeps every rule on any ride, with any products, under any tolerance', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(question, (asked) => {
      const plan = planOf(asked);
      for (const { kind, why } of plan.items) seen.add(kind).add(why);
      if (plan.totals.caffeineMg > 0) seen.add('caffeine');
      expect(Object.keys(rules).filter((rule) => !rules[rule]!(plan, asked))).toEqual([]);
    }),
    { seed, numRuns: 400 },
  );
  for (const one of ['water', 'drink', 'gel', 'bar', 'rice cake', 'caffeine', 'before a hard stretch'])
    expect(seen).toContain(one);
});

test('a steady ride on usual products comes close to what was to be taken', () => {
  for (const choTolerance of [30, 60, 90, 120])
    for (const hours of [2, 3, 5, 8, 12]) {
      const plan = planOf({ athlete: athleteWith(choTolerance), minutes: steadyMinutes(3600 * hours, 190) });
      const wanted = plan.target.intakeGH * (hours - 25 / 60);
      expect(plan.totals.carbohydrateG).toBeGreaterThan(0.88 * wanted);
    }
});
