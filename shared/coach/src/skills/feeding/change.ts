import type { Talk } from '../../skill.ts';
import { has, type Message } from '../../understanding/message.ts';
import { intensityIn } from '../../understanding/wishes.ts';
import { aboutIn, isSideQuestion } from './about.ts';
import type { FeedingAsk } from './ask.ts';
import { refusesCaffeine } from './caffeine.ts';
import { countsFood } from './enough.ts';
import { kindsIn } from './one-kind.ts';
import { askIn } from './read-ask.ts';

/** Reads a message as a change to the last plan: "and at 32 °C?", "gels only", "and to drink?"; null when it is none. */
export function changeFeeding(last: FeedingAsk, message: Message, talk: Talk): FeedingAsk | null {
  const { text: plain } = message;
  const side = aboutIn(plain);
  if (side === 'caffeine' && refusesCaffeine(plain))
    return { ...last, about: last.about === 'caffeine' ? 'plan' : last.about, caffeine: false };
  if (isSideQuestion(side) && plain.split(' ').length <= 9 && message.quantities.length === 0)
    return { ...last, about: side };
  if (isOfAnotherRide(message) || !changesPlan(message)) return null;
  const next = askIn(message, talk, false);
  const merged: FeedingAsk = { ...last, ...next, about: last.about };
  if (countsFood(plain)) merged.about = 'count';
  // Warmer or colder air changes what is drunk.
  if (has(message, 'temperature') && message.quantities.length === 1 && merged.about === 'plan')
    merged.about = 'drink';
  if (next.durationS !== undefined) delete merged.course;
  if (next.powerW !== undefined) delete merged.share;
  if (next.share !== undefined) delete merged.powerW;
  return merged;
}

const isOfAnotherRide = (message: Message): boolean =>
  message.climb !== null ||
  has(message, 'grade', 'gain') ||
  (has(message, 'power') && /\bhold\b/.test(message.text));

const changesPlan = (message: Message): boolean =>
  has(
    message,
    'duration',
    'carbRate',
    'temperature',
    'grams',
    'volume',
    'power',
    'intensity',
    'distance',
    'choTolerance',
    'count',
    'caffeine',
  ) ||
  message.concepts.has('hot') ||
  /\b(?:caffein\w*|coffee)\b/.test(message.text) ||
  intensityIn(message.words) !== null ||
  kindsIn(message.text) !== undefined ||
  countsFood(message.text);

/** Reads a message as the length of the ride that was asked for: "4", "90 min", "the marmotte"; null when it is none. */
export function replyToFeeding(
  ask: FeedingAsk,
  _need: string,
  message: Message,
  talk: Talk,
): FeedingAsk | null {
  const bare = /^(?:about |around )?(\d+(?:\.\d+)?)[ .!]*$/.exec(message.text);
  // Up to 16 are hours, more are minutes.
  if (bare)
    return { ...ask, durationS: Number(bare[1]) <= 16 ? 3600 * Number(bare[1]) : 60 * Number(bare[1]) };
  const next = askIn(message, talk, false);
  if (next.durationS === undefined && next.course === undefined) return null;
  return { ...ask, ...next, about: ask.about };
}
