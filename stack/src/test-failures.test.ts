import { failuresOfJest, failuresOfPlaywright } from './test-failures.ts';

test('a failed test is named with its file and the first lines of the reason, without colours', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'sums up',
    status: 'failed',
    failureMessages: [`\u001b[31mExpected: 1\u001b[39m\n\n${'at x\n'.repeat(30)}`],
  };
  const testResults = [
    { name: '/p/api/a.test.ts', status: 'failed', message: 'all', assertionResults: [passed, failed] },
    { name: '/p/api/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: '/p/api/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  const [one, other, ...more] = failuresOfJest({ testResults }, '/p');
  expect(one).toMatch(/^api\/a\.test\.ts › sums up\n {6}Expected: 1\n {6}at x\n/);
  expect(one!.split('\n')).toHaveLength(13);
  expect(other).toBe('api/b.test.ts\n      Cannot find module');
  expect(more).toEqual([]);
  expect(failuresOfJest({}, '/p')).toEqual([]);
});

test('a journey that passed in its retry only is named too', () => {
  const of = (title: string, status: string, message?: string) => ({
    title,
    file: 'journeys/a.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', status, results: [message ? { error: { message } } : {}, {}] }],
  });
  const specs = [of('fine', 'expected'), of('late', 'flaky', 'Timed out'), of('not run', 'skipped')];
  expect(failuresOfPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual([
    '[phone] journeys/a.spec.ts:7 › late (flaky)\n      Timed out',
  ]);
});
