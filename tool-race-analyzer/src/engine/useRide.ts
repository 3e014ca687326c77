import type { Refusal, Route, RouteRide } from '@breakaway/cycling';
import { useEffect, useState } from 'react';
import type { Engine, RaceQuestion } from './engine.ts';

/** Waits until a slider rests before a long route is simulated again. */
const REST_MS = 150;

/**
 * The ride that answers a question about the route. While a new one is computed, the last one stays, marked as
 * outdated.
 * @param question null while something is missing; then there is no answer
 */
export function useRide(engine: Engine, route: Route | null, question: RaceQuestion | null) {
  const [answered, setAnswered] = useState<{
    route: Route;
    question: RaceQuestion;
    answer: RouteRide | Refusal;
  } | null>(null);
  useEffect(() => {
    if (!route || !question) return;
    let current = true;
    const rest = setTimeout(async () => {
      const answer = await engine
        .ride(question)
        .catch((): Refusal => ({ ok: false, message: 'The ride could not be computed; try again.' }));
      if (current) setAnswered({ route, question, answer });
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(rest);
    };
  }, [engine, route, question]);
  const shown = route && question && answered?.route === route ? answered : null;
  return { answer: shown?.answer ?? null, old: shown?.question !== question };
}
