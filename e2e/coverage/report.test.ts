import { jestProofs, playwrightProofs, type PlaywrightReport } from './proofs.ts';
import { problemsOf, reportOf } from './report.ts';
import { rowsOf } from './row.ts';
import { rows } from './rows.ts';

const two = rowsOf(8, { chat: 'Chat failure', history: 'A | B' });
const fromJest = (...tests: [string, string][]) => ({
  testResults: [
    {
      name: '/w/api/a.test.ts',
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
    },
  ],
});
const fromPlaywright = (title: string, ...statuses: string[]): PlaywrightReport => ({
  config: { rootDir: '/w/e2e' },
  suites: [
    {
      title: 'journeys/b.spec.ts',
      file: 'journeys/b.spec.ts',
      specs: [],
      suites: [
        {
          title: 'guest',
          file: 'journeys/b.spec.ts',
          specs: [{ title, file: 'journeys/b.spec.ts', tests: statuses.map((status) => ({ status })) }],
        },
      ],
    },
  ],
});

test('tags are read from the titles of tests that passed', () => {
  const report = fromJest(
    ['says so @8.chat @8.history.', 'passed'],
    ['fails @8.chat', 'failed'],
    ['x', 'passed'],
  );
  expect(jestProofs(report, '/w')).toEqual([
    { file: 'api/a.test.ts', title: 'says so .', rows: ['8.chat', '8.history'], endToEnd: false },
  ]);
});

test.each([
  [['expected', 'expected'], 1],
  [['expected', 'skipped'], 1],
  [['flaky'], 0],
  [['expected', 'flaky'], 0],
  [['expected', 'unexpected'], 0],
  [['skipped'], 0],
])('an end-to-end test with %j in its projects counts %i', (statuses, count) => {
  const proofs = playwrightProofs(fromPlaywright('says so @8.chat', ...statuses), '/w');
  expect(proofs).toHaveLength(count);
  if (count > 0)
    expect(proofs[0]).toEqual({
      file: 'e2e/journeys/b.spec.ts',
      title: 'guest says so',
      rows: ['8.chat'],
      endToEnd: true,
    });
});

test('a row without a passing test and a tag without a row are problems', () => {
  const proofs = jestProofs(fromJest(['a @8.nothing', 'passed'], ['b @8.history', 'failed']), '/w');
  expect(problemsOf(two, proofs)).toEqual([
    'no passing test proves 8.chat: Chat failure',
    'no passing test proves 8.history: A | B',
    '@8.nothing names no row: api/a.test.ts › a',
  ]);
});

test('the table does not depend on the order of the tests; end-to-end tests come first, long lists are cut', () => {
  const proofs = [
    ...jestProofs(
      fromJest(...['d', 'a', 'c'].map((name): [string, string] => [`${name} @8.chat`, 'passed'])),
      '/w',
    ),
    ...playwrightProofs(fromPlaywright('z @8.chat @8.history', 'expected', 'expected'), '/w'),
  ];
  const table = reportOf(two, proofs);
  expect(table).toContain(
    '| Chat failure | e2e/journeys/b.spec.ts › guest z<br>api/a.test.ts › a<br>+ 2 more |',
  );
  expect(table).toContain('| A \\| B | e2e/journeys/b.spec.ts › guest z |');
  expect(reportOf(two, proofs.toReversed())).toBe(table);
});

test('ids are unique and valid in a title', () => {
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(jestProofs(fromJest([`t @${id}`, 'passed']), '/w')[0]).toMatchObject({ rows: [id], title: 't' });
});
