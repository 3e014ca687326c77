import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { payPalSandbox, payPalWorld } from './paypal/world.ts';
import { runId } from './provider.ts';
import { recordOf } from './record.ts';
import type { Outcome } from './record.ts';
import { testModeClient } from './stripe/world.ts';

/**
 * Runs the parity cases against the sandbox and against every provider whose test keys are in the environment, and writes
 * docs/provider-parity.md. `STRIPE_SECRET_KEY=sk_test_…`, `PAYPAL_CLIENT_ID` with `PAYPAL_CLIENT_SECRET`.
 */
const root = resolve(import.meta.dirname, '../..');
const results = join(root, '.cache/parity.json');
const record = join(root, 'docs/provider-parity.md');

interface Report {
  testResults: {
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** A provider that cannot be reached, or rejects the keys, yields no result for any case. */
async function reach(provider: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    stop(`${provider} could not be asked: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const { STRIPE_SECRET_KEY, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_API_BASE } = process.env;
if (STRIPE_SECRET_KEY)
  await reach('Stripe', () => testModeClient(STRIPE_SECRET_KEY).customers.list({ limit: 1 }));
if (PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET) {
  const access = () => payPalSandbox(PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_API_BASE);
  await reach('PayPal', async () => payPalWorld(access(), runId()));
}

mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(results, '{"testResults":[]}');
const jest = spawnSync(
  join(root, 'node_modules/.bin/jest'),
  ['--selectProjects', 'sandbox', '--json', `--outputFile=${results}`, '--verbose', '--', 'parity\\.test'],
  { cwd: root, env: { ...process.env, PARITY: 'providers' }, stdio: ['ignore', 'ignore', 'inherit'] },
);

const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as Report;
const outcomes: Outcome[] = testResults.flatMap(({ assertionResults }) =>
  assertionResults
    .filter(({ ancestorTitles, status }) => ancestorTitles.length > 0 && status !== 'pending')
    .map(({ ancestorTitles, title, status }) => ({
      where: ancestorTitles[0] ?? '',
      title,
      passed: status === 'passed',
    })),
);
if (outcomes.length === 0) stop('No case could run; docs/provider-parity.md stays as it is.');

const today = new Date().toISOString().slice(0, 10);
writeFileSync(record, recordOf(outcomes, earlier(), today));
for (const where of new Set(outcomes.map((one) => one.where))) {
  const there = outcomes.filter((one) => one.where === where);
  console.log(`${where}: ${there.filter(({ passed }) => passed).length} of ${there.length} cases passed`);
}
console.log('docs/provider-parity.md is written.');
process.exitCode = jest.status ?? 1;

function earlier(): string {
  try {
    return readFileSync(record, 'utf8');
  } catch {
    return '';
  }
}
