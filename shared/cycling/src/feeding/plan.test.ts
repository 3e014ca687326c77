import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import type { FeedingPlan, FeedingPlanQuestion } from './feeding-plan-types.ts';
import { foodsOf } from './foods.ts';
import { feedingPlan } from './plan.ts';
import { steadyMinutes } from './ride-minutes.ts';

const athlete = (choTolerance: number) =>
  resolveAthlete({
    bodyMatrix: { height: 180, weight: 75 },
    powerMatrix: { ftp: 260 },
    feedingData: { choTolerance },
  });

function planned(
  question: Partial<FeedingPlanQuestion> & { hours?: number; powerW?: number; tolerance?: number },
): FeedingPlan {
  const { hours = 5, powerW = 195, tolerance = 90, ...rest } = question;
  const plan = feedingPlan({
    athlete: athlete(tolerance),
    minutes: steadyMinutes(3600 * hours, powerW),
    ...rest,
  });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}

test('nothing, half, or nothing from an hour on: when the stores run low, with its spread', () => {
  const { ifNotEaten, tank } = planned({});
  const [nothing, half, later] = ifNotEaten;
  expect(tank.emptyAtS).toBeNull();
  expect(nothing!.emptyAtS! / 3600).toBeCloseTo((502.5 - 110) / 141.6, 1);
  expect(half!.emptyAtS!).toBeGreaterThan(nothing!.emptyAtS!);
  expect(later!.emptyAtS!).toBeGreaterThan(half!.emptyAtS!);
  expect(nothing!.emptySdS!).toBeGreaterThan(1200);
  expect(later!.sentence).toMatch(
    /^If you eat nothing after 2 h 30 min, your stores run low after about 4 h/,
  );
  expect(planned({ nothingAfterS: 3600 }).ifNotEaten[2]!.afterS).toBe(3600);
});

test('a tolerance of 30: warned, and what would help does help', () => {
  const plan = planned({ tolerance: 30 });
  expect(plan.tank.emptyAtS).not.toBeNull();
  expect(plan.warnings.join(' ')).toMatch(/Your tolerance stops at 30 g\/h/);
  const { easierW, trainToGH } = plan.remedy!;
  expect(planned({ tolerance: 30, powerW: 195 - easierW! - 2 }).tank.emptyAtS).toBeNull();
  expect(planned({ tolerance: trainToGH! + 8 }).tank.emptyAtS).toBeNull();
  expect(plan.warnings.join(' ')).toContain(`ride about ${easierW} W easier`);
});

test('stores filled before the start are believed', () => {
  const loaded = planned({ storeG: 650, tolerance: 60 });
  expect(loaded.tank.startG).toBe(650);
  expect(loaded.tank.endG - planned({ tolerance: 60 }).tank.endG).toBeCloseTo(147.5, 6);
  expect(loaded.inputs.find(({ key }) => key === 'storeG')).toMatchObject({ source: 'asked', value: 650 });
});

test('glucose alone stops at 60 g/h and says what would let more in', () => {
  const foods = foodsOf({
    feedingData: { favoriteGel: 'Maltodextrin 25 g', favoriteIsoDrink: 'Glucose 40 g in 500 ml' },
  });
  const plan = planned({ foods });
  expect(plan.target).toMatchObject({ intakeGH: 60, limitedBy: 'sugars' });
  expect(plan.warnings.join(' ')).toMatch(/with fructose/);
  expect(plan.shopping.every(({ known }) => known)).toBe(true);
});

test('glucose beside mixed sugars: no 60 minutes with more than 60 g of it', () => {
  const foods = foodsOf({
    feedingData: {
      favoriteGel: 'Mix 2:1 25 g',
      favoriteIsoDrink: 'Maltodextrin 90 g in 500 ml',
      favoriteBar: 'Dextrose 30 g',
    },
  });
  const weather = { temperatureC: 30, relativeHumidity: 0.4 };
  const { items, totals } = planned({ foods, tolerance: 120, powerW: 230, weather });
  const glucose = items.filter(({ food }) => food?.sugars === 'glucose');
  for (const { atS } of glucose) {
    const hour = glucose.filter((item) => item.atS >= atS && item.atS < atS + 3600);
    expect(hour.reduce((sum, { carbohydrateG }) => sum + carbohydrateG, 0)).toBeLessThanOrEqual(60 + 1e-9);
  }
  expect(totals.carbohydrateG).toBeGreaterThan(60 * 5);
});

