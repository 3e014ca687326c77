import { athleteOf } from '../athlete.ts';
import { notice, suggestions, text } from '../answer/parts.ts';
import type { Asked, Facts, Memory } from '../memory.ts';
import type { Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import type { Message } from '../understanding/message.ts';
import type { OnLast } from './about-shown.ts';
import { starters } from './act-answers.ts';
import type { replyTo } from './open-question.ts';
import { withFacts, type Reply } from './reply.ts';
import { settled } from './settle.ts';

/** A question on the last answer that another skill computes: "for how long can I hold that?", "which zone is that?" */
export function askOnLast({ text: words, quantities }: Message, { result, current }: Memory): Asked | null {
  if (
    current?.skill === 'tyres' &&
    /^(?:(?:and|ok|so|what is (?:that|it)|how much is (?:that|it))[ ,]+)*in (?:psi|bars?)\b/.test(words)
  )
    return current;
  if (result?.powerW === undefined || quantities.length > 0 || words.split(' ').length > 12) return null;
  const powerW = Math.round(result.powerW);
  if (
    /\b(?:how long|long enough|what time)\b.{0,12}\bcan i (?:hold|keep|sustain|do|ride|maintain|last at) (?:that|it|this)\b/.test(
      words,
    )
  )
    return { skill: 'hold', ask: { wants: 'time', powerW } };
  if (/\b(?:which|what) zone (?:is|would) (?:that|it|this)\b/.test(words))
    return { skill: 'zones', ask: { of: 'power', powerW } };
  return null;
}

/** An answer on the last answer as a reply. */
export const aboutLast = ({ parts, calls }: OnLast, { memory }: Talk): Reply => ({
  parts,
  calls,
  memory,
  outcome: 'answered',
  by: 'aboutLast',
});

/** Answers what waited for the reply to the open question. */
export function openReply(open: NonNullable<ReturnType<typeof replyTo>>, given: Facts, talk: Talk): Reply {
  const { memory } = talk;
  if (open.kind === 'noGuess')
    return {
      parts: [text(open.text), suggestions(...starters.slice(0, 3))],
      // It stays open: the value may come later in the talk.
      memory: { ...withFacts(memory, given), open: memory.open && { ...memory.open, repeated: 1 } },
      calls: [],
      outcome: 'answered',
      by: 'open:noGuess',
    };
  const facts = { ...talk.facts, ...open.facts };
  const guest = memory.guest && { ...memory.guest, facts: { ...memory.guest.facts, ...open.facts } };
  const knows: Talk = {
    ...talk,
    memory: { ...memory, guest },
    facts,
    athlete: athleteOf(talk.profile, facts),
  };
  const skill = skillNamed(open.asked.skill)!;
  const answered = settled(open.asked, skill, skill.answer(open.asked.ask, knows), null, knows, false);
  const guessed =
    open.note && memory.open && answered.outcome === 'answered'
      ? { need: memory.open.need, asked: open.asked }
      : null;
  const reply = { ...answered, memory: { ...answered.memory, guessed } };
  return open.note
    ? { ...reply, parts: [...reply.parts.slice(0, 1), notice(open.note), ...reply.parts.slice(1)] }
    : reply;
}
