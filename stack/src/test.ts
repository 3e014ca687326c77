import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';
import { everything, packageOf, packages, results, stepsOf, type Count, type Steps } from './test-steps.ts';
import { keepTime } from './test-times.ts';

/**
 * `npm test`: lint, types, unit tests, the build, the stitched suite, and what both suites prove of the specification;
 * `--only=<step>` runs one of them, a folder (`npm test -- shared/cycling`) tests that package or that part of one alone.
 * The last line adds up all that ran: `N passed, N failed`.
 */

/** The steps that were asked for, or a sentence that says what could have been. */
function chosen(args: string[]): Steps | string {
  const [argument, ...more] = args;
  if (argument === undefined) return everything;
  if (more.length > 0) return 'Please name one folder or one step.';
  const only = /^--only=(.*)$/.exec(argument)?.[1];
  if (only !== undefined) {
    const step = everything[only];
    return step ? { [only]: step } : `There is no step ${only}: ${Object.keys(everything).join(', ')}.`;
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
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const { passed, failed } = await step();
  const seconds = (Date.now() - began) / 1000;
  console.log(`${name}: ${passed} passed, ${failed} failed, ${Math.round(seconds)} s`);
  // The table of times tells of the whole: one package alone is no part of it.
  if (step === everything[name]) keepTime(name, seconds);
  total.passed += passed;
  total.failed += failed;
}
const summary = `${total.passed} passed, ${total.failed} failed`;
writeFileSync(join(results, 'test-summary.txt'), `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
