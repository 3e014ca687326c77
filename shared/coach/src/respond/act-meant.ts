import { ACT } from '../search/nearness.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import type { Act } from './acts.ts';

/** As near as this a short message is the act, and so much nearer than to any card. */
const NEAR = 0.42;
const AHEAD = 0.03;
const MOST_WORDS = 9;
/** Asks for something to be done or said. */
const wishes =
  /^(?:(?:can|could|would|will) you|please|set|make|give|plan|move|change|put|add|swap|tell|show|how (?!are|old|is (?:it|your|life))|what (?!is (?:up|your)|are you|do you)|which|when|should|can i)\b/;

/** The act that a short message means, in whatever words: "i won!!!", "do you ride yourself?"; null where it may be a question. */
export function actMeant({ text }: Message, { near }: Talk): Act | null {
  // "Friday is out, sorry" is no farewell.
  if (/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(text)) return null;
  if (!near || text.split(' ').length > MOST_WORDS || wishes.test(text)) return null;
  let [act, actIs, cardIs] = ['', 0, 0];
  for (const [id, nearness] of near.alone) {
    if (!id.startsWith(ACT)) cardIs = Math.max(cardIs, nearness);
    else if (nearness > actIs) [act, actIs] = [id.slice(ACT.length), nearness];
  }
  return actIs >= NEAR && actIs >= cardIs + AHEAD ? (act as Act) : null;
}
