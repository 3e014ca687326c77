import type { Remembered } from '@breakaway/contract/remembered';
import { riders } from '../../evaluation/case.ts';
import { blankMemory, respond, type Answer } from '../index.ts';

export const today = '2026-11-22';

/** A talk of a rider; the last answer. */
export function talk(
  messages: string[],
  { remembered = [] as Remembered[], profile = riders.ben } = {},
): Answer {
  let memory = blankMemory;
  let answer: Answer | undefined;
  for (const message of messages) {
    answer = respond({ message, memory, profile, today, remembered });
    memory = answer.memory;
  }
  return answer!;
}

/** A change of one value of the profile, as it is offered and done. */
export const change = (place: string, from: number | null, to: number) => ({
  kind: 'profile',
  changes: [{ place, from, to }],
});
