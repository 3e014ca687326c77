import * as fs from 'node:fs';
import fc from 'fast-check';
import { openRides } from '../../files/rides.fixture.ts';
import { readActivityOrRoute } from '../../files/index.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { routeFrom, straightRoute, type Route } from '../../route/route.ts';
import { comparePlan } from '../plan/comparison.ts';
import type { PacingGoal } from '../plan/question.ts';
import { planSetup } from '../plan/setup.ts';
import { planned, randomRoute, RIDER } from '../plan/plan.fixture.ts';
import type { RacePlan } from '../plan/plan.ts';
import { mergeCells } from './merge.ts';
import { settleBounds } from './settle.ts';

const goals: PacingGoal[] = [
  { kind: 'fastest' },
  { kind: 'intensity', if: 0.7 },
  { kind: 'fastest', intensityCap: 1.4 },
];

/** What every plan for a person keeps, whatever the road. */
function expectRideable(plan: RacePlan): void {
  const { segments, load, question, askedW } = plan;
  const km = question.route.distanceM / 1000;
  expect(segments.length).toBeLessThanOrEqual(Math.max(6, 0.4 * km));
  expect(segments[0]!.fromM).toBe(0);
  expect(segments.at(-1)!.toM).toBeCloseTo(question.route.distanceM, 3);
  segments.forEach((segment, k) => {
    if (k > 0) expect(segment.fromM).toBe(segments[k - 1]!.toM);
    expect(segment.powerW % 5).toBe(0);
    expect(segment.lowW).toBeLessThanOrEqual(segment.powerW);
    expect(segment.highW).toBeGreaterThan(segment.powerW);
    if (segments.length > 1) expect(segment.toM - segment.fromM).toBeGreaterThanOrEqual(199.9);
    if (segments.length > 1) expect(segment.timeS).toBeGreaterThan(15);
    expect(segment.powerW).toBeLessThanOrEqual(RIDER.peakPowerW!.value);
    expect(segment.cue).toMatch(/^[A-Z0-9].*\.$/);
  });
  // Ridden again, apart from the plan.
  const setup = planSetup(question);
  if (!setup.ok) throw new Error(setup.message);
  const again = rideCourse(setup.course, askedW);
  expect(again.totalTimeS).toBeCloseTo(plan.totalTimeS, 6);
  again.speedMs.forEach((speed, node) =>
    expect(speed).toBeLessThanOrEqual(setup.course.limitMs[node]! + 1e-9),
  );
  expect(load.wPrimeLeastJ).toBeGreaterThanOrEqual(-1e-6);
  expect(load.wPrimeEndJ).toBeGreaterThanOrEqual(load.wPrimeReserveJ - 1e-6);
  if (plan.normalizedCapW !== null) expect(load.normalizedW).toBeLessThanOrEqual(plan.normalizedCapW + 1e-6);
}

test('on random roads a plan has few segments, whole watts, and keeps every limit', () => {
  let costs = 0;
  for (let number = 1; number <= 6; number++) {
    const plan = planned({ route: randomRoute(number, 8000), athlete: RIDER, goal: goals[number % 3]! });
    expectRideable(plan);
    expect(plan.simplification.costPercent).toBeLessThan(2);
    costs += plan.simplification.costPercent / 6;
  }
  expect(costs).toBeLessThan(1.2);
});

test('a course shorter than a segment is one segment', () => {
  const plan = planned({ route: straightRoute(150, 0.02), athlete: RIDER, goal: { kind: 'fastest' } });
  expect(plan.segments).toHaveLength(1);
});

const rides = openRides(fs);
async function realRoute(path: string): Promise<Route> {
  const parsed = await readActivityOrRoute(rides!.read(path));
  if (!parsed.ok) throw new Error(parsed.message);
  const route = routeFrom(parsed.track.points);
  if (!route.ok) throw new Error(route.message);
  return route;
}

(rides ? test : test.skip)(
  'the Cingle du Ventoux: three ascents, sane watts, under 0.5 % from the ideal',
  async () => {
    const route = await realRoute('gpx/optiride-cingle-du-ventoux.gpx');
    const plan = planned({ route, athlete: RIDER, goal: { kind: 'fastest' } });
    expectRideable(plan);
    expect(plan.simplification.costPercent).toBeLessThan(0.5);
    expect(comparePlan(plan).constant!.gainS).toBeGreaterThan(60);
    const ascents = plan.climbs.filter(({ gainM }) => gainM > 900);
    expect(ascents).toHaveLength(3);
    for (const { averagePowerW } of ascents) {
      expect(averagePowerW).toBeGreaterThan(150);
      expect(averagePowerW).toBeLessThan(268);
    }
    const steps = plan.segments.map(({ powerW }, k) =>
      Math.abs(powerW - (plan.segments[k - 1]?.powerW ?? powerW)),
    );
    expect(Math.max(...steps)).toBeLessThan(400);
    expect(Math.max(...plan.segments.map(({ powerW }) => powerW))).toBeLessThan(400);
  },
);

test('merging finds the steps of a staircase', () => {
  const value = Float64Array.from(
    { length: 400 },
    (_, i) => [200, 300, 100, 250][Math.floor(i / 100)]! + (i % 3),
  );
  const ones = new Float64Array(400).fill(1);
  const rules = { maxSegments: 4, leastM: 50, leastS: 5, tolerance: 0 };
  const cells = { value, weight: ones, seconds: ones, lengthM: ones.map(() => 10) };
  expect(mergeCells(cells, rules)).toEqual([0, 100, 200, 300, 400]);
});

test('settled bounds never deviate more than merged ones, and nothing gets too short', () => {
  const column = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 8, maxLength: 120 });
  const property = fc.property(column, fc.integer({ min: 1, max: 9 }), (watts, maxSegments) => {
    const ones = new Float64Array(watts.length).fill(1);
    const cells = { value: watts, weight: ones, seconds: ones, lengthM: ones.map(() => 10) };
    const rules = { maxSegments, leastM: 40, leastS: 3, tolerance: 0 };
    const merged = mergeCells(cells, rules);
    const settled = settleBounds(cells, merged, rules);
    const deviation = (bounds: number[]) =>
      bounds.slice(1).reduce((sum, to, k) => {
        const part = watts.slice(bounds[k], to);
        const mean = part.reduce((all, each) => all + each, 0) / part.length;
        return sum + part.reduce((all, each) => all + (each - mean) ** 2, 0);
      }, 0);
    expect(settled.length).toBe(merged.length);
    expect(merged.length - 1).toBeLessThanOrEqual(maxSegments);
    expect(deviation(settled)).toBeLessThanOrEqual(deviation(merged) + 1e-6);
    settled.slice(1).forEach((to, k) => {
      if (settled.length > 2) expect(to - settled[k]!).toBeGreaterThanOrEqual(4);
    });
  });
  fc.assert(property, { numRuns: 200, seed: 3 });
});
