const MOST_WORDS = 8;

/** A phone types another apostrophe than a keyboard. */
const APOSTROPHE = /['’‘]/;

/** The words of a search, at most eight, each once. A text is found if it has all of them, in any order. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** A piece of a text, and whether it is one of the words that were searched for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** A text in pieces, in which the words of a search are marked. Together they are the text. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return text === '' ? [] : [{ text, found: false }];
  // The longest first, so that "threshold" is not marked as "thresh" only.
  const alternatives = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => Array.from(word, (one) => (APOSTROPHE.test(one) ? "['’‘]" : escaped(one))).join(''));
  // Split by a group: every second piece is one of the words.
  return text
    .split(new RegExp(`(${alternatives.join('|')})`, 'iu'))
    .map((piece, index) => ({ text: piece, found: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const escaped = (character: string) => character.replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`);
