import fc from 'fast-check';
import { parseDurationS } from '../../answer/duration.ts';
import { rideCourse } from '../../road/ride-course.ts';
import type { Refusal } from '../../answer/input.ts';
import { routeRide } from '../../ride/route-ride.ts';
import { straightRoute } from '../../route/route.ts';
import { finishBand } from '../band/band.ts';
import { bestConstantPower } from '../optimum/constant-power.ts';
import { comparePlan } from './comparison.ts';
import { intensityForDuration } from './intensity.ts';
import type { PacingGoal, PlanQuestion } from './question.ts';
import { planSetup } from './setup.ts';
import { madeUpRoute, MEASURED, planned, randomRoute, RIDER } from './testing.ts';
import { racePlan } from './plan.ts';

const fastest: PacingGoal = { kind: 'fastest' };
const hills = randomRoute(3, 10000);
const quick = planned({ route: hills, athlete: RIDER, goal: fastest });

test('a flat, windless course is ridden at constant power, which cannot be beaten', () => {
  const plan = planned({ route: straightRoute(10000, 0), athlete: RIDER, goal: fastest });
  const watts = plan.segments.map(({ powerW }) => powerW);
  // A little more from the standing start, a little less before the line.
  expect(Math.max(...watts)).toBeLessThanOrEqual(1.1 * plan.load.normalizedW + 5);
  const steady = watts.slice(1);
  expect(Math.max(...steady) - Math.min(...steady)).toBeLessThan(0.05 * plan.load.normalizedW);
  expect(Math.abs(comparePlan(plan).constant!.gainS)).toBeLessThan(0.001 * plan.totalTimeS);
  expect(plan.load.variabilityIndex).toBeCloseTo(1, 2);
  expect(comparePlan(plan).notes.join()).toMatch(/One even power, 2\d\d W, is about as fast/);
});

test('more power uphill than on the flat, much less on a fast descent', () => {
  const route = madeUpRoute(12000, (m) => (m < 4000 ? 0 : m < 8000 ? 0.06 : -0.06));
  const plan = planned({ route, athlete: RIDER, position: 'climb', goal: fastest });
  const at = (metres: number) => plan.segments.find(({ fromM, toM }) => fromM <= metres && metres < toM)!;
  expect(at(6000).powerW).toBeGreaterThan(at(3000).powerW + 10);
  expect(at(6000).kind).toBe('climb');
  expect(at(9500)).toMatchObject({ lowW: 0, kind: 'descent' });
  // In 25 minutes all out a descent is ridden harder than on a long day, for W' is the limit and not fatigue.
  expect(at(9500).powerW).toBeLessThan(0.95 * at(3000).powerW);
  expect(plan.climbs).toHaveLength(1);
  expect(plan.climbs[0]!.averagePowerW).toBeGreaterThan(plan.load.averagePowerW);
});

test('more power against the wind than with it', () => {
  const route = madeUpRoute(12000, () => 0, { headingAt: (m) => (m < 6000 ? 0 : 180) });
  const goal: PacingGoal = { kind: 'intensity', if: 0.9 };
  const plan = planned({ route, athlete: RIDER, goal, wind: { speedMs: 8, fromDeg: 0 } });
  expect(plan.segments[0]!.powerW).toBeGreaterThan(plan.segments.at(-1)!.powerW);
  expect(comparePlan(plan).constant!.gainS).toBeGreaterThan(0);
});

test('the course is that of routeRide: the same watts take the same time', () => {
  const question = { route: hills, athlete: RIDER, goal: fastest, wind: { speedMs: 4, fromDeg: 40 } };
  const setup = planSetup(question);
  if (!setup.ok) throw new Error(setup.message);
  const ride = rideCourse(setup.course, new Float64Array(setup.course.cells).fill(200));
  expect(routeRide({ ...question, effort: { powerW: 200 } })).toMatchObject({ timeS: ride.totalTimeS });
});

test('the cap follows from the time that it leads to', () => {
  const plan = planned({ route: randomRoute(5, 45000), athlete: RIDER, goal: fastest });
  expect(plan.cap).toBe('duration');
  expect(plan.level).toBe('regular');
  const allowed = 260 * intensityForDuration(plan.optimum.totalTimeS, 'regular');
  const altitude = plan.normalizedCapW! / allowed;
  expect(altitude).toBeGreaterThan(0.97);
  expect(altitude).toBeLessThan(1.002);
});

