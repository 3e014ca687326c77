import { bikes, type Remembered, type RememberedBike } from '@breakaway/contract/remembered';
import type { Facts } from '../memory.ts';
import type { Answer, Turn } from '../respond/reply.ts';

/** A turn with what is remembered: figures count like facts that were said in this conversation. */
export function withRemembered(turn: Turn): Turn {
  const { memory, remembered } = turn;
  if (!remembered) return turn;
  const bike = remembered.find(({ kind }) => kind === 'bike')?.value;
  return {
    ...turn,
    memory: {
      ...memory,
      facts: { ...figuresOf(remembered), ...memory.facts },
      usualBike: bike !== undefined && Object.hasOwn(bikes, bike) ? (bike as RememberedBike) : null,
    },
  };
}

/** Figures among what is remembered: they count like facts that were said. */
export function figuresOf(remembered: readonly Remembered[]): Facts {
  const facts: Facts = {};
  for (const { kind, value } of remembered) {
    if (kind === 'hours') facts.weeklyHours = Number(value);
    if (kind === 'age') facts.age = Number(value);
  }
  return facts;
}

/** A conversation keeps what was said in it. What is only remembered it does not: that may be deleted at any time. */
export function withoutRemembered<A extends Answer>(given: A, { memory, remembered }: Turn): A {
  if (!remembered) return given;
  const facts = { ...given.memory.facts };
  for (const [fact, value] of Object.entries(figuresOf(remembered)) as [keyof Facts, number][])
    if (memory.facts[fact] === undefined && facts[fact] === value) delete facts[fact];
  return { ...given, memory: { ...given.memory, facts } };
}
