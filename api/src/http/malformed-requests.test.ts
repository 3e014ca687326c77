import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { envelopeFault } from '../../fuzz/answers.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';

let api: TestApp;
let port: number;
beforeAll(async () => {
  api = await openTestApp();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

/** Writes these bytes to the server, closes its side, and returns the responses. */
async function wire(text: string) {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server that has answered may close the connection early.
  socket.on('error', () => undefined);
  socket.end(text);
  await once(socket, 'close');
  return Buffer.concat(chunks)
    .toString()
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((one) => one !== '')
    .map((one) => {
      const [head = '', body = ''] = one.split('\r\n\r\n');
      const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
      return { status: Number(head.split(' ')[1]), head, body, header };
    });
}

const post = (headers: string, body = '') =>
  `POST /auth/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n\r\n${body}`;
const JSON_TYPE = 'content-type: application/json';

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['TLS on a plain port', '\x16\x03\x01\x02\x00\x01\x00', 400],
  ['a method that does not exist', 'PWN / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a header with a control character', 'GET /healthz HTTP/1.1\r\nhost: x\r\na: \x01\r\n\r\n', 400],
  ['headers without an end', `GET /healthz HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address without an end', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ['an address with a broken escape', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['a length that is none', post(`${JSON_TYPE}\r\ncontent-length: -1`), 400],
  ['two lengths', post(`${JSON_TYPE}\r\ncontent-length: 2\r\ncontent-length: 3`, '{}'), 400],
  ['a length and chunks', post('content-length: 2\r\ntransfer-encoding: chunked', '0\r\n\r\n'), 400],
  ['a chunk that is none', post(`${JSON_TYPE}\r\ntransfer-encoding: chunked`, 'zz\r\n{}\r\n0\r\n\r\n'), 400],
  ['a length above the limit', post(`${JSON_TYPE}\r\ncontent-length: 999999999`, '{}'), 413],
])('%s is answered in the envelope', async (_what, text, status) => {
  const answers = await wire(text);
  expect(answers.map((one) => one.status)).toEqual([status]);
  const [{ body, header }] = answers as [(typeof answers)[number]];
  expect(header('content-type')).toBe('application/json; charset=utf-8');
  expect(envelopeFault(JSON.parse(body), header('x-request-id'))).toBeNull();
});

test('a content length larger than the body ends only that connection', async () => {
  const answers = await wire(post(`${JSON_TYPE}\r\ncontent-length: 500`, '{"email":"a@b.org"}'));
  expect(answers.map(({ status }) => status)).not.toContain(500);
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);
});
