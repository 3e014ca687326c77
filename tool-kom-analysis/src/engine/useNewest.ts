import { useEffect, useRef, useState } from 'react';

/** An answer, and whether it is that of the question as it stands. */
export interface Newest<Q, A> {
  answer: A | null;
  /** the question that it answers */
  to: Q | null;
  /** a newer question is on its way: the answer is that of the one before */
  isBehind: boolean;
  failed: boolean;
}

/**
 * The answer to the newest question. While one is computed, of all that are asked meanwhile only the last is asked next; the
 * answer before stays until then. Null asks nothing, and the answer
 * before stays as well: whether it still means anything, `to` says.
 * @param question the same object for as long as it is the same question
 * @param ask the same function in every drawing
 */
export function useNewest<Q extends object, A>(
  question: Q | null,
  ask: (question: Q) => Promise<A>,
): Newest<Q, A> {
  const [known, setKnown] = useState<{ to: Q; answer: A | null } | null>(null);
  const waiting = useRef<{ next: Q | null; busy: boolean; gone: boolean }>({
    next: null,
    busy: false,
    gone: false,
  });
  useEffect(() => {
    const state = waiting.current;
    state.gone = false;
    return () => {
      state.gone = true;
    };
  }, []);
  useEffect(() => {
    const state = waiting.current;
    state.next = question;
    if (state.busy) return;
    state.busy = true;
    const go = async () => {
      while (state.next && !state.gone) {
        const to = state.next;
        state.next = null;
        const answer = await ask(to).catch(() => null);
        if (!state.gone) setKnown({ to, answer });
      }
      state.busy = false;
    };
    void go();
  }, [question, ask]);
  const isBehind = question !== null && known?.to !== question;
  return {
    answer: known?.answer ?? null,
    to: known?.to ?? null,
    isBehind,
    failed: !isBehind && question !== null && known?.answer === null,
  };
}
