import type { AnswerPart } from '@breakaway/contract';
import { needs, otherWording, reasonFor } from '../answer/needs.ts';
import { suggestions, text } from '../answer/parts.ts';
import { cardById } from '../knowledge/index.ts';
import type { Memory } from '../memory.ts';
import type { Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import type { Message } from '../understanding/message.ts';
import { starters } from './act-answers.ts';
import { said, type Reply } from './reply.ts';
import { unheard } from './sayings.ts';

/** How the last answer came about: its inputs, its model, its sources. */
export function explained(message: Message, talk: Talk): Reply {
  const { current } = talk.memory;
  const skill = current && skillNamed(current.skill);
  const rests = /\b(?:assum\w*|based on|inputs?|numbers|figures|values)\b/.test(message.text)
    ? assumptionsOf(talk)
    : null;
  if (rests) return rests;
  if (skill?.explain && current) {
    const outcome = skill.answer(current.ask, talk);
    const inside = outcome.kind === 'answer' ? allParts(outcome.parts) : [];
    const sources = inside.filter(({ kind }) => kind === 'sources');
    const explaining = skill.explain(current.ask, talk);
    const hasNew =
      unheard(
        explaining.filter(({ kind }) => kind === 'text'),
        talk.memory.said,
      ).said.length > talk.memory.said.length;
    // Asked a second time, or for who says so: the sources and the inputs are what is left to show.
    const parts =
      (asksWhoSays.test(message.text) || !hasNew) && sources.length > 0
        ? [text(sourced), ...sources]
        : [...countedWith(inside), ...explaining];
    if (parts.length > 0)
      return {
        parts,
        memory: talk.memory,
        calls: outcome.kind === 'answer' ? (outcome.calls ?? []) : [],
        outcome: 'answered',
        by: `why:${skill.name}`,
      };
  }
  const card = current?.skill === 'card' ? cardById(String(current.ask)) : undefined;
  if (card) {
    const parts: AnswerPart[] = [
      text(card.more ?? `${card.verdict} That rests on published work, named below.`),
      { kind: 'sources', items: card.sources, reviewed: card.reviewed },
    ];
    return {
      parts,
      memory: talk.memory,
      calls: [{ tool: 'knowledge', arguments: { card: card.id }, result: parts }],
      outcome: 'answered',
      by: `why:card`,
    };
  }
  return said(
    [
      text(
        'Figures about you come from your profile in Settings and from what you tell me here. The rest I compute with published models, named under each answer. Which one shall I explain?',
      ),
      suggestions(...starters),
    ],
    talk.memory,
    'why',
  );
}

const asksWhoSays =
  /\b(?:who says|says who|according to|source|where (?:is|are|did|do|does) (?:that|this|it|those|you) (?:from|come from|get|got)|where(?:'s| is) that from|scientific|proven|research|study|studies)\b/;
const sourced = 'The method is published. It comes from these works. The figures that go in are yours.';

const allParts = (parts: readonly AnswerPart[]): AnswerPart[] =>
  parts.flatMap((part): AnswerPart[] => (part.kind === 'details' ? part.parts : [part]));

/** "It rests on FTP 250 W (from your profile) and …": the two inputs about the rider that weigh most; nothing where none went in. */
function countedWith(parts: readonly AnswerPart[]): AnswerPart[] {
  const items = parts
    .flatMap((part) => (part.kind === 'assumptions' ? part.items : []))
    .filter(({ label }) => /\bFTP\b|critical power|body mass|threshold|tolerance/i.test(label));
  if (items.length === 0) return [];
  const named = items
    .slice(0, 2)
    .map(
      ({ label, value }) => `your ${/^(?:FTP|CHO)/.test(label) ? label : label.toLowerCase()} of ${value}`,
    );
  return [text(`It counts with ${named.join(' and ')}.`)];
}

/** What the last answer was computed with, unfolded; null where it names nothing. */
export function assumptionsOf(
  talk: Talk,
  lead = text('These went in. Tell me if one is different for you.'),
): Reply | null {
  const { current } = talk.memory;
  if (!current) return null;
  const outcome = skillNamed(current.skill)?.answer(current.ask, talk);
  if (outcome?.kind !== 'answer') return null;
  const folded = outcome.parts.flatMap((part) => (part.kind === 'details' ? part.parts : []));
  const found = folded.filter(({ kind }) => kind === 'assumptions');
  return found.length > 0
    ? {
        parts: [lead, ...found],
        memory: talk.memory,
        calls: outcome.calls ?? [],
        outcome: 'answered',
        by: `why:${current.skill}`,
      }
    : null;
}

/** Asks why the coach asks. */
export const asksWhyNeeded =
  /\bwhy\b.{0,12}\b(?:do|would|are|is)\b.{0,20}\b(?:need|ask\w*|want|matter|important|necessary|know)\b|^(?:but )?(?:why|what for)[ ?!.]*$/;

/** Why the coach asks, and the question again. */
export function whyNeeded(need: string, memory: Memory): Reply {
  const open = needs(need);
  return {
    parts: [text(reasonFor(need)), { kind: 'question', text: otherWording(open.text), chips: open.chips }],
    memory,
    calls: [],
    outcome: 'answered',
    by: 'whyNeeded',
  };
}
