import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAYPAL, SANDBOX, STRIPE } from './provider.ts';
import { allCases, recordOf, rowsOf } from './record.ts';

const written = readFileSync(join(import.meta.dirname, '../../docs/provider-parity.md'), 'utf8');

test('docs/provider-parity.md lists the existing cases: npm run parity writes it', () => {
  expect(rowsOf(written).map(({ title }) => title)).toEqual(allCases());
});

test('no two cases have the same title', () => {
  expect(new Set(allCases()).size).toBe(allCases().length);
});

test('a run is recorded with its date, and a provider’s result survives runs without its keys', () => {
  const [title = ''] = allCases();
  const row = (record: string) => rowsOf(record)[0];
  const never = recordOf([{ where: SANDBOX, title, passed: true }], '', '2026-01-01');
  expect(row(never)).toMatchObject({
    sandbox: 'passed 2026-01-01',
    provider: 'never run against the real service',
  });
  const once = recordOf([{ where: STRIPE, title, passed: false }], never, '2026-02-02');
  expect(row(once)).toMatchObject({ sandbox: 'passed 2026-01-01', provider: 'FAILED 2026-02-02' });
  const later = recordOf([{ where: SANDBOX, title, passed: true }], once, '2026-03-03');
  expect(row(later)).toMatchObject({ sandbox: 'passed 2026-03-03', provider: 'FAILED 2026-02-02' });
  expect(recordOf([{ where: PAYPAL, title, passed: true }], later, '2026-04-04')).toBe(later);
});
