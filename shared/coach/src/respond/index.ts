import { athleteOf } from '../athlete.ts';
import { notice, text } from '../answer/parts.ts';
import { plainText } from '../answer/plain-text.ts';
import { answersInEnglish } from '../language/foreign/index.ts';
import { athleteFacts, blankMemory, type Facts } from '../memory.ts';
import type { Talk } from '../skill.ts';
import { has, takeApart, type Message } from '../understanding/message.ts';
import { onLast, onlyTheFigure } from './about-last.ts';
import { actIn, tellsBadDay, type Act } from './acts.ts';
import { actMeant } from './act-meant.ts';
import { afterBadDay, againstAnother, comforting, comparison, smallTalk, whichHelps } from './act-answers.ts';
import { candidatesFor, NEARLY, SURE } from './choose.ts';
import { ofRideInTalk } from './from-talk.ts';
import { asksWhyNeeded, assumptionsOf, explained, whyNeeded } from './explain.ts';
import { contradiction, factsIn, impossibleFigure } from './facts.ts';
import { folded } from './fold.ts';
import { aboutLast, askOnLast, openReply } from './going-on.ts';
import { asksForSelf, besideGuest } from './guest.ts';
import { againstGuest, asFastAsMe } from './against-guest.ts';
import { inContext, LATER, leavesOut, nearestInTopic, pointsBack } from './in-context.ts';
import { missingIn } from './missing.ts';
import { notUnderstood } from './not-understood.ts';
import { computedOfTopic, furtherOnCard } from './on-card.ts';
import { replyTo } from './open-question.ts';
import { withOptions } from './options.ts';
import { carriedOn } from './carried.ts';
import { cardForWeight } from './per-kilo.ts';
import { withoutReaction, withShare } from './pointers.ts';
import { reactionTo } from './reactions.ts';
import { forWhom, remembering, talkOf } from './standing.ts';
import { withoutOne } from './dropped.ts';
import { sameWithFigure } from './substituted.ts';
import { adopted, backTo, remembered, tried, undone } from './remember.ts';
import { asking, lastCase, said, withFacts, type Answer, type Reply, type Turn } from './reply.ts';
import { freshOf, unheard } from './sayings.ts';
import { answerAgain, asked, chosen, forSelf, moreToSay } from './settle.ts';
import { keptInMind, knownOf, onlyTells, ownValue, recalled, supposed } from './told.ts';
import { otherFigure } from './other-figure.ts';
import { withSecond } from './two-questions.ts';
import { askedFor, askedForFigure, completed, WHOLE, withEarlier } from './waiting.ts';
import {
  cameBackTo,
  changeOf,
  type Change,
  leans,
  mends,
  onTheRoad,
  returning,
  sameSubject,
  takesRoad,
} from './what-if.ts';

export type { Answer, Turn } from './reply.ts';

/** Answers a message by rules, after the guardrails: understanding, tools, templates. Deterministic. */
export function replyByRules(turn: Turn): Answer {
  return finished(replyOf(turn));
}

/** Takes repeated sentences out, writes the plain text. */
function finished(reply: Reply): Answer {
  const { parts, said } = unheard(folded(reply.parts), reply.memory.said);
  return { ...reply, parts, text: plainText(parts), memory: { ...reply.memory, said } };
}

function replyOf({ message: written, memory, profile, today, near }: Turn): Reply {
  const plain = withShare(withoutReaction(written, memory), memory);
  const raw = carriedOn(withOptions(plain, memory), memory);
  // What it pointed to stands in its place now, and is a topic of its own.
  const stored = raw === plain ? memory : { ...memory, topic: '' };
  const known = athleteOf(profile, stored.facts);
  const message = takeApart(raw, known.ftpW?.value ?? null);
  const wrong = impossibleFigure(message);
  if (wrong) return askedForFigure(wrong, message, stored);
  const told = factsIn(message);
  const { talk: heard, toldHere } = talkOf(message, told, stored, profile, today);
  const talk = { ...heard, near };
  const reply = remembering(forWhom(understood(message, toldHere, talk)), message);
  if (message.language === 'en' || stored.said.length > 0) return reply;
  return { ...reply, parts: [notice(answersInEnglish(message.language)), ...reply.parts] };
}

