import { powerForDuration } from '../../physiology/critical-power.ts';
import { timeAt } from '../../road/simulate.ts';
import { resolveAthlete } from '../../athlete/resolve-athlete.ts';
import { rollingRoute } from '../../route/rolling-route.ts';
import { straightRoute, type Route } from '../../route/route.ts';
import type { LockedPower } from '../optimum/locked.ts';
import { ridePlanned } from '../optimum/solution.ts';
import { replanFrom } from '../replan/replan.ts';
import { hillyRoute } from '../optimum/testing/courses.ts';
import { comparePlan } from './comparison.ts';
import { racePlan } from './plan.ts';
import type { PlanQuestion } from './question.ts';
import type { RacePlan } from './race-plan.ts';
import { planSetup } from './setup.ts';
import { steadyRange } from './steady-range.ts';

const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
const goal = { kind: 'fastest' as const };

function planned(route: Route, locked: LockedPower[] = [], more: Partial<PlanQuestion> = {}): RacePlan {
  const plan = racePlan({ route, athlete, goal, ...more, locked });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}
const wattsAt = ({ segments }: RacePlan, atM: number) =>
  segments.find(({ fromM, toM }) => fromM <= atM && toM > atM)?.powerW;

/** A locked plan keeps its locks to the watt, with segments that begin and end there, and every limit that it claims. */
function expectHeld(plan: RacePlan, locked: LockedPower[]): void {
  const setup = planSetup(plan.question);
  if (!setup.ok) throw new Error(setup.message);
  for (const { fromM, toM, powerW } of locked) {
    const segment = plan.segments.find((one) => Math.abs(one.fromM - fromM) < 6);
    expect(segment).toMatchObject({ powerW });
    expect(Math.abs((segment?.toM ?? 0) - toM)).toBeLessThan(6);
  }
  const asked = new Float64Array(setup.course.cells);
  for (const { fromM, toM, powerW } of plan.segments)
    asked.fill(powerW, Math.round(fromM / setup.course.stepM), Math.round(toM / setup.course.stepM));
  const alone = ridePlanned(setup.course, { ...setup.limits, locked: [] }, asked);
  expect(Math.abs(alone.ride.totalTimeS / plan.totalTimeS - 1)).toBeLessThan(1e-6);
}

const route = rollingRoute(40_000, 600);
const hilly = hillyRoute(25_000, 7, 0.05, 2);

