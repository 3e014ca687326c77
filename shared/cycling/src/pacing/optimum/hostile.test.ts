import fc from 'fast-check';
import { courseFrom, type Course } from '../../road/course.ts';
import { bestConstantPower } from './constant-power.ts';
import { hillyRoute, madeRoute } from './testing/courses.ts';
import { optimisePower, type PacingLimits, type PacingOptions, type PacingSolution } from './optimise.ts';

const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
const usual: PacingLimits = { cpW: 250, wPrimeJ: 20000, pMaxW: 900, reserveJ: 2000, npCapW: null };

function expectSound(
  course: Course,
  limits: PacingLimits,
  solution: PacingSolution,
  options?: PacingOptions,
) {
  const { ride, powerW, wBalanceJ, normalizedW, unmet } = solution;
  for (const numbers of [ride.timeS, ride.speedMs, powerW, wBalanceJ])
    for (const number of numbers) if (!Number.isFinite(number)) throw new Error('not a number in a solution');
  expect(Number.isFinite(ride.totalTimeS) && Number.isFinite(normalizedW)).toBe(true);
  const over = powerW.findIndex(
    (watts, i) => watts > limits.pMaxW + 1e-9 || ride.speedMs[i + 1]! > course.limitMs[i + 1]! + 1e-9,
  );
  expect(over).toBe(-1);
  const constant = bestConstantPower(course, limits, options);
  if (unmet.length > 0) return expect(constant.unmet.length).toBeGreaterThan(0);
  expect(wBalanceJ.reduce((least, left) => Math.min(least, left), Infinity)).toBeGreaterThanOrEqual(-1e-6);
  expect(wBalanceJ.at(-1)).toBeGreaterThanOrEqual(limits.reserveJ - 1e-6);
  if (limits.npCapW !== null) expect(normalizedW).toBeLessThanOrEqual(limits.npCapW + 1e-9);
  if (constant.unmet.length === 0)
    expect(ride.totalTimeS).toBeLessThanOrEqual(constant.ride.totalTimeS + 1e-9);
}

test('hostile riders on hostile roads', () => {
  fc.assert(
    fc.property(
      fc.record({
        distanceM: fc.integer({ min: 30, max: 2500 }),
        seed: fc.integer({ min: 1, max: 1000 }),
        steepness: fc.constantFrom(0, 0.03, 0.12),
        bends: fc.constantFrom(0, 10),
        massKg: fc.constantFrom(35, 80, 200),
        windMs: fc.constantFrom(0, 5, 25),
        cpW: fc.constantFrom(0.5, 40, 250, 600),
        wPrimeJ: fc.constantFrom(0, 20, 3000, 60000),
        pMaxShare: fc.constantFrom(0.5, 1, 1.2, 4),
        reserveShare: fc.constantFrom(0, 0.1, 1, 1.5),
        capShare: fc.constantFrom(null, 0.01, 0.6, 1.1),
        leftShare: fc.constantFrom(-0.1, 0, 0.5, 1),
        entrySpeedMs: fc.constantFrom(0, 1, 12, 40),
      }),
      (from) => {
        const route = hillyRoute(from.distanceM, from.seed, from.steepness, from.bends);
        const wind = { speedMs: from.windMs, fromDeg: from.seed };
        const course = courseFrom(route, { ...rider, massKg: from.massKg }, { wind });
        const limits = {
          cpW: from.cpW,
          wPrimeJ: from.wPrimeJ,
          pMaxW: from.cpW * from.pMaxShare,
          reserveJ: from.wPrimeJ * from.reserveShare,
          npCapW: from.capShare === null ? null : from.cpW * from.capShare,
        };
        const options = {
          entrySpeedMs: from.entrySpeedMs,
          wPrimeLeftJ: from.wPrimeJ * from.leftShare,
          maxEvaluations: 60,
        };
        expectSound(course, limits, optimisePower(course, limits, options), options);
      },
    ),
    { numRuns: 120, seed: 5 },
  );
});

test('a wall that takes more than the cap: the lowest power that can be ridden, and the broken limit', () => {
  const wall = courseFrom(
    madeRoute(600, () => 0.25),
    rider,
  );
  const capped = optimisePower(wall, { ...usual, npCapW: 60 });
  expect(capped.unmet).toEqual(['normalized']);
  expect(capped.ride.speedMs.at(-1)).toBeCloseTo(0.7, 2);
  const weak = optimisePower(wall, { ...usual, cpW: 60, pMaxW: 100 });
  expect(weak.unmet).toContain('crawl');
  expect(bestConstantPower(wall, { ...usual, cpW: 60, wPrimeJ: 3000 }).unmet).toContain('wPrime');
});

test('a reserve that cannot be there at the finish is named', () => {
  const short = courseFrom(
    madeRoute(500, () => 0),
    rider,
  );
  expect(optimisePower(short, { ...usual, reserveJ: 19000 }, { wPrimeLeftJ: 5000 }).unmet).toEqual([
    'reserve',
  ]);
});

test.each([
  ['all downhill', madeRoute(8000, () => -0.06)],
  ['30 m', madeRoute(30, () => 0.02)],
  [
    'a bend at every node',
    madeRoute(
      3000,
      () => 0,
      undefined,
      () => 12,
    ),
  ],
])('%s', (_, route) => {
  for (const npCapW of [null, 150, 240]) {
    const course = courseFrom(route, rider);
    const limits = { ...usual, npCapW };
    expectSound(course, limits, optimisePower(course, limits));
  }
});

test('300 km in one piece, and from the powers of another day', () => {
  const route = hillyRoute(300000, 7, 0.04, 1);
  const course = courseFrom(route, rider, { wind: { speedMs: 4, fromDeg: 200 } });
  const limits = { ...usual, npCapW: 190 };
  const solution = optimisePower(course, limits, { maxEvaluations: 80 });
  expectSound(course, limits, solution);
  const windy = courseFrom(route, rider, { wind: { speedMs: 6, fromDeg: 180 } });
  expectSound(windy, limits, optimisePower(windy, limits, { start: solution.powerW }));
});
