import { rideCourse } from '../../road/ride-course.ts';
import { ceilingW } from '../optimum/solution.ts';
import { comparePlan } from './comparison.ts';
import type { PlanDetail } from './question.ts';
import { planSetup } from './setup.ts';
import { anyQuestion, planned } from './testing.ts';

const DETAILS = ['simple', 'normal', 'detailed'] as const satisfies PlanDetail[];
/** Rounding and the steps of a search, as a share of the time. */
const HAIR = 1e-4;

test.each(Array.from({ length: 18 }, (_, i) => [i + 101, DETAILS[i % 3]] as const))(
  'on road %d no simpler way to ride beats a %s plan at its own effort, and it keeps every limit',
  (seed, detail) => {
    const { question } = anyQuestion(seed);
    const plan = planned({ ...question, detail });
    const { totalTimeS, load, segments, askedW, powerW, wBalanceJ } = plan;
    const { constant, slopeRule } = comparePlan(plan);
    for (const rival of [constant, slopeRule])
      if (rival) expect(rival.gainS).toBeGreaterThan(-HAIR * totalTimeS);

    const setup = planSetup(plan.question);
    if (!setup.ok) throw new Error(setup.message);
    const { course, limits } = setup;
    // Ridden once more, apart from the plan.
    expect(Math.abs(rideCourse(course, askedW).totalTimeS / totalTimeS - 1)).toBeLessThan(0.001);
    if (plan.normalizedCapW !== null)
      expect(load.normalizedW).toBeLessThanOrEqual(plan.normalizedCapW + 1e-6);
    expect(load.wPrimeLeastJ).toBeGreaterThanOrEqual((limits.floorJ ?? 0) - 1e-6);
    powerW.forEach((watts, cell) => {
      const share = limits.cpShare?.[cell] ?? 1;
      if (watts > limits.cpW * share)
        expect(watts).toBeLessThanOrEqual(ceilingW(limits, wBalanceJ[cell] ?? 0, share) + 1e-3);
    });

    // Nobody looks at a target for less than half a minute on the flat.
    const inside = segments.slice(1, -1).filter(({ kind }) => kind === 'flat');
    for (const { timeS } of inside) expect(timeS).toBeGreaterThan(40);
  },
);
