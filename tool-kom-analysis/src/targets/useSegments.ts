import type { SavedPlan, SegmentSummary } from '@breakaway/contract';
import type { ShellLink } from '@breakaway/contract/shell-link';
import { plansApi, sentenceOf, useWhenBack, type PlansApi } from '@breakaway/tool-kit/account';
import { onTold } from '@breakaway/tool-kit/device';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchSegment } from '../account/fetch-segment.ts';
import type { Engine } from '../engine/engine.ts';
import { EMPTY_RECORD } from '../record/record-form.ts';
import { EMPTY_SEGMENT } from '../segment/segment.ts';
import { changeKept, keptSegments, SEGMENTS, type KeptSegment } from './kept-segments.ts';

/** The member's segments: at first as this device has them, then as the account has. Null until one of them is known. */
export function useSegments(link: ShellLink, engine: Engine, owner: string | null, isMember: boolean) {
  const api = useMemo(() => plansApi<SegmentSummary>(link), [link]);
  const [segments, setSegments] = useState<KeptSegment[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useRef<KeptSegment[]>([]);
  const newest = useRef(0);

  const show = useCallback((found: KeptSegment[]) => {
    // What is the same stays the same object: it is not judged again.
    shown.current = found.map(
      (one) => shown.current.find((before) => before.id === one.id && isSame(before, one)) ?? one,
    );
    setSegments(shown.current);
  }, []);
  const showKept = useCallback(async () => {
    const turn = newest.current;
    const kept = owner && isMember ? await keptSegments(owner) : [];
    // Null: nothing is kept, and the account has not answered yet.
    if (turn === newest.current && (kept.length > 0 || shown.current.length > 0)) show(kept);
  }, [owner, isMember, show]);
  const load = useCallback(async () => {
    if (!owner || !isMember) return;
    const turn = ++newest.current;
    const answer = await api.list();
    if (turn !== newest.current) return;
    setProblem(answer.ok ? null : sentenceOf(answer));
    if (!answer.ok) return;
    const kept = await keptSegments(owner);
    const found: KeptSegment[] = [];
    let failed: string | null = null;
    for (const plan of answer.data) {
      const one = await asInAccount(plan, kept, api, engine);
      if (turn !== newest.current) return;
      if (typeof one === 'string') failed = one;
      // As this device knows it is better than not at all.
      const shownAs = typeof one === 'string' ? kept.find(({ id }) => id === plan.id) : one;
      if (shownAs) found.push(shownAs);
    }
    setProblem(failed);
    show(found);
    await changeKept(owner, {
      gone: kept.flatMap(({ id }) => (answer.data.some((plan) => plan.id === id) ? [] : [id])),
      come: found.filter((one) => !kept.some((before) => before.id === one.id && isSame(before, one))),
    });
  }, [owner, isMember, api, engine, show]);

  useEffect(() => {
    void showKept().then(load);
    return onTold(SEGMENTS, () => void showKept());
  }, [showKept, load]);
  useWhenBack(problem !== null, () => void load());
  return { api, segments, problem, load };
}

const isSame = (a: KeptSegment, b: KeptSegment) =>
  a.version === b.version && a.name === b.name && a.link === b.link && a.problem === b.problem;

/** A segment of the list: from this device where it is the same version, else from the account. A sentence when that fails. */
async function asInAccount(
  { id, name, version, savedAt, link }: SavedPlan<SegmentSummary>,
  kept: readonly KeptSegment[],
  api: PlansApi<SegmentSummary>,
  engine: Engine,
): Promise<KeptSegment | string> {
  const before = kept.find((one) => one.id === id && one.version === version && one.problem === null);
  if (before) return { ...before, name, link, savedAt };
  const found = await fetchSegment(api, engine, id);
  if (found.ok) {
    const { ok: _, ...segment } = found;
    return { ...segment, savedAt, problem: null };
  }
  // What cannot be read stays in the list, so that it can be deleted.
  return found.status === 200
    ? {
        id,
        name,
        version,
        link,
        savedAt,
        segment: EMPTY_SEGMENT,
        record: EMPTY_RECORD,
        file: null,
        problem: found.message,
      }
    : found.message;
}
