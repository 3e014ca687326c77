import fc from 'fast-check';
import { multipart } from './multipart.ts';
import { hostileText, hostileValue, nearly, type JsonSchema, type KnownValues } from './values.ts';

/** One call as `/openapi.json` describes it. */
export interface Operation {
  url: string;
  method: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}

/** Who the request says it is from; the test turns it into a token. */
export const CALLERS = ['member', 'ended', 'garbage', 'nobody'] as const;

export interface FuzzRequest {
  caller: (typeof CALLERS)[number];
  /** As it follows the address, with its question mark, or empty. */
  query: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  remoteAddress: string;
}

const escape = (text: string) => encodeURIComponent(text.toWellFormed());
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Fragments that no client builds: broken escapes, brackets, repeated and nameless fields. */
const oddities = fc.constantFrom(
  '%',
  '%zz=1',
  'a[b][c]=1',
  'a=1&a=2',
  '=',
  '&&&',
  'x=%00',
  'x=%C0%80',
  '__proto__=1',
  ';',
  'x'.repeat(4000),
);

function queryOf(schema: JsonSchema, known: KnownValues): fc.Arbitrary<string> {
  const names = Object.keys(schema.properties ?? {});
  const fields = nearly(schema, known).map((values) =>
    Object.entries(values).map(([name, value]) => `${escape(name)}=${escape(asText(value))}`),
  );
  const repeated = fc
    .tuple(fc.constantFrom(...names, 'surprise'), hostileText)
    .map(([name, text]) => `${name}=${escape(text)}`);
  const more = fc.oneof(
    { weight: 8, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.oneof(repeated, oddities), { minLength: 1, maxLength: 2 }) },
  );
  return fc
    .tuple(fields, more)
    .map((parts) => parts.flat().join('&'))
    .map((text) => (text === '' ? '' : `?${text}`));
}

interface Body {
  type?: string;
  payload?: string | Buffer;
}

const JSON_TYPES = ['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'];
const OTHER_TYPES = [
  'text/plain',
  'text/xml',
  'application/octet-stream',
  'multipart/form-data',
  'nonsense',
  '',
];
const FORM = 'application/x-www-form-urlencoded';
/** Above the limit of a body. */
const TOO_LARGE = JSON.stringify({ name: 'x'.repeat(1024 * 1024) });

function bodyOf(schema: JsonSchema, isExpected: boolean, known: KnownValues): fc.Arbitrary<Body> {
  const json = fc
    .tuple(fc.constantFrom(...JSON_TYPES), nearly(schema, known))
    .map(([type, fields]) => ({ type, payload: JSON.stringify(fields) }));
  const empty = fc.constantFrom<Body>(
    {},
    { type: FORM, payload: '' },
    { type: 'application/json', payload: '' },
  );
  return fc.oneof(
    { weight: isExpected ? 20 : 3, arbitrary: json },
    { weight: isExpected ? 2 : 20, arbitrary: empty },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...JSON_TYPES), hostileValue)
        .map(([type, value]) => ({ type, payload: JSON.stringify(value) ?? '' })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(json, fc.nat(60))
        .map(([{ type, payload }, cut]) => ({ type, payload: payload.slice(0, -1 - cut) })),
    },
    {
      weight: 1,
      arbitrary: nearly(schema, known).map((fields) => ({
        type: FORM,
        payload: Object.entries(fields)
          .map(([name, value]) => `${escape(name)}=${escape(asText(value))}`)
          .join('&'),
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...OTHER_TYPES), hostileText)
        .map(([type, payload]) => ({ type, payload })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Body>(
        { type: 'application/json', payload: '['.repeat(20_000) },
        { type: 'application/json', payload: `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}` },
        { type: 'application/json', payload: '{"email":"a@b.org","email":"c@d.org"}' },
        { type: 'application/json', payload: Buffer.from([0xff, 0xfe, 0x7b, 0x7d]) },
        { type: 'application/json', payload: TOO_LARGE },
      ),
    },
  );
}

/** Requests for one call: in order, nearly in order, and hostile. */
export function requestsFor(operation: Operation, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  const { parameters = [], requestBody, method } = operation;
  const fields = parameters.filter((one) => one.in === 'query');
  const querySchema: JsonSchema = {
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
  const content = requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema;
  const json = content['application/json']?.schema;
  const plain = bodyOf(json ?? querySchema, json !== undefined, known);
  const body: fc.Arbitrary<Body> =
    method === 'get'
      ? fc.constant({})
      : form
        ? fc.oneof({ weight: 5, arbitrary: multipart(form, known) }, { weight: 1, arbitrary: plain })
        : plain;
  return fc
    .record({
      caller: fc.oneof(
        { weight: 8, arbitrary: fc.constant('member' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
      ),
      query: queryOf(querySchema, known),
      body,
      resetToken: fc.option(fc.constantFrom(...(known.resetToken ?? ['']), 'made-up'), { freq: 2 }),
      client: fc.constantFrom('127.0.0.1', '203.0.113.7', '198.51.100.9', '2001:db8::1', '::ffff:192.0.2.4'),
    })
    .map(({ caller, query, body: { type, payload }, resetToken, client }) => ({
      caller,
      query,
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(resetToken !== null && { 'x-reset-token': resetToken }),
      },
      payload,
      remoteAddress: client,
    }));
}
