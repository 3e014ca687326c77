import type { Range } from '@breakaway/ui/chart';
import { useSyncExternalStore } from 'react';

/** Where the member looks: a place on the course, by its node; a stretch that is pointed at and one that is shown alone, in metres. */
export interface Look {
  node: number;
  marked: Range | null;
  /** null: all of the course is shown */
  zoom: Range | null;
}

/** The one cursor of chart, map and tables. Outside of React's state, so that a move draws only what follows it. */
export interface Cursor {
  get: () => Look;
  moveTo: (node: number) => void;
  mark: (marked: Range | null) => void;
  zoomTo: (zoom: Range | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function makeCursor(): Cursor {
  let look: Look = { node: 0, marked: null, zoom: null };
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
    zoomTo: (zoom) => change({ ...look, zoom }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useLook = (cursor: Cursor): Look => useSyncExternalStore(cursor.subscribe, cursor.get);
