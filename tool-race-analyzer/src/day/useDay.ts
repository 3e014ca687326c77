import type { FinishBand, RacePlan } from '@breakaway/cycling';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { useEffect, useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import type { PlanForm } from '../form/plan-form.ts';
import { rangeWords, surerCauses, type Surer } from './surer.ts';
import { askedOf, whatIfs, type WhatIf } from './what-ifs.ts';

/** Smaller changes are lost in the rounding of watts and sections. */
const LEAST_S = 3;
const LEAST_SHARE = 0.0005;

export type Weighed = Omit<WhatIf, 'question'> & {
  /** by how much the finish is later, s; negative is earlier */
  seconds: number;
};
type Narrowed = Surer & { band: FinishBand };

/** Plans whose questions are answered: the tab may be opened again. */
const answered = new WeakMap<RacePlan, Day>();

interface Day {
  of: RacePlan;
  /** largest first */
  ifs: Weighed[];
  narrowed: Narrowed[];
  /** questions that are still to be answered */
  left: number;
  failed: boolean;
}

/**
 * What would change a plan and what would narrow its range: each answered by the second worker, one at a time, once
 * everything else of the plan is there. A newer plan puts an end to it.
 */
export function useDay(
  engine: Engine,
  plan: RacePlan,
  band: FinishBand | null,
  formNow: () => PlanForm,
  start: RideStart | null,
  ready: boolean,
): Day {
  const [day, setDay] = useState<Day | null>(null);
  const known = day?.of === plan ? day : (answered.get(plan) ?? null);
  useEffect(() => {
    if (!ready || !band || !start || known?.left === 0) return;
    let current = true;
    const { route: _, ...question } = plan.question;
    const ifs = whatIfs(plan, formNow(), start);
    const surer = surerCauses(band);
    const found: Day = { of: plan, ifs: [], narrowed: [], left: ifs.length + surer.length, failed: false };
    const show = (change: Partial<Day>) => {
      Object.assign(found, change, { left: found.left - 1 });
      if (found.left === 0) answered.set(plan, found);
      setDay({ ...found });
    };
    async function work(width: FinishBand) {
      for (const each of surer) {
        const narrower = await engine.band({ ...plan, question }, { [each.key]: each.left });
        if (!current) return;
        // What cannot be seen in the sentence is no reason to measure anything, and chance can make a range wider.
        const worth =
          rangeOf(narrower) < rangeOf(width) && rangeWords(rangeOf(narrower)) !== rangeWords(rangeOf(width));
        show(worth ? { narrowed: [...found.narrowed, { ...each, band: narrower }] } : {});
      }
      // Of a plan by legs at the same goal its own time; of any other that of the question that is varied.
      const own = plan.question.goal.kind !== 'time' && !('fuel' in plan.question);
      const base = own ? plan.totalTimeS : (await engine.facts(askedOf(plan)))?.totalTimeS;
      if (base === undefined) throw new Error('No plan to compare with.');
      const least = Math.max(LEAST_S, LEAST_SHARE * base);
      for (const { question: asked, ...each } of ifs) {
        const facts = await engine.facts(asked);
        if (!current) return;
        const seconds = (facts?.totalTimeS ?? base) - base;
        const next = [...found.ifs, { ...each, seconds }];
        show(
          Math.abs(seconds) >= least
            ? { ifs: next.toSorted((a, b) => Math.abs(b.seconds) - Math.abs(a.seconds)) }
            : {},
        );
      }
    }
    work(band).catch(() => current && setDay({ ...found, left: 0, failed: true }));
    return () => {
      current = false;
    };
    // What a plan was made with does not change while it is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, plan, band, ready]);
  return known ?? { of: plan, ifs: [], narrowed: [], left: 1, failed: false };
}

/** From the faster to the slower end of 8 of 10 days, s. */
export const rangeOf = ({ p10S, p90S }: FinishBand): number => p90S - p10S;
