import type { Alternative } from './alternative.ts';
import { buildSession, type BuildQuestion } from './build.ts';
import { sessionLoad } from './load.ts';
import { isWhole } from './names.ts';
import type { Session, SessionTypeId } from './session.ts';
import { SESSION_TYPES } from './types/index.ts';

/** An alternative before its load is counted. */
export type Swap = Omit<Alternative, 'loadChangeTss'>;

/** Alternatives before their load is counted, and when not to swap. */
export type Swaps = { options: Swap[]; doNotSwap: string | null };
/** Finds them for a session; `minutes` is how long there is. */
export type Find = (session: Session, minutes: number | undefined) => Swaps;

export const CATCH_UP = 'Do not put two hard sessions into 24 hours to catch up. A missed one costs nothing.';

/** Length of a session, min. */
export const minutesOf = (session: Session): number => sessionLoad(session).durationS / 60;
/** To five minutes, and no less than a session can have. */
export const whole = (minutes: number): number => Math.max(20, 5 * Math.round(minutes / 5));
/** As `buildSession`, with no more than its longest. */
export const built = (question: BuildQuestion): Session | null =>
  buildSession({ ...question, minutes: Math.min(360, question.minutes) });
/** Whether it counts as a hard day. */
export const isHard = ({ type }: Session): boolean => SESSION_TYPES[type].hard;
/** Rides without repetitions, which other rides can replace. */
export const isEasy = ({ type }: Session): boolean => isWhole(type) && !SESSION_TYPES[type].hard;

/** Not to ride. */
export const rest = (kept: string, lost: string): Swap => ({ title: 'A day off', session: null, kept, lost });

/** The same kind of session in another time. */
export function again(session: Session, minutes: number, more: Partial<BuildQuestion> = {}): Session | null {
  const aim: SessionTypeId = session.type === 'test' ? 'endurance' : session.type;
  return built({ aim, minutes, ...more });
}
