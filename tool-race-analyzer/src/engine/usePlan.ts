import type { Fuel, RacePlan, Refusal, Route } from '@breakaway/cycling';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { Conditions, Engine, PlanAnswer, RaceQuestion } from './engine.ts';

/** A question has to stay for so long before the best plan is sought: letters follow one another. */
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
  /** the course whose plan was drawn last */
  const drawn = useRef<Route | null>(null);
  // A quick plan does not wait for the best of the question before.
  const asking = useRef({ quick: Promise.resolve(), best: Promise.resolve() });
  useEffect(() => {
    if (!route || !question) return;
    let newest = true;
    const ask = (how: 'quick' | 'best') => {
      asking.current[how] = asking.current[how].then(async () => {
        if (!newest) return;
        const answer = await engine.plan(question, how === 'quick').catch((): PlanAnswer => ({
          ok: false,
          message: 'The plan could not be computed. Change a setting to try again.',
        }));
        if (!newest) return;
        const whole = answer.ok ? withRoute(answer, route) : answer;
        const draw = () => setPlanned({ route, question, conditions, answer: whole });
        // A slider that moves on, or a letter, is drawn before it; the first plan of a course waits for nothing.
        if (drawn.current === route) startTransition(draw);
        else draw();
        drawn.current = route;
        if (answer.ok && !answer.settled) setTimeout(() => ask('best'), REST_MS);
      });
    };
    ask('quick');
    return () => {
      newest = false;
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
