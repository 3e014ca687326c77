/** A stream of numbers in [0, 1), the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NUMBERS = [
  '1e309',
  'NaN',
  '-1',
  '-0',
  '99999999999999999999',
  'Infinity',
  '1e-320',
  '',
  ' ',
  '0x1F',
  '90',
  '-180',
  '180',
  '89.9999999',
  '12,5',
  '1970-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0',
];

type Random = () => number;
type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;
const at = (bytes: Uint8Array, random: Random) => Math.floor(random() * bytes.length);
const joined = (...parts: Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
};
const random = (length: number, next: Random) => Uint8Array.from({ length }, () => Math.floor(next() * 256));
const text = (change: (source: string, next: Random) => string): Mutation => {
  return (bytes, next) => {
    const changed = change(Buffer.from(bytes).toString('latin1'), next);
    return new Uint8Array(Buffer.from(changed, 'latin1'));
  };
};
const block = (bytes: Uint8Array, next: Random): [number, number] => {
  const from = at(bytes, next);
  return [from, Math.min(bytes.length, from + 1 + Math.floor(next() ** 3 * 4000))];
};

/** What can happen to a file on its way, and what a hostile hand can do to it. */
export const MUTATIONS: Record<string, Mutation> = {
  flip: (bytes, next) => {
    const bad = bytes.slice();
    for (let i = 0; i < 1 + next() * 20; i++) bad[at(bad, next)]! ^= 1 << Math.floor(next() * 8);
    return bad;
  },
  overwrite: (bytes, next) => {
    const bad = bytes.slice();
    for (let i = 0; i < 1 + next() * 10; i++)
      bad.fill(
        pick([0, 255, 127, 128], next),
        ...(block(bad.subarray(0), next).map((n, k) => (k ? Math.min(n, bad.length) : n)) as [
          number,
          number,
        ]),
      );
    return bad;
  },
  extremes: (bytes, next) => {
    const bad = bytes.slice();
    for (let i = 0; i < 1 + next() * 60; i++) {
      const start = at(bad, next);
      bad.fill(pick([0, 255, 127, 128, 254], next), start, start + pick([1, 2, 4], next));
    }
    return bad;
  },
  truncate: (bytes, next) => bytes.slice(0, at(bytes, next)),
  insert: (bytes, next) => {
    const where = at(bytes, next);
    return joined(
      bytes.subarray(0, where),
      random(1 + Math.floor(next() * 500), next),
      bytes.subarray(where),
    );
  },
  remove: (bytes, next) => {
    const [from, to] = block(bytes, next);
    return joined(bytes.subarray(0, from), bytes.subarray(to));
  },
  duplicate: (bytes, next) => {
    const [from, to] = block(bytes, next);
    return joined(bytes.subarray(0, to), bytes.subarray(from));
  },
  swap: (bytes, next) => {
    const [a, b] = block(bytes, next);
    const [c, d] = block(bytes, next);
    if (c < b) return bytes.slice(a);
    return joined(
      bytes.subarray(0, a),
      bytes.subarray(c, d),
      bytes.subarray(b, c),
      bytes.subarray(a, b),
      bytes.subarray(d),
    );
  },
  numbers: text((source, next) => {
    const share = next() ** 3;
    return source.replace(/-?\d[\d.:TZ-]*/g, (whole) => (next() < share ? pick(NUMBERS, next) : whole));
  }),
  digits: text((source, next) => {
    const share = 0.05 * next();
    return source.replace(/\d/g, (whole) => (next() < share ? String(Math.floor(next() * 10)) : whole));
  }),
  nesting: text((source, next) => {
    const where = Math.floor(next() * source.length);
    return source.slice(0, where) + '<a>'.repeat(Math.floor(next() * 5000)) + source.slice(where);
  }),
  bomb: text((source) => {
    const entities = Array.from({ length: 20 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(20)}">`);
    return `<!DOCTYPE x [<!ENTITY e0 "ha">${entities.join('')}]>${source.replace(/<name>/g, '<name>&e20;')}`;
  }),
  unclosed: text((source, next) => {
    const share = next();
    return source.replace(/<\/\w+>/g, (whole) => (next() < share ? '' : whole));
  }),
  marks: text((source, next) =>
    source.replace(/[<>"=/]/g, (whole) =>
      next() < 0.02 ? pick(['<', '>', '"', '', '<!', '<?', '<![CDATA[', '<!--', ']]>'], next) : whole,
    ),
  ),
  utf16: (bytes) => {
    const wide = new Uint8Array(2 + 2 * bytes.length);
    wide.set([0xff, 0xfe]);
    bytes.forEach((byte, i) => (wide[2 + 2 * i] = byte));
    return wide;
  },
  latin: text((source) =>
    source.replace(/encoding="[^"]*"/, 'encoding="ISO-8859-1"').replace(/<name>/g, '<name>\xe9'),
  ),
  mark: (bytes) => joined(Uint8Array.of(0xef, 0xbb, 0xbf), bytes),
  trailing: (bytes, next) => joined(bytes, random(Math.floor(next() * 300), next)),
};

/** A file after one to three mutations, and their names. */
export function mutated(good: Uint8Array, next: Random): { bytes: Uint8Array; how: string } {
  let bytes = good;
  const how: string[] = [];
  for (let i = 0; i < 1 + Math.floor(next() * 3) && bytes.length > 0; i++) {
    const [name, mutation] = pick(Object.entries(MUTATIONS), next);
    how.push(name);
    bytes = mutation(bytes, next);
  }
  return { bytes, how: how.join('+') };
}

/** Paths of the first numbers in a value that are none; a straight road has an infinite radius by its definition. */
export function impossibleNumbers(value: unknown, key = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${key} is ${value}`];
  if (value === null || typeof value !== 'object') return [];
  const found: string[] = [];
  if (Array.isArray(value) && typeof value[0] === 'number') {
    const finite = (part: unknown) =>
      typeof part === 'number' && (Number.isFinite(part) || (key === 'radiusM' && part === Infinity));
    const at = value.findIndex((part) => !finite(part));
    return at < 0 ? [] : [`${key}.${at} is ${String(value[at])}`];
  }
  for (const name in value) {
    const part = (value as Record<string, unknown>)[name];
    if (typeof part === 'number' ? Number.isFinite(part) : part === null) continue;
    for (const path of impossibleNumbers(part, name)) found.push(key === '' ? path : `${key}.${path}`);
    if (found.length > 5) break;
  }
  return found;
}
