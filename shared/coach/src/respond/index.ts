import { athleteOf } from '../athlete.ts';
import { notice } from '../answer/parts.ts';
import { plainText } from '../answer/plain-text.ts';
import { answersInEnglish } from '../language/foreign/index.ts';
import type { Facts } from '../memory.ts';
import type { Talk } from '../skill.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { aboutFile, aboutNewFile } from './about-file.ts';
import { actIn } from './acts.ts';
import { factsIn, impossibleFigure } from './facts.ts';
import { folded } from './fold.ts';
import { withWayToTool } from './open-in-tool.ts';
import { withOptions } from './options.ts';
import { carriedOn } from './carried.ts';
import { withoutReaction, withShare } from './pointers.ts';
import { forWhom, remembering, talkOf } from './standing.ts';
import type { Answer, Reply, Turn } from './reply.ts';
import { unheard } from './sayings.ts';
import { askedForFigure } from './waiting.ts';
import { goingOnSupposing, supposedIn, withoutSupposed } from './supposing.ts';
import type { Heard } from './heard.ts';
import { aboutRider } from './stages/about-rider.ts';
import { ofLastAnswer } from './stages/last-answer.ts';
import { newQuestion } from './stages/new-question.ts';
import { ofOpenQuestion } from './stages/open-question.ts';
import { ofSmallTalk } from './stages/small-talk.ts';
import { ofSomebodyElse } from './stages/somebody-else.ts';
import { takingBack } from './stages/taking-back.ts';

export type { Answer, Turn } from './reply.ts';

/** Answers a message by rules, after the guardrails: understanding, tools, templates. Deterministic. */
export function replyByRules(turn: Turn): Answer {
  const reply = replyOf(turn);
  return finished(reply, asksAgain.test(turn.message), turn);
}

/** "Explain the purpose again": what was said already is wanted. */
const asksAgain =
  /\b(?:explain|tell me|say|repeat|remind me|what (?:was|is|were|are))\b.*\bagain\b|^(?:again|repeat|once more|come again)\b/i;

/** Takes sentences out that were said already, writes the plain text. @param again they are asked for once more */
function finished(reply: Reply, again: boolean, turn: Turn): Answer {
  const { parts: left, said } = unheard(folded(reply.parts), again ? [] : reply.memory.said);
  const parts = withWayToTool(reply, left, turn);
  const { tried: _, ...answer } = reply;
  return {
    ...answer,
    parts,
    text: plainText(parts),
    memory: { ...reply.memory, said: again ? reply.memory.said : said },
  };
}

const replyOf = (turn: Turn): Reply => goingOnSupposing(turn, (memory) => replyIn({ ...turn, memory }));

function replyIn(turn: Turn): Reply {
  const { message: written, memory, profile } = turn;
  const plain = withShare(withoutReaction(written, memory), memory);
  const raw = carriedOn(withOptions(plain, memory), memory);
  // The reference has been replaced by what it referred to, which is a topic of its own.
  const stored = raw === plain ? memory : { ...memory, topic: '' };
  const known = athleteOf(profile, stored.facts);
  const message = takeApart(raw, known.ftpW?.value ?? null);
  const wrong = impossibleFigure(message);
  if (wrong) return askedForFigure(wrong, message, stored);
  const given = factsIn(message);
  const { talk, givenHere } = talkOf(message, given, stored, turn);
  const understoodAs = understood(message, givenHere, talk);
  // What a skill tried out itself it has not kept, and has said so.
  const supposed = understoodAs.tried ? {} : supposedIn(message, givenHere, talk);
  const own = withoutSupposed(understoodAs, supposed, memory);
  const reply = remembering(forWhom(own), message);
  if (message.language === 'en' || stored.said.length > 0) return reply;
  return { ...reply, parts: [notice(answersInEnglish(message.language)), ...reply.parts] };
}

/** Finds out what a message wants, in the light of the talk. */
function understood(message: Message, given: Facts, talk: Talk): Reply {
  const heard: Heard = {
    message,
    given,
    talk,
    act: actIn(message.text),
    bare: message.quantities.length === 0 && !message.climb && !message.session,
    whole: message.text.split(' ').length <= 9,
    again: understood,
  };
  // A file that comes with a message is what the message is about, before anything that was said.
  const ofFile = talk.file?.isNew ? aboutNewFile(message, talk) : null;
  if (ofFile) return ofFile;
  for (const stage of stages) {
    const reply = stage(heard);
    if (reply) return reply;
  }
  return newQuestion(heard);
}

/** What a message may be before it is a new question, in the order of asking. */
const stages: readonly ((heard: Heard) => Reply | null)[] = [
  takingBack,
  aboutRider,
  ofOpenQuestion,
  ofSomebodyElse,
  aboutFile,
  ofLastAnswer,
  ofSmallTalk,
];
