import { athleteFacts } from '../memory.ts';
import type { Skill } from '../skill.ts';
import { conceptWords, type Concept } from '../understanding/concepts.ts';
import type { Message } from '../understanding/message.ts';

/** Figures that say nothing about the answer: a year, a price, something that was counted in passing. */
const inPassing = ['year', 'money', 'age', 'days', 'other', 'count', 'percent'];
/** Conditions that no answer has to take into account by name. */
const harmless: Concept[] = [
  'alone',
  'beginner',
  'roadBike',
  'windy',
  'altitude',
  'outAndBack',
  'cityBike',
  'sore',
  'noPowerMeter',
];

/** What a message says that the skill does not use, in words; empty when everything was used. */
export function leftOut(message: Message, skill: Skill): { figures: string[]; conditions: string[] } {
  const used = new Set<string>([...skill.uses, ...athleteFacts, ...inPassing]);
  const figures = message.quantities.filter(({ kind }) => !used.has(kind)).map(({ text }) => text);
  const minds = new Set<Concept>([...skill.minds, ...harmless]);
  const conditions = [...message.concepts]
    .filter((concept) => !minds.has(concept))
    .map((concept) => conceptWords[concept]);
  return { figures: [...new Set(figures)], conditions };
}

/** "I left out 80 rpm and the rain." */
export function leftOutSentence({ figures, conditions }: ReturnType<typeof leftOut>): string | null {
  const all = [...figures, ...conditions];
  const last = all.at(-1);
  if (last === undefined) return null;
  return `I left out ${all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : last}: I cannot use it here.`;
}

const listed = ['power', 'grade', 'distance'];
const setsAgainst =
  /\b(?:not|instead|from|than|was|were|meant|sorry|vs|versus|or|then|first|last|to|between|after|before)\b/;

/** "That is for 5 %; ask for 6 % and 7 % next.": figures of a list of which a ride took only one; null where none stands aside. */
export function restOfList({ quantities, words }: Message, skill: Skill, ask: unknown): string | null {
  if (skill.name !== 'ride' || setsAgainst.test(words)) return null;
  const used = new Set(
    JSON.stringify(ask)
      .match(/-?\d+(?:\.\d+)?/g)
      ?.map(Number),
  );
  for (const kind of listed) {
    const all = quantities.filter((one) => one.kind === kind && !one.relative);
    const [taken, rest] = [
      all.filter(({ value }) => used.has(value)),
      all.filter(({ value }) => !used.has(value)),
    ];
    const [only, another] = taken;
    if (only && !another && rest.length > 0)
      return `That is for ${only.text}. Ask for ${rest.map(({ text }) => text).join(' and ')} next.`;
  }
  return null;
}
