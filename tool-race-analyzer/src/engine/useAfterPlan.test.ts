import { racePlan, resolveAthlete, routeFrom } from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { hillGpx } from '@breakaway/tool-kit/testing';
import { renderHook } from '@testing-library/react';
import { raceEngine, type Conditions } from './engine.ts';
import { factsOf } from './facts.ts';
import { slidTo, useAfterPlan } from './useAfterPlan.ts';
import type { Planned } from './usePlan.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 175, weight: 68 }, powerMatrix: { ftp: 280 } });
const calm: Conditions = { athlete, bike: 'road', temperatureC: 20 };
const hot: Conditions = { ...calm, temperatureC: 35 };

async function planFor(conditions: Conditions): Promise<Planned> {
  const parsed = await readActivityOrRoute(new TextEncoder().encode(hillGpx({ recorded: false })));
  if (!parsed.ok) throw new Error(parsed.message);
  const route = routeFrom(parsed.track.points);
  if (!route.ok) throw new Error(route.message);
  const question = { ...conditions, goal: { kind: 'fastest' as const } };
  const plan = racePlan({ ...question, route });
  if (!plan.ok) throw new Error(plan.message);
  return { route, question, conditions, answer: { ok: true, plan, settled: true } };
}

test('under new conditions nothing is computed from the plan for those before', async () => {
  const planned = await planFor(calm);
  const band = jest.fn(() => new Promise<never>(() => {}));
  const engine = { ...raceEngine(), band };
  const { rerender } = renderHook(([of, under]: [Planned, Conditions]) => useAfterPlan(engine, of, under), {
    initialProps: [planned, calm] as [Planned, Conditions],
  });
  expect(band).toHaveBeenCalledTimes(1);
  rerender([planned, hot]);
  expect(band).toHaveBeenCalledTimes(1);
  rerender([await planFor(hot), hot]);
  expect(band).toHaveBeenCalledTimes(2);
});

test('the plans along one slider say nothing of a goal on another', async () => {
  const { answer } = await planFor(calm);
  if (!answer.ok) throw new Error(answer.message);
  const facts = factsOf(answer.plan);
  const along = { kind: 'effort' as const, preview: [0, 1].map((at) => ({ at, facts })) };
  expect(slidTo(along, { kind: 'fastest', intensityCap: 0.5 })?.totalTimeS).toBe(facts.totalTimeS);
  expect(slidTo(along, { kind: 'wPrimeLeft', shareLeft: 0.5 })).toBeNull();
  expect(slidTo(along, { kind: 'time', timeS: 2000 })).toBeNull();
});
