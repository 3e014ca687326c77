import { otherAmounts } from './amounts.ts';
import { figuresOf } from './figures.ts';
import type { KnownFigures } from './known-figures.ts';

/** An answer has no links, no address and no domain: one in it was put there by somebody else. */
const addresses = /\/\/|www\.|\]\(|@|[\p{L}\p{N}-][.\u3002\uFF0E\uFF61][\p{L}]{2,}/iu;

/**
 * What of a text must not be shown; null if all of it may.
 * @param own the instructions, which are not recited
 * @param after figures that end before this index have been checked
 */
export function objectionTo(text: string, known: KnownFigures, own = '', after = 0): Objection | null {
  const address = addresses.exec(text);
  if (address) return { kind: 'address', at: address.index };
  const figures = figuresOf(text);
  const figure = figures.find((one) => one.end > after && !known.explains(one));
  if (figure) return { kind: 'figure', at: figure.start };
  const amount = otherAmounts(text, figures).find(
    ({ start, words }) => start + words.length > after && !known.says(words),
  );
  if (amount) return { kind: 'figure', at: amount.start };
  const recited = own !== '' && sentences(text).find((one) => own.includes(one));
  return recited ? { kind: 'instructions', at: text.indexOf(recited) } : null;
}

export interface Objection {
  kind: 'figure' | 'address' | 'instructions';
  /** index in the text */
  at: number;
}

/** Long enough not to be said by chance. */
export const RECITED = 50;
const sentences = (text: string) => text.split(/(?<=[.!?:])\s+|\n/).filter((one) => one.length >= RECITED);
