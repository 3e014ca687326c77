import { text } from '../answer/parts.ts';
import { cardById } from '../knowledge/index.ts';
import type { Talk } from '../skill.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { sentenceNaming, wordsOfCard } from './card-follow.ts';
import { candidatesFor, SURE, type Candidate } from './choose.ts';
import { asksOfOther, leavesOut, pointsBack } from './in-context.ts';
import { ownFacts, said, withFacts, type Reply } from './reply.ts';
import { chosen } from './settle.ts';
import { leans } from './what-if.ts';

const MOST_WORDS = 6;

/** "And uphill?", "which one would you buy?", "how much does it save?": what the card that was just read says of it; null where it says nothing. @param best what the message is by itself */
export function furtherOnCard(message: Message, best: Candidate | undefined, talk: Talk): Reply | null {
  const { current } = talk.memory;
  const card = current?.skill === 'card' ? cardById(String(current.ask)) : undefined;
  if (!card || message.quantities.length > 0 || message.climb || message.session) return null;
  if (message.text.split(' ').length > MOST_WORDS || (best?.kind === 'skill' && best.sure >= SURE))
    return null;
  if (asksOfOther.test(message.text) || /\bhow (?:do|can|should) i test\b/.test(message.text)) return null;
  if (!leans(message) && !pointsBack(message.text) && !leavesOut(message)) return null;
  const sentence = sentenceNaming(message.text, wordsOfCard(card, talk.athlete));
  if (!sentence) return null;
  const reply = said([text(sentence)], withFacts(talk.memory, ownFacts(talk)), `more:${card.id}`);
  return { ...reply, outcome: 'answered' };
}

/** "How much time over 40 km?" */
const gains =
  /^(?:(?:and|so|ok|but)[ ,]+)*how (?:much|many) (?:time|seconds|minutes|watts|faster|quicker)\b(?:(?! than ).){0,40}$/;

/**
 * A question with figures that only makes sense with the card that was read ("and how much is a ride of 2 h at 180 W?" after the one
 * on TSS): what a skill computes of both together; null where none is sure of it. @param best what the message is by itself
 */
export function computedOfTopic(message: Message, best: Candidate | undefined, talk: Talk): Reply | null {
  const { memory, athlete } = talk;
  if (memory.current?.skill !== 'card' || !memory.topic) return null;
  const asksGain = gains.test(message.text);
  const lone = message.quantities.length > 0 && (best?.kind !== 'skill' || best.sure < SURE);
  if (!asksGain && !(lone && leans(message))) return null;
  const together = takeApart(
    `${message.raw.replace(/[?.! ]+$/, '')}, ${memory.topic}`,
    athlete.ftpW?.value ?? null,
  );
  const computed = candidatesFor(together, talk).find(
    (one) =>
      one.kind === 'skill' &&
      one.sure >= SURE &&
      (!asksGain || ['compare', 'versus'].includes(one.skill.name)),
  );
  return computed ? chosen(computed, [computed], together, talk) : null;
}
