/** The languages that are read beside English. */
export type ForeignLanguage = 'de' | 'fr' | 'es' | 'it' | 'nl';

/** All that is known of a language, as data. Everything in it is folded: lower case, no accents (see `fold`). */
export type Dictionary = {
  /** Small words that make a sentence one of this language. They count more than other words. */
  tells: string;
  /**
   * Figures and what stands around them, tried in order before any word is looked up. What stands between `<` and `>`
   * is finished English; everything else is still looked up.
   */
  patterns: readonly (readonly [RegExp, string | ((...match: string[]) => string)])[];
  /**
   * Entries `english: foreign, foreign`, one a line or several with semicolons between them; a line that begins with `#`
   * is a heading. Nothing before the colon leaves a word out. A longer phrase goes before a shorter one.
   */
  table: string;
  /** What makes two spellings of a word one: German riders write "fuer" as well as "für". */
  spelling?: (word: string) => string;
  /** Words may be written together ("Trainingsplan"): unknown ones are taken apart. */
  compounds?: boolean;
};

type Entry = { words: string[]; english: string };

/** A dictionary made ready for looking up. */
export type Book = {
  /** Entries by their first word, longest first. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** English of single words. */
  words: ReadonlyMap<string, string>;
  /** Longer single words by first letter and length, for slips of the finger. */
  byShape: ReadonlyMap<string, readonly string[]>;
  tells: ReadonlySet<string>;
  patterns: readonly (readonly [RegExp, string | ((...match: string[]) => string)])[];
  spelling: (word: string) => string;
  compounds: boolean;
};

/** Bounds of text that is already English. No rider can type them. */
export const [OPEN, CLOSE] = ['\u0001', '\u0002'];

/** Words of a phrase; an elided article ("l'", "dell'") is a word of its own. */
const wordsOfPhrase = (phrase: string): string[] => phrase.match(/[a-z]+\d*'?/g) ?? [];

const marked = (text: string) => text.replace(/</g, OPEN).replace(/>/g, CLOSE);

export function compile(dictionary: Dictionary): Book {
  const spelling = dictionary.spelling ?? ((word: string) => word);
  const entries = new Map<string, Entry[]>();
  const words = new Map<string, string>();
  const byShape = new Map<string, string[]>();
  for (const { english, foreign } of entriesOf(dictionary)) {
    const spelled = wordsOfPhrase(foreign).map(spelling);
    const [first] = spelled;
    if (first === undefined) continue;
    const under = entries.get(first) ?? [];
    under.push({ words: spelled, english });
    entries.set(first, under);
    if (spelled.length > 1) continue;
    words.set(first, english);
    if (first.length < 6) continue;
    const shape = shapeOf(first);
    byShape.set(shape, [...(byShape.get(shape) ?? []), first]);
  }
  for (const under of entries.values()) under.sort((a, b) => b.words.length - a.words.length);
  return {
    entries,
    words,
    byShape,
    tells: new Set(dictionary.tells.split(/\s+/).filter(Boolean).map(spelling)),
    patterns: dictionary.patterns.map(([pattern, to]) =>
      typeof to === 'string'
        ? [pattern, marked(to)]
        : [pattern, (...match: string[]) => marked(to(...match))],
    ),
    spelling,
    compounds: dictionary.compounds ?? false,
  };
}

/** What the table of a dictionary says, one foreign word or phrase at a time. */
function entriesOf({ table }: Dictionary): { english: string; foreign: string }[] {
  const lines = table.split('\n').filter((line) => !line.trim().startsWith('#'));
  return lines.flatMap((line) =>
    line.split(';').flatMap((entry) => {
      const [english = '', foreign = ''] = entry.split(':').map((part) => part.trim());
      return foreign.split(',').map((one) => ({ english, foreign: one.trim() }));
    }),
  );
}

/** First letter and length of a word, or of one that is a few letters longer. */
export const shapeOf = (word: string, longer = 0): string => `${word[0]}${word.length + longer}`;
