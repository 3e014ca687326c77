import * as fs from 'node:fs';
import * as path from 'node:path';
import { openRides } from '../src/files/rides.fixture.ts';
import type { Outcome } from './case.ts';
import { CHAPTERS, runCases } from './run-cases.ts';

const rides = openRides(fs);
const titles = CHAPTERS.flatMap(({ subject, cases }) =>
  cases
    .filter(({ file }) => rides !== null || file === undefined)
    .map(({ title }, i) => [`${subject} ${i}: ${title}`]),
);
const all: Promise<Outcome[]> = runCases((file) => rides?.read(file) ?? null).then((outcomes) =>
  outcomes.filter(({ ours }) => ours !== null),
);

describe('published figures', () => {
  test.each(titles.map(([title], i) => [title, i] as const))('%s', async (_, i) => {
    const { ours, published, tolerance, ...outcome } = (await all)[i]!;
    expect({ ...outcome, off: Math.abs(ours! - published) <= tolerance ? 0 : ours! - published }).toEqual({
      ...outcome,
      off: 0,
    });
  });
  test('there are more than twenty', () => expect(titles.length).toBeGreaterThan(20));
});

(rides ? test : test.skip)('docs/validation.md shows them as they are', async () => {
  const page = fs
    .readFileSync(path.join(__dirname, '../../../docs/validation.md'), 'utf8')
    .replace(/ +/g, ' ');
  for (const outcome of await all) {
    const { title, ours, unit, digits = 2 } = outcome;
    expect(page).toContain(`| ${title} |`);
    expect(page).toContain(` ${`${ours!.toFixed(digits)} ${unit}`.trim()} |`);
  }
});
