import { isEntitled, type PaidState } from './entitlement.ts';

const DAY = 86_400_000;
const now = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY);
const state = (values: Partial<PaidState>): PaidState => ({
  status: 'active',
  paidThrough: inDays(100),
  cancelAtPeriodEnd: false,
  free: false,
  ...values,
});

test.each<[string, Partial<PaidState>, boolean]>([
  ['active', {}, true],
  ['trialing', { status: 'trialing' }, true],
  ['active, the renewal not known yet', { paidThrough: inDays(-6) }, true],
  ['active, not heard of for longer than the grace', { paidThrough: inDays(-7) }, false],
  ['cancelled, still paid for', { cancelAtPeriodEnd: true, paidThrough: inDays(1) }, true],
  ['cancelled, at its very end', { cancelAtPeriodEnd: true, paidThrough: now }, false],
  ['past due, within the grace', { status: 'past_due', paidThrough: inDays(-6.9) }, true],
  ['past due, after the grace', { status: 'past_due', paidThrough: inDays(-7) }, false],
  ['free', { free: true }, true],
  ['free, at its very end', { free: true, paidThrough: now }, false],
  ['incomplete', { status: 'incomplete', paidThrough: null }, false],
  ['unpaid', { status: 'unpaid' }, false],
  ['paused', { status: 'paused' }, false],
  ['ended at once', { status: 'canceled' }, false],
  ['expired', { status: 'expired' }, false],
  ['a duplicate', { status: 'duplicate' }, false],
  ['active without a date', { paidThrough: null }, false],
])('%s', (_name, values, premium) => {
  expect(isEntitled(state(values), now)).toBe(premium);
});
