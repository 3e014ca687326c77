import type { FinishBand, PacingGoal, PlanComparison, RacePlan } from '@breakaway/cycling';
import { useEffect, useState } from 'react';
import type { Conditions, Engine } from './engine.ts';
import { factsOf, previewAt, type PlanFacts, type Preview } from './facts.ts';
import type { Planned } from './usePlan.ts';

/** Sliders that have a preview, and the places of its plans. */
const SLIDERS = {
  effort: [0.55, 0.6, 0.66, 0.72, 0.78, 0.84, 0.9, 0.97, 1.05],
  wPrime: [0, 0.2, 0.4, 0.6, 0.8],
} as const;
type SliderKind = keyof typeof SLIDERS;

const sliderOf = ({ kind }: PacingGoal): SliderKind => (kind === 'wPrimeLeft' ? 'wPrime' : 'effort');
const goalAt = (kind: SliderKind, at: number): PacingGoal =>
  kind === 'effort' ? { kind: 'fastest', intensityCap: at } : { kind: 'wPrimeLeft', shareLeft: at };

/** Where a goal stands on its slider; NaN where it has none. */
const sliderAt = (goal: PacingGoal): number =>
  goal.kind === 'wPrimeLeft' ? goal.shareLeft : goal.kind === 'fastest' ? (goal.intensityCap ?? NaN) : NaN;

/** The plans along one slider. */
export interface SliderPreview {
  kind: SliderKind;
  preview: Preview;
}
interface Kept extends SliderPreview {
  conditions: Conditions;
}

/** The figures of a goal between those of the plans along its own slider; null where there are none. */
export const slidTo = (along: SliderPreview | null, goal: PacingGoal): PlanFacts | null =>
  along && along.kind === sliderOf(goal) ? previewAt(along.preview, sliderAt(goal)) : null;

/**
 * What is computed after a plan, one piece at a time: the band of the finish, the plans along the slider from the plan
 * outwards, other ways to ride. A newer plan puts an end to it, and nothing here delays a plan.
 */
export function useAfterPlan(engine: Engine, planned: Planned | null, conditions: Conditions | null) {
  const [band, setBand] = useState<{ of: RacePlan; is: FinishBand } | null>(null);
  const [comparison, setComparison] = useState<{ of: RacePlan; is: PlanComparison } | null>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  const plan = planned?.answer.ok ? planned.answer.plan : null;
  const settled = planned?.answer.ok === true && planned.answer.settled;
  // While the plan for other conditions is computed, the one that is shown is not for them.
  const made = planned !== null && planned.conditions === conditions;
  const kind = plan && sliderOf(plan.question.goal);
  const known = kept && kept.conditions === conditions && kept.kind === kind ? kept : null;
  useEffect(() => {
    // What follows from a plan waits for the best one.
    if (!plan || !settled || !kind || !conditions || !made) return;
    let current = true;
    const { route: _, ...question } = plan.question;
    const sent = { ...plan, question };
    const here = kind === 'effort' ? plan.load.intensityFactor : sliderAt(plan.question.goal);
    const of = plan;
    async function work(kindNow: SliderKind, conditionsNow: Conditions) {
      const next = await engine.band(sent);
      if (!current) return;
      setBand({ of, is: next });
      let preview: Preview = known?.preview ?? [{ at: here, facts: factsOf(sent) }];
      const missing = SLIDERS[kindNow].filter((at) => !preview.some((one) => one.at === at));
      for (const at of missing.toSorted((a, b) => Math.abs(a - here) - Math.abs(b - here))) {
        const facts = await engine.facts({ ...conditionsNow, goal: goalAt(kindNow, at) });
        if (!current) return;
        if (facts) preview = [...preview, { at, facts }].toSorted((a, b) => a.at - b.at);
        setKept({ conditions: conditionsNow, kind: kindNow, preview });
      }
      const others = await engine.comparison(sent);
      if (current) setComparison({ of, is: others });
    }
    // Without them the plan is still whole.
    work(kind, conditions).catch(() => {});
    return () => {
      current = false;
    };
    // A preview that arrives is no reason to begin again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, plan, settled, kind, conditions, made]);
  const route = plan?.question.route;
  return {
    // Of the plan before it serves until its own is there; the one of another course does not.
    band: route && band?.of.question.route === route ? band.is : null,
    comparison: plan && comparison?.of === plan ? comparison.is : null,
    preview: known,
  };
}