test.each([0.6, 0.75, 0.9])('an intensity of %d is met and not passed', (intensity) => {
  const plan = planned({ route: hills, athlete: RIDER, goal: { kind: 'intensity', if: intensity } });
  expect(plan.load.intensityFactor).toBeLessThanOrEqual(intensity + 1e-9);
  expect(plan.load.intensityFactor).toBeGreaterThan(intensity - 0.004);
});

test.each([1.02, 1.1, 1.3])('a time is met: %d of the fastest', (factor) => {
  const timeS = factor * quick.totalTimeS;
  const plan = planned({ route: hills, athlete: RIDER, goal: { kind: 'time', timeS } });
  // Where W' is nearly spent as well, steps of 5 W do not always hit both.
  expect(Math.abs(plan.totalTimeS / timeS - 1)).toBeLessThan(factor < 1.05 ? 0.0025 : 0.001);
  expect(Math.abs(plan.optimum.totalTimeS / timeS - 1)).toBeLessThan(0.001);
  expect(plan.load.normalizedW).toBeLessThan(quick.load.normalizedW);
});

test("W' is kept all the way: a rider does not plan to be empty on the way", () => {
  const route = straightRoute(5000, 0.08);
  for (const goal of [fastest, { kind: 'wPrimeLeft', shareLeft: 0.3 }] satisfies PacingGoal[]) {
    const { load, wBalanceJ, optimum } = planned({ route, athlete: RIDER, goal });
    expect(load.wPrimeReserveJ / 20250).toBeCloseTo(goal === fastest ? 0.033 : 0.3, 2);
    for (const balance of [wBalanceJ, optimum.wBalanceJ])
      expect(Math.min(...balance)).toBeGreaterThanOrEqual(load.wPrimeReserveJ - 1e-6);
  }
});

test('an even climb is ridden evenly: no plan lives on resting at critical power', () => {
  const plan = planned({ route: straightRoute(5000, 0.08), athlete: RIDER, goal: fastest });
  const watts = plan.segments.map(({ powerW }) => powerW);
  expect(Math.max(...watts) - Math.min(...watts)).toBeLessThanOrEqual(10);
  expect(Math.min(...watts)).toBeGreaterThan(268);
  expect(plan.sources).toEqual(expect.arrayContaining(['weigend2021', 'skiba2015']));
});

test("a share of W' is left at the finish", () => {
  const route = straightRoute(5000, 0.06);
  const goal = (shareLeft: number) =>
    planned({ route, athlete: RIDER, goal: { kind: 'wPrimeLeft', shareLeft } });
  const [none, half] = [goal(0), goal(0.5)];
  expect(half.load.wPrimeEndJ).toBeGreaterThanOrEqual(0.5 * 20250);
  expect(half.totalTimeS).toBeGreaterThan(none.totalTimeS);
});

test('loads, splits and climbs agree with each other', () => {
  const plan = quick;
  const { load } = plan;
  expect(load.trainingStressScore).toBeCloseTo((load.intensityFactor ** 2 * plan.totalTimeS) / 36, 6);
  expect(load.workJ / plan.totalTimeS).toBeCloseTo(load.averagePowerW, 6);
  expect(plan.splits).toHaveLength(10);
  expect(plan.splits.at(-1)!.timeS).toBeCloseTo(plan.totalTimeS, 6);
  expect(plan.splits.reduce((sum, { splitS }) => sum + splitS, 0)).toBeCloseTo(plan.totalTimeS, 6);
  expect(plan.segments.reduce((sum, { timeS }) => sum + timeS, 0)).toBeCloseTo(plan.totalTimeS, 6);
  expect(plan.sd).toBeGreaterThan(0.01 * plan.totalTimeS);
});

test('the limit of a plan is named in plain words', () => {
  const notes = (question: Omit<PlanQuestion, 'athlete' | 'goal'> & { goal?: PacingGoal }) =>
    planned({ athlete: RIDER, goal: fastest, ...question }).notes.join('\n');
  expect(quick.notes.join()).toMatch(/Estimated, because your profile does not have it: .*critical power/);
  expect(notes({ route: straightRoute(15000, 0.08) })).toMatch(/coaches advise.*\n.*Beyond an hour/s);
  expect(notes({ route: straightRoute(1500, 0.08), goal: { kind: 'fastest', intensityCap: 1.5 } })).toMatch(
    /W' limits/,
  );
  expect(notes({ route: { ...straightRoute(9000, 0), hasElevation: false } })).toMatch(/no elevation/);
  const high = madeUpRoute(10000, () => 0.05);
  const elevationM = high.elevationM.map((height) => height + 1800);
  const alpine = { ...high, elevationM, minElevationM: 2000, maxElevationM: 2500 };
  expect(notes({ route: alpine })).toMatch(/lowered for the altitude, by 1\d %/);
});