describe('locked sections', () => {
  test.each([
    ['a rolling road', route, [{ fromM: 10_000, toM: 14_000, powerW: 260 }]],
    [
      'a rolling road, two of them side by side',
      route,
      [
        { fromM: 10_000, toM: 14_000, powerW: 150 },
        { fromM: 14_000, toM: 15_000, powerW: 280 },
      ],
    ],
    [
      'a hilly road, at its start and its end',
      hilly,
      [
        { fromM: 0, toM: 2000, powerW: 180 },
        { fromM: 22_000, toM: 25_000, powerW: 0 },
      ],
    ],
  ])('are ridden as given on %s', (_, on, locked) => {
    const ends = locked.map((lock) => ({ ...lock, toM: Math.min(lock.toM, on.distanceM) }));
    const plan = planned(on, ends);
    expectHeld(plan, ends);
    expect(plan.load.normalizedW).toBeLessThanOrEqual((plan.normalizedCapW ?? 0) + 0.05);
    expect(plan.load.wPrimeLeastJ).toBeGreaterThan(0);
  });

  test('at the watts of the plan itself they change next to nothing', () => {
    const free = planned(hilly);
    const own = free.segments[Math.floor(free.segments.length / 2)];
    if (!own) throw new Error('The plan has no sections.');
    const plan = planned(hilly, [{ fromM: own.fromM, toM: own.toM, powerW: own.powerW }]);
    expect(Math.abs(plan.totalTimeS / free.totalTimeS - 1)).toBeLessThan(0.002);
  });

  test('the rest makes up for what a lock spends', () => {
    const [easy, hard] = [120, 290].map((powerW) => planned(route, [{ fromM: 0, toM: 10_000, powerW }]));
    const mean = ({ segments }: RacePlan) => {
      const rest = segments.filter(({ fromM }) => fromM >= 9990);
      const seconds = rest.reduce((sum, { timeS }) => sum + timeS, 0);
      return rest.reduce((sum, { timeS, powerW }) => sum + timeS * powerW, 0) / seconds;
    };
    expect(easy && hard && mean(easy) - mean(hard)).toBeGreaterThan(10);
    // The cap on normalized power is used up around a hard lock as well.
    expect(hard?.load.normalizedW).toBeGreaterThan(0.99 * (hard?.normalizedCapW ?? Infinity));
  });

  test('the rest is better than one even power around the lock', () => {
    const locked = [{ fromM: 8000, toM: 12_000, powerW: 150 }];
    const plan = planned(hilly, locked);
    const setup = planSetup(plan.question);
    if (!setup.ok) throw new Error(setup.message);
    const { course, limits } = setup;
    const within = { ...limits, npCapW: plan.load.normalizedW };
    let even = Infinity;
    for (let powerW = 150; powerW < 320; powerW++) {
      const ridden = ridePlanned(course, within, new Float64Array(course.cells).fill(powerW));
      if (ridden.unmet.length === 0) even = Math.min(even, ridden.ride.totalTimeS);
    }
    expect(plan.totalTimeS).toBeLessThan(even);
    expect(comparePlan(plan)).toEqual({ constant: null, slopeRule: null, notes: [] });
  });

  test("a lock that spends more than all W' is said, and the rest is still planned", () => {
    const locked = [{ fromM: 10_000, toM: 20_000, powerW: 420 }];
    const plan = planned(route, locked);
    expectHeld(plan, locked);
    expect(plan.notes).toContain(
      "Your locked sections spend more W' than you have or want to keep, however easily you ride the rest.",
    );
    expect(wattsAt(plan, 35_000)).toBeGreaterThan(30);
    expect(plan.load.wPrimeLeastJ).toBeLessThan(0);
  });

  test('a lock above the intensity that was asked for is said', () => {
    const plan = planned(straightRoute(20_000, 0.01), [{ fromM: 0, toM: 18_000, powerW: 240 }], {
      goal: { kind: 'fastest', intensityCap: 0.6 },
    });
    expect(plan.notes).toContain(
      'Your locked sections alone take more than the intensity that you asked for.',
    );
  });

  test("a time and W' to keep hold around a lock", () => {
    const locked = [{ fromM: 10_000, toM: 14_000, powerW: 180 }];
    const timeS = 1.05 * planned(route, locked).totalTimeS;
    const slower = planned(route, locked, { goal: { kind: 'time', timeS } });
    expectHeld(slower, locked);
    expect(Math.abs(slower.totalTimeS / timeS - 1)).toBeLessThan(0.002);
    const kept = planned(hilly, locked, { goal: { kind: 'wPrimeLeft', shareLeft: 0.6 } });
    expectHeld(kept, locked);
    expect(kept.load.wPrimeLeastJ).toBeGreaterThan(0.599 * (athlete.wPrimeJ?.value ?? Infinity));
  });

  test('on the way, what is left of a lock is still held', () => {
    const plan = planned(route, [{ fromM: 10_000, toM: 14_000, powerW: 200 }]);
    const again = replanFrom(plan, { distanceM: 12_000, elapsedS: 1.03 * plan.timeS[1200]! });
    if (!again.ok) throw new Error(again.message);
    expect(again.segments[0]).toMatchObject({ powerW: 200 });
    expect(Math.abs(again.segments[0]!.toM - 14_000)).toBeLessThan(6);
  });

  test.each([
    [{ fromM: 5000, toM: 5020, powerW: 200 }, /at least 50 m long/],
    [{ fromM: 5000, toM: 50_000, powerW: 200 }, /is not on the course/],
    [{ fromM: 5000, toM: 6000, powerW: -1 }, /between 0 and 2000 W/],
    [{ fromM: NaN, toM: 6000, powerW: 200 }, /is not on the course/],
    [{ fromM: 11_000, toM: 12_000, powerW: 200 }, /overlaps the one before it/],
  ])('%j is refused in one sentence', (lock, sentence) => {
    const answer = racePlan({
      route,
      athlete,
      goal,
      locked: [{ fromM: 10_000, toM: 14_000, powerW: 200 }, lock],
    });
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(sentence) });
  });

  test('locked watts with which nobody gets up the road are said, and the road keeps its word', () => {
    const climb = straightRoute(3000, 0.06);
    const plan = planned(climb, [{ fromM: 1000, toM: 2000, powerW: 0 }]);
    expect(plan.notes).toContain(
      'Your locked watts do not get you up the road at km 1.0: you would have to walk there.',
    );
    expect(plan.segments.find(({ powerW }) => powerW === 0)?.cue).toBe(
      'Climb, 1.0 km at 6.0 %: coast and recover.',
    );
    expect(planned(climb, [{ fromM: 1000, toM: 2000, powerW: 150 }]).notes.join()).not.toMatch(/walk/);
  });
});

