import { proPlan, proPrice } from './plan.ts';

test('the PRO plan costs 89.99 euro a year', () => {
  expect(proPlan).toMatchObject({ priceCents: 8999, currency: 'EUR', interval: 'year' });
  expect(proPrice).toBe('€89.99');
});
