import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { eatenOtherwise } from './otherwise.ts';
import { feedingPlan } from './plan.ts';
import { steadyMinutes } from './ride-minutes.ts';

const plan = feedingPlan({
  athlete: resolveAthlete({
    bodyMatrix: { weight: 70, height: 178 },
    powerMatrix: { ftp: 260 },
    feedingData: { choTolerance: 60 },
  }),
  minutes: steadyMinutes(4 * 3600 + 30, 190),
});
if (!plan.ok) throw new Error(plan.message);
const all = new Set(plan.items.keys());

test('nothing missed: the stores are those of the plan', () => {
  const { tankG, endG, emptyAtS, missedG } = eatenOtherwise(plan, {});
  expect([...tankG]).toEqual([...plan.minutes.tankG]);
  expect([endG, emptyAtS, missedG]).toEqual([plan.tank.endG, plan.tank.emptyAtS, 0]);
});

test('everything missed: as the plan says of eating nothing', () => {
  const nothing = plan.ifNotEaten.find(({ what }) => what === 'nothing');
  const { endG, emptyAtS, missedG } = eatenOtherwise(plan, { missed: all });
  expect([endG, emptyAtS]).toEqual([nothing?.endG, nothing?.emptyAtS]);
  expect(missedG).toBeCloseTo(plan.totals.carbohydrateG, 9);
});

test('one missed item costs its grams less what would not have been burnt, from its time on', () => {
  const { minute, carbohydrateG } = plan.items[0] ?? { minute: NaN, carbohydrateG: NaN };
  const { tankG, endG } = eatenOtherwise(plan, { missed: new Set([0]) });
  expect(tankG.slice(0, minute)).toEqual(plan.minutes.tankG.slice(0, minute));
  expect(plan.tank.endG - endG).toBeGreaterThan(0.7 * carbohydrateG);
  expect(plan.tank.endG - endG).toBeLessThan(carbohydrateG);
});

test.each([-1, NaN, 4 * 3600 + 31])('eaten at %d s, outside of the ride, is missed', (atS) => {
  const { tankG, missedG } = eatenOtherwise(plan, { atS: new Map([[0, atS]]) });
  expect([...tankG]).toEqual([...eatenOtherwise(plan, { missed: new Set([0]) }).tankG]);
  expect(missedG).toBeCloseTo(plan.items[0]?.carbohydrateG ?? NaN, 9);
});
