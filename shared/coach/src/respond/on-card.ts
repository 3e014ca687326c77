import { text } from '../answer/parts.ts';
import type { Card } from '../knowledge/card.ts';
import { cardById } from '../knowledge/index.ts';
import type { Talk } from '../skill.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { sentenceNaming, sentencesOf, wordsOfCard } from './card-follow.ts';
import { candidatesFor, SURE, type Candidate } from './choose.ts';
import { asksOfOther, leavesOut, pointsBack } from './in-context.ts';
import { ownFacts, said, withFacts, type Reply } from './reply.ts';
import { chosen, moreToSay } from './settle.ts';
import { leans } from './what-if.ts';

const MOST_WORDS = 6;

/** "And uphill?", "which one would you buy?", "how much does it save?": what the card that was just read says of it; null where it says nothing. @param best what the message is by itself */
export function furtherOnCard(message: Message, best: Candidate | undefined, talk: Talk): Reply | null {
  const { current } = talk.memory;
  const card = current?.skill === 'card' ? cardById(String(current.ask)) : undefined;
  if (!card) return null;
  // "Saturday? And friday?": the same card, further.
  if (onlyDay.test(message.text)) {
    const before = dayBefore(message, card, talk);
    return before
      ? {
          ...said([text(before)], withFacts(talk.memory, ownFacts(talk)), `more:${card.id}`),
          outcome: 'answered',
        }
      : moreToSay(message, talk);
  }
  if (message.quantities.length > 0 || message.climb || message.session) return null;
  if (message.text.split(' ').length > MOST_WORDS || (best?.kind === 'skill' && best.sure >= SURE))
    return null;
  if (asksOfOther.test(message.text) || /\bhow (?:do|can|should) i test\b/.test(message.text)) return null;
  if (!leans(message) && !pointsBack(message.text) && !leavesOut(message)) return null;
  // "Is it better than threshold?", "before or after breakfast?": a choice that another card may be about.
  const other = best?.kind === 'card' && best.cardId !== card.id && best.sure >= SURE;
  if (/\b(?:than|vs|versus)\b/.test(message.text) || (other && / or /.test(message.text))) return null;
  const sentence = sentenceNaming(message.text, wordsOfCard(card, talk.athlete));
  if (!sentence) return null;
  const reply = said([text(sentence)], withFacts(talk.memory, ownFacts(talk)), `more:${card.id}`);
  return { ...reply, outcome: 'answered' };
}

const onlyDay =
  /^(?:(?:and|so|ok|then|what(?: about)?|how about|(?:should|shall|do|can|could) i (?:do|ride)|on|the|day before|two days before)[ ,]+)*(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the day before|two days before)(?: then| before)?[ ?.!]*$/;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekdayIn = (words: string) => weekdays.findIndex((day) => new RegExp(`\\b${day}\\b`, 'i').test(words));

/** What a card says of the one or two days before the day that the talk is about: "what do I do on Saturday?" before a race on Sunday; null where it says nothing. */
function dayBefore(message: Message, card: Card, { memory, athlete }: Talk): string | null {
  const [day, asked] = [weekdayIn(memory.topic), weekdayIn(message.text)];
  if (day < 0 || asked < 0) return null;
  const ahead = (day - asked + 7) % 7;
  const when = ahead === 1 ? 'the day before' : ahead === 2 ? 'two days before' : null;
  if (!when) return null;
  const sentence = sentencesOf(wordsOfCard(card, athlete)).find((one) =>
    one.includes(when.replace('the ', '')),
  );
  const name = weekdays[asked];
  return sentence && name
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)} is ${when} it: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : null;
}

/** "How much time over 40 km?" */
const gains =
  /^(?:(?:and|so|ok|but)[ ,]+)*how (?:much|many) (?:time|seconds|minutes|watts|faster|quicker)\b(?:(?! than ).){0,40}$/;

/** "What watts for me?", "how long can I hold it?" */
const ownFigures =
  /\b(?:what|which|how many|how much) (?:watts|wattage|power|bpm|heart ?rate)\b|\bhow long can i hold\b|\bin (?:watts|bpm)\b/;

/**
 * A question with figures that only makes sense with the card that was read ("and how much is a ride of 2 h at 180 W?" after the one
 * on TSS): what a skill computes of both together; null where none is sure of it. @param best what the message is by itself
 */
export function computedOfTopic(message: Message, best: Candidate | undefined, talk: Talk): Reply | null {
  const { memory, athlete } = talk;
  if (memory.current?.skill !== 'card' || !memory.topic) return null;
  const asksGain = gains.test(message.text);
  const asksOwn = ownFigures.test(message.text) && message.text.split(' ').length <= MOST_WORDS;
  const lone = message.quantities.length > 0 && (best?.kind !== 'skill' || best.sure < SURE);
  if (!asksGain && !asksOwn && !(lone && leans(message))) return null;
  const together = takeApart(
    `${message.raw.replace(/[?.! ]+$/, '')}, ${memory.topic}`,
    athlete.ftpW?.value ?? null,
  );
  const computed = candidatesFor(together, talk).find(
    (one) =>
      one.kind === 'skill' &&
      one.sure >= SURE &&
      (!asksGain || ['compare', 'versus'].includes(one.skill.name)) &&
      (!asksOwn || ['zones', 'hold'].includes(one.skill.name)),
  );
  return computed ? chosen(computed, [computed], together, talk) : null;
}
