import { useKept } from '@breakaway/tool-kit';
import { useCallback, useEffect, useRef } from 'react';
import type { RecordForm } from '../record/record-form.ts';
import type { RoadFile, SegmentForm } from '../segment/segment.ts';
import { keepSegment, type KeptSegment } from './kept-segments.ts';
import { useKeptSegments } from './useTargets.ts';

/** What is typed is kept when it rests. */
const REST_MS = 600;

interface Page {
  owner: string | null;
  /** the segment of the last visit is back, or there is none */
  isRestored: boolean;
  file: RoadFile | null;
  segment: SegmentForm;
  record: RecordForm;
}

/** The kept segment that is open, if any: what changes on the page is kept with it. */
export function useOpenSegment({ owner, isRestored, file, segment, record }: Page) {
  const [open, setOpen] = useKept<{ id: string | null; name: string }>('open segment', {
    id: null,
    name: '',
  });
  const { segments, load } = useKeptSegments(owner);
  const { id, name } = open;
  const before = useRef<string | null>(null);
  /** keeps what has changed and does not rest yet */
  const waiting = useRef<(() => void) | null>(null);
  const content = JSON.stringify([id, name, segment, record]);
  useEffect(() => {
    waiting.current = null;
    if (!id || !owner || !isRestored) return;
    const known = segments?.find((one) => one.id === id);
    // Its road could not be restored: what is kept is better than what is here.
    if (known?.file && !file) return;
    if (before.current === null && known) before.current = content;
    if (before.current === content) return;
    const keep = () => {
      waiting.current = null;
      before.current = content;
      void keepSegment(owner, { id, name, file, segment, record }).then(load);
    };
    waiting.current = keep;
    const rest = setTimeout(keep, REST_MS);
    return () => clearTimeout(rest);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- by its content
  }, [owner, isRestored, content, file, segments === null]);
  // What was typed just before the page closes is kept as well.
  const keepNow = useCallback(() => waiting.current?.(), []);
  useEffect(() => {
    window.addEventListener('pagehide', keepNow);
    return () => window.removeEventListener('pagehide', keepNow);
  }, [keepNow]);
  const leave = useCallback(() => {
    // By now another segment may be on the page.
    waiting.current = null;
    before.current = null;
    setOpen({ id: null, name: '' });
  }, [setOpen]);
  return {
    id,
    name: id === null ? null : name,
    segments: segments ?? NONE,
    load,
    /** to be called before anything else is opened */
    keepNow,
    leave,
    keep: (called: string) => {
      before.current ??= '';
      setOpen({ id: id ?? crypto.randomUUID(), name: called });
    },
    take: ({ id: taken, name: called }: KeptSegment) => {
      keepNow();
      before.current = null;
      setOpen({ id: taken, name: called });
    },
  };
}

const NONE: KeptSegment[] = [];
