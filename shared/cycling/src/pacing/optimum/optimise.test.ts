import { courseFrom, type Course } from '../../road/course.ts';
import { fineRideS } from '../../road/testing.ts';
import { normalizedPowerW } from '../../physiology/training-load.ts';
import { RECOVERY } from '../../physiology/w-balance.ts';
import { bestConstantPower } from './constant-power.ts';
import { hillyRoute, madeRoute, random } from './testing/courses.ts';
import { ridePlanned } from './solution.ts';
import { optimisePower, type PacingLimits, type PacingSolution } from './optimise.ts';

const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
const strong: PacingLimits = { cpW: 280, wPrimeJ: 20000, pMaxW: 900, reserveJ: 2000, npCapW: null };

/** Judges a solution by means of its own: W' by small Euler steps in each cell, power second by second by counting. */
function judged(course: Course, limits: PacingLimits, { ride }: PacingSolution) {
  const { timeS, powerW, speedMs, totalTimeS } = ride;
  const recovery = limits.recovery ?? RECOVERY.weigend;
  let left = limits.wPrimeJ;
  let leastJ = left;
  let overLimitMs = -Infinity;
  let hardestW = 0;
  for (let i = 0; i < course.cells; i++) {
    const below = limits.cpW * (limits.cpShare?.[i] ?? 1) - powerW[i]!;
    const seconds = (timeS[i + 1]! - timeS[i]!) / 50;
    for (let step = 0; step < 50; step++)
      left += seconds * (below <= 0 ? below : (limits.wPrimeJ - left) / recovery(below, limits.wPrimeJ));
    leastJ = Math.min(leastJ, left);
    overLimitMs = Math.max(overLimitMs, speedMs[i + 1]! - course.limitMs[i + 1]!);
    hardestW = Math.max(hardestW, powerW[i]!);
  }
  const perSecond = new Float64Array(Math.floor(totalTimeS));
  let cell = 0;
  for (let step = 0; step < 40 * perSecond.length; step++) {
    while (cell < course.cells - 1 && timeS[cell + 1]! <= (step + 0.5) / 40) cell++;
    perSecond[Math.floor(step / 40)]! += powerW[cell]! / 40;
  }
  return { leastJ, left, normalizedW: normalizedPowerW(perSecond), overLimitMs, hardestW };
}

describe('50 roads with hills, wind and bends', () => {
  test.each(Array.from({ length: 50 }, (_, i) => i + 1))('road %d', (seed) => {
    const next = random(seed);
    const route = hillyRoute(1500 + 6000 * next(), seed, 0.01 + 0.05 * next(), seed % 3);
    const course = courseFrom(
      route,
      { ...rider, massKg: 60 + 40 * next() },
      {
        wind: { speedMs: 6 * next(), fromDeg: 360 * next() },
        descending: { wet: seed % 4 === 0 },
      },
    );
    const wPrimeJ = 8000 + 15000 * next();
    const cpW = 180 + 150 * next();
    const limits = {
      cpW,
      wPrimeJ,
      pMaxW: cpW * (2 + 1.5 * next()),
      reserveJ: wPrimeJ * 0.2 * next(),
      npCapW: seed % 2 === 0 ? cpW * (0.75 + 0.3 * next()) : null,
      cpShare:
        seed % 5 === 0
          ? new Float64Array(course.cells).map((_, i) => 1 - (0.1 * i) / course.cells)
          : undefined,
    } as PacingLimits;
    const solution = optimisePower(course, limits, { maxEvaluations: 200 });
    const constant = bestConstantPower(course, limits);
    expect(solution.unmet).toEqual([]);
    expect(solution.ride.totalTimeS).toBeLessThanOrEqual(constant.ride.totalTimeS);
    expect(
      solution.wBalanceJ.reduce((least, left) => Math.min(least, left), Infinity),
    ).toBeGreaterThanOrEqual(-1e-6);
    expect(solution.wBalanceJ.at(-1)).toBeGreaterThanOrEqual(limits.reserveJ - 1e-6);
    const own = judged(course, limits, solution);
    expect(own.leastJ).toBeGreaterThan(-1);
    expect(own.left).toBeGreaterThan(limits.reserveJ - 1);
    if (limits.npCapW !== null) {
      expect(solution.normalizedW).toBeLessThanOrEqual(limits.npCapW + 1e-9);
      expect(own.normalizedW!).toBeLessThan(limits.npCapW + 0.1);
    }
    expect(own.overLimitMs).toBeLessThan(1e-9);
    expect(own.hardestW).toBeLessThanOrEqual(limits.pMaxW);
    const fineS = fineRideS(course, solution.powerW);
    expect(Math.abs(solution.ride.totalTimeS / fineS - 1)).toBeLessThan(0.003);
  });
});