test('an easier minute is waited for when it is within reach, and not when it is not', () => {
  const hardUntil = (minute: number) =>
    steadyMinutes(2 * 3600, 180).map((one, m) => (m < minute ? { ...one, powerW: 260 } : one));
  const [soon] = planned({ minutes: hardUntil(22) }).items;
  expect(soon).toMatchObject({ minute: 22 });
  const hard = planned({ minutes: hardUntil(50) }).items.filter(({ minute }) => minute < 50);
  expect(hard.length).toBeGreaterThan(0);
  for (const { minute, why } of hard) {
    expect(minute).toBeLessThan(50 - 8);
    if (minute > 15) expect(why).toBe('no easier stretch within reach');
  }
});

test('a drink with caffeine ends at 3 mg/kg too, and a stomach gets no more than a litre in any hour', () => {
  const foods = foodsOf({ feedingData: { favoriteIsoDrink: 'Cola 40 g, 80 mg caffeine, 500 ml' } });
  const weather = { temperatureC: 36, relativeHumidity: 0.6 };
  const { items, totals } = planned({ foods, caffeine: true, weather, hours: 12 });
  expect(totals.caffeineMg).toBeGreaterThan(200);
  expect(totals.caffeineMg).toBeLessThanOrEqual(225);
  for (const { atS } of items) {
    const hour = items.filter((item) => item.atS >= atS && item.atS < atS + 3600);
    expect(hour.reduce((sum, { fluidMl }) => sum + fluidMl, 0)).toBeLessThanOrEqual(1000);
  }
});

test('caffeine only for those who ask, late, and with its source', () => {
  const foods = foodsOf({ feedingData: { favoriteGel: 'Wake 30 g, 100 mg caffeine', gel2: 'Calm 25 g' } });
  const without = planned({ foods });
  expect(without.totals.caffeineMg).toBe(0);
  const [wake] = without.leftOut;
  expect(without.leftOut).toHaveLength(1);
  expect(wake?.name).toMatch(/^Wake/);
  expect(wake?.sentence).toMatch(/^Wake .* left out, because you have not asked for caffeine/);
  expect(without.notes).toContain(wake?.sentence);
  const wanted = planned({ foods, caffeine: true });
  expect(wanted.leftOut).toEqual([]);
  expect(wanted.totals.caffeineMg).toBe(200);
  expect(wanted.sources).toContain('guest2021');
  for (const { caffeineMg, atS } of wanted.items)
    if (caffeineMg > 0) expect(atS).toBeGreaterThan(wanted.durationS / 2);
});

test('two bottles and four pockets last until the station; there both are filled again', () => {
  const stations = [{ distanceM: 75_000, name: 'Village', water: true, drink: true, food: true }];
  const carry = { bottles: 2, bottleMl: 750, pieces: 4 };
  const plan = planned({ carry, stations });
  expect(plan.bottlePlan.map(({ station }) => station?.name ?? null)).toEqual([null, 'Village']);
  const [start, village] = plan.bottlePlan;
  expect(start!.drinkBottles + start!.waterBottles).toBe(2);
  expect(village!.atS).toBeCloseTo(75_000 / (30 / 3.6), -2);
  expect(start!.products.reduce((sum, { pieces }) => sum + pieces, 0)).toBeLessThanOrEqual(4);
  expect(village!.products.reduce((sum, { pieces }) => sum + pieces, 0)).toBeGreaterThan(2);
  const alone = planned({ carry });
  expect(alone.totals.carbohydrateG).toBeLessThan(plan.totals.carbohydrateG);
  expect(alone.notes.join(' ')).toMatch(/less than planned fit in/);
});

test('in the heat: the sweat loss is reported, and water fills what the drink leaves', () => {
  const weather = { temperatureC: 36, relativeHumidity: 0.3 };
  const plan = planned({ weather, powerW: 220, hours: 4 });
  expect(plan.warnings.join(' ')).toMatch(/lose about \d\.\d % of your weight/);
  expect(plan.items.some(({ kind }) => kind === 'water')).toBe(true);
  const humid = planned({ weather: { temperatureC: 34, relativeHumidity: 0.95 }, powerW: 220, hours: 2 });
  expect(humid.warnings.join(' ')).toMatch(/cannot take up all your sweat/);
});

test('in the cold: a word against drinking too much', () => {
  const plan = planned({ weather: { temperatureC: 4, relativeHumidity: 0.6 } });
  expect(plan.warnings.join(' ')).toMatch(/Do not drink more than you sweat, about 2\d0 ml an hour/);
  expect(plan.warnings.join(' ')).toMatch(
    /it may be 4\d0\).* Drink to thirst, and take a gel for what you leave/,
  );
  // up to 400 ml/h are offered, at most 1 % of body mass above the estimate
  expect(plan.totals.fluidMl).toBeGreaterThan(1250);
  expect(plan.totals.fluidMl).toBeLessThanOrEqual(plan.totals.sweatMl + 750);
  const ultra = planned({ weather: { temperatureC: 4, relativeHumidity: 0.6 }, hours: 20, powerW: 120 });
  expect(ultra.totals.fluidMl).toBeLessThanOrEqual(ultra.totals.sweatMl + 750);
});

