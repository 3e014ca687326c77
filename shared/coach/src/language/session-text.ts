/**
 * The text as the notation of sessions is read from it: lower case, without accents, "x" for times signs, ASCII quotes and
 * dashes, decimal points. As long as it was, so that places in it are places in the message.
 */
export function sessionText(text: string): string {
  const figures = text
    .replace(/(?<![\d,])(\d{1,3}),(?=\d{1,2}(?![\d,]))/g, '$1.')
    .replace(
      /\ba(?= (?:minute|min)(?:'s)? (?:off|easy|rests?|on|hard|recover\w*|between|each|in between|break|all|at|with))/gi,
      '1',
    );
  // A quotation mark before a word or a number is none of minutes.
  return Array.from(
    figures.replace(/(^|[\s(:,])["'\u201c\u2018\u201e\u00ab](?=[\da-z])/gi, '$1 '),
    plainLetter,
  ).join('');
}

/** "The 4th of 5x5": which repetition it was is no part of the session. The text stays as long as it was. */
export const withoutOrdinals = (text: string): string =>
  text.replace(
    /\b\d{1,2}(?:st|nd|rd|th)\b(?: (?:rep|repetition|one|interval|effort))? (?:of|in|out of)(?: (?:the|my))?(?= ?\d)/g,
    (found) => '~'.repeat(found.length),
  );

const LETTERS: Record<string, string> = {
  ß: 's',
  ø: 'o',
  '×': 'x',
  '✕': 'x',
  '∙': 'x',
  '·': 'x',
  '*': 'x',
  '^': 'x',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '\t': ' ',
  '\u00a0': ' ',
};

function plainLetter(letter: string): string {
  const known = LETTERS[letter];
  if (known !== undefined) return known;
  const lower = letter.toLowerCase().normalize('NFD')[0] ?? letter;
  return lower.length === letter.length ? lower : letter;
}

/** A pattern that matches only where it is asked to. */
export const sticky = (source: string): RegExp => new RegExp(source, 'y');

/** What a sticky pattern finds at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
};

/** Source of a pattern for a number written as an English word. */
export const NUMBER_WORDS = `(?:${Object.keys(WORDS).join('|')})(?![a-z])`;

/** Source of a pattern for a count, in digits or as an English word. */
export const COUNT = `(?:\\d{1,3}|${NUMBER_WORDS})`;

/** The value of what `COUNT` or a decimal number matched. */
export const countOf = (text: string): number => WORDS[text] ?? Number(text);
