import { ACT } from '../search/nearness.ts';
import type { Talk } from '../skill.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { candidatesFor, SURE, type Candidate } from './choose.ts';
import { leans } from './what-if.ts';

/**
 * A short message after a question may only make sense with it: "how often should I do them?" is then searched together with
 * what was asked before.
 */
export function inContext(candidates: Candidate[], message: Message, talk: Talk): Candidate[] {
  const { topic, current } = talk.memory;
  const short = message.text.split(' ').length <= 9;
  if (!topic || !current || !short) return candidates;
  // "Do I need a coach?" is complete: the previous topic would only distract.
  if (current.skill === 'card' && asksOfOther.test(message.text))
    return candidatesFor(message, talk, talk.near?.inTopic).filter(
      (one) => one.kind !== 'card' || one.cardId !== current.ask,
    );
  const sure = candidates[0]?.kind === 'card' && candidates[0].sure >= SURE + LATER;
  if ((sure || message.text.split(' ').length >= WHOLE) && standsAlone(message)) return candidates;
  const points =
    (((pointsBack(message.text) || leans(message)) && message.text.split(' ').length <= FEW) ||
      leavesOut(message)) &&
    !message.climb;
  const together = takeApart(`${message.raw} ${topic}`, talk.athlete.ftpW?.value ?? null);
  const inTopic = candidatesFor(
    { ...together, quantities: message.quantities, session: null, climb: null },
    talk,
    talk.near?.inTopic,
  )
    .filter((one) => one.kind === 'card')
    .filter((one) => !points || current.skill !== 'card' || ofTopic(topic, talk).has(one.cardId));
  // On its own a short follow-up is like too many cards.
  const kept = points ? POINTS : FOLLOWS;
  const alone = candidates.map((one) => (one.kind === 'card' ? { ...one, sure: kept * one.sure } : one));
  return [...alone, ...inTopic.map((one) => ({ ...one, sure: one.sure - 0.05 }))].sort(
    (a, b) => b.sure - a.sure,
  );
}

/** "And the chain?": asks the same of something else, which is on another card. */
export const asksOfOther =
  /^(?:(?:and|or|so|but|ok(?:ay)?|thanks|thank you|thx|cheers|great|cool|right|got it)[ ,.!]+)*(?:(?:what|how) about |and )(?!(?:in|on|at|for|with|without|when|if|by|per|during|after|before|uphill|downhill)\b)(?:the |my |your |a |an )?\w+(?: \w+)?[ ?.!]*$/;

/** In a talk about a card: the card that is nearest to the message and the topic together, where it is another one. */
export function nearestInTopic(message: Message, { memory, near }: Talk): Candidate | null {
  if (!near || memory.current?.skill !== 'card' || message.quantities.length > 0) return null;
  const [nearest] = [...near.inTopic].filter(([id]) => !id.startsWith(ACT)).sort((a, b) => b[1] - a[1]);
  if (!nearest || nearest[1] < NEAREST || nearest[0] === memory.current.ask) return null;
  return nearest[0].startsWith('product-') ? null : { kind: 'card', cardId: nearest[0], sure: SURE };
}
/** As near as this a card is about what is asked in the topic of the talk. */
const NEAREST = 0.5;

/** The cards that a topic alone may be about. */
function ofTopic(topic: string, talk: Talk): Set<string> {
  const cards = candidatesFor(takeApart(topic, null), talk).flatMap((one) =>
    one.kind === 'card' ? [one] : [],
  );
  const least = Math.max(TOPIC, (cards[0]?.sure ?? 0) - NEAR);
  return new Set(cards.flatMap(({ cardId, sure }) => (sure >= least ? [cardId] : [])));
}
/** How far behind the best card of a topic others are of it too. */
const NEAR = 0.15;
/** As sure as this a card is about the topic of the talk. */
const TOPIC = 0.3;

/** "How often?", "any side effects?": a question that leaves out what it asks of. */
export const leavesOut = ({ text }: Message): boolean =>
  text.split(' ').length <= 5 &&
  /^(?:(?:and|so|ok|but)[ ,]+)*(?:how (?:often|long|much|many|soon|quickly)(?: (?:for me|times|days|weeks|hours|minutes|a week|per week|each|exactly|is safe))*|how long (?:at most|at least|maximum)|when|where|who|why|which (?:one |1 )?(?:would|do|should) (?:you|i) (?:buy|get|take|choose|pick|recommend|use)|what helps|which (?:one|is|would be)(?: is| should i (?:take|use|choose|buy))?(?: the)?(?: faster| better| best| quicker| easier| safer| cheaper| lighter)?|any (?:side effects?|downsides?|risks?|dangers?|proof|evidence|catch)|side effects?|(?:the )?(?:downsides?|risks?))[ ?.!]*$/.test(
    text,
  );

const backWords =
  /\b(?:it|its|that|this|them|they|those|these|ones?|there|then|he|she|her|him|both|else|same|other|more|less|too|either|instead|again)\b/;
/** "Is it safe to ride in fog?": this "it" points to nothing. */
const empty =
  /\b(?:is|was|would|isn't|will|does|can|could|should) it (?:be |really |ever |even |still |make )*\w+(?: \w+)? (?:to|if|when|that|for me to)\b|\b(?:there (?:is|are|a|any|an)|(?:is|are) there|so that|more than|less than)\b/g;

/** True for words that only make sense with what was said before. @param text normalised */
export const pointsBack = (text: string): boolean => backWords.test(text.replace(empty, ' '));

const asksItself = /^(?:what|which|how|why|when|where|who|is|are|do|does|did|should|can|could|may)\b/;
/** A complete question has a subject or an object; "how often a week?" has none. */
const ofSomething = /\b(?:i|my|we|you|cyclists?|riders?|people|beginners?|is|are|does|mean)\b/;

const standsAlone = (message: Message): boolean =>
  asksItself.test(message.text) &&
  ofSomething.test(message.text) &&
  !pointsBack(message.text) &&
  !leans(message);

/** A question of so many words that points to nothing is one of its own, whether it is known or not. */
const WHOLE = 7;

/** In the middle of a talk a card has to be surer: most short messages there go on with what was said. */
export const LATER = 0.1;

/** What a card keeps of its likeness to a short message in the middle of a talk. */
const FOLLOWS = 0.8;
/** The same for one of few words that refers back ("when should I take it?"): on its own it says nothing. */
const POINTS = 0.5;
const FEW = 5;