test('an intensity that few hold is called one, with what coaches advise', () => {
  const route = straightRoute(60000, 0.0);
  const notes = (goal: PacingGoal) => planned({ route, athlete: RIDER, goal }).notes.join('\n');
  const quickest = planned({ route, athlete: RIDER, goal: fastest });
  const time: PacingGoal = { kind: 'time', timeS: 0.985 * quickest.totalTimeS };
  const few = /of FTP\) is more than coaches advise a regular rider for 1:\d\d:\d\d \(9\d %\): few hold this/;
  expect(notes(time)).toMatch(few);
  expect(notes({ kind: 'intensity', if: 1.01 })).toMatch(few);
  expect(quickest.notes.join()).not.toMatch(/few hold/);
  expect(notes({ kind: 'time', timeS: 1.1 * quickest.totalTimeS })).not.toMatch(/few hold|cap on intensity/);
  expect(finishBand(planned({ route, athlete: RIDER, goal: time }), { runs: 50 }).notes.join()).toMatch(
    /few hold this.*leaves out the fade/,
  );
  expect(finishBand(quickest, { runs: 50 }).notes.join()).not.toMatch(/few hold/);
});

test('an impossible time is rejected, with the plan that coaches would advise', () => {
  const route = straightRoute(200000, 0);
  const refused = racePlan({ route, athlete: RIDER, goal: { kind: 'time', timeS: 4.5 * 3600 } });
  const [, advised, allowed] =
    /Realistic is about (\S+) at .* alone would allow about (\S+), which is more than riders can hold/.exec(
      refused.ok ? '' : refused.message,
    )!;
  const quickest = planned({ route, athlete: RIDER, goal: fastest });
  expect(parseDurationS(advised!)! / quickest.optimum.totalTimeS).toBeCloseTo(1, 3);
  expect(parseDurationS(allowed!)!).toBeLessThan(0.97 * quickest.totalTimeS);
  // A time beyond any rider tells as well how long a realistic plan takes.
  for (const timeS of [4.5 * 3600, 3600]) {
    const { realisticS } = racePlan({ route, athlete: RIDER, goal: { kind: 'time', timeS } }) as Refusal;
    expect((realisticS ?? 0) / quickest.optimum.totalTimeS).toBeCloseTo(1, 3);
  }
});

test('what the fastest plan does is never out of reach', () => {
  for (const factor of [1, 1.003, 1.005, 1.008, 1.01]) {
    const timeS = factor * quick.totalTimeS;
    const plan = planned({ route: hills, athlete: RIDER, goal: { kind: 'time', timeS } });
    expect(plan.optimum.totalTimeS / timeS).toBeCloseTo(1, 3);
  }
});

test('heat is named, with what it costs', () => {
  const route = straightRoute(5000, 0);
  const notes = (day: Partial<PlanQuestion>) =>
    planned({ route, athlete: RIDER, goal: fastest, ...day }).notes.join('\n');
  const forecast = (...temperaturesC: number[]) => ({
    weather: [
      {
        atM: 0,
        heightM: 0,
        hours: temperaturesC.map((temperatureC, hour) => ({ atS: 3600 * hour, temperatureC })),
      },
    ],
  });
  expect(notes({ temperatureC: 35 })).toMatch(
    /at up to 35 °C you have about 3 % less power \(2 to 4 %\)\. This plan counts it/,
  );
  expect(notes({ temperatureC: 22 })).not.toMatch(/°C/);
  expect(notes(forecast(33, 33))).toMatch(/at up to 33 °C/);
  expect(notes(forecast(20, 20, 40))).not.toMatch(/°C/);
});

test('heat lowers what a plan asks, makes it slower and less certain, less so for who is used to it', () => {
  const route = randomRoute(6, 40000);
  const made = (day: Partial<PlanQuestion>) => planned({ route, athlete: MEASURED, goal: fastest, ...day });
  const [mild, hot, used] = [
    made({ temperatureC: 20 }),
    made({ temperatureC: 34 }),
    made({ temperatureC: 34, heatAcclimatised: true }),
  ];
  const lost = (from: typeof hot) => from.inputs.find(({ key }) => key === 'heatLoss')?.value;
  expect(lost(mild)).toBeUndefined();
  expect(lost(hot)).toBeGreaterThan(0.07);
  expect(lost(used)).toBeCloseTo(lost(hot)! / 2, 9);
  expect(hot.load.normalizedW / mild.load.normalizedW).toBeLessThan(0.95);
  expect(used.load.normalizedW).toBeGreaterThan(hot.load.normalizedW + 5);
  expect(hot.spread.map(({ key }) => key)).toContain('heatLoss');
  expect(hot.sources).toContain('junge2016');
  expect(hot.notes.join()).not.toMatch(/altitude/);
  const cause = finishBand(hot, { runs: 200 }).causes.find(({ key }) => key === 'heatLoss')!;
  expect(cause.effectS).toBeGreaterThan(10);
});

