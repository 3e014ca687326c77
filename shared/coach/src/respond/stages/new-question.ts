import { athleteFacts } from '../../memory.ts';
import type { Talk } from '../../skill.ts';
import type { Message } from '../../understanding/message.ts';
import { comforting, talking } from '../act-answers.ts';
import { actMeant } from '../act-meant.ts';
import { asksSomething } from '../acts.ts';
import { candidatesFor, NEARLY, SURE, type Candidate } from '../choose.ts';
import { withoutOne } from '../dropped.ts';
import { contradiction, factsIn } from '../facts.ts';
import { ofRideInTalk } from '../from-talk.ts';
import type { Heard } from '../heard.ts';
import { inContext, LATER, leavesOut, nearestInTopic, pointsBack } from '../in-context.ts';
import { notUnderstood } from '../not-understood.ts';
import { computedOfTopic, furtherOnCard } from '../on-card.ts';
import { asking, lastCase, said, withFacts, type Reply } from '../reply.ts';
import { answerAgain, chosen, moreToSay, changedTo } from '../settle.ts';
import { sameWithFigure } from '../substituted.ts';
import { withSecond } from '../two-questions.ts';
import { withEarlier } from '../waiting.ts';
import { changeOf, type Change, leans, mends, onTheRoad, sameSubject, takesRoad } from '../what-if.ts';
import { returning } from '../returning.ts';

/**
 * The question of the message on its own, with the card or topic of the conversation, or as a change to the last
 * question.
 */
export function newQuestion({ message, given, talk, bare }: Heard): Reply {
  const { memory } = talk;
  const ofRide = ofRideInTalk(message, talk);
  if (ofRide) return chosen(ofRide.best, [ofRide.best], ofRide.message, talk);
  // On its own a short message in a conversation means little.
  const found = candidatesFor(message, talk, memory.current ? talk.near?.inTopic : talk.near?.alone);
  const further = memory.open ? null : furtherOnCard(message, found[0], talk);
  if (further) return further;
  const candidates = inContext(found, message, talk);
  const best = candidates[0];
  // "And the week after?" is no farewell: what leans and asks is a question.
  const followUp = memory.current !== null && leans(message) && message.raw.includes('?');
  const meant =
    bare && !followUp && !memory.open && (best?.sure ?? 0) < KNOWN ? actMeant(message, talk) : null;
  if (meant === 'badDay') return said(comforting(talk), withFacts(memory, given), 'comfort');
  if (meant) return talking(meant, talk);
  const ofTopic = computedOfTopic(message, best, talk);
  if (ofTopic) return ofTopic;
  const perLap = /\blaps?\b/.test(message.text) ? sameWithFigure(message, talk) : null;
  if (perLap) return perLap;
  const change = withoutOne(message, talk) ?? changeOf(message, talk);
  const last = lastCase(memory);
  if (
    !change &&
    last &&
    memory.guest &&
    best?.kind !== 'skill' &&
    Object.keys(memory.guest.facts).length > 0 &&
    Object.keys(factsIn(message)).length > 0
  )
    return answerAgain(last, message, talk);
  // "For a 60 kg woman" asks the last question once more.
  if (memory.guest && last && onlyForWhom(message)) return answerAgain(last, message, talk);
  if (change && standsFor(change, best, message, talk)) return changedTo(change, message, talk);
  const two = contradiction(message);
  if (two && best?.kind === 'skill' && ['ride', 'hold', 'feeding'].includes(best.skill.name))
    return asking(
      `You gave two values for the same thing: ${two[0].text} and ${two[1].text}. Which one first?`,
      two.map((one) => `With ${one.text}`),
      withFacts(memory, given),
      'contradiction',
    );
  const earlier = withEarlier(message, talk, best?.sure ?? 0);
  if (earlier) return earlier;
  const substituted =
    best && best.kind === 'skill' && best.sure >= SURE ? null : sameWithFigure(message, talk);
  if (substituted) return substituted;
  const enough = best?.kind === 'card' && memory.current ? SURE + LATER : SURE;
  if (best && best.sure >= enough) return withSecond(chosen(best, candidates, message, talk), message, talk);
  if (best && best.sure >= SURE - NEARLY[best.kind] && (best.kind === 'skill' || !memory.current))
    return chosen(best, candidates, message, talk);
  const more =
    memory.current?.skill === 'card' &&
    (pointsBack(message.text) || leans(message) || leavesOut(message)) &&
    bare
      ? moreToSay(message, talk)
      : null;
  const turned = more ? null : nearestInTopic(message, talk);
  return (
    more ??
    (turned
      ? chosen(turned, candidates, message, talk)
      : notUnderstood(message, candidates, withFacts(memory, given)))
  );
}

/** True where a message rather changes the last question than asks the new one that was read in it. */
function standsFor(change: Change, best: Candidate | undefined, message: Message, talk: Talk): boolean {
  if (!best) return true;
  const length = message.text.split(' ').length;
  const few = length <= 4;
  const figures = message.quantities.length;
  const statesPlan =
    change.skill.name === 'plan' && !message.text.includes('?') && !asksSomething.test(message.text);
  const card = best.kind === 'card';
  const nothingNamed = figures === 0 && !message.climb && !message.session;
  // A card that was surely meant, by a message with no figure that leans on nothing.
  if (card && best.sure > SURE + 0.2 && nothingNamed && !few && !leans(message) && !statesPlan) return false;
  return (
    few ||
    best.sure < SURE + 0.15 ||
    (length <= 9 && card && figures + message.concepts.size > 0) ||
    statesPlan ||
    leans(message) ||
    mends(message) ||
    returning(message, talk) !== null ||
    sameSubject(best, change, message) ||
    (takesRoad(message, change) && best.kind === 'skill' && best.skill === change.skill) ||
    onTheRoad(best, change, message)
  );
}

/** As sure as this a question was read, whatever else the message is like. */
const KNOWN = 0.85;

/** "And for a 60 kg woman with an FTP of 200": names a rider and nothing else. */
const onlyForWhom = ({ text, quantities }: Message): boolean =>
  /^(?:(?:and|so|ok|but|same|what about|how about|then)[ ,]+)*(?:for|if|with) /.test(text) &&
  !/\b(?:how|what|which|when|why|on|in|at)\b(?! (?:about))/.test(text) &&
  quantities.length > 0 &&
  quantities.every(({ kind }) => (athleteFacts as readonly string[]).includes(kind));
