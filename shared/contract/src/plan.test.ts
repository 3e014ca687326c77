import { expireDate, proPlan, proPrice } from './plan.ts';

test('the PRO plan costs 89.99 euros a year', () => {
  expect(proPlan).toMatchObject({ priceCents: 8999, currency: 'EUR', interval: 'year' });
  expect(proPrice).toBe('€89.99');
});

test('a plan of type year expires after 365 days, one of type week after 7 @9.plan-expiry @9.week-expiry', () => {
  const now = Date.parse('2027-11-22T12:00:00Z');
  expect(new Date(expireDate('year', now)).toISOString()).toBe('2028-11-21T12:00:00.000Z');
  expect(new Date(expireDate('week', now)).toISOString()).toBe('2027-11-29T12:00:00.000Z');
});