describe('the shape of the best power', () => {
  const flat = madeRoute(20000, () => 0);
  const mean = (values: Float64Array, from: number, to: number) =>
    values.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from);

  test('a flat road in still air is ridden at one power within 1 % after the start', () => {
    const course = courseFrom(flat, rider);
    const { powerW, ride } = optimisePower(course, { ...strong, npCapW: 250 });
    const constant = bestConstantPower(course, { ...strong, npCapW: 250 });
    // The last metres are left out too: speed is worth nothing behind the finish.
    const middle = powerW.slice(100, 1950);
    const level = mean(powerW, 100, 1950);
    for (const watts of middle) expect(Math.abs(watts / level - 1)).toBeLessThan(0.01);
    expect(ride.totalTimeS / constant.ride.totalTimeS).toBeGreaterThan(0.996);
  });

  test('out into the wind and back with it: harder out; 0.3 to 3 % are gained', () => {
    const there = madeRoute(
      20000,
      () => 0,
      (m) => (m < 10000 ? 0 : 180),
    );
    const course = courseFrom(there, rider, { wind: { speedMs: 4.4, fromDeg: 0 } });
    const limits = { ...strong, npCapW: 250 };
    const { powerW, ride } = optimisePower(course, limits);
    const constant = bestConstantPower(course, limits);
    expect(mean(powerW, 100, 950)).toBeGreaterThan(mean(powerW, 1050, 1900) + 5);
    const gain = 1 - ride.totalTimeS / constant.ride.totalTimeS;
    expect(gain).toBeGreaterThan(0.003);
    expect(gain).toBeLessThan(0.03);
  });

  test('up at 5 % and down again: much harder up', () => {
    const hill = madeRoute(10000, (m) => (m < 5000 ? 0.05 : -0.05));
    const { powerW } = optimisePower(courseFrom(hill, rider), { ...strong, npCapW: 250 });
    expect(mean(powerW, 50, 450)).toBeGreaterThan(1.2 * mean(powerW, 520, 950));
  });

  test('ten kilometres of 10 % up and down (Swain 1997, Atkinson 2007): at least what 318 and 260 W gain', () => {
    const alternating = madeRoute(10000, (m) => (Math.floor(m / 1000) % 2 === 0 ? 0.1 : -0.1));
    const free = { descending: { maxSpeedMs: 100, coastAboveMs: 100 } };
    const course = courseFrom(alternating, { ...rider, massKg: 80 }, free);
    const varied = new Float64Array(course.cells).map((_, i) => (course.slope[i]! > 0 ? 318 : 260));
    const evenS = fineRideS(course, new Float64Array(course.cells).fill(289));
    const variedS = fineRideS(course, varied);
    expect(evenS - variedS).toBeGreaterThan(100);
    expect(evenS - variedS).toBeLessThan(140);
    // Free of W', with the same normalized power.
    const fresh = { ...strong, cpW: 400 };
    const asHard = { ...fresh, npCapW: ridePlanned(course, fresh, varied).normalizedW };
    expect(optimisePower(course, asHard).ride.totalTimeS).toBeLessThan(variedS);
  });
});

describe("W' kept on the way", () => {
  const least = ({ wBalanceJ }: PacingSolution) => Math.min(...wBalanceJ);
  const roads = [1, 2, 3, 4, 5, 6].map((seed) => courseFrom(hillyRoute(5000, seed, 0.05), rider));
  const kept: PacingLimits = { ...strong, floorJ: 4000, reserveJ: 4000, recovery: RECOVERY.careful };
  test.each(roads)('never below its floor, and for it a little slower', (course) => {
    const free = optimisePower(course, { ...kept, floorJ: 0 });
    const found = optimisePower(course, kept);
    expect(found.unmet).toEqual([]);
    expect(least(found)).toBeGreaterThanOrEqual(4000 - 1e-6);
    expect(found.ride.totalTimeS).toBeGreaterThan(free.ride.totalTimeS * 0.9995);
    expect(found.ride.totalTimeS).toBeLessThan(free.ride.totalTimeS * 1.02);
    expect(least(bestConstantPower(course, kept))).toBeGreaterThanOrEqual(4000 - 1e-6);
  });
  test('a ride below it is judged to break the reserve', () => {
    const course = courseFrom(
      madeRoute(6000, (m) => (m < 3000 ? 0.06 : 0)),
      rider,
    );
    const asked = Float64Array.from({ length: course.cells }, (_, i) => (i < course.cells / 2 ? 310 : 120));
    const { wBalanceJ, unmet } = ridePlanned(course, kept, asked);
    expect(Math.min(...wBalanceJ)).toBeGreaterThan(0);
    expect(wBalanceJ.at(-1)).toBeGreaterThan(4000);
    expect(unmet).toEqual(['reserve']);
  });
  test('who starts with less goes no lower than that', () => {
    const start = { wPrimeLeftJ: 2500, entrySpeedMs: 5 };
    const found = optimisePower(roads[0]!, { ...kept, reserveJ: 2500 }, start);
    expect(found.unmet).toEqual([]);
    expect(least(found)).toBeGreaterThanOrEqual(2500 - 1e-6);
  });
});
