import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { details, suggestions, text } from '../answer/parts.ts';
import { filled } from '../knowledge/fill.ts';
import { cardById } from '../knowledge/index.ts';
import type { Outcome, Talk } from '../skill.ts';

/** A card as an answer: the verdict first, the rest folded with its sources. */
export function cardAnswer(cardId: string, { athlete }: Talk): Outcome {
  const card = cardById(cardId)!;
  const fill = (words: string) => filled(words, athlete);
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
}
