export type XmlHandler = {
  /** an element begins; `name` has no namespace prefix, `attributes` is the raw text after the name */
  open(name: string, attributes: string): void;
  /** an element ends; `text` is what stood in it, raw, without that of its children */
  close(name: string, text: string): void;
};

/**
 * Walks through XML once, front to back. Namespaces are ignored, a document type is skipped, so entities that a file
 * defines are never expanded. Tags that do not match are let pass.
 * @returns whether the text ended with every element closed
 */
export function scanXml(source: string, handler: XmlHandler): boolean {
  let depth = 0;
  let text = '';
  let at = 0;
  for (;;) {
    const start = source.indexOf('<', at);
    if (start < 0) return depth <= 0;
    if (start > at) text += source.slice(at, start);
    const next = source.charCodeAt(start + 1);
    if (next === BANG) {
      const special = skipSpecial(source, start);
      if (!special) return false;
      text += special.text;
      at = special.end;
      continue;
    }
    const end = source.indexOf('>', start + 1);
    if (end < 0) return false;
    at = end + 1;
    if (next === QUESTION) continue;
    if (next === SLASH) {
      depth--;
      handler.close(localName(source, start + 2, end), text);
    } else {
      const empty = source.charCodeAt(end - 1) === SLASH;
      const stop = empty ? end - 1 : end;
      const name = localName(source, start + 1, stop);
      handler.open(name, source.slice(start + 1 + name.length, Math.min(stop, start + 2000)));
      if (empty) handler.close(name, '');
      else depth++;
    }
    text = '';
  }
}

/** The value of an attribute in the raw text of a tag; null when it is not there. */
export function attribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? (found[1] ?? found[2] ?? '') : null;
}

/** Text with the five entities of XML and character numbers put in; others stay as they are. */
export function decodeText(raw: string): string {
  if (!raw.includes('&')) return raw.trim();
  return raw
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
      if (name) return NAMED[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .trim();
}

/** A number from text; null when it is empty or not finite. */
export function numberFrom(raw: string | null): number | null {
  if (raw === null || raw.trim() === '') return null;
  const value = Number(raw);
  return Number.isFinite(value) ? value : null;
}

/** An ISO time as ms since 1970; a time without zone is UTC, as GPX and TCX demand. Null when it is none. */
export function timeFrom(raw: string): number | null {
  const text = raw.trim();
  const value = Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return Number.isFinite(value) ? value : null;
}

const BANG = 33;
const SLASH = 47;
const QUESTION = 63;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function localName(source: string, from: number, to: number): string {
  let end = from;
  let begin = from;
  for (; end < to; end++) {
    const code = source.charCodeAt(end);
    if (code === 58) begin = end + 1;
    else if (code <= 32) break;
  }
  return source.slice(begin, end);
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
  const bracket = source.indexOf('[', start);
  if (bracket >= 0 && bracket < close) {
    const end = source.indexOf(']', bracket);
    const after = end < 0 ? -1 : source.indexOf('>', end);
    return after < 0 ? null : { text: '', end: after + 1 };
  }
  return close < 0 ? null : { text: '', end: close + 1 };
}
