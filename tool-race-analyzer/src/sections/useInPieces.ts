import { useEffect, useState } from 'react';

interface Drawn<T> {
  list: readonly T[];
  /** what was shown when the list came */
  before: readonly T[];
  /** so many rows are those of the list */
  done: number;
}

/**
 * The rows of a long list, so many at a time: each frame lays out one piece more, so that no frame is late. Until a new
 * list is there, the rows before it stay in their places.
 * @param list one object for as long as it stays the same
 */
export function useInPieces<T>(list: readonly T[], piece: number): readonly T[] {
  const [kept, setKept] = useState<Drawn<T>>({ list, before: [], done: piece });
  let drawn = kept;
  if (kept.list !== list) {
    drawn = { list, before: shownOf(kept), done: piece };
    setKept(drawn);
  }
  const { done } = drawn;
  const whole = done >= Math.max(list.length, drawn.before.length);
  useEffect(() => {
    if (whole) return;
    let next: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // After the frame has been laid out and painted.
      next = setTimeout(() => setKept((now) => (now.list === list ? { ...now, done: done + piece } : now)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(next);
    };
  }, [list, piece, done, whole]);
  return shownOf(drawn);
}

const shownOf = <T>({ list, before, done }: Drawn<T>): readonly T[] =>
  done >= list.length && done >= before.length ? list : [...list.slice(0, done), ...before.slice(done)];
