import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { z } from 'zod';
import { details, suggestions, text } from '../answer/parts.ts';
import { filled } from '../knowledge/fill.ts';
import { cardById } from '../knowledge/index.ts';
import { candidatesFor, NEARLY, SURE } from '../respond/choose.ts';
import type { Tool } from '../skill.ts';
import { takeApart } from '../understanding/message.ts';
import { words } from './units.ts';

const MOST_CARDS = 3;

const searchArguments = z.strictObject({ query: words('the question, in the words of the member') });

/** The cards of knowledge that fit a question, nearest first. A card brings its own sources. */
export const searchKnowledge: Tool<z.infer<typeof searchArguments>> = {
  name: 'search-knowledge',
  title: 'What is known about training, racing, feeding, health and equipment',
  arguments: searchArguments,
  results: [],
  sources: [],
  answer({ query }, talk) {
    const message = takeApart(query, talk.athlete.ftpW?.value ?? null);
    const found = candidatesFor(message, talk)
      .flatMap((one) =>
        one.kind === 'card' && one.sure >= SURE - NEARLY.card ? [cardById(one.cardId)!] : [],
      )
      .slice(0, MOST_CARDS);
    if (found.length === 0) return { kind: 'refuse', text: 'I have nothing on exactly that.' };
    const fill = (written: string) => filled(written, talk.athlete);
    const parts: AnswerPart[] = found.map(({ title, verdict, text: more, contested }) =>
      text(
        [`${title}:`, fill(verdict), fill(more), contested ? fill(contested) : ''].filter(Boolean).join(' '),
      ),
    );
    const folded: PlainPart[] = found.flatMap(({ more, sources, reviewed }) => [
      ...(more ? [{ kind: 'text' as const, text: fill(more) }] : []),
      { kind: 'sources' as const, items: sources, reviewed },
    ]);
    const next = found[0]?.next ?? [];
    return {
      kind: 'answer',
      parts: [
        ...parts,
        ...details('More, and where it comes from', ...folded),
        ...(next.length > 0 ? [suggestions(...next)] : []),
      ],
      calls: [
        { tool: 'search-knowledge', arguments: { query }, result: { cards: found.map(({ id }) => id) } },
      ],
    };
  },
};
