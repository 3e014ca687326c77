import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { jestProofs, playwrightProofs, type JestReport, type PlaywrightReport } from './proofs.ts';
import { problemsOf, reportOf } from './report.ts';
import { rows } from './rows.ts';

/** Compares the last results of both suites with the specification's rows; `--write` also writes the table. */

const root = resolve(import.meta.dirname, '../..');
const table = resolve(root, 'docs/spec-coverage.md');

function results<T>(name: string, holds: keyof T): T {
  try {
    const report = JSON.parse(readFileSync(resolve(root, '.cache', name), 'utf8')) as T;
    if (report[holds]) return report;
  } catch {
    // Reported below, as for a suite that could not start.
  }
  console.error(`.cache/${name} holds no results. Run npm test first.`);
  process.exit(1);
}

function written(): string {
  try {
    return readFileSync(table, 'utf8');
  } catch {
    return '';
  }
}

const proofs = [
  ...jestProofs(results<JestReport>('jest.json', 'testResults'), root),
  ...playwrightProofs(results<PlaywrightReport>('playwright.json', 'suites'), root),
];
const problems = problemsOf(rows, proofs);
const report = reportOf(rows, proofs);
if (process.argv.includes('--write')) writeFileSync(table, report);
else if (report !== written())
  problems.push('docs/spec-coverage.md is not what these results give: npm run spec-coverage writes it');
for (const problem of problems) console.error(problem);
console.log(`${rows.length} rows of the specification, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
