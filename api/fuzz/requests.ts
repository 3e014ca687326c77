import fc from 'fast-check';
import { asText, bodiesFor, escape } from './bodies.ts';
import { hostileText } from './hostile.ts';
import type { Operation } from './operations.ts';
import { fieldsOf, type JsonSchema, type KnownValues } from './values.ts';

/** The caller; the test turns it into a token. `rider` has no plan. */
const CALLERS = ['member', 'rider', 'ended', 'garbage', 'nobody'] as const;
export type Caller = (typeof CALLERS)[number];

/** A placeholder for the caller's id, which is only known when the request is sent. */
export const SELF = '5e1f5e1f-0000-4000-8000-000000000000';

export interface FuzzRequest {
  caller: Caller;
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  remoteAddress: string;
}

/** Fragments that no client builds: broken escapes, brackets, repeated and nameless fields. */
const QUERY_ODDITIES = [
  '%',
  '%zz=1',
  'a[b]=c',
  'a[b][c]=1',
  'a=1&a=2',
  '=',
  '&&&',
  'x=%00',
  'x=%C0%80',
  'x=%ED%A0%80',
  '__proto__=1',
  '__proto__[length]=1',
  'constructor[prototype][a]=1',
  ';',
  '?',
  'x'.repeat(4000),
  Array.from({ length: 1000 }, (_, n) => `k${n}=1`).join('&'),
];

/** One field in a form that no client sends. */
const TWISTS: ((name: string, text: string) => string)[] = [
  (name, text) => `${name}=${text}`,
  (name, text) => `${name}=a&${name}=${text}`,
  (name, text) => `${name}[]=${text}`,
  (name, text) => `${name}[0]=${text}&${name}[1]=${text}`,
  (name, text) => `${name}[length]=${text}`,
  (name, text) => `${name}[toString]=${text}`,
  (name, text) => `${name}.length=${text}`,
  (name) => name,
  (name) => `${name}=`,
  (name) => `${name}=%`,
  (name) => `${name}=%00`,
];

function queryOf(schema: JsonSchema, known: KnownValues): fc.Arbitrary<string> {
  const names = Object.keys(schema.properties ?? {});
  const right = fieldsOf(schema, known).map(
    (fields) =>
      new Map(Object.entries(fields).map(([name, value]) => [name, `${name}=${escape(asText(value))}`])),
  );
  const twisted = fc
    .tuple(fc.constantFrom(...names, 'surprise'), fc.constantFrom(...TWISTS), hostileText)
    .map(([name, twist, text]) => [name, twist(name, escape(text))] as const);
  const odd = fc.constantFrom(...QUERY_ODDITIES).map((text) => ['', text] as const);
  const wrong = fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(twisted, { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.array(odd, { minLength: 1, maxLength: 2 }) },
  );
  return fc
    .tuple(right, wrong)
    .map(([fields, parts]) => [...new Map([...fields, ...parts]).values()].join('&'))
    .map((text) => (text === '' ? '' : `?${text}`));
}

const PATH_ODDITIES = ['%', '%zz', '%2e%2e%2f', '..', '', '%00', '%C0%80', '.', '*', ':id', '//', '%2F'];

/** The path, with something in place of each parameter. */
function pathOf({ url, parameters = [] }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const values = names.map((name) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...(known[name] ?? [SELF])) },
      { weight: 3, arbitrary: hostileText.map(escape) },
      { weight: 1, arbitrary: fc.constantFrom(...PATH_ODDITIES) },
    ),
  );
  return fc
    .tuple(...values)
    .map((texts) => names.reduce((path, name, n) => path.replace(`{${name}}`, () => texts[n]!), url));
}

/** Meaningful headers with meaningless values. */
const HEADER_ODDITIES: Record<string, string>[] = [
  { 'content-length': '-1' },
  { 'content-length': '1e9' },
  { 'content-length': '999999999999' },
  { 'content-length': '1' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { expect: '100-continue' },
  { accept: 'text/html' },
  { accept: 'x'.repeat(4000) },
  { 'accept-language': '\u00ff' },
  { authorization: 'Basic eDp5' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'x'.repeat(10_000)}` },
  { authorization: 'Bearer null' },
  { cookie: '__proto__=1; session=x' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { host: '[' },
  { 'x-forwarded-for': "' or 1=1, 999.999.999.999" },
  { 'x-forwarded-proto': 'gopher' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-request-id': 'zq7x' },
  { 'x-reset-token': 'x'.repeat(10_000) },
  { 'x-reset-token': '\u00ff' },
  { 'user-agent': '' },
  { 'user-agent': 'x'.repeat(8000) },
  { 'if-none-match': '*' },
  { range: 'bytes=0-0,9-' },
  { __proto__: 'x', constructor: 'x' },
];

const CLIENTS = [
  '127.0.0.1',
  '203.0.113.7',
  '198.51.100.9',
  '2001:db8::1',
  '2001:db8:1::9',
  '::ffff:192.0.2.4',
];
const OTHER_METHODS = ['put', 'options', 'trace', 'search', 'get', 'post', 'patch', 'delete'];

/** Requests for one call: valid, nearlyValid valid, and hostile. */
export function requestsFor(operation: Operation, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  const { parameters = [], requestBody } = operation;
  const fields = parameters.filter((one) => one.in === 'query');
  const querySchema: JsonSchema = {
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
  const content = requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema;
  const json = content['application/json']?.schema;
  const body = bodiesFor(json ?? querySchema, form, json !== undefined, known);
  return fc
    .record({
      caller: fc.oneof(
        { weight: 5, arbitrary: fc.constant('member' as const) },
        { weight: 3, arbitrary: fc.constant('rider' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
      ),
      method: fc.oneof(
        { weight: 40, arbitrary: fc.constant(operation.method) },
        { weight: 1, arbitrary: fc.constantFrom(...OTHER_METHODS) },
      ),
      path: pathOf(operation, known),
      query: queryOf(querySchema, known),
      body: operation.method === 'get' ? fc.option(body, { freq: 12 }) : body,
      resetToken: fc.option(fc.constantFrom(...(known.resetToken ?? ['']), 'made-up'), { freq: 2 }),
      odd: fc.oneof(
        { weight: 8, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constantFrom(...HEADER_ODDITIES) },
      ),
      remoteAddress: fc.constantFrom(...CLIENTS),
    })
    .map(({ caller, method, path, query, body, resetToken, odd, remoteAddress }) => ({
      caller,
      method,
      url: path + query,
      headers: {
        ...(body?.type !== undefined && { 'content-type': body.type }),
        ...(resetToken !== null && { 'x-reset-token': resetToken }),
        ...odd,
      },
      payload: body?.payload,
      remoteAddress,
    }));
}
