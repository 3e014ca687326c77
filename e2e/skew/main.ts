import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildApps, findChromium, root } from 'stack';
import { expectNoViolation } from '../support/policy-violations.ts';
import { checkOut, hostApiOf, makeReady, oldestThatFits, type Checkout } from './checkout.ts';
import { runInCompose } from './compose.ts';
import { deployPair, fits } from './deployment.ts';
import { differingBuilds, differingPackages } from './differences.ts';
import { namesFiles, sharedJourneys } from './journeys.ts';
import { isPair, pairs, type PairName } from './pairs.ts';

/**
 * `npm run skew -- [commit] [pair …] [--compose] [-- Playwright's arguments]`: the journeys on this tree's API with front
 * ends of two commits, this tree and another one, in each pair of `pairs.ts` or the named one. Exits with 1 if a journey
 * fails, or if a release is live that must not be.
 */

const USAGE = "Usage: npm run skew -- [commit] [pair …] [--compose] [-- Playwright's arguments]";

const stopping = new AbortController();
// The terminal sends the signal to the browser and the suite too; what runs here is stopped in its order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

function playwright(args: string[], env: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'e2e/node_modules/.bin/playwright'), ['test', ...args], {
      cwd: join(root, 'e2e'),
      env: { ...process.env, ...env },
      stdio: 'inherit',
      signal: stopping.signal,
    });
    child.on('error', ({ message }) => {
      console.error(message);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Runs the journeys on one pair. @returns whether all passed */
async function runLocally(pair: PairName, old: Checkout, args: string[]): Promise<boolean> {
  const { stack, end } = await deployPair(pair, old, stopping.signal);
  let passed = false;
  try {
    const { app, api, sandbox } = stack.addresses;
    const chromium = findChromium(console.log);
    passed = await playwright([`--output=test-results/${pair}`, ...args], {
      APP_URL: app.shell,
      API_URL: api,
      SANDBOX_URL: sandbox,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    });
    expectNoViolation(stack.dataDir);
  } catch (error) {
    passed = false;
    console.error((error as Error).message);
  }
  await end(!passed);
  return passed;
}

async function main(): Promise<void> {
  const all = process.argv.slice(2);
  const end = all.indexOf('--');
  const given = end < 0 ? [] : all.slice(end + 1);
  const own = end < 0 ? all : all.slice(0, end);
  const unknown = own.find((word) => word.startsWith('-') && word !== '--compose');
  if (unknown) throw new Error(`There is no ${unknown} here. ${USAGE}`);
  const positionals = own.filter((word) => word !== '--compose');
  const inCompose = own.includes('--compose');
  const refs = positionals.filter((one) => !isPair(one));
  if (refs.length > 1)
    throw new Error(
      `Name one commit and at most pairs of ${Object.keys(pairs).join(', ')}, not ${refs.join(' ')}. ${USAGE}`,
    );
  const named = positionals.filter(isPair);
  const chosen = named.length > 0 ? named : (Object.keys(pairs) as PairName[]);

  const old = checkOut(refs[0] ?? oldestThatFits());
  const { both, left } = sharedJourneys(root, old.dir);
  const args = namesFiles(given) ? given : [...given, ...both];
  console.log(
    `Skew between this tree (host-api ${hostApiOf(root)}) and ${old.name}, host-api ${hostApiOf(old.dir)}.`,
  );
  if (left.length > 0 && !namesFiles(given))
    console.log(`Left out, because they differ between the two:\n  ${left.join('\n  ')}`);
  if (!fits(root, old.dir))
    throw new Error(
      `This shell takes no remote of that commit (host-api ${hostApiOf(old.dir)}): the two never run together.`,
    );
  if (!inCompose) {
    makeReady(old);
    await buildApps(console.log, stopping.signal);
    const builds = differingBuilds(old).join(', ');
    console.log(`Builds that differ: ${builds || 'none, so browsers see the same in every pair'}.`);
    console.log(`Shared packages in two versions: ${differingPackages(old).join(', ') || 'none'}.`);
  }

  const outcomes: string[] = [];
  for (const pair of chosen) {
    console.log(`\n== ${pair}: ${pairs[pair].when}`);
    try {
      const passed = await (inCompose ? runInCompose(pair, old, args) : runLocally(pair, old, args));
      outcomes.push(`${pair}: ${passed ? 'passed' : 'failed'}`);
    } catch (error) {
      console.error((error as Error).message);
      outcomes.push(`${pair}: failed`);
    }
    if (stopping.signal.aborted) break;
  }
  console.log(`\nThis tree and ${old.name}:\n  ${outcomes.join('\n  ')}`);
  const passed = outcomes.filter((outcome) => outcome.endsWith('passed')).length;
  process.exitCode = passed === chosen.length ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
