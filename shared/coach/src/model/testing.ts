import { KnownFigures } from './known-figures.ts';

/** The figures of texts that tools showed. */
export function knownOf(...texts: string[]): KnownFigures {
  const known = new KnownFigures();
  for (const text of texts) known.add(text, 'shown');
  return known;
}
