import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildApps, root } from './build.ts';
import { findChromium } from './chromium.ts';
import {
  failuresOfJest,
  failuresOfPlaywright,
  type JestReport,
  type PlaywrightReport,
} from './test-failures.ts';

/** The result of a step. */
export interface Count {
  passed: number;
  failed: number;
  /** The tests that failed: file, name and the first lines of the reason. */
  failures?: string[];
}
export type Steps = Record<string, () => Promise<Count>>;

/** Where the suites write their reports. */
export const results = join(root, '.cache');

/** Every package that has tests, by its folder: `api`, `shared/cycling`, … */
export const packages = globSync(['*/jest.config.mjs', 'shared/*/jest.config.mjs'], { cwd: root })
  .map(dirname)
  .sort();

const bins = `${join(root, 'node_modules/.bin')}:${join(root, 'e2e/node_modules/.bin')}:${process.env.PATH}`;

/** Servers and command lines start dozens of times: keep Node's compile cache. */
const compiled = join(results, 'compiled');

function run(command: string, args: string[], cwd = '.', env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: join(root, cwd),
      stdio: 'inherit',
      env: { ...process.env, PATH: bins, NODE_COMPILE_CACHE: compiled, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

const one = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** An empty report, for a suite that could not start. */
function emptyReport(name: string): string {
  mkdirSync(results, { recursive: true });
  const file = join(results, name);
  writeFileSync(file, '{}');
  return file;
}
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

async function jest(report: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const file = emptyReport(report);
  const ok = await run('jest', ['--json', `--outputFile=${file}`, '--silent', ...args], '.', env);
  const outcome = read<JestReport>(file);
  const { numPassedTests = 0, numFailedTests = 0 } = outcome;
  // A suite that could not even start fails without a failed test.
  return {
    passed: numPassedTests,
    failed: numFailedTests === 0 && !ok ? 1 : numFailedTests,
    failures: failuresOfJest(outcome, root),
  };
}

async function build(): Promise<Count> {
  try {
    await buildApps(console.log);
    return one(true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  }
}

/** The end-to-end suite, or its files in some folders of `e2e`. */
const endToEnd = (name = 'playwright.json', ...folders: string[]) => inBrowser('e2e', name, ...folders);

/** The tests of a package that run in a browser. */
async function inBrowser(owner: string, name: string, ...folders: string[]): Promise<Count> {
  const file = emptyReport(name);
  const chromium = findChromium(console.log);
  const ok = await run('playwright', ['test', '--reporter=list,json', ...folders], owner, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  const report = read<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  // A test that only passed in the retry, which exists for its trace, counts as failed.
  const failed = unexpected + flaky;
  return {
    passed: expected,
    failed: failed === 0 && !ok ? 1 : failed,
    failures: failuresOfPlaywright(report),
  };
}

/** All of `npm test`, in order. */
export const allSteps: Steps = {
  lint: async () => one(await run('npm', ['run', '--silent', 'lint'])),
  types: async () => one(await run('npm', ['run', '--silent', 'typecheck'])),
  unit: () => jest('jest.json'),
  workbench: () => inBrowser('workbench', 'workbench.json'),
  build,
  e2e: () => endToEnd(),
  // Reads what the two suites have just written; run alone, their last reports.
  coverage: async () => one(await run('node', ['e2e/coverage/main.ts'])),
};

/**
 * The length of the random runs while one package is worked on: a fraction of that in a whole `npm test`. A variable
 * that is set already takes precedence.
 */
const SHORT_RUNS = { FUZZ_RUNS: '50', HISTORIES: '9', KILL_EVERY: '30' };

/** The package that a folder is, or belongs to. */
export const packageOf = (folder: string): string | undefined =>
  packages.find((one) => folder === one || folder.startsWith(`${one}/`));

/** What there is to test in one package, one of its folders or one file; in `e2e`, tests in a browser too. */
export function stepsOf(folder: string): Steps {
  const owner = packageOf(folder)!;
  // Not the reports that the coverage step reads: those cover everything.
  const e2e = () =>
    endToEnd('playwright-package.json', ...(folder === owner ? [] : [folder.slice('e2e/'.length)]));
  const hasBrowserTests = /^e2e($|\/(journeys|faults))/.test(folder);
  const place = join(root, folder) + (statSync(join(root, folder)).isDirectory() ? '/' : '');
  // Only tests of the API wait for I/O: elsewhere more workers than processors just load the same code more often.
  const workers = owner === 'api' ? [] : ['--maxWorkers=100%'];
  return {
    lint: async () => one(await run('oxlint', ['--deny-warnings', folder])),
    types: async () => one(await run('tsc', ['--noEmit', '-p', owner])),
    unit: () =>
      jest(
        'jest-package.json',
        [
          ...workers,
          ...(hasBrowserTests ? ['--passWithNoTests'] : []),
          '--selectProjects',
          owner,
          '--',
          place,
        ],
        { ...SHORT_RUNS, ...process.env },
      ),
    ...(hasBrowserTests ? { build: () => build(), e2e } : {}),
  };
}
