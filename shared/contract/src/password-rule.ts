/** What is known about the owner of a password. */
export interface PasswordOwner {
  email?: string;
  name?: string;
  /** The name of this product. */
  product: string;
}

const TOO_SHORT = 'Password must be at least 6 characters long';
const TOO_EASY = 'This password is too easy to guess. Please choose another one.';
/** The hint that a form shows before anything is typed. */
export const PASSWORD_HINT = 'At least 6 characters. Not your name, and nothing that is easy to guess.';

/** What cyclists choose first, and what everybody chooses first. */
const WORDS =
  'strava garmin shimano sram campagnolo peloton zwift wahoo roadbike cycling cyclist bicycle password passwort'.split(
    ' ',
  );
const KEY_ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc',
];
/** Shorter parts of names occur in many words by chance. */
const SHORTEST_WORD = 3;
/** A keyboard sequence counts from this length on: shorter ones are parts of words. */
const SHORTEST_ROW = 4;
/** A password that contains something obvious must have more other characters than this. */
const MOST_ADDED = 2;

/** Digits and signs that replace letters: br3akaw@y. */
const LETTER_OF: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const fold = (text: string) => Array.from(text.normalize('NFKC').toLowerCase());
const asLetters = (text: string[]) => text.map((character) => LETTER_OF[character] ?? character);

function wordsOf({ email = '', name = '', product }: PasswordOwner): string[][] {
  const [local = '', domain = ''] = email.split('@');
  const own = [email, local, name.replace(/\s/g, ''), product.replace(/\s/g, '')];
  const parts = [local, domain, name, product].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...WORDS, ...own, ...parts].map(fold).filter((word) => word.length >= SHORTEST_WORD);
}

/** Marks the obvious characters of a text: words, keyboard sequences, number sequences, repetitions, years. */
function obviousIn(text: string[], words: string[][]): boolean[] {
  const marks = text.map(() => false);
  const mark = (from: number, length: number) => marks.fill(true, from, from + length);
  const startsAt = (where: string[], at: number, part: string[]) =>
    part.every((character, offset) => where[at + offset] === character);
  const letters = asLetters(text);
  const lettersOfWords = words.map(asLetters);
  const step = (at: number) => text[at + 1]!.codePointAt(0)! - text[at]!.codePointAt(0)!;

  for (let at = 0; at < text.length; at += 1) {
    for (const [n, word] of words.entries())
      if (startsAt(text, at, word) || startsAt(letters, at, lettersOfWords[n]!)) mark(at, word.length);

    const row = text.slice(at, at + SHORTEST_ROW).join('');
    const reversed = text
      .slice(at, at + SHORTEST_ROW)
      .reverse()
      .join('');
    if (
      at + SHORTEST_ROW <= text.length &&
      KEY_ROWS.some((keys) => keys.includes(row) || keys.includes(reversed))
    )
      mark(at, SHORTEST_ROW);

    const follows = at + 2 < text.length;
    // Ascending, descending, or equal: 234, cba, aaa.
    if (follows && step(at) === step(at + 1) && Math.abs(step(at)) <= 1) mark(at, 3);
    for (const unit of [2, 3])
      if (at + 2 * unit <= text.length && startsAt(text, at + unit, text.slice(at, at + unit)))
        mark(at, 2 * unit);

    if (/^(19|20)\d\d$/.test(text.slice(at, at + 4).join(''))) mark(at, 4);
  }
  return marks;
}

/**
 * Why a new password is rejected, as far as a browser can tell: it is too short, or consists of what is guessed first
 * plus at most two characters. The server also rejects the most common passwords of public leaks.
 * @returns one sentence, or null for an acceptable password
 */
export function passwordRefusal(password: string, owner: PasswordOwner): string | null {
  if (password.length < 6) return TOO_SHORT;
  const marks = obviousIn(fold(password), wordsOf(owner));
  const added = marks.filter((isObvious) => !isObvious).length;
  return added < marks.length && added <= MOST_ADDED ? TOO_EASY : null;
}

/** For a password that is rejected for another reason of the same kind. */
export const passwordTooEasy = TOO_EASY;
