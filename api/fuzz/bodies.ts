import fc from 'fast-check';
import { hostileJson, hostileText, notJson } from './hostile.ts';
import { multipart } from './multipart.ts';
import { fieldsOf, nearlyValid, type JsonSchema, type KnownValues } from './values.ts';

export interface Body {
  type?: string;
  payload?: string | Buffer;
}

const JSON_TYPES = ['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'];
const FORM = 'application/x-www-form-urlencoded';
const OTHER_TYPES = [
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json; charset="',
  'application/json;;;=',
  'application/json, text/plain',
  'application/vnd.api+json',
  'application/json+x',
  'application/merge-patch+json',
  'text/json',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=x-fuzz-boundary',
  FORM,
  `${FORM}; charset=utf-16`,
  'nonsense',
  '/',
  '',
];
/** Above the size limit of a body. */
const TOO_LARGE = JSON.stringify({ name: 'x'.repeat(1024 * 1024) });

export const escape = (text: string) => encodeURIComponent(text.toWellFormed());
export const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Bodies for a call: of the content type that it takes, of others, and malformed ones. */
export function bodiesFor(
  json: JsonSchema,
  form: JsonSchema | undefined,
  isExpected: boolean,
  known: KnownValues,
): fc.Arbitrary<Body> {
  const jsonType = fc.constantFrom(...JSON_TYPES);
  const near = nearlyValid(json, known);
  const right = fc.tuple(jsonType, near).map(([type, payload]) => ({ type, payload }));
  const none = fc.constantFrom<Body>(
    {},
    { type: FORM, payload: '' },
    { type: 'application/json', payload: '' },
  );
  const plain = fc.oneof<fc.WeightedArbitrary<Body>[]>(
    { weight: isExpected ? 20 : 4, arbitrary: right },
    { weight: isExpected ? 1 : 16, arbitrary: none },
    {
      weight: 2,
      arbitrary: fc.tuple(jsonType, hostileJson).map(([type, payload]) => ({ type, payload })),
    },
    { weight: 1, arbitrary: fc.tuple(jsonType, notJson).map(([type, payload]) => ({ type, payload })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, fc.nat(60))
        .map(([{ type, payload }, cut]) => ({ type, payload: payload.slice(0, -1 - cut) })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fieldsOf(json, known), hostileText).map(([fields, more]) => ({
        type: FORM,
        payload: Object.entries({ ...fields, [more]: more })
          .map(([name, value]) => `${escape(name)}=${escape(asText(value))}`)
          .join('&'),
      })),
    },
    // The valid body under every other content type.
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...OTHER_TYPES), fc.oneof(near, hostileText), fc.boolean())
        .map(([type, text, wide]) => ({ type, payload: wide ? utf16(text) : text })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Body>(
        { type: 'application/json', payload: '{"email":"a@b.org","email":"c@d.org"}' },
        { type: 'application/json', payload: Buffer.from([0xff, 0xfe, 0x7b, 0x7d]) },
        { type: 'application/json', payload: Buffer.from('{"name":"\xff\xc0\x80"}', 'latin1') },
        { type: 'application/json', payload: TOO_LARGE },
      ),
    },
  );
  return form
    ? fc.oneof({ weight: 5, arbitrary: multipart(form, known) }, { weight: 1, arbitrary: plain })
    : plain;
}
