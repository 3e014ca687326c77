import { afterBadDay, againstAnother, comparison, earlierCase, whichHelps } from '../act-answers.ts';
import { said, type Reply } from '../reply.ts';
import { answerAgain } from '../settle.ts';
import { knownOf, recalled } from '../facts-given.ts';
import { ownFact } from '../own-facts.ts';
import { ownValue } from '../own-value.ts';
import type { Heard } from '../heard.ts';

/** What is known of the rider, and the last answers beside each other. */
export function aboutRider({ message, talk, act, bare }: Heard): Reply | null {
  const { memory } = talk;
  const own = act === 'aboutMe' ? null : recalled(message, talk);
  if (own) return said(own, memory, 'recalled');
  const value = ownValue(message, talk) ?? ownFact(message, talk);
  if (value) return said(value, memory, 'aboutMe');
  if (act === 'aboutMe') return said(knownOf(talk), memory, 'aboutMe');
  if (act === 'compareLast' && bare) {
    const compared = comparison(message, talk);
    if (compared) return said(compared, memory, 'compareLast');
    // The last answer was a comparison itself.
    if (memory.current && ['courses', 'versus', 'compare'].includes(memory.current.skill))
      return answerAgain(memory.current, message, talk);
  }
  const lookOn = memory.open ? null : afterBadDay(message, talk);
  if (lookOn) return said(lookOn, memory, 'comfort');
  const helps = earlierCase(message, talk) ?? whichHelps(message, talk) ?? againstAnother(message, talk);
  if (helps) return said(helps, memory, 'compareLast');
  return null;
}
