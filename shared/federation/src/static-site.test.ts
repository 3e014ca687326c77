import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticSite } from './static-site.ts';

test('an address that cannot be decoded does not exist; a query that cannot be is no matter', async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(root, 'a.0123abcd.js'), '1');
  const site = await staticSite(root);
  const statusOf = async (url: string) => (await site.inject(url)).statusCode;
  expect(await statusOf('/%E0%A4%A')).toBe(404);
  expect(await statusOf('/a.0123abcd.js?x=%E0%A4%A')).toBe(200);
  await site.close();
  rmSync(root, { recursive: true });
});
