import type { ToolState } from '@breakaway/contract/shell-link';
import { useEffect } from 'react';
import { ownerOf } from '../course/kept-course.ts';
import { forgetRace, forgetRaceNotUnderWay, forgetRaceOfOthers } from './kept-race.ts';

/**
 * Whose page it is, as `ownerOf` says. A race that is kept goes when its member signs out or another comes. One that is under
 * way stays when the session runs out: its rider is on the road.
 */
export function useRaceOwner(state: ToolState): string | null {
  const owner = ownerOf(state);
  const signedOut = state.kind === 'signed-out';
  const ranOut = signedOut && state.ranOut;
  useEffect(() => {
    if (signedOut) void (ranOut ? forgetRaceNotUnderWay() : forgetRace());
    // Opened outside of the app the page does not know who looks at it.
    if (state.kind === 'athlete' && owner) void forgetRaceOfOthers(owner);
  }, [state.kind, signedOut, ranOut, owner]);
  return owner;
}
