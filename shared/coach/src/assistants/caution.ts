import type { AnswerPart } from '@breakaway/contract';
import { notice, text } from '../answer/parts.ts';
import { guard } from '../guardrails/index.ts';
import { toEnglish } from '../language/foreign/index.ts';
import { meaningOf } from '../language/meaning.ts';
import type { Tool } from '../skill.ts';
import { searchKnowledge } from '../tools/search-knowledge.ts';

/** A word of caution before what a tool gives, or in its place. */
export interface Caution {
  instead: boolean;
  parts: AnswerPart[];
}

/**
 * The conversation is the assistant's own, so the guardrails see only what it looks up in words. They stand before that as
 * before a message to the coach.
 */
export async function cautionFor(tool: Tool, args: unknown): Promise<Caution | null> {
  if (tool.name !== searchKnowledge.name) return null;
  const read = searchKnowledge.arguments.safeParse(args);
  if (!read.success) return null;
  const { query } = read.data;
  const { concern } = guard(query, null, await meaningOf(toEnglish(query).text));
  if (!concern) return null;
  if (concern.allowsAnswer)
    return {
      instead: false,
      parts: [notice([concern.notice, concern.text].filter(Boolean).join(' '), 'warning')],
    };
  return {
    instead: true,
    parts: [...(concern.notice ? [notice(concern.notice, 'warning')] : []), text(concern.text)],
  };
}
