import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '@breakaway/contract/security-headers';
import type { FastifyInstance } from 'fastify';
import { compress } from './compress.ts';
import { remoteSite, staticSite } from './static-site.ts';

const hashedFiles = [
  'still.7e26f7d5.webp',
  'archivo-text.f57cc99c.woff2',
  'icon.e100a888.svg',
  'film.0a1b2c3d.mp4',
  'photo.0a1b2c3d.jpg',
  // As webpack names a file if nothing else is asked for.
  '0f3c8a51b2d94e67a0c5.avif',
];
const unhashedFiles = ['picture.webp', 'facade12.svg', 'notes.deadbeef.txt'];

let root: string;
let site: FastifyInstance | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(root, '1.0.0/landing'), { recursive: true });
  writeFileSync(join(root, 'a.0123abcd.js'), '1');
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, '1.0.0/landing/index.html'), '<!doctype html>');
  for (const file of ['a.0123abcd.js.map', '1.0.0/landing/a.0123abcd.js.map', '1.0.0/release.json'])
    writeFileSync(join(root, file), '{}');
  for (const file of hashedFiles.concat(unhashedFiles)) writeFileSync(join(root, '1.0.0', file), '1');
  compress(root);
});
afterEach(async () => {
  await site?.close();
  rmSync(root, { recursive: true });
});

test('an address that cannot be decoded does not exist; an undecodable query does no harm', async () => {
  site = await staticSite(root);
  const statusOf = async (url: string) => (await site!.inject(url)).statusCode;
  expect(await statusOf('/%E0%A4%A')).toBe(404);
  expect(await statusOf('/a.0123abcd.js?x=%E0%A4%A')).toBe(200);
});

const always = Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value] as const);

test.each([
  ['the landing page', '/live/landing/', 200],
  ['a file', '/a.0123abcd.js', 200],
  ['a file that does not exist', '/b.js', 404],
  ['a folder without its slash', '/live/landing', 301],
  ['an address that cannot be decoded', '/%E0%A4%A', 404],
  ['health', '/healthz', 200],
])('%s from a remote carries the security headers', async (_, url, code) => {
  site = await remoteSite(root, async () => '1.0.0');
  const { statusCode, headers } = await site.inject(url);
  expect(statusCode).toBe(code);
  for (const [name, value] of always) expect([name, headers[name]]).toEqual([name, value]);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('a remote without a live release says so, with the headers', async () => {
  site = await remoteSite(root);
  const { statusCode, headers } = await site.inject('/live/landing/');
  expect(statusCode).toBe(404);
  for (const [name, value] of always) expect([name, headers[name]]).toEqual([name, value]);
});

test.each([
  ['the landing page', '/live/landing/'],
  ['the page of a tool', '/'],
])('%s is sent in an encoding that the browser accepts', async (_, url) => {
  site = await remoteSite(root, async () => '1.0.0');
  for (const [accept, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ] as const) {
    const { headers } = await site.inject({ url, headers: { 'accept-encoding': accept } });
    expect([accept, headers['content-encoding']]).toEqual([accept, encoding]);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
});

test.each(hashedFiles)('%s is cached for ever', async (file) => {
  site = await remoteSite(root, async () => '1.0.0');
  for (const url of [`/1.0.0/${file}`, `/live/${file}`]) {
    const { statusCode, headers } = await site.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
});

test.each(unhashedFiles)('%s is asked for each time', async (file) => {
  site = await remoteSite(root, async () => '1.0.0');
  expect((await site.inject(`/1.0.0/${file}`)).headers['cache-control']).toBe('no-cache');
});

test.each([
  '/a.0123abcd.js.map',
  '/a.0123abcd.js%2Emap',
  '/a.0123abcd.js.map?x=.js',
  '/1.0.0/landing/a.0123abcd.js.map',
  '/live/landing/a.0123abcd.js.map',
])('source maps are for us: %s', async (url) => {
  site = await remoteSite(root, async () => '1.0.0');
  for (const method of ['GET', 'HEAD'] as const)
    expect((await site.inject({ method, url })).statusCode).toBe(404);
});

test.each(['/live/landing/', '/1.0.0/landing/', '/1.0.0/landing/index.html', '/index.html'])(
  '%s of a remote may be framed by the app only',
  async (url) => {
    site = await remoteSite(root, async () => '1.0.0', { publicOrigin: 'https://app.example' });
    const { statusCode, headers } = await site.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self' https://app.example");
  },
);
