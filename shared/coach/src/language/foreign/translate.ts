import { editDistance } from '../edit-distance.ts';
import { bookOf } from './books.ts';
import { isEnglish } from './english-words.ts';
import { CLOSE, OPEN, shapeOf, type Book, type ForeignLanguage } from './dictionary.ts';
import { places } from './names.ts';
import { numberAt } from './number-words.ts';

/** A word, or what stands between two words. */
type Token = { text: string; word: boolean; glued: boolean };

/** English that is done; words, an elided article with its apostrophe; names with a figure (GA1, Z2); the rest. */
const pieces = new RegExp(
  `${OPEN}[^${CLOSE}]*${CLOSE}|(?<![a-z0-9])[a-z]{1,4}\\d+[a-z]*|[a-z]+'(?=[a-z])|[a-z]+|[^a-z${OPEN}]+|.`,
  'gs',
);

/** Puts a folded text, with names shielded, into English word by word. */
export function translate(shielded: string, language: ForeignLanguage): string {
  const book = bookOf(language);
  let text = plainFigures(shielded);
  for (const [pattern, to] of book.patterns) text = text.replace(pattern, to as string);
  const tokens = tokensOf(text);
  const out: string[] = [];
  let i = 0;
  for (let [token] = tokens; token; token = tokens[i]) {
    if (!token.word) {
      out.push(token.text);
      i++;
      continue;
    }
    const { english, used } = numberFrom(tokens, i, book, language) ??
      phraseFrom(tokens, i, book) ?? {
        english: wordAlone(token, book),
        used: 1,
      };
    const last = tokens[i + used - 1];
    // An elided word stands next to the one after it; its English does not.
    out.push(english, last?.text.endsWith("'") ? ' ' : '');
    i += used;
  }
  return tidy(out.join(''));
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let before = '';
  for (const [piece] of text.matchAll(pieces)) {
    const done = piece.startsWith(OPEN);
    const word = !done && /^[a-z]/.test(piece);
    tokens.push({ text: done ? piece.slice(1, -1) : piece, word, glued: word && /\d$/.test(before) });
    before = piece;
  }
  return tokens;
}

/** The words from a place on that nothing but spaces and hyphens separates, with the number of tokens up to each. */
function wordsFrom(tokens: Token[], start: number, most: number): { word: string; used: number }[] {
  const found: { word: string; used: number }[] = [];
  for (const [i, token] of tokens.slice(start).entries()) {
    if (found.length >= most) break;
    if (token.word) found.push({ word: token.text, used: i + 1 });
    else if (!/^[ -]+$/.test(token.text)) break;
  }
  return found;
}

function phraseFrom(tokens: Token[], start: number, book: Book): { english: string; used: number } | null {
  const token = tokens[start];
  const entries = token && book.entries.get(book.spelling(token.text));
  const longest = entries?.[0];
  if (!token || !entries || !longest) return null;
  const words = wordsFrom(tokens, start, longest.words.length);
  for (const { words: phrase, english } of entries) {
    // The letter of a unit ("250 w", "3x5") is no word.
    if (phrase.length === 1 && token.glued && token.text.length === 1) continue;
    const last = words[phrase.length - 1];
    if (last && phrase.every((word, at) => words[at] && book.spelling(words[at].word) === word))
      return { english, used: last.used };
  }
  return null;
}

/** What a number in words may stand before, in English. */
const countable =
  /^(?:hours?|minutes?|min|seconds?|h|watts?|w|km|kilometres?|metres?|kilos?|kg|%|degrees|grams?|litres?|weeks?|days?|months?|years?|times|sessions?|workouts?|intervals?|bottles?|gels?|bars?|laps?|rides?|km\/h|bpm|rpm|pounds|races|riders)\b/;
/** After an article only these: "a gel" stays "a gel", "an hour" becomes "1 hour". */
const measured = /^(?:hours?|minutes?|seconds?|h|watts?|km|kilometres?|kilos?|weeks?|months?|litres?)\b/;

