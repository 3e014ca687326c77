import type { Memory } from '../memory.ts';

const change =
  /^(?:(?:and|what|so|ok|or|but|then|now)[ ,]+)*(?:(?:if|when|with|at|suppose|say|how much faster)[ ,]+)*(?:(?:i|i'd|i'm|would i be|i am|i was|i were)[ ,]+)*(?:(?:lose|lost|drop|dropped|shed|be|being)[ ,]+)?(\d(?:\.\d)?) ?(kg|kilos?|lbs?|pounds?)(?: (?:less|lighter|down|off|less of me))*[ ?.!]*$/i;
/** What a question on speed may take off: more is talked about first. */
const MOST_KG = 5;
const computed = ['ride', 'race', 'courses', 'versus', 'hold', 'everest', 'compare', 'gears', 'units'];

/**
 * "And if I lose 3 kg?" right after a time was computed asks for another time, not for a diet: the answers offer it themselves.
 * Never where food or weight was a worry before.
 */
export function asksWeightOfRide(message: string, { current, safety }: Memory): boolean {
  const [, amount, unit] = change.exec(message.trim()) ?? [];
  if (!amount || !unit || safety !== null || !current || !computed.includes(current.skill)) return false;
  const kg = Number(amount) * (/^[lp]/i.test(unit) ? 0.4536 : 1);
  return kg <= MOST_KG;
}
