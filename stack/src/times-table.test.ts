import { jestParts, playwrightParts, tableOf } from './times-table.ts';

test('steps and their files share the whole run; small files are grouped', () => {
  const table = tableOf(
    { lint: 10, unit: 90 },
    {
      unit: [
        { name: 'api/a.test.ts', seconds: 118.8 },
        { name: 'api/b.test.ts', seconds: 0.6 },
        { name: 'api/c.test.ts', seconds: 0.6 },
      ],
    },
  );
  expect(table.split('\n').slice(2)).toEqual([
    '| **lint** |  | 10 | 10.0 % |',
    '| **unit** |  | 90 | 90.0 % |',
    '|  | api/a.test.ts | 119 | 89.1 % |',
    '|  | 2 smaller ones | 1 | 0.9 % |',
    '| **all** |  | 100 | 100.0 % |',
  ]);
});

test('the parts come from the reports of both suites', () => {
  const file = { name: '/w/shell/a.test.ts', startTime: 1000, endTime: 3500 };
  expect(jestParts({ testResults: [file] }, '/w')).toEqual([{ name: 'shell/a.test.ts', seconds: 2.5 }]);
  const spec = (projectName: string, ...durations: number[]) => ({
    file: 'journeys/b.spec.ts',
    tests: [{ projectName, results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { specs: [spec('phone', 500)], suites: [{ specs: [spec('phone', 250, 250), spec('desktop', 100)] }] },
  ];
  expect(playwrightParts({ suites })).toEqual([
    { name: 'e2e phone: journeys/b.spec.ts', seconds: 1 },
    { name: 'e2e desktop: journeys/b.spec.ts', seconds: 0.1 },
  ]);
});
