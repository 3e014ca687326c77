import fc from 'fast-check';

/** A marker in hostile texts and names: a response that contains it echoes what a stranger typed. */
export const CANARY = 'zq7x';

const LONG = 10_000;

const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1e400',
  '-1e400',
  '0x10',
  '1,5',
  '٣',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '\0',
  'a\0b',
  '\u202egnp.exe',
  '\uFEFF',
  '\ud800',
  'a\udc00b',
  'e\u0301',
  'ﬁ',
  '👩🏽‍🚴'.repeat(20),
  'İSTANBUL@EXAMPLE.ORG',
  "' or 1=1 --",
  '"; drop table users; --',
  `<script>alert("${CANARY}")</script>`,
  '../../etc/passwd',
  '%00%0d%0aset-cookie:a=b',
  '{}',
  '[]',
  '{"$gt":""}',
  '{"length":{"toString":1}}',
  '__proto__',
  'constructor',
  CANARY,
  `a@${CANARY}`,
  'a@b',
  'a@b.org, c@d.org',
  'a b@example.org',
  `${'a'.repeat(64)}@${'b.'.repeat(90)}org`,
  'x'.repeat(255),
  '9'.repeat(400),
  'x'.repeat(LONG),
  '\u202e'.repeat(LONG),
  '👩🏽‍🚴'.repeat(LONG / 10),
];

/** Texts that nobody would type. */
export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.uuid() },
);

/**
 * Values as JSON text, because some cannot be produced from a value: numbers that overflow, repeated keys, halves of a
 * surrogate pair, ten thousand levels.
 */
const HOSTILE_SHAPES = [
  // Objects that imitate a text, a number, a list or a promise.
  '{"length":{"toString":1}}',
  '{"length":1}',
  '{"length":-1}',
  '{"length":1e400}',
  '{"length":"6"}',
  '{"length":{"valueOf":1,"toString":1}}',
  '{"size":{"toString":1}}',
  '{"toString":1}',
  '{"toString":null,"valueOf":null}',
  '{"valueOf":"x"}',
  '{"toJSON":1}',
  '{"toJSON":"x"}',
  '{"then":1}',
  '{"then":{"call":1}}',
  '{"trim":1,"toLowerCase":1}',
  '{"constructor":1}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"constructor":{"name":"Date"},"getTime":1}',
  '{"__proto__":{"polluted":true}}',
  '{"__proto__":null}',
  '{"hasOwnProperty":1}',
  '{"type":"Buffer","data":[1,2]}',
  '{"$gt":""}',
  `{"${CANARY}":"${CANARY}"}`,
  '{"a\\u0000b":1}',
  '{"":1}',
  '{"a":1,"a":2}',
  '{}',
  // Lists in place of one value.
  '[]',
  '["a"]',
  '["a@b.org"]',
  '[null]',
  '[{"length":{"toString":1}}]',
  '[[[[]]]]',
  // Other types.
  'null',
  'true',
  'false',
  // Numbers.
  '0',
  '-0',
  '-1',
  '1.5',
  '1e400',
  '-1e400',
  '1e308',
  '5e-324',
  '9007199254740993',
  '9'.repeat(400),
  // Texts that JSON.stringify would not write like this.
  '"\\ud800"',
  '"a\\udc00b"',
  '"\\u0000"',
  // Depth and breadth.
  `${'['.repeat(LONG)}${']'.repeat(LONG)}`,
  `${'{"a":'.repeat(LONG)}1${'}'.repeat(LONG)}`,
  `[${'0,'.repeat(LONG)}0]`,
  `{${Array.from({ length: 2000 }, (_, n) => `"k${n}":${n}`).join()}}`,
];

/** Any JSON at all, as text. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_SHAPES) },
  { weight: 3, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.double().map((number) => JSON.stringify(number)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
);

/** Claims to be JSON and is not. */
export const notJson = fc.oneof(
  fc.constantFrom(
    '{',
    '['.repeat(20_000),
    '{"a":NaN}',
    '{"a":Infinity}',
    '{"a":01}',
    '{"a":1,}',
    "{'a':1}",
    '{a:1}',
    '{"a":undefined}',
    '// a remark\n{}',
    '{}{}',
    '\uFEFF{}',
    '"a\nb"',
    '\0',
    CANARY,
  ),
  hostileText,
);
