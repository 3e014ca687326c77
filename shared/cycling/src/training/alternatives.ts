import type { Swap } from './swap-parts.ts';
import { SWAPS } from './swaps.ts';
import { sessionLoad } from './load.ts';
import type { Session } from './session.ts';
import type { Alternative, SessionConstraint } from './alternative.ts';

/** All possible reasons against a session. */
export const SESSION_CONSTRAINTS = Object.keys(SWAPS) as SessionConstraint['kind'][];

export type Alternatives = {
  /** one to three, the best first */
  options: Alternative[];
  /** when not to swap, or what not to do; null where there is nothing to warn of */
  doNotSwap: string | null;
};

/**
 * What to ride instead of a session, what that keeps and loses, and when not to swap: conventions of coaches.
 * @example
 * const { options, doNotSwap } = alternativeSessions(buildSession({ aim: 'endurance', minutes: 120 }), { kind: 'lessTime', minutes: 45 });
 * options.map((option) => option.title) // => ['45 min endurance, and move the rest to the weekend', '3x8 min sweet spot in 45 min']
 * doNotSwap // => 'Do not make it VO2max work on the day before a hard day.'
 * alternativeSessions(testProtocol('ramp'), { kind: 'fever' }).options // => [{ session: null }]
 */
export function alternativeSessions(session: Session, constraint: SessionConstraint): Alternatives {
  const { options, doNotSwap } = SWAPS[constraint.kind](session, constraint.minutes);
  const { tss } = sessionLoad(session);
  return {
    options: options.map((swap: Swap) => ({
      ...swap,
      loadChangeTss: Math.round((swap.session ? sessionLoad(swap.session).tss : 0) - tss),
    })),
    doNotSwap,
  };
}
