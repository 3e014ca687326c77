import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What of Jest's report (`--json`) is read. */
export interface JestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** What of Playwright's report (`--reporter=json`) is read. */
export interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}

const LINES = 12;

/** The first lines of a reason, indented, without colours and without the empty ones. */
function reason(message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, LINES)
    .map((line) => `\n      ${line}`)
    .join('');
}

/** The failed tests of Jest's report, and the files that could not even run; paths are relative to `root`. */
export function failuresOfJest(report: JestReport, root: string): string[] {
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}${reason(message)}`];
    return failed.map((test) => `${file} › ${test.fullName}${reason(test.failureMessages[0])}`);
  });
}

/** The tests of Playwright's report that failed at their first attempt. */
export function failuresOfPlaywright(report: PlaywrightReport): string[] {
  const inSuite = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) => {
          const message = results.find(({ error }) => error)?.error?.message;
          return `[${projectName}] ${file}:${line} › ${title} (${status})${reason(message)}`;
        }),
    ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return (report.suites ?? []).flatMap(inSuite);
}
