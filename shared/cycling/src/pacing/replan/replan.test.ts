import fc from 'fast-check';
import { planned, randomRoute, RIDER } from '../plan/testing.ts';
import { replanFrom, type Replan } from './replan.ts';
import type { RiderNow } from './rider-now.ts';
import { intensityForDuration } from '../plan/intensity.ts';
import type { RacePlan } from '../plan/race-plan.ts';

const route = randomRoute(4, 12000);
const rider = { route, athlete: RIDER, position: 'climb' as const };
const plan = planned({ ...rider, goal: { kind: 'fastest' } });
const careful = planned({ ...rider, goal: { kind: 'wPrimeLeft', shareLeft: 0.3 } });
const timed = planned({ ...rider, goal: { kind: 'time', timeS: 1.05 * plan.totalTimeS } });

function anew(from: RacePlan, now: RiderNow): Replan {
  const replan = replanFrom(from, now);
  if (!replan.ok) throw new Error(replan.message);
  return replan;
}

const plannedTime = (from: RacePlan, distanceM: number) => from.timeS[Math.round(distanceM / route.stepM)]!;

test.each([0, -50])('from the start (%d m) it is the same plan', (distanceM) => {
  const again = anew(plan, { distanceM });
  expect(Math.abs(again.finishS / plan.totalTimeS - 1)).toBeLessThan(0.001);
  expect(again.segments[0]!.fromM).toBe(0);
  expect(again.sentence).toMatch(/on plan/);
});

test.each([2000, 6000, 10000])('on plan at %d m the finish stays', (distanceM) => {
  for (const from of [plan, timed]) {
    const again = anew(from, { distanceM, elapsedS: plannedTime(from, distanceM) });
    expect(Math.abs(again.finishS / from.totalTimeS - 1)).toBeLessThan(0.005);
    expect(again.segments[0]!.fromM).toBeCloseTo(distanceM, -1);
    expect(again.segments.at(-1)!.toM).toBeCloseTo(route.distanceM, 3);
    expect(again.splits.at(-1)!.timeS).toBeCloseTo(again.finishS, 6);
  }
});

test('the ride of the rest begins where and when the rider is, and ends at the finish', () => {
  const { timeS, speedMs, wBalanceJ, powerW, finishS } = anew(plan, { distanceM: 6000, elapsedS: 1500 });
  const cells = Math.round((route.distanceM - 6000) / route.stepM);
  expect([timeS, speedMs, wBalanceJ].map(({ length }) => length)).toEqual(new Array(3).fill(cells + 1));
  expect(powerW).toHaveLength(cells);
  expect(timeS[0]).toBe(1500);
  expect(timeS.at(-1)).toBeCloseTo(finishS, 6);
});

test('behind a time to arrive at, the rest is ridden harder; too far behind, it says so', () => {
  const distanceM = 6000;
  const on = anew(timed, { distanceM });
  const late = anew(timed, { distanceM, elapsedS: plannedTime(timed, distanceM) + 15 });
  expect(late.normalizedW).toBeGreaterThan(on.normalizedW);
  expect(late.onTarget).toBe(true);
  expect(Math.abs(late.finishS / timed.totalTimeS - 1)).toBeLessThan(0.002);
  const lost = anew(timed, { distanceM, elapsedS: plannedTime(timed, distanceM) + 900 });
  expect(lost.onTarget).toBe(false);
  expect(lost.sentence).toMatch(/15:00 behind the plan\. .* is out of reach now/);
});

test('what was ridden too hard is paid back', () => {
  const distanceM = 6000;
  const seconds = Math.round(plannedTime(plan, distanceM));
  const ridden = (share: number) => new Array<number>(seconds).fill(share * plan.load.normalizedW);
  const hard = anew(plan, { distanceM, elapsedS: seconds, riddenPowerW: ridden(1.08) });
  const easy = anew(plan, { distanceM, elapsedS: seconds, riddenPowerW: ridden(0.92) });
  expect(hard.normalizedW).toBeLessThan(easy.normalizedW);
  expect(hard.wPrimeLeftJ).toBeLessThan(easy.wPrimeLeftJ);
});