test('when it gets late: by the clock, no duplicates, slow food dropped first', () => {
  const { ifLate } = planned({});
  expect(ifLate.drop).toEqual(['bar', 'gel', 'drink']);
  expect(ifLate.extraG).toBe(45);
  expect(ifLate.sentences.join(' ')).toMatch(/never take two at once/);
});

test('too large a product is left out or split, in so many words', () => {
  const foods = foodsOf({ feedingData: { favoriteGel: 'Monster 200 g', gel2: '25' } });
  const { notes, items } = planned({ foods, tolerance: 15 });
  expect(notes.join(' ')).toMatch(/Monster 200 g is too strong for your tolerance of 15 g\/h/);
  expect(notes.join(' ')).toMatch(
    /Gel \(25 g\) is much for your tolerance of 15 g\/h: eat it in two halves, spread over an hour or more/,
  );
  expect(items.filter(({ kind }) => kind === 'gel')[0]!.pieces).toBe(0.5);
});

test('a ride without a place to eat is reported', () => {
  const minutes = steadyMinutes(3 * 3600, 200).map((minute) => ({ ...minute, limited: true }));
  const plan = planned({ minutes });
  expect(plan.items).toEqual([]);
  expect(plan.notes.join(' ')).toMatch(/no place on this ride where you could eat/);
});

test('nothing is eaten on a ride of 20 minutes, and its tank is right', () => {
  const plan = planned({ hours: 1 / 3, powerW: 250 });
  expect(plan.items).toEqual([]);
  expect(plan.target.intakeGH).toBe(0);
  expect(plan.tank.startG - plan.tank.endG).toBeCloseTo(plan.totals.burnG, 6);
});

test('every input has its source, and the spread makes up the sd', () => {
  const { inputs, sd, spread } = planned({});
  for (const { how, source, sd: own } of inputs) {
    expect(how).not.toBe('');
    expect(['asked', 'profile', 'estimated', 'default']).toContain(source);
    expect(own).toBeGreaterThanOrEqual(0);
  }
  expect(sd).toBeCloseTo(Math.hypot(...spread.map(({ effect }) => effect)), 9);
});

test.each<[string, Partial<FeedingPlanQuestion>, RegExp]>([
  ['no minutes', { minutes: [] }, /between 1 minute and 72 hours/],
  ['73 hours', { minutes: steadyMinutes(73 * 3600, 100) }, /between 1 minute and 72 hours/],
  ['no power', { minutes: steadyMinutes(3600, NaN) }, /Minute 1 of the ride/],
  ['a jump in time', { minutes: steadyMinutes(3600, 200).filter((_, i) => i !== 7) }, /Minute 8 of the ride/],
  ['a hot oven', { weather: { temperatureC: 180, relativeHumidity: 0.2 } }, /temperature/],
  ['a station nowhere', { stations: [{ distanceM: NaN }] }, /station/],
  ['a bottle of nothing', { carry: { bottles: 2, bottleMl: 0, pieces: 3 } }, /Bottles/],
  ['stores of a whale', { storeG: 1e5 }, /stores/],
  ['nobody', { athlete: resolveAthlete(null) }, /I need your weight and CHO tolerance/],
])('%s: one plain sentence', (_, part, message) => {
  const plan = feedingPlan({ athlete: athlete(60), minutes: steadyMinutes(3600, 200), ...part });
  expect(plan).toMatchObject({ ok: false, message: expect.stringMatching(message) });
});

test('a mountain is colder than its valley: 6.5 K a kilometre, and less is sweated there', () => {
  const weather = { temperatureC: 30, relativeHumidity: 0.4 };
  const at = (heightM: (m: number) => number) =>
    steadyMinutes(4 * 3600, 200).map((one, m) => ({ ...one, heightM: heightM(m) }));
  const flat = planned({ weather, hours: 4, powerW: 200 });
  expect(planned({ weather, minutes: at(() => 300) }).totals.sweatMl).toBe(flat.totals.sweatMl);
  const up = planned({ weather, minutes: at((m) => 300 + (m < 120 ? 0 : 1500)) });
  const cold = planned({ weather: { ...weather, temperatureC: 30 - 9.75 }, hours: 4, powerW: 200 });
  expect(up.minutes.sweatMl[200]).toBeCloseTo(cold.minutes.sweatMl[200]!, 6);
  expect(up.minutes.sweatMl[20]).toBeCloseTo(flat.minutes.sweatMl[20]!, 6);
  const forecast = planned({ weather: { ...weather, heightM: 1800 }, minutes: at(() => 300) });
  expect(forecast.totals.sweatMl).toBeGreaterThan(flat.totals.sweatMl);
});
