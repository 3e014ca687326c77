/**
 * Text on one line, without control characters, halves of characters and marks that turn its direction.
 *
 * @example
 * plainText(' The hill\n of\u202e Sunday ') // => 'The hill of Sunday'
 * plainText('Stelvio', 4) // => 'Stel'
 */
export function plainText(text: string, maxCharacters = 200): string {
  const clean = text
    .slice(0, maxCharacters * 8)
    .replace(
      /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu,
      ' ',
    )
    .replace(/\s+/gu, ' ')
    .trim();
  return Array.from(clean).slice(0, maxCharacters).join('').trim();
}

/** Letters that are not one of ASCII with a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

/** Plain text in the letters of ASCII, for readers that drop whatever has others; empty when nothing is left. */
export function asciiText(text: string, maxCharacters: number): string {
  const letters = Object.entries(LETTERS)
    .reduce((changed, [letter, plain]) => changed.replaceAll(letter, plain), plainText(text))
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '');
  return letters.replace(/ +/g, ' ').trim().slice(0, maxCharacters).trim();
}

/** A name that every file system takes. */
export function fileBase(name: string, otherwise: string): string {
  const letters = asciiText(name, 60)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return letters || otherwise;
}

/** Plain text that fits into so many bytes of UTF-8; no character is cut in its middle. */
export function textInBytes(text: string, maxBytes: number): string {
  const encoder = new TextEncoder();
  let size = 0;
  let kept = '';
  for (const character of plainText(text)) {
    size += encoder.encode(character).length;
    if (size > maxBytes) break;
    kept += character;
  }
  return kept.trimEnd();
}

/** Plain text as the content of an XML element or attribute. */
export function xmlText(text: string, maxCharacters = 200): string {
  return plainText(text, maxCharacters).replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A number without an exponent and without zeros at its end. */
export function decimal(value: number, digits: number): string {
  const text = value.toFixed(digits);
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
}

/** A time from the start as `h:mm` or `h:mm:ss`. */
export function hoursText(seconds: number, unit: 'minutes' | 'seconds'): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = unit === 'minutes' ? Math.round(seconds / 60) : Math.floor(Math.round(seconds) / 60);
  const clock = `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
  return unit === 'minutes' ? clock : `${clock}:${two(Math.round(seconds) % 60)}`;
}

/** A time of less than an hour: `m:ss`. */
export function minutesText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