/** Finds out what a message wants, in the light of the talk. */
function understood(message: Message, told: Facts, talk: Talk): Reply {
  const { memory } = talk;
  // What ends, takes back or reacts to what stands.
  const act = actIn(message.text);
  const bare = message.quantities.length === 0 && !message.climb && !message.session;
  const whole = message.text.split(' ').length <= 9;
  if (act === 'startOver' && bare && whole) return talking(act, { ...talk, memory: blankMemory });
  const without = act === 'undo' ? withoutOne(message, talk) : null;
  if (without) return changedTo(without, message, talk);
  if (act === 'undo') {
    const back = /\d/.test(message.text) ? backTo(message, talk) : undone(message, talk);
    if (back) return back;
  }
  if (letsGo.test(message.text))
    return said(
      [text('All right, I leave it there. What shall we look at?')],
      { ...memory, open: null },
      'letGo',
    );
  const elsewhere = otherFigure(message, talk);
  if (elsewhere) return elsewhere;
  const reaction = memory.open ? null : reactionTo(message, talk);
  if (reaction) return reaction;
  // What is known of the rider, and the last answers beside each other.
  const own = recalled(message, talk);
  if (own) return said(own, memory, 'recalled');
  const value = ownValue(message, talk);
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
  const helps = whichHelps(message, talk) ?? againstAnother(message, talk);
  if (helps) return said(helps, memory, 'compareLast');
  // The open question.
  if (memory.open && asksWhyNeeded.test(message.text)) return whyNeeded(memory.open.need, memory);
  if (
    memory.open?.asked.skill === WHOLE &&
    !act &&
    !message.text.includes('?') &&
    message.text.split(' ').length <= 14
  )
    return withTheRest(completed(memory.open, message, talk));
  const asks = memory.open ?? (onlyFigure(message) ? memory.guessed : null);
  const open = asks ? replyTo(asks, message, act, talk) : null;
  if (open) return openReply(open, told, talk);
  // Somebody else beside the rider.
  const sameTime = asFastAsMe(message, talk);
  if (sameTime) return answerAgain(sameTime, message, talk);
  const against = againstGuest(message, talk);
  if (against) return against;
  const beside = besideGuest(message, talk);
  if (beside) return forSelf(beside, message, talk);
  if (asksForSelf(message) && memory.base && (memory.current?.skill ?? '') !== 'card')
    return forSelf(lastCase(memory)!, message, talk);
  // "Why sweet spot and not threshold?" asks of the world, where nothing was answered yet.
  const asksOfWorld = () =>
    message.text.split(' ').length > 3 && (candidatesFor(message, talk)[0]?.sure ?? 0) >= SURE;
  if (act === 'why' && bare && (memory.current || (whole && !asksOfWorld()))) return explained(message, talk);
  // The last answer by other figures of the rider, or in other words.
  const byWeight = cardForWeight(message, talk);
  if (byWeight) return byWeight;
  const figure = onlyTheFigure(message, talk);
  if (figure) return aboutLast(figure, talk);
  if (supposed(message, told) && memory.base) return tried(told, message, talk);
  if (Object.keys(told).length > 0 && sameAgain.test(message.text) && lastCase(memory) && !message.climb)
    return answerAgain(lastCase(memory)!, message, talk);
  if (onlyTells(message, told) && !(told.weeklyHours !== undefined && memory.plan))
    return remembered(told, talk);
  const kept = keptInMind(message);
  if (kept) return said(kept, withFacts(memory, told), 'kept');
  const missing = missingIn(message, talk);
  if (missing && !memory.open) return askedFor(missing, message, talk);
  const used = adopted(message, talk);
  if (used) return used;
  // "How much does that cost me?" of a change is time and watts, not money.
  if (
    costs.test(message.text) &&
    memory.current &&
    ['ride', 'compare', 'versus', 'courses'].includes(memory.current.skill)
  )
    return answerAgain(memory.current, message, talk);
  const skillOnIt = askOnLast(message, memory);
  if (skillOnIt) return answerAgain(skillOnIt, message, talk);
  const last = onLast(message, talk);
  if (last) return aboutLast(last, talk);
  const doubted = act === 'wrong' && bare ? assumptionsOf(talk, text(freshOf(doubts, memory.said))) : null;
  if (doubted) return doubted;
  const other = act === 'wrong' ? /\b\d+(?:\.\d+)?\b/.exec(message.text)?.[0] : undefined;
  if (other && bare)
    return asking(
      `Which figure should be ${other}?`,
      [`My weight is ${other} kg`, `My FTP is ${other} W`],
      memory,
      'wrong',
    );
  // Talk that asks nothing.
  // "Just did my first century!" has a figure in it, and asks nothing.
  const asksNothing =
    !asksSomething.test(message.text) &&
    !message.session &&
    !message.climb &&
    !has(message, 'power', 'relativePower', 'grade', 'speed');
  if ((act === 'proud' || act === 'shares') && asksNothing) return talking(act, talk);
  if (act && bare && act !== 'undo' && act !== 'why' && act !== 'compareLast' && act !== 'unknownValue')
    return talking(act, talk);

  if (tellsBadDay(message.text) && bare && !asksSomething.test(message.text))
    return said(comforting(talk), withFacts(memory, told), 'comfort');
  // What the message asks by itself, with the card or the topic of the talk, and as a change to the last question.
  const ofRide = ofRideInTalk(message, talk);
  if (ofRide) return chosen(ofRide.best, [ofRide.best], ofRide.message, talk);
  // By itself a short message in a talk means little.
  const found = candidatesFor(message, talk, memory.current ? talk.near?.inTopic : talk.near?.alone);
  const further = memory.open ? null : furtherOnCard(message, found[0], talk);
  if (further) return further;
  const candidates = inContext(found, message, talk);
  const best = candidates[0];
  // "And the week after?" is no farewell: what leans and asks is a question.
  const followUp = memory.current !== null && leans(message) && message.raw.includes('?');
  const meant =
    bare && !followUp && !memory.open && (best?.sure ?? 0) < KNOWN ? actMeant(message, talk) : null;
  if (meant === 'badDay') return said(comforting(talk), withFacts(memory, told), 'comfort');
  if (meant) return talking(meant, talk);
  const ofTopic = computedOfTopic(message, best, talk);
  if (ofTopic) return ofTopic;
  const perLap = /\blaps?\b/.test(message.text) ? sameWithFigure(message, talk) : null;
  if (perLap) return perLap;
  const change = withoutOne(message, talk) ?? changeOf(message, talk);
  const newGuest = memory.guest !== null && best?.kind !== 'skill' && lastCase(memory);
  if (
    !change &&
    newGuest &&
    Object.keys(memory.guest!.facts).length > 0 &&
    Object.keys(factsIn(message)).length > 0
  )
    return answerAgain(newGuest, message, talk);
  // "For a 60 kg woman" asks the last question once more.
  if (memory.guest && lastCase(memory) && onlyForWhom(message))
    return answerAgain(lastCase(memory)!, message, talk);
  const states = !message.text.includes('?') && !asksSomething.test(message.text);
  const few = message.text.split(' ').length <= 4;
  const brief = whole && best?.kind === 'card' && message.quantities.length + message.concepts.size > 0;
  if (
    change &&
    (few ||
      !best ||
      best.sure < SURE + 0.15 ||
      brief ||
      (states && change.skill.name === 'plan') ||
      leans(message) ||
      mends(message) ||
      returning(message, talk) ||
      sameSubject(best, change, message) ||
      (takesRoad(message, change) && best.kind === 'skill' && best.skill === change.skill) ||
      onTheRoad(best, change, message)) &&
    !(
      best?.kind === 'card' &&
      best.sure > SURE + 0.2 &&
      bare &&
      !few &&
      !leans(message) &&
      !(states && change.skill.name === 'plan')
    )
  )
    return changedTo(change, message, talk);
  const two = contradiction(message);
  if (two && best?.kind === 'skill' && ['ride', 'hold', 'feeding'].includes(best.skill.name))
    return asking(
      `You gave two values for the same thing: ${two[0].text} and ${two[1].text}. Which one first?`,
      two.map((one) => `With ${one.text}`),
      withFacts(memory, told),
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
      : notUnderstood(message, candidates, withFacts(memory, told)))
  );
}

