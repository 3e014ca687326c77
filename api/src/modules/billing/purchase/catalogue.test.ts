import { discountedCents, oneTermAfter, proPlan } from './catalogue.ts';

test('the PRO plan costs 89.99 euros a year', () => {
  expect(proPlan).toMatchObject({ priceCents: 8999, currency: 'EUR', interval: 'year' });
});

test.each([
  [20, null, 7199],
  [12.5, null, 7874],
  [33.33, null, 6000],
  [100, null, 0],
  [null, 1000, 7999],
  [null, 20_000, 0],
  // A remainder too small to charge is waived.
  [99.9, null, 0],
  [null, 8949, 50],
  [null, 8950, 0],
])('%p %% or %p cents off leaves %p cents', (percentOff, amountOffCents, left) => {
  expect(discountedCents(proPlan.priceCents, { percentOff, amountOffCents })).toBe(left);
});

test.each([
  ['2026-11-21T10:00:00.000Z', '2027-11-21T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
])('a term after %s ends at %s', (from, to) => {
  expect(oneTermAfter(new Date(from)).toISOString()).toBe(to);
});
