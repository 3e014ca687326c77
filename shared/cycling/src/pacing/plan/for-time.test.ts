import { comparePlan } from './comparison.ts';
import { racePlan } from './plan.ts';
import { anyQuestion, planned } from './testing.ts';

/** How closely a plan meets a time, and rounding, as shares of the time. */
const ON_TIME = 0.0005;
const HAIR = 1e-4;

const hardestOn = (seed: number) => {
  const { question } = anyQuestion(seed);
  return { question, hardest: planned({ ...question, goal: { kind: 'fastest', intensityCap: 1.5 } }) };
};

test.each([7, 24])('on road %d every time from the fastest on can be planned', (seed) => {
  const { question, hardest } = hardestOn(seed);
  for (const share of [1.0003, 1.005, 1.01, 1.015]) {
    const timeS = share * hardest.totalTimeS;
    const plan = planned({ ...question, goal: { kind: 'time', timeS } });
    expect(Math.abs(plan.totalTimeS / timeS - 1)).toBeLessThanOrEqual(ON_TIME);
    expect(plan.notes.join()).not.toMatch(/later than you asked/);
  }
});

test.each([
  ["where W' holds the climbs back", 1, 1.0003],
  ['where a watt of few segments is long', 10, 1.55],
  ['where a few whole watts miss it', 21, 1.45],
])('a plan arrives at its time %s', (_, seed, share) => {
  const { question, hardest } = hardestOn(seed);
  const timeS = share * hardest.totalTimeS;
  const { totalTimeS } = planned({ ...question, goal: { kind: 'time', timeS } });
  expect(Math.abs(totalTimeS / timeS - 1)).toBeLessThanOrEqual(ON_TIME);
});

test.each([7, 22])(
  'on road %d a plan for a time is never slower than a simpler way at its effort',
  (seed) => {
    const { question, hardest } = hardestOn(seed);
    for (const share of [1.2, 1.4, 1.6]) {
      const plan = planned({ ...question, goal: { kind: 'time', timeS: share * hardest.totalTimeS } });
      const { constant, slopeRule } = comparePlan(plan);
      for (const rival of [constant, slopeRule])
        if (rival) expect(rival.gainS).toBeGreaterThan(-HAIR * plan.totalTimeS);
    }
  },
);

test('a plan that few segments make late says so', () => {
  const { question, hardest } = hardestOn(20);
  const { notes, totalTimeS } = planned({
    ...question,
    detail: 'simple',
    goal: { kind: 'time', timeS: hardest.totalTimeS },
  });
  expect(totalTimeS / hardest.totalTimeS - 1).toBeGreaterThan(ON_TIME);
  expect(notes[0]).toMatch(
    /^This plan arrives 0:0\d later than you asked: a few sections in whole watts, within your limits, come no closer/,
  );
});

test.each([2, 14])('on road %d a plan arrives as late as can be asked for, and no later', (seed) => {
  const { question } = anyQuestion(seed);
  const never = racePlan({ ...question, goal: { kind: 'time', timeS: 9e5 } });
  if (never.ok || !never.latestS) throw new Error('A plan that takes ten days.');
  expect(never.message).toMatch(/^No plan arrives that late: riding at 45 W all the way takes/);
  const { totalTimeS } = planned({ ...question, goal: { kind: 'time', timeS: never.latestS } });
  expect(Math.abs(totalTimeS / never.latestS - 1)).toBeLessThanOrEqual(ON_TIME);
});
