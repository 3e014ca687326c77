/** Five bits a character, the sixth says that more follow. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value] as const));
/** Seven digits: what is longer is no number of ours. */
const MOST_SHIFT = 32 ** 7;

/**
 * Whole numbers as a short text: one character for each from -16 to 15, two from -512 to 511, and so on.
 * @param values whole numbers below 2^34
 */
export function textOfNumbers(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    let left = value < 0 ? -2 * value - 1 : 2 * value;
    while (left >= 32) {
      text += DIGITS.charAt(32 + (left % 32));
      left = Math.floor(left / 32);
    }
    text += DIGITS.charAt(left);
  }
  return text;
}

/** The numbers of such a text; null when it is none, or has more than `most` numbers. */
export function numbersOfText(text: string, most: number): number[] | null {
  const values: number[] = [];
  let value = 0;
  let shift = 1;
  for (let i = 0; i < text.length; i++) {
    const digit = VALUES.get(text.charCodeAt(i));
    if (digit === undefined || shift >= MOST_SHIFT) return null;
    value += shift * (digit % 32);
    shift *= 32;
    if (digit >= 32) continue;
    if (values.length === most) return null;
    values.push(value % 2 ? -(value + 1) / 2 : value / 2);
    value = 0;
    shift = 1;
  }
  return shift === 1 ? values : null;
}
