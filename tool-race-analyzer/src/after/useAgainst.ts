import type { RacePlan, Refusal, RideAgainstPlan } from '@breakaway/cycling';
import { tooLarge } from '@breakaway/cycling/file-limits';
import { useEffect, useRef, useState } from 'react';
import type { Engine } from '../engine/engine.ts';

type Answer = RideAgainstPlan | Refusal;

/** The answers of plans, so that a tab that is shown again has its own at once. */
const known = new WeakMap<RacePlan, { ride: File; answer: Answer }>();

/**
 * A ride held against the plan, and again whenever the plan becomes another. The last answer of the ride stays until then. A file
 * that cannot be compared leaves the ride before it in its place.
 * @param onRide puts that ride back
 * @returns `problem`: why the newest file is not the one that is compared
 */
export function useAgainst(engine: Engine, plan: RacePlan, ride: File | null, onRide: (ride: File) => void) {
  const good = useRef<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [last, setLast] = useState<{ plan: RacePlan; ride: File; answer: Answer } | null>(null);
  const before = known.get(plan);
  const own = before && before.ride === ride ? before.answer : null;
  useEffect(() => {
    if (!ride) return;
    const done = known.get(plan);
    if (done?.ride === ride) {
      // Also where the tab was left and is shown again.
      if (done.answer.ok) good.current = ride;
      return;
    }
    let current = true;
    const give = (answer: Answer) => {
      if (!current) return;
      if (!answer.ok && good.current && good.current !== ride) {
        setProblem(answer.message);
        onRide(good.current);
        return;
      }
      if (answer.ok && good.current !== ride) {
        good.current = ride;
        setProblem(null);
      }
      known.set(plan, { ride, answer });
      setLast({ plan, ride, answer });
    };
    const large = tooLarge(ride.size);
    if (large) {
      give({ ok: false, message: large });
      return;
    }
    const { route: _, ...question } = plan.question;
    engine
      .against({ ...plan, question }, ride)
      .catch((): Answer => ({
        ok: false,
        message: 'The ride could not be held against the plan. Try again.',
      }))
      .then(give, () => {});
    return () => {
      current = false;
    };
  }, [engine, plan, ride, onRide]);
  // That of the plan before belongs to its sections, so it is not shown with others.
  const answer = own ?? (last && last.ride === ride && last.plan === plan ? last.answer : null);
  return { answer, problem, busy: ride !== null && answer === null };
}
