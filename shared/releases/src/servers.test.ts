import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolServer } from './servers.ts';

const root = mkdtempSync(join(tmpdir(), 'tool-'));
writeFileSync(join(root, 'a.0123abcd.js'), '1');
writeFileSync(join(root, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(root, { recursive: true }));

test.each(['/', '/a.0123abcd.js', '/none.js'])(
  '%s of a tool: it may copy, and only the app may frame it',
  async (url) => {
    const site = await toolServer(root, {
      appOrigin: 'https://app.example',
      trustProxy: [],
      apiBase: 'https://api.example/v1',
    });
    const { headers } = await site.inject(url);
    expect(headers['permissions-policy']).toContain('clipboard-write=(self)');
    expect(headers['permissions-policy']).toContain('payment=()');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (url !== '/none.js')
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; .*connect-src 'self' https:\/\/api\.example; .*frame-ancestors https:\/\/app\.example$/,
      );
    await site.close();
  },
);
