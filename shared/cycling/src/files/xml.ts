export type XmlHandler = {
  /** an element begins; `name` has no namespace prefix, `attributes` is the raw text after the name */
  open(name: string, attributes: string): void;
  /** an element ends; `text` is what stood in it, raw, or empty when it has children */
  close(name: string, text: string): void;
};

/**
 * Walks through XML once, front to back, in time proportional to its length whatever is in it. Namespaces are ignored, a
 * document type is skipped, so entities that a file defines are never expanded. Tags that do not match are let pass.
 * @returns whether the text ended with every element closed
 */
export function scanXml(source: string, handler: XmlHandler): boolean {
  const nameAt = names(source);
  let depth = 0;
  // Only an element without children has a text that anyone wants, so only that is cut out.
  let leaf = false;
  let textFrom = 0;
  let before = '';
  let at = 0;
  for (;;) {
    const start = source.indexOf('<', at);
    if (start < 0) return depth <= 0;
    const next = source.charCodeAt(start + 1);
    if (next === BANG) {
      const special = skipSpecial(source, start);
      if (!special) return false;
      before += source.slice(textFrom, start) + special.text;
      at = special.end;
      textFrom = at;
      continue;
    }
    const end = next === SLASH ? source.indexOf('>', start) : tagEnd(source, start);
    if (end < 0) return false;
    at = end + 1;
    if (next === QUESTION) continue;
    if (next === SLASH) {
      depth--;
      const text = leaf ? source.slice(textFrom, start) : '';
      handler.close(nameAt(start + 2, end).name, before === '' ? text : before + text);
      leaf = false;
    } else {
      const empty = source.charCodeAt(end - 1) === SLASH;
      const stop = empty ? end - 1 : end;
      const { name, length } = nameAt(start + 1, stop);
      handler.open(name, source.slice(start + 1 + length, Math.min(stop, start + MAX_TAG)));
      if (empty) handler.close(name, '');
      else depth++;
      leaf = !empty;
    }
    before = '';
    textFrom = at;
  }
}

/** Where a tag ends: at the first `>` outside of quotes; at the first of all where a quote is not closed soon after. */
function tagEnd(source: string, start: number): number {
  const first = source.indexOf('>', start + 1);
  const limit = Math.min(source.length, first + QUOTE_REACH);
  let quote = 0;
  for (let at = Math.max(start, first - MAX_TAG); at < limit; at++) {
    const code = source.charCodeAt(at);
    if (quote !== 0) quote = code === quote ? 0 : quote;
    else if (code === GREATER) return at;
    else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
  }
  return first;
}

/** The value of an attribute in the raw text of a tag; null when it is not there. */
export function attribute(attributes: string, name: string): string | null {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    if (at > 0 && attributes.charCodeAt(at - 1) > SPACE) continue;
    let quote = at + name.length;
    while (attributes.charCodeAt(quote) <= SPACE) quote++;
    if (attributes.charCodeAt(quote++) !== EQUALS) continue;
    while (attributes.charCodeAt(quote) <= SPACE) quote++;
    const mark = attributes[quote];
    const end = mark === '"' || mark === "'" ? attributes.indexOf(mark, quote + 1) : -1;
    if (end >= 0) return attributes.slice(quote + 1, end);
  }
  return null;
}

/** Text with the five entities of XML and character numbers put in; others stay as they are. */
function decodeText(raw: string): string {
  if (!raw.includes('&')) return raw.trim();
  return raw
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
      if (name) return NAMED[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .trim();
}

/** A name as people see it, at most 200 characters; null when there is none. */
export function nameFrom(raw: string): string | null {
  return decodeText(raw.slice(0, 1000)).slice(0, 200) || null;
}

/** A number from text, also one with a decimal comma (`45,5`); null when it is empty or not finite. */
export function numberFrom(raw: string | null): number | null {
  if (raw === null || raw.trim() === '') return null;
  const value = Number(raw);
  if (Number.isFinite(value)) return value;
  return raw.length < 40 && DECIMAL_COMMA.test(raw) ? Number(raw.replace(',', '.')) : null;
}

const DECIMAL_COMMA = /^\s*[+-]?\d+,\d+\s*$/;

/**
 * An ISO time as ms since 1970; a time without zone is UTC, as GPX and TCX demand. Null when it is none: what other
 * texts mean depends on who reads them.
 */
export function timeFrom(raw: string): number | null {
  // As nearly every device writes it, which is read in a fifth of the time.
  if (raw.length === PLAIN.length && isPlain(raw)) return finite(Date.parse(raw));
  const [, date, clock, seconds = '00', fraction = '0', zone = 'Z'] = TIME.exec(raw.slice(0, 100)) ?? [];
  if (date === undefined || clock === undefined) return null;
  const offset = zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  return finite(Date.parse(`${date}T${clock}:${seconds}.${fraction.slice(0, 3)}${offset}`));
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Digits where it has noughts, else the same. */
const PLAIN = '0000-00-00T00:00:00Z';
function isPlain(raw: string): boolean {
  for (let at = 0; at < PLAIN.length; at++) {
    const [code, wanted] = [raw.charCodeAt(at), PLAIN.charCodeAt(at)];
    if (wanted === ZERO ? code < ZERO || code > NINE : code !== wanted) return false;
  }
  return true;
}

const TIME = /^\s*(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?\s*$/i;

const BANG = 33;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const QUESTION = 63;
const COLON = 58;
const EQUALS = 61;
const GREATER = 62;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const SPACE = 32;
/** Attributes beyond this are not looked at. */
const MAX_TAG = 2000;
/** How far behind a `>` in quotes the end of its tag is looked for. */
const QUOTE_REACH = 200;
const MAX_NAME = 100;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

type Name = { hash: number; name: string; length: number };

/** Reads names without their prefix; a big file repeats a dozen of them, so each is cut out only once. */
function names(source: string) {
  const known: (Name | undefined)[] = Array.from({ length: 256 });
  return (from: number, to: number): Name => {
    const limit = Math.min(to, from + MAX_NAME);
    let end = from;
    let begin = from;
    let hash = 0;
    for (; end < limit; end++) {
      const code = source.charCodeAt(end);
      if (code <= SPACE) break;
      if (code === COLON) begin = end + 1;
      hash = (Math.imul(hash, 31) + code) | 0;
    }
    const length = end - from;
    const found = known[hash & 255];
    if (found && found.hash === hash && found.length === length) return found;
    return (known[hash & 255] = { hash, name: source.slice(begin, end), length });
  };
}

function skipSpecial(source: string, start: number): { text: string; end: number } | null {
  if (source.startsWith('<!--', start)) {
    const end = source.indexOf('-->', start + 4);
    return end < 0 ? null : { text: '', end: end + 3 };
  }
  if (source.startsWith('<![CDATA[', start)) {
    const end = source.indexOf(']]>', start + 9);
    return end < 0 ? null : { text: source.slice(start + 9, end), end: end + 3 };
  }
  const close = source.indexOf('>', start);
  if (close < 0) return null;
  const bracket = source.slice(start, close).indexOf('[');
  if (bracket < 0) return { text: '', end: close + 1 };
  const end = source.indexOf(']', start + bracket);
  const after = end < 0 ? -1 : source.indexOf('>', end);
  return after < 0 ? null : { text: '', end: after + 1 };
}
