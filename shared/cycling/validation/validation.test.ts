import * as fs from 'node:fs';
import * as path from 'node:path';
import { SOURCES } from '../src/answer/sources.ts';
import { openRides } from '../src/files/testing/rides.ts';
import { asPage } from './as-page.ts';
import { holds, type Outcome } from './case.ts';
import { CHAPTERS, runCases } from './run-cases.ts';

const rides = openRides(fs);
const cases = CHAPTERS.flatMap(({ subject, groups }) =>
  groups.flatMap((group) => group.cases.map((one) => ({ ...one, subject, group: group.title }))),
);
const all: Promise<Outcome[]> = runCases((file) => rides?.read(file) ?? null);

describe('published figures', () => {
  cases.forEach(({ subject, group, title, files, off }, i) => {
    const there = rides !== null || files === undefined ? test : test.skip;
    // A figure that is declared to be off must be off: otherwise its reason is no longer true.
    there(`${subject}, ${group}, ${title}${off ? ' is off, as told' : ''}`, async () => {
      const outcome = (await all)[i]!;
      expect({ ...outcome, holds: holds(outcome) }).toEqual({ ...outcome, holds: off === undefined });
      expect(outcome.ours).not.toBeNaN();
    });
  });

  test('every group has a source, a reason for its tolerance, and every figure a known unit', () => {
    for (const { groups } of CHAPTERS)
      for (const { source, tolerance, note = '', cases: own } of groups) {
        expect(source in SOURCES || /\w+ \w+/.test(source)).toBe(true);
        expect(`${tolerance}${note}`).toMatch(/\w/);
        expect(own.length).toBeGreaterThan(0);
        for (const one of own) expect(one.publishedTo ?? Infinity).toBeGreaterThan(one.published);
      }
  });
});

test('a figure counts as the published one within the tolerance, on the edge of a range too', () => {
  const at = (ours: number | null) =>
    holds({
      title: '',
      subject: '',
      group: '',
      basis: 'measured',
      unit: '',
      published: 2,
      publishedTo: 3,
      tolerance: 0.5,
      ours,
    });
  expect([1.4, 1.5, 2, 2.7, 3.5, 3.6, NaN, null].map(at)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

(rides ? test : test.skip)('docs/validation.md shows them as they are', async () => {
  const rows = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^(\||- \*\*|#)/.test(line) && !/^\| *:?--/.test(line))
      .map((line) => line.replace(/ +/g, ' '));
  const page = fs.readFileSync(path.join(__dirname, '../../../docs/validation.md'), 'utf8');
  expect(rows(page)).toEqual(rows(asPage(await all, '')));
});
