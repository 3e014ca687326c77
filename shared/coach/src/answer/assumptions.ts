import type { AnswerPart } from '@breakaway/contract';
import type { Input } from '@breakaway/cycling';
import { showInput } from './rounding.ts';

type Assumptions = Extract<AnswerPart, { kind: 'assumptions' }>;
/** A line of the list of what went into an answer. */
export type Item = Assumptions['items'][number];

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One line for each value that went in: what it is, where it comes from, and how it was made when it was not given. */
export function assumptionOf({ key, label, value, source, how }: Input): Item {
  return { label: sentenceCase(label), value: showInput(key, value), source, how };
}

export const assumptions = (items: Item[]): Assumptions => ({ kind: 'assumptions', items });
