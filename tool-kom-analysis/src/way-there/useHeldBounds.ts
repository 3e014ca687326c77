import type { Levers, SegmentQuestion } from '@breakaway/cycling';
import { useMemo, useState } from 'react';
import type { RecordAnswer } from '../engine/engine.ts';

type Ends = Pick<Levers, 'windMs' | 'warmerC'>;

/**
 * An answer whose sliders end where they first did: how far more wind and warmth help depends on what is changed already, and
 * a slider whose end moves runs away from the thumb that drags it. Another segment, record, rider or day begins anew; a lever
 * that did not help and does now gets its slider.
 * @param question the one that is answered
 */
export function useHeldBounds(
  question: SegmentQuestion | null,
  answer: RecordAnswer | null,
): RecordAnswer | null {
  const [held, setHeld] = useState<{ question: SegmentQuestion; ends: Ends } | null>(null);
  const found = answer?.ok ? answer.changes?.bounds.most : undefined;
  const before = held && question && isSame(held.question, question) ? held.ends : null;
  const windMs = before?.windMs || (found?.windMs ?? 0);
  const warmerC = before?.warmerC || (found?.warmerC ?? 0);
  if (question && found && (windMs !== before?.windMs || warmerC !== before.warmerC))
    setHeld({ question, ends: { windMs, warmerC } });
  return useMemo(() => answer && withEnds(answer, { windMs, warmerC }), [answer, windMs, warmerC]);
}

function withEnds(answer: RecordAnswer, ends: Ends): RecordAnswer {
  if (!answer.ok || !answer.changes) return answer;
  const { changes } = answer;
  const { bounds } = changes;
  return {
    ...answer,
    changes: { ...changes, bounds: { ...bounds, most: { ...bounds.most, ...ends } } },
  };
}

/** Whether two questions differ at most in what the sliders have changed. */
function isSame(a: SegmentQuestion, b: SegmentQuestion): boolean {
  return a.route === b.route && a.athlete === b.athlete && plain(a) === plain(b);
}

const plain = ({ route: _route, athlete: _athlete, changes: _changes, ...rest }: SegmentQuestion): string =>
  JSON.stringify(rest);
