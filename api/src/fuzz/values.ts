import fc from 'fast-check';

/** What of JSON Schema our description uses. */
export interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Values that mean something to the API at the moment, by the name of the field: an address that has an account, … */
export type KnownValues = Record<string, string[]>;

const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '\0',
  'a\0b',
  '\u202egnp.exe',
  '\uFEFF',
  'e\u0301',
  'ﬁ',
  '👩🏽‍🚴'.repeat(20),
  'İSTANBUL@EXAMPLE.ORG',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%0d%0aset-cookie:a=b',
  '{}',
  '[]',
  '{"$gt":""}',
  '__proto__',
  'a@b',
  'a@b.org, c@d.org',
  'a b@example.org',
  'x'.repeat(255),
  'x'.repeat(5000),
];

/** Texts that nobody would type. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.uuid() },
);

/** Any JSON value at all. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -0, -1, 1e308, 2 ** 53, 0.1, [], {}, [[[[]]]], { toString: 1 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}') as unknown),
);

function textOf(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 40, pattern, format } = schema;
  const invented =
    format === 'email' || name === 'email'
      ? fc.emailAddress()
      : pattern
        ? fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= maxLength)
        : fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) });
  const meaningful = known[name];
  return meaningful
    ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...meaningful) }, { weight: 1, arbitrary: invented })
    : invented;
}

/** Values that a schema allows. */
export function valid(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valid(one, name, known)));
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
  switch (schema.type) {
    case 'string':
      return textOf(schema, name, known);
    case 'number':
      return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));
    case 'integer':
      return fc.integer({ min, max });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valid(schema.items ?? {}, name, known), { maxLength: 3 });
    case 'object':
      return fieldsOf(schema, (field, inner) => valid(inner, field, known));
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** An object with the fields of a schema; those that it does not require may be absent. */
export function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  valueOf: (field: string, schema: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(
    ([field, schema]) => [field, valueOf(field, schema)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/**
 * Objects near what a schema allows: all in order, or with one field that is wrong, missing or unknown, or nothing
 * in order.
 */
export function nearly(schema: JsonSchema, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const names = [...Object.keys(schema.properties ?? {}), 'surprise'];
  const right = fieldsOf(schema, (field, inner) => valid(inner, field, known));
  const wrong = fc.record(Object.fromEntries(names.map((name) => [name, hostileValue])), {
    requiredKeys: [],
  });
  return fc.oneof(
    { weight: 4, arbitrary: right },
    {
      weight: 3,
      arbitrary: fc
        .tuple(right, fc.constantFrom(...names), hostileValue)
        .map(([fields, name, value]) => ({ ...fields, [name]: value })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, fc.constantFrom(...names))
        .map(([fields, left]) =>
          Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left)),
        ),
    },
    { weight: 1, arbitrary: wrong },
  );
}