/** Answers a change; values of the rider that it only tries out are not kept. */
function changedTo(change: Change, message: Message, standing: Talk): Reply {
  const talk = { ...standing, memory: cameBackTo(change.skill.name, standing.memory) };
  if (!change.tried || Object.keys(change.tried).length === 0)
    return asked(change, message, talk, change.whatIf);
  const facts = { ...talk.facts, ...change.tried };
  const reply = asked(
    change,
    message,
    { ...talk, facts, athlete: athleteOf(talk.profile, facts) },
    change.whatIf,
  );
  return { ...reply, memory: { ...reply.memory, facts: talk.memory.facts } };
}

/** Answers a message that waited and is whole now. */
function withTheRest({ together, closed }: ReturnType<typeof completed>): Reply {
  const wrong = impossibleFigure(together);
  if (wrong) return askedForFigure(wrong, together, closed.memory);
  const [best] = candidatesFor(together, closed);
  return best && best.sure >= SURE - 0.1
    ? chosen(best, [best], together, closed)
    : understood(together, factsIn(together), closed);
}

/** "Never mind": the matter is dropped, and nothing is waited for. */
const letsGo =
  /^(?:(?:ok(?:ay)?|ah|oh|no|actually|well|sorry)[ ,]+)*(?:never ?mind|forget (?:i asked|about it)|doesn'?t matter|not important|leave it)(?: then| thanks| now)*[ .!]*$/;

/** A message that is little more than a figure: "ok say 210". */
const onlyFigure = ({ text, climb, session }: Message): boolean =>
  /\d/.test(text) && text.split(' ').length <= 5 && !climb && !session && !/[?%]/.test(text);

/** As sure as this a question was read, whatever else the message is like. */
const KNOWN = 0.85;

/** An answer that was doubted shows what it was counted with. */
const doubts = [
  'These figures went in; tell me which of them is different, and I count again.',
  'Then one of these must be off: which one?',
] as const;

const costs =
  /^(?:and |so |but )*(?:how much|what) (?:does|do|will|would|did) (?:that|it|this) cost(?: me)?(?: (?:in (?:time|watts|seconds)|then))?[ ?.!]*$/;

/** "68 kg now. Same climb again?" */
const sameAgain =
  /\b(?:the )?same (?:climb|ride|course|route|hill|question|thing|one|again)\b|\bagain with (?:that|those|this)\b|\b(?:and|so) now\?|\bdo (?:that|it) again\b/;

/** "And for a 60 kg woman with an FTP of 200": names a rider and nothing else. */
const onlyForWhom = ({ text, quantities }: Message): boolean =>
  /^(?:(?:and|so|ok|but|same|what about|how about|then)[ ,]+)*(?:for|if|with) /.test(text) &&
  !/\b(?:how|what|which|when|why|on|in|at)\b(?! (?:about))/.test(text) &&
  quantities.length > 0 &&
  quantities.every(({ kind }) => (athleteFacts as readonly string[]).includes(kind));

const asksSomething = /\b(?:what|how|which|should|can i|could i|give me|plan|instead|why)\b/;

const talking = (act: Act, talk: Talk): Reply => {
  const memory =
    act === 'startOver'
      ? { ...blankMemory, said: talk.memory.said, safety: talk.memory.safety }
      : talk.memory;
  return said(smallTalk(act, talk), memory, act);
};
