import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { appUrl } from './addresses.ts';

/**
 * Scripts that behave badly although they are as their team has signed them. An altered script would not run, so the page
 * gets the hash of what it will be given.
 */

export const integrityOf = (script: string): string =>
  `sha384-${createHash('sha384').update(script).digest('base64')}`;

/** The table of hashes in the page: folder of a release -> file -> hash. */
const table = /const hashes = (\{.*\});/;
const hashesIn = (html: string) =>
  JSON.parse(table.exec(html)?.[1] ?? '{}') as Record<string, Record<string, string>>;

/** The page with another hash of one script, in its table and in its tags. */
export function withHash(page: string, folder: string, file: string, hash: string): string {
  const hashes = hashesIn(page);
  if (hashes[folder]) hashes[folder][file] = hash;
  const tag = new RegExp(
    `((?:href|src)="${folder}${file.replaceAll('.', '\\.')}" nonce="[^"]+" integrity=")[^"]+`,
    'g',
  );
  return page
    .replace(table, () => `const hashes = ${JSON.stringify(hashes)};`)
    .replace(tag, (_, start: string) => start + hash);
}

/** Answers scripts of matching addresses with the result of `rewrite`, in pages that take it for what was signed. */
export async function rewriteSigned(
  page: Page,
  address: RegExp,
  rewrite: (source: string) => string,
): Promise<void> {
  const rewritten = async (url: string) => {
    const source = await (await page.request.get(url)).text();
    const body = rewrite(source);
    if (body === source) throw new Error(`Nothing to change in ${url}.`);
    return body;
  };
  await page.route(address, async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await rewritten(route.request().url()) }),
  );
  await page.route(`${appUrl()}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    let html = await answer.text();
    for (const [folder, files] of Object.entries(hashesIn(html)))
      for (const file of Object.keys(files).filter((one) => address.test(folder + one)))
        html = withHash(html, folder, file, integrityOf(await rewritten(appUrl() + folder + file)));
    return route.fulfill({ response: answer, body: html });
  });
}
