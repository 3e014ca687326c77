import { decimal, plainText, xmlText } from './text.ts';

/** A text in an SVG; lengths are mm where the drawing says so. */
export function label(x: number, y: number, text: string, size: number, style = ''): string {
  return `<text x="${decimal(x, 2)}" y="${decimal(y, 2)}" font-size="${size}"${style && ` ${style}`}>${xmlText(text)}</text>`;
}

export const AT_END = 'text-anchor="end"';
export const BOLD = 'font-weight="bold"';

/** Widths of letters in shares of the font's size, a little generous, in the order in which they are tried. */
const LETTER_WIDTHS: [RegExp, number][] = [
  [/[ijlItfr.,:;'’!|()[\] -]/, 0.34],
  [/[MWmw@%]/, 0.9],
  [/[A-Z\u00c0-\u00de]/, 0.72],
  [/[ -\u024f]/, 0.57],
];

/** Text cut to a width, in the unit of the size. */
export function fitted(text: string, width: number, size: number): string {
  const characters = Array.from(plainText(text));
  const widths = characters.map((character) => size * widthOf(character));
  if (widths.reduce((sum, each) => sum + each, 0) <= width) return characters.join('');
  let left = width - size;
  const count = widths.findIndex((each) => (left -= each) < 0);
  return `${characters.slice(0, count).join('').trimEnd()}…`;
}

/** The first text that fits whole; else the last, cut. */
export function firstFitting(texts: readonly string[], width: number, size: number): string {
  return wholeFitting(texts, width, size) ?? fitted(texts.findLast((text) => text !== '') ?? '', width, size);
}

/** The first text that fits whole. */
export const wholeFitting = (texts: readonly string[], width: number, size: number): string | undefined =>
  texts.find((text) => text !== '' && fitted(text, width, size) === plainText(text));

function widthOf(character: string): number {
  return LETTER_WIDTHS.find(([letters]) => letters.test(character))?.[1] ?? 1;
}
