/**
 * `npm run lighthouse`: Google's checks on the pages that they apply to, as a visitor's phone and as a member. Prints a
 * score for each and fails if accessibility, best practices or search engine optimisation is below 95. Performance is
 * printed only: it depends on the machine, and `npm run bench -- pages` compares it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@breakaway/contract';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { findChromium } from 'stack';
import { consultantPath } from '../support/addresses.ts';
import { newMember, newPremiumMember, signInAs } from '../support/members.ts';
import { ownStack } from '../support/own-stack.ts';

const LEAST = 95;
const judged = ['accessibility', 'best-practices', 'seo'] as const;

const { stack, end } = await ownStack();

const pages: { path: string; as?: () => Promise<Session> }[] = [
  { path: '/' },
  { path: '/sign-in' },
  { path: '/faq' },
  { path: '/subscription', as: newMember },
  { path: consultantPath, as: newPremiumMember },
];

const port = await getPort();
const executablePath = findChromium(console.log);
const scores: Record<string, Record<string, number | string>> = {};
const faults: string[] = [];
for (const { path, as } of pages) {
  // A profile of its own for each page: a member's session must not be there on a visitor's page.
  const profile = mkdtempSync(join(tmpdir(), 'breakaway-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  if (as) await signInAs(context.pages()[0] ?? (await context.newPage()), await as());
  const result = await lighthouse(stack.addresses.app.shell + path, {
    port,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
  });
  const { categories, audits } = result!.lhr;
  const page = Object.fromEntries(
    ['performance', ...judged].map((id) => {
      // Members' pages and those of an account are not for search engines.
      if (id === 'seo' && as) return [id, 'does not apply'];
      return [id, Math.round(100 * (categories[id]?.score ?? 0))];
    }),
  );
  scores[path] = page;
  for (const id of judged) {
    const score = page[id];
    if (typeof score !== 'number' || score >= LEAST) continue;
    const failing = categories[id]!.auditRefs.filter(({ id: audit }) => (audits[audit]?.score ?? 1) < 1);
    faults.push(`${path} ${id} ${score}: ${failing.map(({ id: audit }) => audits[audit]!.title).join('; ')}`);
  }
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}
await end();
console.table(scores);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
