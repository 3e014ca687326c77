import { timeFrom } from './xml.ts';

/** What stands at a place of a file, and where it ends. */
export type PlainValue = { value: number; end: number };

/** Digits beyond these are finer than a double holds apart; a whole number with more of them is out of all bounds. */
const MOST_DIGITS = 15;
const POWERS = Array.from({ length: 23 }, (_, i) => 10 ** i);

/**
 * A decimal number without an exponent, with spaces around it, from bytes. `into.end` is the first byte behind it.
 * @returns NaN where none stands there; `into.end` is then behind the spaces
 */
export function plainNumber(bytes: Uint8Array, from: number, into: PlainValue): number {
  let at = from;
  while (isSpace(bytes[at])) at++;
  const negative = bytes[at] === MINUS;
  if (negative || bytes[at] === PLUS) at++;
  const first = at;
  let digits = 0;
  let places = 0;
  let whole = 0;
  let point = -1;
  for (; ; at++) {
    const code = bytes[at] ?? 0;
    if (code >= ZERO && code <= NINE) {
      if (digits < MOST_DIGITS) {
        whole = 10 * whole + code - ZERO;
        if (whole > 0) digits++;
        if (point >= 0) places++;
      }
    } else if (code === POINT && point < 0) point = at;
    else break;
  }
  const found = at - first - (point < 0 ? 0 : 1) > 0 && places < POWERS.length;
  while (isSpace(bytes[at])) at++;
  into.end = at;
  into.value = found ? (negative ? -whole : whole) / POWERS[places]! : NaN;
  return into.value;
}

/** `YYYY-MM-DDThh:mm:ss`, with or without a fraction, and `Z`, as nearly every device writes it; ms since 1970. */
export class PlainTimes {
  #date = -1;
  #midnightMs = 0;

  /** @returns NaN where no such time stands; `into.end` is then where it was looked for */
  read(bytes: Uint8Array, from: number, into: PlainValue): number {
    into.end = from;
    into.value = NaN;
    const year = digitsAt(bytes, from, 4);
    const month = digitsAt(bytes, from + 5, 2);
    const day = digitsAt(bytes, from + 8, 2);
    const hour = digitsAt(bytes, from + 11, 2);
    const minute = digitsAt(bytes, from + 14, 2);
    const second = digitsAt(bytes, from + 17, 2);
    if (
      !(year + month + day + hour + minute + second >= 0 && hour < 24 && minute < 60 && second < 60) ||
      bytes[from + 4] !== MINUS ||
      bytes[from + 7] !== MINUS ||
      bytes[from + 10] !== T ||
      bytes[from + 13] !== COLON ||
      bytes[from + 16] !== COLON
    )
      return NaN;
    const date = 10_000 * year + 100 * month + day;
    if (date !== this.#date) {
      const midnightMs = timeFrom(`${String.fromCharCode(...bytes.subarray(from, from + 10))}T00:00:00Z`);
      if (midnightMs === null) return NaN;
      [this.#date, this.#midnightMs] = [date, midnightMs];
    }
    let at = from + 19;
    let ms = 0;
    if (bytes[at] === POINT) {
      const begin = ++at;
      for (let unit = 100; (bytes[at] ?? 0) >= ZERO && bytes[at]! <= NINE; at++, unit /= 10)
        if (unit >= 1) ms += unit * (bytes[at]! - ZERO);
      if (at === begin) return NaN;
    }
    if (bytes[at] !== Z) return NaN;
    into.end = at + 1;
    return (into.value = this.#midnightMs + 1000 * (3600 * hour + 60 * minute + second) + ms);
  }
}

/** NaN where something else than digits stands. */
function digitsAt(bytes: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let at = from; at < from + count; at++) {
    const code = bytes[at] ?? 0;
    if (code < ZERO || code > NINE) return NaN;
    value = 10 * value + code - ZERO;
  }
  return value;
}

export function isSpace(code: number | undefined): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

const PLUS = 43;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const T = 84;
const Z = 90;
