import { tooLarge } from '@breakaway/cycling/file-limits';
import { useRef, useState } from 'react';
import type { Engine } from '../engine/engine.ts';

interface Ways {
  /** a plan is open that a ride can be held against */
  planned: boolean;
  onCourse: (file: File) => void;
  onRide: (file: File) => void;
}

/** A file that is dropped on the page: the next course, unless it is a ride and there is a plan to hold it against. */
export function useDropped(engine: Engine, { planned, onCourse, onRide }: Ways) {
  const [asked, setAsked] = useState<File | null>(null);
  const newest = useRef(0);
  async function take(file: File) {
    const turn = ++newest.current;
    setAsked(null);
    const ride = planned && !tooLarge(file.size) && (await engine.isRide(file).catch(() => false));
    if (turn !== newest.current) return;
    if (ride) setAsked(file);
    else onCourse(file);
  }
  const answer = (then?: (file: File) => void) => () => {
    setAsked(null);
    if (asked) then?.(asked);
  };
  return {
    take: (file: File) => void take(file),
    question: asked && {
      name: asked.name,
      onCompare: answer(onRide),
      onPlan: answer(onCourse),
      onCancel: answer(),
    },
  };
}
