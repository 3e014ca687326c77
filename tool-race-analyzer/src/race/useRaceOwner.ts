import type { ToolState } from '@breakaway/contract/shell-link';
import { useEffect } from 'react';
import { ownerOf } from '../course/kept-course.ts';
import { forgetRace, forgetRaceOfOthers } from './kept-race.ts';

/** Whose page it is, as `ownerOf` says. A race that is kept goes when its member signs out or another comes. */
export function useRaceOwner(state: ToolState): string | null {
  const owner = ownerOf(state);
  useEffect(() => {
    if (state.kind === 'signed-out') void forgetRace();
    // Opened outside of the app the page does not know who looks at it.
    if (state.kind === 'athlete' && owner) void forgetRaceOfOthers(owner);
  }, [state.kind, owner]);
  return owner;
}
