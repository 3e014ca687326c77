import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';
import { findChromium } from './chromium.ts';

/**
 * `npm test`: lint, types, unit tests, the stitched suite, and what both suites prove of the specification;
 * `--only=<step>` runs one of them. The last line adds up all that ran: `N passed, N failed`.
 */

interface Count {
  passed: number;
  failed: number;
}

const results = join(root, '.cache');
mkdirSync(results, { recursive: true });
const bins = `${join(root, 'node_modules/.bin')}:${join(root, 'e2e/node_modules/.bin')}:${process.env.PATH}`;

function run(command: string, args: string[], cwd = '.', env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: join(root, cwd),
      stdio: 'inherit',
      env: { ...process.env, PATH: bins, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

const one = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

async function jest(): Promise<Count> {
  const file = join(results, 'jest.json');
  writeFileSync(file, '{}');
  const ok = await run('jest', ['--json', `--outputFile=${file}`, '--silent']);
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
  };
  const failed = report.numFailedTests ?? 0;
  // A suite that could not even start fails without a failed test.
  return { passed: report.numPassedTests ?? 0, failed: failed === 0 && !ok ? 1 : failed };
}

async function stitched(): Promise<Count> {
  const file = join(results, 'playwright.json');
  writeFileSync(file, '{}');
  const chromium = findChromium(console.log);
  const ok = await run('playwright', ['test', '--reporter=list,json'], 'e2e', {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  // One that passed only when it was run again, for its trace, has failed.
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && !ok ? 1 : failed };
}

const steps: Record<string, () => Promise<Count>> = {
  lint: async () => one(await run('oxlint', ['--deny-warnings'])),
  types: async () => one(await run('npx', ['--yes', 'pnpm@12.21.0', 'run', 'typecheck'])),
  unit: jest,
  e2e: stitched,
  // Reads what the two suites have just written; alone, what they wrote last.
  coverage: async () => one(await run('node', ['e2e/coverage/main.ts'])),
};

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const total: Count = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(steps)) {
  if (only && only !== name) continue;
  console.log(`\n== ${name}`);
  const { passed, failed } = await step();
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
const summary = `${total.passed} passed, ${total.failed} failed`;
writeFileSync(join(results, 'test-summary.txt'), `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
