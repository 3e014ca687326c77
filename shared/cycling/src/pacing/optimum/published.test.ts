import { rideCourse } from '../../road/ride-course.ts';
import { rideablePlan } from '../rideable/rideable.ts';
import { optimisePower } from './optimise.ts';
import { COBBLED_LIMITS, cobbledClimbs, PUBLISHED } from './testing/cobbled-climbs.ts';

const course = cobbledClimbs();
const optimum = optimisePower(course, COBBLED_LIMITS);

test('the published course is ridden as its authors ride it', () => {
  const even = rideCourse(course, new Float64Array(course.cells).fill(PUBLISHED.evenW), { entrySpeedMs: 1 });
  expect(Math.abs(even.totalTimeS / PUBLISHED.evenS - 1)).toBeLessThan(0.002);
});

test('the published optimum is reached under its ceiling of power', () => {
  expect(optimum.unmet).toEqual([]);
  expect(optimum.ride.totalTimeS / PUBLISHED.optimumS).toBeLessThan(1.001);
  expect(optimum.ride.totalTimeS / PUBLISHED.optimumS).toBeGreaterThan(0.997);
});

test.each([
  ['simple', 10, 0.3],
  ['normal', 30, 0.75],
  ['detailed', 60, 0.8],
] as const)('a %s plan has at most %d segments and keeps %d of the gain', (detail, most, kept) => {
  const plan = rideablePlan(course, COBBLED_LIMITS, optimum, { detail });
  const share = (PUBLISHED.evenS - plan.solution.ride.totalTimeS) / (PUBLISHED.evenS - PUBLISHED.optimumS);
  expect(plan.segments.length).toBeLessThanOrEqual(most);
  expect(share).toBeGreaterThan(kept);
  expect(plan.solution.ride.totalTimeS).toBeLessThan(PUBLISHED.slopeRuleS);
});
