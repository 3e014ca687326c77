import type { AnswerPart } from '@breakaway/contract';
import { notice, text } from './answer/parts.ts';
import { plainText } from './answer/plain-text.ts';
import { guard, type Concern } from './guardrails/index.ts';
import { asksWeightOfRide } from './guardrails/weight-what-if.ts';
import { Courses } from './files/courses.ts';
import { afterOffer, offerAskedFor, withOffer, withoutRemembered, withRemembered } from './keeping/index.ts';
import { toEnglish } from './language/foreign/index.ts';
import { meaningOf, type Meaning } from './language/meaning.ts';
import { withOwnUnits } from './language/own-units.ts';
import type { Near } from './skill.ts';
import { nearCards } from './search/nearness.ts';
import { replyByRules, type Answer, type Turn } from './respond/index.ts';
import { NO_WORDS } from './respond/no-words.ts';
import { said } from './respond/reply.ts';

/**
 * Answers a turn that the guardrails let through. The built-in brain reads the words by rules; another one may let a model
 * choose the tools. Both stand behind the same guardrails and compute with the same tools.
 */
export interface Brain {
  /** what is shown with its answers */
  engine: string;
  answer(turn: Turn, live?: Live): Promise<Answer> | Answer;
}

/** How a turn is followed while it is answered. A brain that answers at once needs nothing of it. */
export interface Live {
  /** ends the answer where it stands */
  signal?: AbortSignal;
  show?(event: LiveEvent): void;
}

/** That a model is asked, a tool that computes, words that are added, or that the words so far do not count. */
export type LiveEvent =
  { type: 'begun' } | { type: 'using'; title: string } | { type: 'words'; text: string } | { type: 'again' };

/** The brain that needs no key and no network. */
export const builtInBrain: Brain = {
  engine: 'Breakaway built-in coach',
  async answer(turn, { signal } = {}) {
    const courses = turn.courses ?? new Courses(turn.compute);
    const asked = { ...turn, courses, near: await nearIn(turn) };
    try {
      return await courses.answered(() => replyByRules(asked), { signal });
    } catch (error) {
      if (!signal?.aborted || error !== signal.reason) throw error;
      return { ...said([], turn.memory, 'stop'), ...NO_WORDS };
    }
  },
};

/** Finds out which cards a message is near to by what it means. */
async function nearIn({ message, memory }: Turn): Promise<Near> {
  const { text, language } = toEnglish(message);
  const words = language === 'en' ? message : text;
  const alone = nearCards(await meaningOf(words));
  return { alone, inTopic: memory.topic ? nearCards(await meaningOf(`${memory.topic}. ${words}`)) : alone };
}

/**
 * Guardrails, then the brain: the one way to an answer. A message that needs a word of caution is answered by the built-in
 * brain, whichever one is asked: its words are the reviewed ones.
 */
export async function answerTurn(
  written: Turn,
  brain: Brain,
  live?: Live,
): Promise<Answer & { engine: string }> {
  const turn = prepared(written);
  const { engine } = builtInBrain;
  const { concern, guarded } = lookOut(turn, await meaningOf(toEnglish(turn.message).text));
  // A yes or a no to what was offered last: after the guardrails, because something else may be in it.
  const own = concern ? null : (afterOffer(guarded) ?? offerAskedFor(guarded));
  const answer =
    own ??
    (concern && !concern.allowsAnswer
      ? stopped(concern, guarded)
      : concern
        ? cautioned(concern, await builtInBrain.answer(guarded, live))
        : { engine: brain.engine, ...(await brain.answer(guarded, live)) });
  return { engine, ...withoutRemembered(own ?? withOffer(answer, guarded), written) };
}

/** The same by the built-in brain, at once: the guardrails go by their rules alone. For tests of what is answered. */
export function respond(written: Turn): Answer {
  const turn = prepared(written);
  const { concern, guarded } = lookOut(turn, null);
  const own = concern ? null : (afterOffer(guarded) ?? offerAskedFor(guarded));
  const answer =
    own ??
    (concern && !concern.allowsAnswer
      ? stopped(concern, guarded)
      : concern
        ? cautioned(concern, replyByRules(guarded))
        : replyByRules(guarded));
  return withoutRemembered(own ?? withOffer(answer, guarded), written);
}

/** The message in the member's own units, with what is remembered. */
const prepared = (turn: Turn): Turn =>
  withRemembered({
    ...turn,
    courses: new Courses(turn.compute),
    message: withOwnUnits(turn.message, turn.units, turn.memory.open?.need),
  });

function lookOut(turn: Turn, meaning: Meaning | null): { concern: Concern | null; guarded: Turn } {
  if (asksWeightOfRide(turn.message, turn.memory)) return { concern: null, guarded: turn };
  const { concern, state } = guard(turn.message, turn.memory.safety, meaning);
  return { concern, guarded: { ...turn, memory: { ...turn.memory, safety: state } } };
}

/** A safety reply replaces the answer; nothing follows it, and no question stays open. */
function stopped(concern: Concern, { memory }: Turn): Answer {
  const parts: AnswerPart[] = [
    ...(concern.notice ? [notice(concern.notice, 'warning')] : []),
    text(concern.text),
  ];
  return {
    parts,
    text: plainText(parts),
    memory: { ...memory, open: null },
    calls: [],
    outcome: 'safety',
    by: `safety:${concern.topic}`,
  };
}

/** A line before the answer. */
function cautioned(concern: Concern, answer: Answer): Answer {
  const parts = [
    notice([concern.notice, concern.text].filter(Boolean).join(' '), 'warning'),
    ...answer.parts,
  ];
  return {
    ...answer,
    parts,
    text: plainText(parts),
    outcome: 'safety',
    by: `safety:${concern.topic}+${answer.by}`,
  };
}
