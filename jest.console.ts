import { format } from 'node:util';

/**
 * A test in which something is written as an error or a warning fails: React speaks so of an update that nobody waited
 * for, jsdom of what it lacks, a library of what it gives up. A test that expects such a line names it with
 * `expectLogged`; what it does not name still fails it, and so does a line that does not come.
 */
let written: string[] = [];
let expected: RegExp[] = [];

/** Says that lines with these words will be written as errors or warnings during this test. */
export function expectLogged(...words: RegExp[]): void {
  expected.push(...words);
}

/** What was written as errors and warnings during this test. */
export const logged = (): readonly string[] => written;

const levels = ['error', 'warn'] as const;
for (const level of levels) console[level] = (...words: unknown[]) => void written.push(format(...words));

function check(): void {
  const [lines, words] = [written, expected];
  written = [];
  expected = [];
  // A spy that swallows every line would hide the one that nobody expects.
  const replaced = levels.filter((level) => jest.isMockFunction(console[level]));
  if (replaced.length > 0)
    throw new Error(
      `console.${replaced[0]} was replaced: name the lines that are to come with expectLogged.`,
    );
  const unexpected = lines.filter((line) => !words.some((one) => one.test(line)));
  if (unexpected.length > 0)
    throw new Error(`Written to the console, and not expected:\n\n${unexpected.join('\n\n')}`);
  const missing = words.filter((one) => !lines.some((line) => one.test(line)));
  if (missing.length > 0) throw new Error(`Not written to the console: ${missing.join(', ')}`);
}

afterEach(check);
// What comes after the last test.
afterAll(check);
