import fc from 'fast-check';
import { hostileJson } from './hostile.ts';

/** The part of JSON Schema that our description uses. */
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

/** Values that currently mean something to the API, by field name: an address that has an account, … */
export type KnownValues = Record<string, string[]>;

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
function valid(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
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
      return known[name]
        ? fc.oneof(fc.constantFrom(...known[name].map(Number)), fc.integer({ min, max }))
        : fc.integer({ min, max });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valid(schema.items ?? {}, name, known), { maxLength: 3 });
    case 'object':
      return fieldsOf(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** An object with the fields of a schema; optional ones may be absent. */
export function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  known: KnownValues,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(
    ([field, schema]) => [field, valid(schema, field, known)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

type Path = string[];

/** Every place of a value in a schema: every field, also those of nested objects. */
function placesIn({ properties = {} }: JsonSchema): Path[] {
  return Object.entries(properties).flatMap(([name, inner]) => [
    [name],
    ...placesIn(inner).map((rest) => [name, ...rest]),
  ]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withAt(value: unknown, [name, ...rest]: Path, put: unknown): Record<string, unknown> {
  const fields = isObject(value) ? value : {};
  return { ...fields, [name!]: rest.length > 0 ? withAt(fields[name!], rest, put) : put };
}

/** Replaced by a hostile shape after the object around it is serialised. */
const PLACE = '\u2603place';

/**
 * JSON texts close to what a schema allows: valid, with one or two hostile shapes anywhere, or with a field missing.
 */
export function nearlyValid(schema: JsonSchema, known: KnownValues): fc.Arbitrary<string> {
  const right = fieldsOf(schema, known);
  const places = [...placesIn(schema), ['surprise'], ['toString'], ['length']];
  const names = Object.keys(schema.properties ?? {});
  const spoiled = fc
    .tuple(right, fc.array(fc.tuple(fc.constantFrom(...places), hostileJson), { minLength: 1, maxLength: 2 }))
    .map(([fields, wrong]) =>
      wrong.reduce(
        (text, [, shape], index) => text.replaceAll(`"${PLACE}${index}"`, () => shape),
        JSON.stringify(
          wrong.reduce<Record<string, unknown>>(
            (value, [path], index) => withAt(value, path, `${PLACE}${index}`),
            fields,
          ),
        ),
      ),
    );
  const lacking = fc
    .tuple(right, fc.constantFrom(...names, ''))
    .map(([fields, left]) =>
      JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left))),
    );
  return fc.oneof(
    { weight: 4, arbitrary: right.map((fields) => JSON.stringify(fields)) },
    { weight: 5, arbitrary: spoiled },
    { weight: 1, arbitrary: lacking },
  );
}
