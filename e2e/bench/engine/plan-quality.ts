import { comparePlan, racePlan, type PlanDetail } from '@breakaway/cycling';
// What the engine's tests plan is no export of the engine.
// oxlint-disable-next-line no-restricted-imports
import { planSetup } from '../../../shared/cycling/src/pacing/plan/setup.ts';
// oxlint-disable-next-line no-restricted-imports
import { anyQuestion } from '../../../shared/cycling/src/pacing/plan/testing.ts';
// oxlint-disable-next-line no-restricted-imports
import { judgeOf } from '../../../shared/cycling/src/pacing/rideable/rideable.ts';
// oxlint-disable-next-line no-restricted-imports
import { evenPower } from '../../../shared/cycling/src/pacing/rideable/watts.ts';

const DETAILS: readonly PlanDetail[] = ['simple', 'normal', 'detailed'];
/** Where the optimum wins less than this share of the time there is no gain to keep. */
const LEAST_GAIN = 0.001;
/** The steps of the searches, as a share of the time. */
const HAIR = 1e-4;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;

/**
 * Plans on random roads: how many lose to one even power or to the slope rule in as many segments, at the plan's own
 * effort; how much of what the optimum wins on even power a plan keeps, all three within the same limits; and by how much a
 * quick plan takes longer than the best.
 * @param roads how many roads
 * @param seed of the first road; the day gives others every day
 */
export function planQuality(roads: number, seed = Math.floor(Date.now() / 86_400_000)) {
  const rows = DETAILS.map((detail) => {
    const kept: number[] = [];
    const perHour: number[] = [];
    const quick: number[] = [];
    let planned = 0;
    let toEven = 0;
    let toRule = 0;
    for (let road = 0; road < roads; road++) {
      const question = { ...anyQuestion(1000 * seed + road).question, detail };
      const plan = racePlan(question);
      if (!plan.ok) continue;
      const soon = racePlan(question, { quick: true });
      if (soon.ok) quick.push(soon.totalTimeS / plan.totalTimeS - 1);
      planned++;
      const { constant, slopeRule } = comparePlan(plan);
      const { totalTimeS, optimum, segments } = plan;
      const lost = (rival: typeof constant) => rival !== null && rival.gainS < -HAIR * totalTimeS;
      if (lost(constant)) toEven++;
      if (lost(slopeRule)) toRule++;
      perHour.push((3600 * segments.length) / totalTimeS);
      const setup = planSetup(plan.question);
      if (!setup.ok) continue;
      const limits = { ...setup.limits, npCapW: plan.normalizedCapW };
      const even = evenPower(judgeOf(setup.course, limits, setup.start), optimum.normalizedW);
      if (!even) continue;
      const evenS = even.solution.ride.totalTimeS;
      const gain = evenS - optimum.totalTimeS;
      if (gain > LEAST_GAIN * totalTimeS) kept.push((evenS - totalTimeS) / gain);
    }
    const sorted = kept.toSorted((a, b) => a - b);
    const slower = quick.toSorted((a, b) => a - b);
    const percent = (share: number) => `${Math.round(100 * at(sorted, share))} %`;
    const slowerBy = (share: number) => `${(100 * at(slower, share)).toFixed(2)} %`;
    return [
      detail,
      {
        plans: planned,
        'slower than even power': toEven,
        'slower than the slope rule': toRule,
        'gain kept, median': percent(0.5),
        'gain kept, 10 % of plans': percent(0.1),
        'quick plan slower by, median': slowerBy(0.5),
        'quick plan slower by, 90 %': slowerBy(0.9),
        'segments an hour, median': Number(
          at(
            perHour.toSorted((a, b) => a - b),
            0.5,
          ).toFixed(1),
        ),
      },
    ] as const;
  });
  return Object.fromEntries(rows);
}
