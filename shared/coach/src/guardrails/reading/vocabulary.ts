import { editDistance } from '../../language/edit-distance.ts';
import { realWords } from './real-words.ts';

/** Endings that English gives a word: pass, passes, passed, passing; stop, stopped, stopping; race, racing; cry, cried. */
export function inflections(word: string): string[] {
  if (word.endsWith('e')) return [word, `${word}s`, `${word}d`, `${word.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(word))
    return [word, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word}ing`];
  const plural = /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(word)) {
    const doubled = word + word.slice(-1);
    return [word, plural, `${doubled}ed`, `${doubled}ing`];
  }
  return [word, plural, `${word}ed`, `${word}ing`];
}

/** Words that may stand inside a glued one: "killmyself", "wanttodie". */
const shortPieces = new Set(['i', 'my', 'me', 'to', 'out', 'up', 'hit', 'die', 'it']);

/** Digits and signs that stand for letters. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The fewest letters of a word that may hold any slip, and from which on two. */
const ANY_SLIP_FROM = 6;
const TWO_SLIPS_FROM = 9;
const STEM_SLIP_FROM = 7;
const LONGEST_WORD = 28;
const LONGEST_ENDING = 9;
const MOST_PIECES = 6;
/** Words are looked up again and again; the memory is emptied before it grows. */
const MOST_REMEMBERED = 20_000;

/** A word as it was meant, with the parts of the vocabulary that it may stand for. */
type Spelled = { text: string; parts: readonly number[] };

/** A word without its doubled letters: each of them alone, and all. */
function undoubled(typed: string): string[] {
  const doubles = [...typed.matchAll(/([a-z])\1/g)];
  if (doubles.length === 0 || typed.length < 4) return [];
  const one = doubles.map(({ index }) => typed.slice(0, index) + typed.slice(index + 1));
  return [...one, typed.replace(/([a-z])\1/g, '$1')];
}

/** Letters that lie side by side on a keyboard, and vowels, which are taken for each other. */
const neighbours =
  'qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa ws ed rf tg yh uj ik ol sz xd fc gv hb jn km ae ai ao au ei eo eu iu ou';
const areNeighbours = (one: string, other: string) =>
  neighbours.includes(one + other) || neighbours.includes(other + one);

/**
 * Short words are near too many others: two letters may be swapped; in words of five one may also be missing, doubled or
 * the neighbour of the right one.
 */
function isShortSlip(typed: string, word: string): boolean {
  const swapped = [...word].sort().join() === [...typed].sort().join();
  if (typed.length !== word.length)
    return word.length > 4 && typed[0] === word[0] && typed.at(-1) === word.at(-1);
  if (swapped || word.length < 5 || typed[0] !== word[0]) return swapped;
  return [...word].every((letter, at) => letter === typed[at] || areNeighbours(letter, typed[at] ?? ''));
}

/** All words that the patterns name, found by what a member typed. */
export class Vocabulary {
  private words = new Map<string, number>();
  private stems = new Map<string, number>();
  private endings = new Map<string, number>();
  private parts = 0;
  /** words by first letter, for the search of typos */
  private byLetter = new Map<string, string[]>();
  private stemsByLetter = new Map<string, string[]>();
  private spelled = new Map<string, readonly Spelled[]>();

  /** The number of a word, of a stem when it ends with a star, of an ending when it begins with one. */
  part(source: string): number {
    if (source.startsWith('*')) {
      const known = this.endings.get(source.slice(1));
      if (known !== undefined) return known;
      this.endings.set(source.slice(1), this.parts);
      return this.parts++;
    }
    const stem = source.endsWith('*');
    const text = stem ? source.slice(0, -1) : source;
    const place = stem ? this.stems : this.words;
    const known = place.get(text);
    if (known !== undefined) return known;
    place.set(text, this.parts);
    const shelves = stem ? this.stemsByLetter : this.byLetter;
    const first = text.slice(0, 1);
    shelves.set(first, [...(shelves.get(first) ?? []), text]);
    return this.parts++;
  }

  /** The parts that a correctly spelled word stands for. */
  partsOf(text: string): number[] {
    const found: number[] = [];
    const word = this.words.get(text);
    if (word !== undefined) found.push(word);
    for (let length = 3; length <= Math.min(text.length, LONGEST_WORD); length++) {
      const stem = this.stems.get(text.slice(0, length));
      if (stem !== undefined) found.push(stem);
    }
    for (let length = 4; length < text.length - 1 && length <= LONGEST_ENDING; length++) {
      const ending = this.endings.get(text.slice(-length));
      if (ending !== undefined) found.push(ending);
    }
    return found;
  }

