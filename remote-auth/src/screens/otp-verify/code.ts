export const CODE_LENGTH = 6;
/** The content of each box, an empty string where there is none. */
export type Code = string[];
export const emptyCode: Code = Array.from({ length: CODE_LENGTH }, () => '');

/**
 * Puts entered text into the boxes: one character into its own box, several digits (a paste, or a code that the phone
 * fills in) from there on, a whole code from the first box on.
 * @returns the boxes and the index of the next one
 */
export function enter(code: Code, at: number, text: string): { code: Code; next: number } {
  if (text.length <= 1) {
    const moves = /\d/.test(text);
    return { code: code.with(at, text), next: moves ? Math.min(at + 1, CODE_LENGTH - 1) : at };
  }
  const digits = text.replace(/\D/g, '').slice(0, CODE_LENGTH);
  const from = digits.length === CODE_LENGTH ? 0 : at;
  const filled = code.map((old, i) => digits[i - from] ?? old);
  return { code: filled, next: Math.min(from + digits.length, CODE_LENGTH - 1) };
}

/** The character that was added to a box which held `before`; longer texts are returned unchanged. */
export function typed(before: string, now: string): string {
  if (before === '' || now.length !== 2) return now;
  return now.startsWith(before) ? now.slice(1) : now.slice(0, 1);
}

/** The box that a key leads to from box `at`, or undefined when the key has no meaning between boxes. */
export function boxAfterKey(key: string, at: number, isEmpty: boolean): number | undefined {
  const last = CODE_LENGTH - 1;
  const moves: Record<string, number> = {
    ArrowLeft: Math.max(at - 1, 0),
    ArrowRight: Math.min(at + 1, last),
    Home: 0,
    End: last,
    ...(isEmpty ? { Backspace: Math.max(at - 1, 0) } : {}),
  };
  return moves[key];
}
