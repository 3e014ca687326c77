import type { SessionTypeId } from '../session.ts';
import { EASY } from './easy.ts';
import type { RestRule, SessionType } from './session-type.ts';
import { SHARP } from './sharp.ts';
import { STEADY } from './steady.ts';
import { VO2MAX } from './vo2max.ts';

export { SESSION_OFTEN } from './often.ts';

/**
 * What there is to know of each kind of session: purpose, range of intensity, how it should feel, the usual mistake, how
 * it grows, what to eat. Ranges, ladders and fuelling are conventions of coaches (`coachingSessions`); where studies say
 * something, `sources` names them, and `contested` says where they disagree.
 */
export const SESSION_TYPES: Readonly<Record<SessionTypeId, SessionType>> = {
  ...EASY,
  ...STEADY,
  ...VO2MAX,
  ...SHARP,
};

/**
 * Rest after a repetition of a type, s: in half minutes from one minute on, in whole ones from three; 0 where the type has
 * no rests.
 * @example
 * restAfterS('threshold', 480) // => 180
 * restAfterS('vo2max', 300) // => 300
 * restAfterS('thirtyFifteen', 30) // => 15
 */
export function restAfterS(type: SessionTypeId, workS: number): number {
  const rule: RestRule | null = SESSION_TYPES[type].rest;
  if (!rule) return 0;
  const restS = Math.min(rule.mostS, Math.max(rule.leastS, workS * rule.ofWork));
  const unit = restS < 60 ? 1 : restS < 180 ? 30 : 60;
  return Math.round(restS / unit) * unit;
}
