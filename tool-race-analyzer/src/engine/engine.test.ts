import { resolveAthlete, rollingRoute } from '@breakaway/cycling';
import { raceEngine } from './engine.ts';

const athlete = resolveAthlete({ bodyMatrix: { weight: 75, height: 180 }, powerMatrix: { ftp: 250 } });

async function planner() {
  const engine = raceEngine();
  await engine.change(rollingRoute(60_000, 600), { laps: 1 });
  return async (goal: Parameters<typeof engine.plan>[0]['goal']) => {
    const answer = await engine.plan({ athlete, bike: 'road', goal }, false);
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
    expect(missed).toMatch(/out of reach|No rider can do that/);
    expect(plan.totalTimeS).toBeLessThan(inReach.plan.totalTimeS);
    // Harder than is advised for so long, and the plan says so.
    expect(plan.notes.join()).toMatch(/few hold this/);
  }
});

test('an arrival that is later than any plan gets the latest plan', async () => {
  const planFor = await planner();
  const easiest = await planFor({ kind: 'intensity', if: 0.3 });
  const { plan, missed } = await planFor({ kind: 'time', timeS: 80_000 });
  expect(missed).toMatch(/^No plan arrives that late: riding at 45 W all the way takes/);
  expect(plan.totalTimeS).toBeGreaterThan(1.1 * easiest.plan.totalTimeS);
});
