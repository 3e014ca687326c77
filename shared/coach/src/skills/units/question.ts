import type { Outcome, Reading, Talk } from '../../skill.ts';
import type { Message } from '../../understanding/message.ts';
import type { UnitsAsk } from './ask.ts';

/** One family of sums: how its questions are read, and the answer of each kind. */
export type Sums = {
  read(message: Message): Reading<UnitsAsk> | null;
  answers: Partial<Record<UnitsAsk['kind'], (ask: UnitsAsk, talk: Talk) => Outcome>>;
};

/**
 * The answer of a sum.
 * @param result what was computed, the figures of the answer among them
 * @param kept what later messages may refer to
 */
export const sum = (
  ask: UnitsAsk,
  { athlete }: Talk,
  parts: Extract<Outcome, { kind: 'answer' }>['parts'],
  result: Record<string, unknown>,
  kept = {},
): Outcome => ({
  kind: 'answer',
  parts,
  calls: [{ tool: 'units', arguments: ask, result: { ...result, athlete } }],
  result: kept,
});
