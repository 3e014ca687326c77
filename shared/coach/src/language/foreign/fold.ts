import { CLOSE, OPEN } from './dictionary.ts';

/** Accents on their own, and the signs that bound what is already English. */
const marks = new RegExp(`[\\u0300-\\u036f${OPEN}${CLOSE}]`, 'g');

/**
 * The plainest spelling of a text: lower case, no accents, straight quotes. Riders leave accents out as often as they
 * write them, so nothing that is looked up may hang on one.
 */
export function fold(raw: string): string {
  return raw
    .replace(/(\d)\s*½/g, '$1.5')
    .replace(/½/g, '0.5')
    .replace(/[´`’‘′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[º˚]/g, '°')
    .replace(/²/g, '2')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}
