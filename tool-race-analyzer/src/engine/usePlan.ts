import type { Fuel, RacePlan, Refusal, Route } from '@breakaway/cycling';
import { useEffect, useRef, useState } from 'react';
import type { Conditions, Engine, PlanAnswer, RaceQuestion } from './engine.ts';

/** A slider has to rest for so long before the exact plan is asked for; the preview follows it until then. */
const REST_MS = 90;

export interface Planned {
  route: Route;
  question: RaceQuestion;
  /** those of the question */
  conditions: Conditions | null;
  answer: { ok: true; plan: RacePlan; missed?: string; settled: boolean; fuel?: Fuel } | Refusal;
}

/**
 * The plan that answers a question about the course: a quick one near the last, then the best. While a new one is
 * computed, the last one stays. Of the questions that come up meanwhile only the newest is asked.
 * @param question null while something is missing
 * @param conditions those of the question
 */
export function usePlan(
  engine: Engine,
  route: Route | null,
  question: RaceQuestion | null,
  conditions: Conditions | null,
) {
  const [planned, setPlanned] = useState<Planned | null>(null);
  const asking = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (!route || !question) return;
    let newest = true;
    const rest = setTimeout(() => {
      asking.current = asking.current.then(async () => {
        for (const quick of [true, false]) {
          if (!newest) return;
          const answer = await engine.plan(question, quick).catch((): PlanAnswer => ({
            ok: false,
            message: 'The plan could not be computed. Change a setting to try again.',
          }));
          if (!newest) return;
          setPlanned({ route, question, conditions, answer: answer.ok ? withRoute(answer, route) : answer });
          if (!answer.ok || answer.settled) return;
        }
      });
    }, REST_MS);
    return () => {
      newest = false;
      clearTimeout(rest);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other conditions are another question
  }, [engine, route, question]);
  const shown = planned?.route === route ? planned : null;
  const settled = shown?.question === question && (!shown?.answer.ok || shown.answer.settled);
  return { planned: shown, busy: Boolean(route && question && !settled) };
}

const withRoute = (
  { plan, ...answer }: Extract<PlanAnswer, { ok: true }>,
  route: Route,
): Extract<Planned['answer'], { ok: true }> => ({
  ...answer,
  plan: { ...plan, question: { ...plan.question, route } },
});