test("less W' makes the rest no faster", () => {
  const at = (wPrimeLeftJ: number) => anew(plan, { distanceM: 10000, wPrimeLeftJ }).finishS;
  expect(at(1000)).toBeGreaterThanOrEqual(at(20000) - 1);
});

test.each([2000, 6000, 10000])(
  'late at %d m, who is empty is not asked for more than who is not',
  (distanceM) => {
    for (const lateS of [0, 120, 600]) {
      const elapsedS = plannedTime(careful, distanceM) + lateS;
      const empty = anew(careful, { distanceM, elapsedS, wPrimeLeftJ: 0 });
      const fresh = anew(careful, { distanceM, elapsedS });
      expect(empty.segments[0]!.powerW).toBeLessThanOrEqual(fresh.segments[0]!.powerW);
      expect(empty.sentence).toMatch(/kJ less W' left than planned/);
    }
  },
);

test('an exhausted rider is not advised to stop before the line for a reserve', () => {
  const empty = anew(plan, { distanceM: route.distanceM - 300, wPrimeLeftJ: 0 });
  const full = anew(plan, { distanceM: route.distanceM - 300 });
  expect(empty.finishS - full.finishS).toBeLessThan(5);
  expect(empty.wPrimeEndJ).toBeGreaterThanOrEqual(-1);
  expect(empty.notes).toEqual([expect.stringMatching(/kept for the finish is spent/)]);
  // So near the line the plan itself has next to nothing left.
  expect(empty.sentence).toMatch(/you are on plan\. The finish/);
});

test('a long stop makes the rest a little easier, by the longer day alone', () => {
  const distanceM = 6000;
  const stopped = anew(plan, { distanceM, elapsedS: plannedTime(plan, distanceM) + 3000 });
  const on = anew(plan, { distanceM });
  const shift = intensityForDuration(stopped.finishS) / intensityForDuration(plan.totalTimeS);
  expect(stopped.normalizedW / on.normalizedW / shift).toBeGreaterThan(0.97);
});

test('says what it rests on', () => {
  const { inputs, sd, spread, sources } = anew(plan, { distanceM: 6000, elapsedS: 1500 });
  expect(inputs.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['cpW', 'riderMassKg', 'distanceM', 'elapsedS', 'wPrimeLeftJ']),
  );
  expect(inputs.find(({ key }) => key === 'wPrimeLeftJ')!.source).toBe('estimated');
  expect(sd).toBeGreaterThan(0);
  expect(sd).toBeLessThan(plan.sd);
  expect(spread.length).toBeGreaterThan(3);
  expect(sources).toContain('martin1998');
});

test('at the last metres and beyond there is still an answer', () => {
  const last = anew(plan, { distanceM: route.distanceM - 12 });
  expect(last.finishS - last.elapsedS).toBeLessThan(10);
  expect(last.segments).toHaveLength(1);
  const there = anew(plan, { distanceM: route.distanceM + 500, elapsedS: 2000 });
  expect(there).toMatchObject({ finishS: 2000, segments: [], sentence: 'You are at the finish, in 33:20.' });
});

test('hostile places give finite numbers or one sentence', () => {
  const wild = fc.oneof(
    fc.double(),
    fc.constantFrom(NaN, Infinity, -1, 0, 1e9),
    fc.integer({ min: 0, max: 20000 }),
  );
  const maybe = fc.option(wild, { nil: undefined });
  const now = fc.record({ distanceM: wild, elapsedS: maybe, speedMs: maybe, wPrimeLeftJ: maybe });
  const property = fc.property(now, (where) => {
    const replan = replanFrom(plan, where as RiderNow);
    if (!replan.ok) return expect(replan.message).toMatch(/^[A-Z].*\.$/);
    expect(Number.isFinite(replan.finishS + replan.normalizedW + replan.wPrimeEndJ)).toBe(true);
    expect(replan.sentence).not.toMatch(/NaN|undefined|Infinity/);
  });
  fc.assert(property, { numRuns: 20, seed: 5 });
});
