import type { Range } from '@breakaway/ui/chart';
import { useSyncExternalStore } from 'react';

/** Where the member looks: a place on the course, by its node, and a stretch that is pointed at, in metres. */
export interface Look {
  node: number;
  marked: Range | null;
}

/** The one cursor of chart, map and tables. Outside of React's state, so that a move draws only what follows it. */
export interface Cursor {
  get: () => Look;
  moveTo: (node: number) => void;
  mark: (marked: Range | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function makeCursor(): Cursor {
  let look: Look = { node: 0, marked: null };
  const listeners = new Set<() => void>();
  const change = (next: Look) => {
    look = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => look,
    moveTo: (node) => {
      if (node !== look.node) change({ ...look, node });
    },
    mark: (marked) => {
      if (marked !== look.marked) change({ ...look, marked });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useLook = (cursor: Cursor): Look => useSyncExternalStore(cursor.subscribe, cursor.get);
