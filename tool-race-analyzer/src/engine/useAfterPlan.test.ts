import { racePlan, resolveAthlete, routeFrom } from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { hillGpx } from '@breakaway/tool-kit/testing';
import { renderHook } from '@testing-library/react';
import { raceEngine } from './engine.ts';
import { useAfterPlan, type Conditions } from './useAfterPlan.ts';
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
