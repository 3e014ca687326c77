import type { FeedingPlan, FoodMove } from '@breakaway/cycling';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { idOf, movesWith, pinsOf } from './pins.ts';

/** Arrow keys move a pin at once; the plan follows when they have rested for so long, ms. */
const REST_MS = 500;

/** The moves before each change. */
interface History {
  road: object;
  moves: readonly (readonly FoodMove[])[];
}
const NONE: History['moves'] = [];

/** A pin that is on its way, or that waits for the plan with it. */
interface Dragged {
  of: FeedingPlan;
  id: string;
  minute: number;
  /** the pointer or the last key let go of it */
  let: 'held' | 'resting' | 'gone';
}

/**
 * The pins of a feeding plan, which of them is moved, and the way back.
 * @param road whose times they are: on another one there is no way back
 */
export function useMoves(
  road: object,
  feeding: FeedingPlan,
  moves: readonly FoodMove[],
  onMoves: (moves: readonly FoodMove[]) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [history, setHistory] = useState<History>({ road, moves: [] });
  const before = history.road === road ? history.moves : NONE;
  const now = dragged?.of === feeding ? dragged : null;
  const pins = useMemo(() => pinsOf(feeding.items, now), [feeding, now]);
  const change = useCallback(
    (next: readonly FoodMove[]) => {
      setHistory({ road, moves: [...before, moves] });
      onMoves(next);
    },
    [road, before, moves, onMoves],
  );
  const letGo = useCallback(
    ({ id, minute }: { id: string; minute: number }) => {
      const item = feeding.items.find((one) => idOf(one) === id);
      if (!item || Math.round(item.atS / 60) === minute) return setDragged(null);
      setDragged({ of: feeding, id, minute, let: 'gone' });
      change(movesWith(moves, item, minute));
    },
    [feeding, moves, change],
  );
  const resting = now?.let === 'resting' ? now : null;
  useEffect(() => {
    if (!resting) return;
    const rest = setTimeout(() => letGo(resting), REST_MS);
    return () => clearTimeout(rest);
  }, [resting, letGo]);
  const last = before.at(-1);
  const undoTo = (to: readonly FoodMove[]) => {
    setHistory({ road, moves: before.slice(0, -1) });
    onMoves(to);
  };
  return {
    pins,
    chosen,
    choose: setChosen,
    /** a pin that is not where the plan has it */
    dragged: now,
    /** a pointer holds a pin over a minute */
    drag: (id: string, minute: number) => setDragged({ of: feeding, id, minute, let: 'held' }),
    /** a key moved it */
    nudge: (id: string, minute: number) => setDragged({ of: feeding, id, minute, let: 'resting' }),
    /** the pointer let go of it */
    drop: letGo,
    cancel: () => setDragged(null),
    undo: last ? () => undoTo(last) : null,
    reset: moves.length > 0 ? () => change([]) : null,
  };
}

export type Moves = ReturnType<typeof useMoves>;
