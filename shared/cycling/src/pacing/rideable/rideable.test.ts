import * as fs from 'node:fs';
import fc from 'fast-check';
import { resolveAthlete } from '../../athlete/resolve-athlete.ts';
import { openRides } from '../../files/testing/rides.ts';
import { readActivityOrRoute } from '../../files/index.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { routeFrom, straightRoute, type Route } from '../../route/route.ts';
import { comparePlan } from '../plan/comparison.ts';
import type { PacingGoal } from '../plan/question.ts';
import { planSetup } from '../plan/setup.ts';
import { madeUpRoute, planned, randomRoute, RIDER } from '../plan/testing.ts';
import { racePlan } from '../plan/plan.ts';
import type { RacePlan } from '../plan/race-plan.ts';
import type { Stretch } from '../../road/stretches.ts';
import { replanFrom } from '../replan/replan.ts';
import { bestBounds } from './best-bounds.ts';
import { settleBounds } from './settle.ts';
import { stretchSums } from './stretch-sums.ts';

const goals: PacingGoal[] = [
  { kind: 'fastest' },
  { kind: 'intensity', if: 0.7 },
  { kind: 'fastest', intensityCap: 1.4 },
];

/** What every plan for a person keeps, whatever the road. */
function expectRideable(plan: RacePlan): void {
  const { segments, load, question, askedW } = plan;
  expect(segments.length).toBeLessThanOrEqual(Math.max(30, plan.totalTimeS / 60));
  expect(segments[0]!.fromM).toBe(0);
  expect(segments.at(-1)!.toM).toBeCloseTo(question.route.distanceM, 3);
  const climbs = segments.filter(({ slope }) => slope >= 0.025);
  const hardestClimbW = Math.max(...(climbs.length > 0 ? climbs : segments).map(({ powerW }) => powerW));
  segments.forEach((segment, k) => {
    if (k > 0) expect(segment.fromM).toBe(segments[k - 1]!.toM);
    expect(segment.powerW % 1).toBe(0);
    expect(segment.lowW).toBeLessThanOrEqual(segment.powerW);
    expect(segment.highW).toBeGreaterThan(segment.powerW);
    if (segments.length > 1) expect(segment.toM - segment.fromM).toBeGreaterThanOrEqual(199.9);
    if (segments.length > 1) expect(segment.timeS).toBeGreaterThan(14);
    expect(segment.powerW).toBeLessThanOrEqual(RIDER.peakPowerW!.value);
    expect(segment.cue).toMatch(/^[A-Z0-9].*\.$/);
    if (segment.kind === 'descent' || segment.kind === 'coast') expect(segment.lowW).toBe(0);
    if (segment.slope < -0.04) expect(segment.powerW).toBeLessThanOrEqual(hardestClimbW);
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

/** Up, down in steps and ramps, and home on the flat. */
const steppedDescent = (bendEveryM: number) =>
  madeUpRoute(
    14000,
    (metres) =>
      metres < 4000 ? 0.07 : metres < 11000 ? [-0.09, -0.05, -0.1, -0.035][Math.floor(metres / 700) % 4]! : 0,
    { bendEveryM },
  );

test.each([0, 350])(
  'a descent has few segments with wide ranges, and none asks for more than the climbs (bends every %d m)',
  (bends) => {
    const plan = planned({ route: steppedDescent(bends), athlete: RIDER, goal: { kind: 'fastest' } });
    expectRideable(plan);
    const down = plan.segments.filter(({ slope }) => slope < -0.025);
    expect(down.length).toBeGreaterThan(0);
    expect(down.length).toBeLessThanOrEqual(9);
    expect(down[0]!.fromM).toBeLessThan(5000);
    expect(down.at(-1)!.toM).toBeGreaterThan(10600);
    for (const descent of down) {
      expect(descent.lowW).toBe(0);
      expect(descent.highW).toBeGreaterThanOrEqual(Math.max(60, 1.25 * descent.powerW));
      expect(descent.powerW).toBeLessThanOrEqual(1.02 * plan.load.normalizedW);
    }
    // The plan does not ask for a sprint out of every bend, and this is the cost.
    expect(plan.simplification.costPercent).toBeLessThan(bends > 0 ? 3 : 1.5);
  },
);

test('only bends are braked for; where the cap holds the speed the cue says how fast', () => {
  const straight = madeUpRoute(9000, (metres) => (metres < 3000 ? 0.05 : -0.11));
  const cueOf = (from: typeof straight) =>
    planned({ route: from, athlete: RIDER, goal: { kind: 'fastest' } }).segments.at(-1)!.cue;
  expect(cueOf(straight)).toMatch(/Hold back at 65 km\/h\.$/);
  const winding = madeUpRoute(9000, (metres) => (metres < 3000 ? 0.05 : -0.11), { bendEveryM: 200 });
  expect(cueOf(winding)).toMatch(/Brake before the bends/);
});

test('a start promises to settle only when less is asked after it', () => {
  for (const slopes of [
    [0, 0.08],
    [0.08, 0],
  ]) {
    const route = madeUpRoute(6000, (metres) => slopes[metres < 600 ? 0 : 1]!);
    const [first, next] = planned({ route, athlete: RIDER, goal: { kind: 'fastest' } }).segments;
    expect(first!.cue.includes('settle')).toBe(first!.kind === 'start' && next!.powerW < first!.powerW);
  }
});

test('gravel and cobbles are in the cue of their segment', () => {
  const route = straightRoute(20000, 0);
  const stretches: Stretch[] = [
    { fromM: 3000, toM: 3600, surface: 'gravel' },
    { fromM: 12000, toM: 12200, surface: 'cobbles' },
    { fromM: 15000, toM: 15200, surface: 'cobbles' },
    { fromM: 18000, toM: 18500, surface: 'asphalt' },
  ];
  const plan = planned({ route, athlete: RIDER, goal: { kind: 'fastest' }, stretches });
  const cueAt = (at: number) => plan.segments.find(({ fromM, toM }) => fromM <= at && at < toM)!.cue;
  expect(cueAt(3300)).toMatch(/Gravel (from km 3\.0 to 3\.6|all the way)/);
  expect(cueAt(12100)).toMatch(/Cobbles (from km 12\.0 to 12\.2|in 2 places, the first from km 12\.0)/);
  expect(plan.segments.map(({ cue }) => cue).join(' ')).not.toMatch(/[Aa]sphalt/);
  const replan = replanFrom(plan, { distanceM: 3200 });
  expect(replan.ok && replan.segments[0]!.cue).toMatch(/Gravel/);
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
    expect(plan.simplification.costPercent).toBeLessThan(0.4);
    expect(plan.segments.length).toBeLessThanOrEqual(70);
    const falling = plan.segments.filter(({ slope }) => slope < -0.02);
    expect(falling.length).toBeLessThanOrEqual(14);
    // Their riders are told what they will mostly do.
    const long = falling.filter(({ toM, fromM, slope }) => toM - fromM > 5000 && slope < -0.07);
    expect(long.length).toBeGreaterThan(0);
    for (const { cue } of long) expect(cue).toMatch(/: (mostly )?coast/);
    // Nobody changes power for seconds in the middle of a descent.
    const brief = plan.segments.filter(
      ({ timeS, slope }, k, { [k - 1]: before, [k + 1]: after }) =>
        timeS < 40 && slope < -0.02 && Math.min(before?.slope ?? 0, after?.slope ?? 0) < -0.02,
    );
    expect(brief).toEqual([]);
    // The best plan takes the place of a quick one: the table must not change much.
    const quick = racePlan({ route, athlete: RIDER, goal: { kind: 'fastest' } }, { quick: true });
    if (!quick.ok) throw new Error(quick.message);
    expect(quick.segments.length).toBeLessThan(2 * plan.segments.length);
    expect(quick.totalTimeS).toBeLessThan(1.005 * plan.totalTimeS);
    for (const segment of falling) expect(segment.powerW).toBeLessThan(0.85 * plan.load.normalizedW);
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

const everyCell = (cells: number) => Array.from({ length: cells + 1 }, (_, cell) => cell);
/** Cells of 10 m and one second on a flat road that all count the same. */
const evenCells = (value: ArrayLike<number>) => {
  const ones = new Float64Array(value.length).fill(1);
  return { value, weight: ones, seconds: ones, slope: ones.map(() => 0), stepM: 10 };
};

test('the best bounds find the steps of a staircase', () => {
  const value = Float64Array.from(
    { length: 400 },
    (_, i) => [200, 300, 100, 250][Math.floor(i / 100)]! + (i % 3),
  );
  const sums = stretchSums(evenCells(value), { leastM: 50, leastS: 5, leastFlatS: 5 });
  const staircase = [0, 100, 200, 300, 400];
  expect(bestBounds(sums, everyCell(400), { price: 0, mostSegments: 4 })).toEqual(staircase);
  expect(bestBounds(sums, everyCell(400), { price: 100, mostSegments: 99 })).toEqual(staircase);
  expect(bestBounds(sums, everyCell(400), { price: 1e9, mostSegments: 99 })).toEqual([0, 400]);
});

test('the best bounds are those of all divisions, and settling never makes them worse', () => {
  const column = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 4, maxLength: 14 });
  const property = fc.property(column, fc.integer({ min: 0, max: 40_000 }), (watts, price) => {
    const rules = { leastM: 20, leastS: 2, leastFlatS: 2 };
    const sums = stretchSums(evenCells(watts), rules);
    const costOf = (bounds: number[]) =>
      bounds.slice(1).reduce((sum, to, k) => sum + price + sums.deviation(bounds[k] ?? 0, to), 0);
    const found = bestBounds(sums, everyCell(watts.length), { price, mostSegments: 99 });
    let least = Infinity;
    const divide = (bounds: number[]) => {
      const from = bounds.at(-1) ?? 0;
      if (from === watts.length) least = Math.min(least, costOf(bounds));
      for (let to = from + 1; to <= watts.length; to++) if (sums.allowed(from, to)) divide([...bounds, to]);
    };
    divide([0]);
    expect(costOf(found)).toBeCloseTo(least, 3);
    // From any other bounds settling comes closer, and nothing gets too short.
    const even = everyCell(watts.length).filter((cell) => cell % 3 === 0 && cell + 2 <= watts.length);
    const bounds = [...even, watts.length];
    const settled = settleBounds(sums, bounds);
    expect(costOf(settled)).toBeLessThanOrEqual(costOf(bounds) + 1e-6);
    settled.slice(1).forEach((to, k) => expect(sums.allowed(settled[k] ?? 0, to)).toBe(true));
  });
  fc.assert(property, { numRuns: 100, seed: 3 });
});

test('no more segments than asked for, and none too short', () => {
  const column = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 8, maxLength: 120 });
  const property = fc.property(column, fc.integer({ min: 1, max: 9 }), (watts, mostSegments) => {
    const sums = stretchSums(evenCells(watts), { leastM: 40, leastS: 3, leastFlatS: 3 });
    const bounds = bestBounds(sums, everyCell(watts.length), { price: 0, mostSegments });
    expect(bounds.length - 1).toBeLessThanOrEqual(mostSegments);
    bounds.slice(1).forEach((to, k) => expect(to - (bounds[k] ?? 0)).toBeGreaterThanOrEqual(4));
    expect([bounds[0], bounds.at(-1)]).toEqual([0, watts.length]);
  });
  fc.assert(property, { numRuns: 200, seed: 3 });
});

test('up a long even climb the plan is as fast as one power, though that is not a multiple of 5 W', () => {
  const plan = planned({
    route: straightRoute(15000, 0.08),
    athlete: resolveAthlete({ bodyMatrix: { height: 178, weight: 72 }, powerMatrix: { ftp: 260 } }),
    goal: { kind: 'fastest', intensityCap: 1.5 },
  });
  expect(comparePlan(plan).constant!.gainS).toBeGreaterThan(-0.002 * plan.totalTimeS);
});
