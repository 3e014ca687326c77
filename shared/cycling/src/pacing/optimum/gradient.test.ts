import { courseFrom } from '../../road/course.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { RECOVERY } from '../../physiology/w-balance.ts';
import { hillyRoute } from './testing/courses.ts';
import { PacingModel } from './gradient.ts';
import { planningGrid, toCourseCells } from './planning-grid.ts';
import { ridePlanned } from './solution.ts';

const rider = { massKg: 85, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };

function modelOf(seed: number, recovery: keyof typeof RECOVERY, longestM = 30) {
  const route = hillyRoute(3000, seed, 0.02 + 0.01 * (seed % 6), seed % 3);
  const course = courseFrom(route, rider, { wind: { speedMs: seed % 7, fromDeg: 50 * seed } });
  const hard = rideCourse(course, new Float64Array(course.cells).fill(380));
  const cpShare = new Float64Array(course.cells).map((_, i) => 1 - (0.1 * i) / course.cells);
  const grid = planningGrid(course, hard, { longestM, knotM: 60, cpShare });
  const limits = {
    cpW: 280,
    wPrimeJ: 9000,
    pMaxW: 900,
    reserveJ: 0,
    npCapW: null,
    cpShare,
    recovery: RECOVERY[recovery],
  };
  const model = new PacingModel(grid, limits);
  const unknown = new Float64Array(model.unknowns).map((_, i) => -0.5 + 0.6 * Math.sin(1.7 * i + seed));
  return { course, grid, limits, model, unknown };
}

test.each(
  Array.from({ length: 18 }, (_, i) => [i + 1, (['weigend', 'bartram', 'froncioni'] as const)[i % 3]!]),
)('the gradient is that of central differences to six digits, course %d, recovery %s', (seed, recovery) => {
  const { grid, model, unknown } = modelOf(seed, recovery);
  model.roundCp(4, seed % 2 === 0 ? 4 : 0);
  const leftJ = new Float64Array(grid.cells).map((_, i) => -1e-4 * Math.sin(i));
  const overW = new Float64Array(grid.cells).map((_, i) => 1e-4 * Math.cos(2 * i));
  const weights = { timeS: 1, fourth: 1e-8, leftJ, overW };
  const value = () => {
    const { timeS, fourth } = model.forward(unknown);
    const weighted = (values: Float64Array, by: Float64Array) =>
      values.reduce((sum, each, i) => sum + each * by[i]!, 0);
    return timeS + weights.fourth * fourth + weighted(model.leftJ, leftJ) + weighted(model.overW, overW);
  };
  const gradient = new Float64Array(model.unknowns);
  value();
  model.backward(weights, gradient);
  const largest = gradient.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
  expect(largest).toBeGreaterThan(0.01);
  for (let j = 0; j < unknown.length; j++) {
    const here = unknown[j]!;
    const errors = [1e-5, 1e-6].map((step) => {
      unknown[j] = here + step;
      const more = value();
      unknown[j] = here - step;
      const less = value();
      unknown[j] = here;
      return Math.abs((more - less) / (2 * step) - gradient[j]!);
    });
    expect(Math.min(...errors)).toBeLessThan(1e-6 * (Math.abs(gradient[j]!) + 0.01 * largest));
  }
});

test.each([1, 2, 3, 4, 5, 6])(
  'rides as the road does, course %d: time within 0.5 %, W prime within 3 %',
  (seed) => {
    const { course, grid, limits, model, unknown } = modelOf(seed, 'weigend', 10);
    model.roundCp(1.5, 0);
    const { timeS } = model.forward(unknown.map((angle) => angle / 2));
    const { ride, wBalanceJ } = ridePlanned(course, limits, toCourseCells(grid, model.powerW, course.cells));
    expect(Math.abs(timeS / ride.totalTimeS - 1)).toBeLessThan(0.005);
    expect(Math.abs(model.leftJ.at(-1)! - wBalanceJ.at(-1)!)).toBeLessThan(0.03 * limits.wPrimeJ);
  },
);