function numberFrom(tokens: Token[], start: number, book: Book, language: ForeignLanguage) {
  const words = wordsFrom(tokens, start, 7);
  const number = numberAt(
    words.map(({ word }) => book.spelling(word)),
    language,
  );
  const last = number && words[number.length - 1];
  if (!number || !last) return null;
  const { used } = last;
  const next = words[number.length];
  const at = start + (next?.used ?? 0) - 1;
  const unit = next
    ? (phraseFrom(tokens, at, book)?.english ?? next.word)
    : (tokens[start + used]?.text.trim() ?? '');
  if (!(number.article ? measured : countable).test(unit)) return null;
  return { english: String(number.value), used };
}

/** The English of one word that no phrase begins with: by its parts, or by the word that it is a slip of. */
function wordAlone({ text }: Token, book: Book): string {
  const word = book.spelling(text.replace(/'$/, ''));
  const known = book.words.get(word);
  if (known !== undefined) return known;
  if (isEnglish(text) || places.has(text)) return text;
  return (book.compounds ? partsOf(word, book) : null) ?? slipOf(word, book) ?? text;
}

/** Links between the parts of a compound: Training-s-plan, Wettkampf-tag, Woche-n-ende. */
const links = ['', 's', 'n', 'en', 'es', 'e'];

function partsOf(word: string, book: Book, depth = 0): string | null {
  if (word.length < 7 || depth > 2) return null;
  // The longest known end first: a compound is about its last part.
  for (let i = 3; i <= word.length - 3; i++) {
    const end = partIn(word.slice(i), book);
    if (end === null) continue;
    const start = word.slice(0, i);
    for (const link of links) {
      if (!start.endsWith(link)) continue;
      const bare = start.slice(0, start.length - link.length);
      const head = partIn(bare, book) ?? partIn(`${bare}e`, book) ?? partsOf(bare, book, depth + 1);
      if (head !== null) return `${head} ${end}`;
    }
  }
  return null;
}

/** Short words that are parts of compounds all the same. */
const shortParts = new Set(['rad', 'tag', 'fiets', 'dag', 'puls', 'test', 'rit', 'ritten']);

function partIn(word: string, book: Book): string | null {
  if (word.length < 4 && !shortParts.has(word)) return null;
  if (book.tells.has(word)) return null;
  return book.words.get(word) || null;
}

function slipOf(word: string, book: Book): string | null {
  if (word.length < 6) return null;
  const most = word.length >= 10 ? 2 : 1;
  for (let longer = -most; longer <= most; longer++)
    for (const meant of book.byShape.get(shapeOf(word, longer)) ?? [])
      if (editDistance(word, meant) <= most) return book.words.get(meant)!;
  return null;
}

/** Thousands with a point or a space, and abbreviations with a full stop. Commas are left to the reader of English. */
function plainFigures(text: string): string {
  return text
    .replace(/(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.]| ?(?:kg|bar|m2|%))/g, '$1$2')
    .replace(
      /(?<![\d.,:x/])([1-9]\d?) (\d{3})(?= ?(?:m|hm|mh|d\+|w|watts?|km|kcal|kj|metres|metros|metri|meters?)\b|d\+)/g,
      '$1$2',
    )
    .replace(/(\d) ?1\/2\b/g, '$1.5')
    .replace(/\b(min|mins|sek|sec|seg|std|ca|env|aprox|max|km|kg|ore|hr)\.(?= |,|$)/g, '$1')
    .replace(/[¿¡]/g, '');
}

const tidy = (text: string) =>
  text
    // "4 times 8 minutes" is how a session is read out; it is written 4x8.
    .replace(/(\d) ?times (?=\d)/g, '$1x')
    .replace(/ +/g, ' ')
    .replace(/ (?=[,;?!])/g, '')
    .trim();
