import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { feedingPlan } from '../feeding/plan.ts';
import { minutesOf } from '../feeding/ride-minutes.ts';
import { hillyRoute } from '../pacing/optimum/testing/courses.ts';
import { racePlan } from '../pacing/plan/plan.ts';
import type { PlanQuestion } from '../pacing/plan/question.ts';
import { straightRoute, type Route } from '../route/route.ts';
import { fuelledPlan, type FuelQuestion, type FuelledPlan } from './fuelled-plan.ts';

// counts the plans
jest.mock('../pacing/plan/plan.ts', () => {
  const actual = jest.requireActual<{ racePlan: typeof racePlan }>('../pacing/plan/plan.ts');
  return { racePlan: jest.fn(actual.racePlan) };
});

const rider = (weight: number, ftp: number, choTolerance: number) =>
  resolveAthlete({
    bodyMatrix: { weight, height: 178 },
    powerMatrix: { ftp },
    feedingData: { choTolerance },
  });
type Rider = ReturnType<typeof rider>;

function planned(
  athlete: Rider,
  route: Route,
  {
    goal = { kind: 'fastest' },
    level,
    ...feeding
  }: Partial<Pick<PlanQuestion, 'goal' | 'level'>> & FuelQuestion = {},
): FuelledPlan {
  const answer = fuelledPlan({ athlete, route, goal, ...(level ? { level } : {}) }, feeding);
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** The stores are never below their margin, and the food is that of the plan and within the tolerance. */
function expectFuelled({ plan, feeding, fuel }: FuelledPlan): void {
  expect(fuel).toMatchObject({ fuelled: true, emptyAtS: null, emptyAtM: null });
  expect(Math.min(...feeding.minutes.tankG)).toBeGreaterThanOrEqual(feeding.tank.reserveG);
  expect(feeding.durationS).toBeCloseTo(plan.totalTimeS, 3);
  for (const { atS } of feeding.items) {
    const hour = feeding.items.filter((item) => item.atS >= atS && item.atS < atS + 3600);
    const grams = hour.reduce((sum, { carbohydrateG }) => sum + carbohydrateG, 0);
    expect(grams).toBeLessThanOrEqual(feeding.toleranceGH + 1e-6);
  }
}

const hills = hillyRoute(110_000, 3, 0.055);

test('an amateur on four hilly hours: fuelled to the line, and what that costs', () => {
  const athlete = rider(70, 230, 25);
  const answer = planned(athlete, hills, { level: 'trained' });
  expectFuelled(answer);
  const { plan, fuel } = answer;
  expect(plan.totalTimeS / 3600).toBeGreaterThan(3.5);
  expect(fuel.sentence).toMatch(
    /^Fuelled to the line this takes \d+ minutes longer than the plan that ignores food; with \d+ g\/h instead of 25 or \d+ g in store .* you would not lose them\.$/,
  );
  expect(plan.notes[0]).toBe(fuel.sentence);
  expect(plan.notes.join(' ')).not.toMatch(/asked for/);
  const legs = racePlan({ athlete, route: hills, goal: { kind: 'fastest' }, level: 'trained' });
  if (!legs.ok) throw new Error(legs.message);
  expect(fuel.costS).toBeCloseTo(plan.totalTimeS - legs.totalTimeS, 6);
  expect(fuel.costS).toBeGreaterThan(0);
  expect(fuel.costS).toBeLessThan(900);

  // what would help does help
  const [, gH] = /with (\d+) g\/h/.exec(fuel.sentence) ?? [];
  const [, startG] = /or (\d+) g in store/.exec(fuel.sentence) ?? [];
  const minutes = minutesOf(hills, legs);
  for (const better of [
    { athlete: rider(70, 230, Number(gH)), minutes },
    { athlete, minutes, storeG: Number(startG) },
  ])
    expect(feedingPlan({ ...better, level: 'trained' })).toMatchObject({
      ok: true,
      tank: { emptyAtS: null },
    });
});

test('an elite rider on five hours at 90 g/h, and the same after carbohydrate loading', () => {
  const long = hillyRoute(175_000, 5, 0.055);
  const usual = planned(rider(68, 400, 90), long);
  expectFuelled(usual);
  const loaded = planned(rider(68, 400, 90), long, { storeG: 760 });
  expectFuelled(loaded);
  expect(loaded.fuel.costS).toBeLessThan(usual.fuel.costS / 2);
  // fuelled, not crept
  expect(usual.plan.load.intensityFactor).toBeGreaterThan(0.68);
});

test('a plan with food enough is the plan by legs alone, and costs no second plan', () => {
  const athlete = rider(75, 150, 50);
  const route = hillyRoute(70_000, 9, 0.05);
  const goal = { kind: 'fastest' } as const;
  const alone = racePlan({ athlete, route, goal });
  jest.mocked(racePlan).mockClear();
  const { plan, fuel, feeding } = planned(athlete, route);
  expect(racePlan).toHaveBeenCalledTimes(1);
  expect(plan).toEqual(alone);
  expect(fuel).toMatchObject({ fuelled: true, costS: 0 });
  expect(fuel.sentence).toMatch(/^Food and stores last to the line: about \d+ g are left there\.$/);
  expect(feeding.tank.endG).toBeGreaterThan(feeding.tank.reserveG);
});

test.each<PlanQuestion['goal']>([
  { kind: 'intensity', if: 0.84 },
  { kind: 'time', timeS: 13_200 },
])('a plan for an effort or a time stays, and says where the stores run out: %o', (goal) => {
  const athlete = rider(70, 230, 40);
  const { plan, fuel, feeding } = planned(athlete, hills, { goal });
  expect(plan).toEqual(racePlan({ athlete, route: hills, goal }));
  expect(fuel).toMatchObject({ fuelled: false, costS: 0 });
  expect(fuel.emptyAtS ?? 0).toBeLessThan(plan.totalTimeS);
  const node = Math.round((fuel.emptyAtM ?? 0) / hills.stepM);
  expect(Math.abs((plan.timeS[node] ?? NaN) - (fuel.emptyAtS ?? NaN))).toBeLessThan(10);
  expect(fuel.sentence).toMatch(
    /^Your stores run out after about \d h( \d+ min)?, at km \d+ of 110: eat \d+ g\/h instead of 40, or ride at about \d+ W normalized power instead of \d+/,
  );
  expect(feeding.warnings.join(' ')).not.toMatch(/To make them last/);
});

test.each([
  ['hilly', hills, 0.84],
  ['steep', hillyRoute(110_000, 5, 0.09), 0.8],
  ['flat', straightRoute(110_000, 0), 0.86],
] as const)('the watts that are advised last, about, on a %s road', (_, route, share) => {
  const athlete = rider(70, 230, 45);
  const { plan, fuel } = planned(athlete, route, { goal: { kind: 'intensity', if: share } });
  const [, advised] = /ride at about (\d+) W normalized power/.exec(fuel.sentence) ?? [];
  const most = planned(athlete, route).plan.load.normalizedW;
  expect(Number(advised)).toBeLessThan(Math.min(plan.load.normalizedW, 1.03 * most));
  expect(Number(advised)).toBeGreaterThan(0.97 * most);
});

test('on 30 random hilly roads the stores of the fastest plan never fall below their margin', () => {
  let easier = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const [weight, ftp] = (
      [
        [70, 230],
        [68, 400],
        [75, 170],
      ] as const
    )[seed % 3] ?? [70, 230];
    const route = hillyRoute(30_000 + 1000 * (seed % 10), seed, 0.03 + 0.001 * seed, seed % 2);
    // small stores, so that short roads empty them
    const storeG = 110 + (0.5 + 0.012 * seed) * ftp;
    jest.mocked(racePlan).mockClear();
    const answer = planned(rider(weight, ftp, 40 + seed), route, { storeG });
    expect(jest.mocked(racePlan).mock.calls.length).toBeLessThanOrEqual(6);
    expectFuelled(answer);
    if (answer.fuel.costS > 0) easier++;
  }
  expect(easier).toBeGreaterThan(10);
  expect(easier).toBeLessThan(30);
});

test('the same question gives the same answer', () => {
  const route = hillyRoute(35_000, 4, 0.04);
  const [once, again] = [1, 2].map(() => planned(rider(70, 230, 60), route, { storeG: 240 }));
  expect(once?.fuel.costS).toBeGreaterThan(0);
  expect(again).toEqual(once);
});

test('without tolerance or FTP: one sentence', () => {
  const goal = { kind: 'fastest' } as const;
  const noTolerance = resolveAthlete({ bodyMatrix: { weight: 70 }, powerMatrix: { ftp: 230 } });
  expect(fuelledPlan({ athlete: noTolerance, route: hills, goal })).toMatchObject({
    ok: false,
    missing: ['feedingData.choTolerance'],
  });
  expect(fuelledPlan({ athlete: null, route: hills, goal })).toMatchObject({ ok: false });
});