describe('steadyRange', () => {
  const climb = { fromM: 5000, toM: 6000 };
  const steep = planned(straightRoute(10_000, 0.06));
  const range = (plan: RacePlan, stretch: { fromM: number; toM: number }) => {
    const found = steadyRange(plan, stretch);
    if (!found.ok) throw new Error(found.message);
    return found;
  };
  const lockedAt = (powerW: number) => planned(steep.question.route, [{ ...climb, powerW }]);
  const timeOf = (plan: RacePlan) =>
    timeAt(plan.question.route, plan.timeS, climb.toM) - timeAt(plan.question.route, plan.timeS, climb.fromM);

  test("the most is what W' holds for as long as the section takes", () => {
    const { mostW } = range(steep, climb);
    const heldW = powerForDuration(
      { cpW: athlete.cpW!.value, wPrimeJ: athlete.wPrimeJ!.value, pMaxW: athlete.peakPowerW!.value },
      timeOf(lockedAt(mostW)),
    );
    expect(Math.abs(mostW - heldW)).toBeLessThan(5);
    expect(lockedAt(mostW).load.wPrimeLeastJ).toBeGreaterThan(0);
  });

  test('the least is faster than walking, and nothing is needed where the road falls', () => {
    const { leastW } = range(steep, climb);
    expect((3.6 * 1000) / timeOf(lockedAt(leastW))).toBeCloseTo(5, 0);
    expect((3.6 * 1000) / timeOf(lockedAt(leastW - 15))).toBeLessThan(4.7);
    expect(range(planned(straightRoute(10_000, -0.04)), climb).leastW).toBe(0);
  });

  test.each([
    ['a rolling road', planned(route)],
    ['a hilly road', planned(hilly)],
  ])('what a plan for %s asks lies within', (_, plan) => {
    for (const segment of plan.segments) {
      const { leastW, mostW } = range(plan, segment);
      expect(segment.powerW).toBeGreaterThanOrEqual(leastW);
      expect(segment.powerW).toBeLessThanOrEqual(mostW);
    }
  });

  test('an impossible lock that is there already changes nothing', () => {
    for (const powerW of [0, 2000]) {
      const { leastW, mostW } = range(lockedAt(powerW), climb);
      expect(Math.abs(mostW - range(steep, climb).mostW)).toBeLessThan(10);
      expect(Math.abs(leastW - range(steep, climb).leastW)).toBeLessThan(10);
    }
  });
});
