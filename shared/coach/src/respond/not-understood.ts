import { needs } from '../answer/needs.ts';
import { text } from '../answer/parts.ts';
import { cardById } from '../knowledge/index.ts';
import type { Memory } from '../memory.ts';
import type { Message } from '../understanding/message.ts';
import { starters } from './act-answers.ts';
import type { Candidate } from './choose.ts';
import { asking, type Reply } from './reply.ts';

/** Says what was read and asks one question, with the nearest that the coach could answer. */
export function notUnderstood(message: Message, candidates: Candidate[], memory: Memory): Reply {
  const read = [
    ...message.quantities.map((one) => one.text.trim()),
    ...(message.climb ? [message.climb.climb.name] : []),
  ];
  const offered = candidates
    .filter((one) => one.kind !== 'card' || !/^(?:scope|product)-/.test(one.cardId))
    .slice(0, 6);
  const near = [
    ...new Set(
      offered.flatMap((one) =>
        (one.kind === 'card' ? (cardById(one.cardId)?.questions ?? []) : one.skill.examples).slice(0, 1),
      ),
    ),
  ].slice(0, 3);
  const open = memory.open ? needs(memory.open.need) : null;
  if (open && near.length === 0) return asking(open.text, open.chips, memory, 'again');
  const words =
    read.length > 0
      ? `I read ${read.slice(0, 6).join(', ')}, but not what you would like to know about it.`
      : 'I am not sure what you would like to know.';
  return {
    parts: [
      text(words),
      {
        kind: 'question',
        text: near.length > 0 ? 'Is it one of these?' : 'Which of these is nearest?',
        chips: near.length > 0 ? near : starters,
      },
    ],
    memory,
    calls: [],
    outcome: 'notUnderstood',
    by: 'notUnderstood',
  };
}
