import { fromPaypal } from './read.ts';
import { centsOf, type PaypalSubscription } from './resources.ts';

const now = new Date('2026-11-21T12:00:00Z');
const paidAt = '2026-01-10T09:00:00Z';
const paidUntil = new Date('2027-01-10T09:00:00Z');
const money = { currency_code: 'EUR', value: '89.99' };
const subscription = (values: Partial<PaypalSubscription>): PaypalSubscription => ({
  id: 'I-1',
  plan_id: 'P-1',
  status: 'ACTIVE',
  create_time: paidAt,
  billing_info: {
    last_payment: { amount: money, time: paidAt },
    next_billing_time: paidUntil.toISOString(),
    failed_payments_count: 0,
  },
  ...values,
});
const failing = { last_payment: { amount: money, time: '2025-11-20T09:00:00Z' }, failed_payments_count: 1 };
const withoutDate = { last_payment: { amount: money, time: paidAt } };

test.each<[string, Partial<PaypalSubscription>, Date | null, { status: string; paidThrough: Date | null }]>([
  ['waits for approval', { status: 'APPROVAL_PENDING' }, null, { status: 'incomplete', paidThrough: null }],
  ['is approved, not paid', { status: 'APPROVED' }, null, { status: 'incomplete', paidThrough: null }],
  ['runs', {}, null, { status: 'active', paidThrough: paidUntil }],
  ['was renewed', {}, new Date('2026-01-10T09:00:00Z'), { status: 'active', paidThrough: paidUntil }],
  [
    'could not be renewed',
    { billing_info: failing },
    new Date('2026-11-20T09:00:00Z'),
    { status: 'past_due', paidThrough: new Date('2026-11-20T09:00:00Z') },
  ],
  [
    'is cancelled but paid, as stored',
    { status: 'CANCELLED', billing_info: withoutDate },
    paidUntil,
    { status: 'active', paidThrough: paidUntil },
  ],
  [
    'is cancelled but paid, by its last payment',
    { status: 'CANCELLED', billing_info: withoutDate },
    null,
    { status: 'active', paidThrough: paidUntil },
  ],
  [
    'is cancelled and used up',
    { status: 'CANCELLED', billing_info: failing },
    null,
    { status: 'canceled', paidThrough: new Date('2026-11-20T09:00:00Z') },
  ],
  // PayPal bills in the morning, and the payment was made in the afternoon of that day a year ago.
  [
    'is cancelled after its renewal has failed, some hours before a year has passed since its payment',
    {
      status: 'CANCELLED',
      billing_info: { ...failing, last_payment: { amount: money, time: '2025-11-21T15:00:00Z' } },
    },
    null,
    { status: 'canceled', paidThrough: now },
  ],
  [
    'is suspended in a year that is paid',
    { status: 'SUSPENDED' },
    paidUntil,
    { status: 'active', paidThrough: paidUntil },
  ],
  [
    'is suspended because it was not paid',
    { status: 'SUSPENDED', billing_info: failing },
    null,
    { status: 'unpaid', paidThrough: new Date('2026-11-20T09:00:00Z') },
  ],
  ['has expired', { status: 'EXPIRED' }, paidUntil, { status: 'expired', paidThrough: paidUntil }],
])('one that %s', (_name, values, stored, expected) => {
  expect(fromPaypal(subscription(values), stored, now)).toMatchObject(expected);
});

test.each([
  ['89.99', 8999],
  ['0.07', 7],
  ['100', 10_000],
  ['8.9', 890],
])('%s is %p cents', (value, cents) => {
  expect(centsOf({ value })).toBe(cents);
});