test('a forecast is looked up where and when the rider comes by: high up it is cooler', () => {
  const weather = [{ atM: 0, heightM: 300, hours: [{ atS: 0, temperatureC: 34 }] }];
  const low = madeUpRoute(20000, () => 0);
  const high = { ...low, elevationM: low.elevationM.map(() => 1800) };
  const lost = (route: typeof low) => {
    const setup = planSetup({ route, weather, athlete: MEASURED, goal: fastest });
    return setup.ok ? setup.inputs['heatLoss']?.value : undefined;
  };
  expect(lost(low)).toBeGreaterThan(0.05);
  expect(lost(high)).toBeLessThan(0.02);
});

test('altitude costs an acclimatised rider less', () => {
  const high = madeUpRoute(8000, () => 0.05);
  const elevationM = high.elevationM.map((height) => height + 1800);
  const route = { ...high, elevationM, minElevationM: 2000, maxElevationM: 2400 };
  const goal: PacingGoal = { kind: 'fastest', intensityCap: 1.5 };
  const fresh = planned({ route, athlete: MEASURED, goal });
  const used = planned({ route, athlete: MEASURED, goal, acclimatised: true });
  expect(used.totalTimeS).toBeLessThan(0.99 * fresh.totalTimeS);
});

test.each<[string, Partial<PlanQuestion>, RegExp]>([
  ['no athlete', { athlete: null }, /FTP/],
  ['no weight', { athlete: { ...RIDER, massKg: null, wPrimeJ: null } }, /weight/],
  ['a time that no rider can do', { goal: { kind: 'time', timeS: 60 } }, /even 2000 W/],
  [
    'a time that this rider cannot do',
    { goal: { kind: 'time', timeS: 900 } },
    /out of reach: it needs about.*takes about/,
  ],
  ['a time to walk', { goal: { kind: 'time', timeS: 90000 } }, /^No plan arrives that late/],
  ['no time', { goal: { kind: 'time', timeS: -1 } }, /more than zero/],
  ['an intensity of nothing', { goal: { kind: 'intensity', if: 0 } }, /between 30 and 150 %/],
  ["all of W'", { goal: { kind: 'wPrimeLeft', shareLeft: 2 } }, /between 0 and 95 %/],
  ['a storm', { wind: { speedMs: 99, fromDeg: 0 } }, /wind/],
  ['no goal', { goal: { kind: 'fun' } as unknown as PacingGoal }, /Choose a goal/],
])('%s is rejected with one sentence', (_, change, message) => {
  const refusal = racePlan({ route: hills, athlete: RIDER, goal: fastest, ...change });
  expect(refusal).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  expect((refusal as { message: string }).message).not.toMatch(/NaN|undefined|Infinity/);
});

test('an optimum is never slower than the best constant power', () => {
  for (let number = 1; number <= 4; number++) {
    const question: PlanQuestion = { route: randomRoute(number, 8000), athlete: RIDER, goal: fastest };
    const plan = planned(question);
    const setup = planSetup(question);
    if (!setup.ok) throw new Error(setup.message);
    const even = bestConstantPower(setup.course, { ...setup.limits, npCapW: plan.normalizedCapW });
    expect(plan.optimum.totalTimeS).toBeLessThanOrEqual(even.ride.totalTimeS + 1e-6);
  }
});

