import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { drinkLimits } from './drinking.ts';
import type { FeedingPlan, FeedingPlanQuestion } from './feeding-plan-types.ts';
import { feedingPlan } from './plan.ts';
import { steadyMinutes } from './ride-minutes.ts';

const athlete = resolveAthlete({
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 80 },
});
const hot = { temperatureC: 35, relativeHumidity: 0.4 };
const carry = { bottles: 2, bottleMl: 750, pieces: 10 };

function planned(question: Partial<FeedingPlanQuestion> & { hours?: number; powerW?: number }): FeedingPlan {
  const { hours = 5, powerW = 210, ...rest } = question;
  const plan = feedingPlan({ athlete, minutes: steadyMinutes(3600 * hours, powerW), ...rest });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}

const limitsAt = (sweatMlH: number, hours = 4, massKg = 75) => {
  const minutes = steadyMinutes(3600 * hours, 200);
  const sweatMl = new Float64Array(minutes.length).fill(sweatMlH / 60);
  return drinkLimits(minutes, sweatMl, massKg, { value: 1, sd: 0.34 });
};
const total = (values: Float64Array) => values.reduce((sum, ml) => sum + ml, 0);

test.each([
  [1700, 1000],
  [1500, 900],
  [1200, 800],
  [600, 540],
  [297, 400],
  [250, 400],
])('who sweats %d ml/h may drink %d ml/h', (sweatMlH, mostMlH) => {
  expect(limitsAt(sweatMlH).mostMlH).toBeCloseTo(mostMlH, 6);
  expect(mostMlH).toBeLessThan(1.68 * sweatMlH);
});

test('400 ml/h are offered only on rides above an hour, and no more than 1 % of body mass above the estimate', () => {
  expect(limitsAt(300, 0.9).mostMlH).toBeCloseTo(270, 6);
  expect(total(limitsAt(250, 20).drinkableMl)).toBeCloseTo(20 * 250 + 750, 6);
  expect(total(limitsAt(900).drinkableMl)).toBeCloseTo(4 * 900, 6);
});

test('a hot day without limits: about a litre an hour, with a factual explanation', () => {
  const { totals, durationS, warnings } = planned({ weather: hot });
  expect(totals.sweatMl / 5).toBeGreaterThan(1300);
  expect((3600 * totals.fluidMl) / durationS).toBeGreaterThan(750);
  expect(totals.fluidMl).toBeLessThan(totals.sweatMl);
  expect(warnings.join(' ')).not.toMatch(/dangerous|Do not drink more/);
});

test('bottles that hold too little: said with how much more is needed, and where', () => {
  const { warnings, totals } = planned({ weather: hot, carry });
  const text = warnings.join(' ');
  expect(text).toMatch(
    /lose about \d+\.\d % of your weight \(an estimate\): beyond 5 % you can do much less/,
  );
  const [, litres, where] = text.match(
    /your bottles: about (\d\.\d) l more is needed\. Stop at a tap or a shop (.*?)\./,
  )!;
  expect(where).toMatch(/near km (\d+, )*\d+( and \d+)?$/);
  expect(Number(litres) + totals.fluidMl / 1000).toBeGreaterThan(3.8);
  expect(text).toMatch(/With it you would lose about \d\.\d %/);
  // a tap wherever the bottles run dry mends it
  const stations = where!
    .match(/\d+/g)!
    .map((km) => ({ distanceM: 1000 * Number(km) - 1000, water: true, drink: true }));
  const mended = planned({ weather: hot, carry, stations });
  expect(mended.totals.fluidMl).toBeGreaterThan(totals.fluidMl + 650 * Number(litres));
  expect(planned({ weather: hot, carry, stations: stations.slice(0, 1) }).warnings.join(' ')).toMatch(
    /your bottles and the places to refill them/,
  );
  expect(planned({ weather: hot, carry: { ...carry, bottles: 0 } }).warnings.join(' ')).toMatch(
    /You carry no bottle/,
  );
});

test('a mild day within the bottles: no word on them', () => {
  const weather = { temperatureC: 12, relativeHumidity: 0.5 };
  expect(planned({ weather, hours: 2, powerW: 180, carry }).warnings.join(' ')).not.toMatch(
    /limits your drinking/,
  );
});

test('salt: reported by the grams that are lost and taken', () => {
  const lost = (plan: FeedingPlan) => plan.warnings.find((one) => one.includes('of sodium'));
  const plan = planned({ weather: hot, carry });
  expect(lost(plan)).toMatch(
    /^Your sweat takes about \d+\.\d g of sodium with it \(an estimate\), and what you take brings \d\.\d g/,
  );
  expect(lost(planned({ weather: hot, carry, hours: 2 }))).toBeUndefined();
  expect(lost(planned({ weather: { temperatureC: 8, relativeHumidity: 0.5 }, powerW: 150 }))).toBeUndefined();
  const saltless = [
    { kind: 'drink', name: 'Drink', carbohydrateG: 40, known: true, fluidMl: 500, sodiumMg: 0 },
    { kind: 'gel', name: 'Gel', carbohydrateG: 25, known: true, sodiumMg: 0 },
  ] as const;
  const mild = planned({
    weather: { temperatureC: 18, relativeHumidity: 0.5 },
    powerW: 190,
    foods: saltless,
  });
  expect(mild.totals.sweatSodiumMg).toBeGreaterThan(1500);
  expect(mild.totals.sodiumMg).toBe(0);
  expect(lost(mild)).toBeUndefined();
});
