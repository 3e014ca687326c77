import { profileGroups } from '@breakaway/contract/schemas';
import fc from 'fast-check';
import { hostileJson, hostileText } from './hostile.ts';
import type { JsonSchema, KnownValues } from './values.ts';

const BOUNDARY = 'x-fuzz-boundary';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const files = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      PIXEL,
      Buffer.concat([PIXEL, Buffer.from('<script>')]),
      PIXEL.subarray(0, 40),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('<html>'),
      Buffer.from('GIF89a'),
      Buffer.from('ffd8ffe000104a464946', 'hex'),
      Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'),
      Buffer.alloc(0),
    ),
  },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);

const header = (text: string) => text.toWellFormed().replace(/[\r\n"\0]/g, '_');

const field = (name: string, value: string) =>
  Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${header(name)}"\r\n\r\n${value}\r\n`);

const file = (name: string, filename: string, type: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${header(name)}"; filename="${header(filename)}"\r\n` +
        `content-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A group of the record as the form sends it: a JSON text, with valid fields and some that no object should have. */
const groupText = (name: string) => {
  const fields = Object.keys(profileGroups[name as keyof typeof profileGroups]?.shape ?? {});
  const value = fc.oneof(
    fc.integer({ min: -5, max: 400 }).map(String),
    fc.constantFrom('"61,5"', '"a gel"'),
    hostileJson,
  );
  return fc.oneof(
    {
      weight: 2,
      arbitrary: fc
        .array(fc.tuple(fc.constantFrom(...fields, '__proto__'), value), { maxLength: 3 })
        .map((pairs) => `{${pairs.map(([field, text]) => `"${field}":${text}`).join()}}`),
    },
    { weight: 1, arbitrary: fc.oneof(hostileJson, hostileText) },
  );
};

/** Multipart forms: valid, with unknown fields and files, and with broken framing. */
export function multipart(
  { properties = {} }: JsonSchema,
  known: KnownValues,
): fc.Arbitrary<{ type: string; payload: Buffer }> {
  const names = Object.keys(properties);
  const values = (name: string) => {
    if (Object.hasOwn(properties, name) && properties[name]!.format === 'binary') return files;
    if (Object.hasOwn(known, name))
      return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known[name]!) }, hostileText);
    return name === 'name' ? fc.string({ maxLength: 40 }) : groupText(name);
  };
  const part = fc
    .oneof({ weight: 12, arbitrary: fc.constantFrom(...names) }, hostileText)
    .chain((name) => fc.tuple(fc.constant(name), values(name), fc.string({ maxLength: 12 })))
    .map(([name, value, filename]) =>
      typeof value === 'string' ? field(name, value) : file(name, filename, 'image/png', value),
    );
  const parts = fc.array(part, { maxLength: 5 });
  const whole = parts.map((list) => ({ type: CONTENT_TYPE, payload: Buffer.concat([...list, END]) }));
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    {
      weight: 3,
      arbitrary: fc
        .tuple(whole, fc.nat(200))
        .map(([{ type, payload }, cut]) => ({ type, payload: payload.subarray(0, -1 - cut) })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          whole,
          fc.constantFrom(
            'multipart/form-data',
            'multipart/form-data; boundary=',
            'multipart/form-data; boundary=another',
            'multipart/mixed; boundary=x-fuzz-boundary',
          ),
        )
        .map(([{ payload }, type]) => ({ type, payload })),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(
          Buffer.alloc(0),
          END,
          Buffer.from('garbage'),
          Buffer.concat([Buffer.from(`--${BOUNDARY}\r\nno header at all\r\n\r\nx\r\n`), END]),
          Buffer.concat([Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\nx\r\n`), END]),
          Buffer.concat([...Array.from({ length: 40 }, (_, n) => field(`f${n}`, 'x')), END]),
          Buffer.concat([
            ...Array.from({ length: 3 }, () => file('profileImg', 'a.png', 'image/png', PIXEL)),
            END,
          ]),
          Buffer.concat([field('bodyMatrix', `{"weight":"${'9'.repeat(20_000)}"}`), END]),
          Buffer.concat([field('x'.repeat(2000), 'x'), END]),
          Buffer.concat([file('name', 'name.txt', 'text/plain', Buffer.from('Ada')), END]),
          Buffer.concat([file('profileImg', 'big.jpg', 'image/jpeg', Buffer.alloc(5_300_000, 0xff)), END]),
        )
        .map((payload) => ({ type: CONTENT_TYPE, payload })),
    },
  );
}
