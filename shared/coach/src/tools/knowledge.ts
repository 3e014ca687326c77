import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { z } from 'zod';
import { details, suggestions, text } from '../answer/parts.ts';
import { filled } from '../knowledge/fill.ts';
import { cardById } from '../knowledge/index.ts';
import type { Tool } from '../skill.ts';
import { words } from './units.ts';

const knowledgeArguments = z.strictObject({ card: words('id of a card') });

/** What is known and not computed. A card brings its own sources. */
export const knowledge: Tool<z.infer<typeof knowledgeArguments>> = {
  name: 'knowledge',
  title: 'A card of knowledge, filled with the figures of the rider',
  arguments: knowledgeArguments,
  results: [],
  sources: [],
  /** The verdict first, the rest folded with its sources. */
  answer({ card: id }, { athlete }) {
    const card = cardById(id);
    if (!card) return { kind: 'refuse', text: 'I have no card of that name.' };
    const fill = (written: string) => filled(written, athlete);
    const more: PlainPart[] = [
      ...(card.more ? [{ kind: 'text' as const, text: fill(card.more) }] : []),
      { kind: 'sources', items: card.sources, reviewed: card.reviewed },
    ];
    const parts: AnswerPart[] = [
      text(`${fill(card.verdict)} ${fill(card.text)}`.trim()),
      ...(card.contested
        ? [{ kind: 'notice' as const, tone: 'info' as const, text: fill(card.contested) }]
        : []),
      ...details(card.more ? 'More, and where it comes from' : 'Where this comes from', ...more),
      ...(card.next && card.next.length > 0 ? [suggestions(...card.next)] : []),
    ];
    return {
      kind: 'answer',
      parts,
      calls: [{ tool: 'knowledge', arguments: { card: card.id }, result: { shown: parts } }],
    };
  },
};