test('hostile questions give a plan of finite numbers or one sentence, never an error', () => {
  const wild = fc.oneof(
    fc.double(),
    fc.constantFrom(NaN, Infinity, -1, 0, 1e-9, 1e9),
    fc.double({ min: 0, max: 2 }),
  );
  const goal = fc.oneof(
    fc.record({ kind: fc.constant('fastest' as const), intensityCap: wild }),
    fc.record({ kind: fc.constant('intensity' as const), if: wild }),
    fc.record({
      kind: fc.constant('time' as const),
      timeS: fc.oneof(wild, fc.integer({ min: 20, max: 4000 })),
    }),
    fc.record({ kind: fc.constant('wPrimeLeft' as const), shareLeft: wild }),
  );
  const road = fc.record({
    distanceM: fc.integer({ min: 10, max: 4000 }),
    steepest: fc.double({ min: 0, max: 0.25, noNaN: true }),
    waveM: fc.integer({ min: 30, max: 3000 }),
  });
  const wind = fc.record({ speedMs: fc.oneof(wild, fc.integer({ min: 0, max: 25 })), fromDeg: wild });
  const property = fc.property(
    road,
    goal,
    wind,
    fc.constantFrom(RIDER, MEASURED, null),
    (made, asked, blown, athlete) => {
      const route = madeUpRoute(made.distanceM, (m) => made.steepest * Math.sin((6.28 * m) / made.waveM), {
        bendEveryM: 500,
      });
      const plan = racePlan({ route, athlete, goal: asked, wind: blown });
      if (!plan.ok) return expect(plan.message).toMatch(/^[A-Z0-9][^\n]{10,}\.$/);
      for (const { powerW, timeS, speedMs, wPrimeEndJ } of plan.segments)
        expect([powerW, timeS, speedMs, wPrimeEndJ].every(Number.isFinite)).toBe(true);
      expect(Object.values(plan.load).every(Number.isFinite)).toBe(true);
      expect(Number.isFinite(plan.totalTimeS + plan.sd)).toBe(true);
      expect(plan.timeS.every(Number.isFinite)).toBe(true);
    },
  );
  fc.assert(property, { numRuns: 40, seed: 7 });
});

describe('a slider moved', () => {
  const question: PlanQuestion = {
    route: randomRoute(4, 60000),
    athlete: RIDER,
    goal: { kind: 'fastest' },
    wind: { speedMs: 3, fromDeg: 200 },
  };
  const before = planned(question);
  test.each<[string, Partial<PlanQuestion>]>([
    ['mass', { riderMassKg: 77 }],
    ['drag area', { cdaM2: 0.3 }],
    ['wind', { wind: { speedMs: 4, fromDeg: 200 } }],
    ['cap', { goal: { kind: 'fastest', intensityCap: 0.78 } }],
  ])('%s: the plan that follows is as good as one from the start', (_, change) => {
    const moved = { ...question, ...change };
    const followed = racePlan(moved, { from: before });
    const fresh = racePlan(moved);
    if (!followed.ok || !fresh.ok) throw new Error('refused');
    expect(followed.totalTimeS / fresh.totalTimeS).toBeLessThan(1.002);
    expect(followed.load.normalizedW).toBeLessThanOrEqual(followed.normalizedCapW! + 1e-6);
    expect(Math.min(...followed.wBalanceJ)).toBeGreaterThanOrEqual(0);
    expect(followed.wBalanceJ.at(-1)).toBeGreaterThanOrEqual(followed.load.wPrimeReserveJ - 1e-6);
  });
  test('a plan of another course is not used as a start', () => {
    const other = { ...question, route: straightRoute(5000, 0.03) };
    const followed = racePlan(other, { from: before });
    const fresh = racePlan(other);
    expect(followed.ok && fresh.ok && followed.totalTimeS - fresh.totalTimeS).toBe(0);
  });
});

test.each<[string, PacingGoal]>([
  ['fastest', fastest],
  ['an intensity', { kind: 'intensity', if: 0.78 }],
  ["W' that is kept", { kind: 'wPrimeLeft', shareLeft: 0.5 }],
  ['a time', { kind: 'time', timeS: 8400 }],
])('a quick plan for %s keeps every limit, and is nearly as good', (_, goal) => {
  const question: PlanQuestion = { route: randomRoute(5, 60000), athlete: RIDER, goal };
  const best = planned(question);
  const plan = racePlan(question, { quick: true });
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.optimum.powerW).not.toEqual(best.optimum.powerW);
  expect(plan.totalTimeS / best.totalTimeS).toBeLessThan(1.005);
  expect(plan.load.normalizedW).toBeLessThanOrEqual(
    (plan.normalizedCapW ?? 1.01 * best.load.normalizedW) + 1e-6,
  );
  expect(Math.min(...plan.wBalanceJ)).toBeGreaterThanOrEqual(0);
  expect(plan.wBalanceJ.at(-1)).toBeGreaterThanOrEqual(plan.load.wPrimeReserveJ - 1e-6);
  expect(plan.segments.every(({ powerW }) => Number.isInteger(powerW))).toBe(true);
});
