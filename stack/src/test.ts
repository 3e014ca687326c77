import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';
import { allSteps, packageOf, packages, results, stepsOf, type Count, type Steps } from './test-steps.ts';
import { recordTime } from './test-times.ts';

/**
 * `npm test`: lint, types, unit tests, the build, the end-to-end suite, and how much of the specification both suites
 * prove. `--only=<step>` runs one of them; a folder (`npm test -- shared/cycling`) tests only that package or that part
 * of one. The last line sums up: `N passed, N failed`.
 */

/** The requested steps, or a message that lists the valid ones. */
function chosen(args: string[]): Steps | string {
  const [argument, ...more] = args;
  if (argument === undefined) return allSteps;
  if (more.length > 0) return 'Please name one folder or one step.';
  const only = /^--only=(.*)$/.exec(argument)?.[1];
  if (only !== undefined) {
    const step = allSteps[only];
    return step ? { [only]: step } : `There is no step ${only}: ${Object.keys(allSteps).join(', ')}.`;
  }
  const folder = argument.replace(/^\.\/|\/+$/g, '');
  return packageOf(folder) && existsSync(join(root, folder))
    ? stepsOf(folder)
    : `There is no folder ${folder} with tests: name one of ${packages.join(', ')}, or one inside.`;
}

const args = process.argv.slice(2);
const steps = chosen(args);
if (typeof steps === 'string') {
  console.error(steps);
  process.exit(1);
}
mkdirSync(results, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const { passed, failed, failures: reasons = [] } = await step();
  const seconds = (Date.now() - began) / 1000;
  console.log(`${name}: ${passed} passed, ${failed} failed, ${Math.round(seconds)} s`);
  // The table of times is about the whole run; one package alone does not count.
  if (step === allSteps[name]) recordTime(name, seconds);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0)
    failures.push(
      ...(reasons.length > 0 ? reasons : ['see its output above']).map((one) => `${name}: ${one}`),
    );
}
// Again at the end, where a long log is read first.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
const summary = `${total.passed} passed, ${total.failed} failed`;
writeFileSync(join(results, 'test-summary.txt'), `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