  private knows(text: string): boolean {
    return this.words.has(text) || this.partsOf(text).length > 0;
  }

  /**
   * What a typed word may mean: one word in several readings, or several words that were glued together.
   * @returns the words in turn
   */
  spell(typed: string): readonly Spelled[] {
    const known = this.spelled.get(typed);
    if (known) return known;
    const result = this.read(typed).map((readings) => ({
      text: readings[0] ?? typed,
      parts: [...new Set(readings.flatMap((reading) => this.partsOf(reading)))],
    }));
    if (this.spelled.size > MOST_REMEMBERED) this.spelled.clear();
    this.spelled.set(typed, result);
    return result;
  }

  private read(typed: string): string[][] {
    if (this.words.has(typed) || typed.length > LONGEST_WORD) return [[typed]];
    if (/[^a-z]/.test(typed)) return this.undisguised(typed);
    if (realWords.has(typed)) return [[typed]];
    // A stem fits many words: the slip of another may begin like it ("lightheadtd").
    if (this.knows(typed)) return [[typed, ...this.typosOf(typed)]];
    const single = undoubled(typed).find((word) => this.words.has(word));
    if (single !== undefined) return [[single]];
    // German umlauts may be typed as two letters.
    const umlaut = typed.replace(/([aou])e/g, '$1');
    if (umlaut !== typed && umlaut.length > 3 && this.knows(umlaut)) return [[umlaut]];
    const pieces = typed.length > 6 ? this.parted(typed) : null;
    if (pieces) return pieces.map((piece) => [piece]);
    const typos = this.typosOf(typed);
    return [typos.length > 0 ? typos : [typed]];
  }

  /** "su1cide", "k*ll": digits for letters, a star for any. */
  private undisguised(typed: string): string[][] {
    if (!/[a-z]/.test(typed)) return [[typed]];
    const plain = typed.replace(/[0-9@$!]/g, (sign) => disguises[sign] ?? sign);
    if (!plain.includes('*')) {
      const readings = [plain, plain.replaceAll('i', 'l')].filter((word) => this.knows(word));
      if (readings.length > 0) return [readings];
      return [/\d/.test(typed) ? [typed] : [plain, ...this.typosOf(plain)]];
    }
    const fits = (this.byLetter.get(plain.slice(0, 1)) ?? []).filter(
      (word) =>
        word.length === plain.length && [...plain].every((sign, at) => sign === '*' || sign === word[at]),
    );
    return [fits.length > 0 ? fits : [plain]];
  }

  /** The known words that a glued one is made of; null when it is none. */
  private parted(typed: string): string[] | null {
    const best: (string[] | null)[] = [[]];
    for (let end = 1; end <= typed.length; end++) {
      best[end] = null;
      for (let start = Math.max(0, end - 14); start < end; start++) {
        const before = best[start];
        const piece = typed.slice(start, end);
        if (!before || !(piece.length > 3 || shortPieces.has(piece))) continue;
        if (!this.words.has(piece)) continue;
        const now = best[end];
        if (!now || before.length + 1 < now.length) best[end] = [...before, piece];
      }
    }
    const whole = best[typed.length];
    return whole && whole.length > 1 && whole.length <= MOST_PIECES ? whole : null;
  }

  /** Known words within a slip or two of a typed one; the nearest only. */
  private typosOf(typed: string): string[] {
    if (typed.length < 4) return [];
    const firsts = new Set([typed.slice(0, 1), typed.slice(1, 2)]);
    let best: string[] = [];
    let least = typed.length >= TWO_SLIPS_FROM ? 2 : 1;
    for (const first of firsts) {
      const swapped = first !== typed.slice(0, 1);
      for (const word of this.byLetter.get(first) ?? []) {
        const longer = Math.abs(word.length - typed.length);
        if (longer > least || word.length < 4) continue;
        // Only two swapped letters are forgiven at the start, and in words of four.
        if (swapped && word.slice(1, 2) !== typed.slice(0, 1)) continue;
        if (word.length < ANY_SLIP_FROM && !isShortSlip(typed, word)) continue;
        const distance = editDistance(typed, word);
        if (distance > least || (distance === 2 && word.length < TWO_SLIPS_FROM)) continue;
        if (distance < least) best = [];
        least = distance;
        best.push(word);
      }
    }
    if (best.length > 0 || typed.length < STEM_SLIP_FROM) return best;
    return (this.stemsByLetter.get(typed.slice(0, 1)) ?? []).filter(
      (stem) =>
        stem.length >= STEM_SLIP_FROM &&
        [-1, 0, 1].some((more) => editDistance(typed.slice(0, stem.length + more), stem) <= 1),
    );
  }
}
