import { formatDuration, parseDurationS, resolveAthlete, rollingRoute } from '@breakaway/cycling';
import { raceEngine } from './engine.ts';

const athlete = resolveAthlete({ bodyMatrix: { weight: 75, height: 180 }, powerMatrix: { ftp: 250 } });

async function planner() {
  const engine = raceEngine();
  await engine.change(rollingRoute(60_000, 600), { laps: 1 });
  type Asked = Parameters<typeof engine.plan>[0];
  return async (
    goal: Asked['goal'],
    { quick = false, ...more }: Partial<Asked> & { quick?: boolean } = {},
  ) => {
    const answer = await engine.plan({ athlete, bike: 'road', goal, ...more }, quick);
    if (!answer.ok) throw new Error(answer.message);
    return answer;
  };
}

test('an arrival out of reach gets a plan that no arrival within reach is faster than', async () => {
  const planFor = await planner();
  const advisedS = (await planFor({ kind: 'fastest' })).plan.totalTimeS;
  const inReach = await planFor({ kind: 'time', timeS: 0.97 * advisedS });
  expect(inReach.missed).toBeUndefined();
  for (const share of [0.3, 0.85]) {
    const { plan, missed } = await planFor({ kind: 'time', timeS: share * advisedS });
    expect(missed).toMatch(
      new RegExp(
        `out of reach\\. The nearest that critical power and W' allow is ${formatDuration(plan.totalTimeS)}, and this is its plan\\. Few can hold that for so long: about \\S+ is realistic\\.$`,
      ),
    );
    const realisticS = parseDurationS(/about (\S+) is realistic\.$/.exec(missed ?? '')?.[1] ?? '') ?? 0;
    expect(Math.abs(realisticS / advisedS - 1)).toBeLessThan(0.01);
    expect(plan.totalTimeS).toBeLessThan(inReach.plan.totalTimeS);
    // Harder than is advised for so long, and the plan says so.
    expect(plan.notes.join()).toMatch(/few hold this/);
  }
});

test('an arrival that is later than any plan gets the latest plan', async () => {
  const planFor = await planner();
  const easiest = await planFor({ kind: 'intensity', if: 0.3 });
  const { plan, missed } = await planFor({ kind: 'time', timeS: 80_000 });
  expect(missed).toMatch(
    /^This plan is for the nearest possible time\. No plan arrives that late: riding at 45 W all the way takes/,
  );
  expect(plan.totalTimeS).toBeGreaterThan(1.1 * easiest.plan.totalTimeS);
});

test('an arrival far out of reach gets a quick plan first, and then the best', async () => {
  const planFor = await planner();
  const goal = { kind: 'time' as const, timeS: 3600 };
  const [soon, best] = [await planFor(goal, { quick: true }), await planFor(goal)];
  expect([soon.settled, best.settled]).toEqual([false, true]);
  expect(soon.missed).toMatch(/^A ride of 1 h is out of reach/);
  expect(Math.abs(soon.plan.totalTimeS / best.plan.totalTimeS - 1)).toBeLessThan(0.02);
  // What is only just out of reach may be within for the best search.
  const near = { kind: 'time' as const, timeS: 0.99 * best.plan.totalTimeS };
  expect(await planFor(near, { quick: true })).toMatchObject({ settled: true, missed: expect.any(String) });
});

test('the words for a time out of reach count the stops', async () => {
  const planFor = await planner();
  const stops = [{ atM: 20_000, timeS: 1200, name: 'Lunch' }];
  const { plan, missed } = await planFor({ kind: 'time', timeS: 4000 }, { stops });
  expect(missed).toContain(`W' allow is ${formatDuration(plan.totalTimeS + 1200)}, `);
});
