import type Stripe from 'stripe';
import { fromStripe } from './read.ts';

const start = Date.UTC(2026, 10, 21) / 1000;
const end = Date.UTC(2027, 10, 21) / 1000;
const subscription = (values: object): Stripe.Subscription =>
  ({
    id: 'sub_1',
    status: 'active',
    created: start,
    cancel_at: null,
    cancel_at_period_end: false,
    metadata: { attempt_id: 'a1', plan: 'pro' },
    items: { data: [{ price: { unit_amount: 8999 }, current_period_start: start, current_period_end: end }] },
    latest_invoice: { total: 7199 },
    ...values,
  }) as unknown as Stripe.Subscription;

test.each<[string, object, object]>([
  [
    'paid with a discount',
    {},
    { status: 'active', paidThrough: new Date(end * 1000), chargedCents: 7199, priceCents: 8999 },
  ],
  ['not paid yet', { status: 'incomplete' }, { status: 'incomplete', paidThrough: null, attemptId: 'a1' }],
  // The new period has begun, but only the previous one is paid.
  [
    'whose renewal failed',
    { status: 'past_due' },
    { status: 'past_due', paidThrough: new Date(start * 1000) },
  ],
  ['cancelled at its end', { cancel_at_period_end: true }, { status: 'active', cancelAtPeriodEnd: true }],
  ['cancelled for a date', { cancel_at: end }, { cancelAtPeriodEnd: true }],
  [
    'free',
    { cancel_at_period_end: true, metadata: { plan: 'free' } },
    { free: true, chargedCents: 0, cancelAtPeriodEnd: false },
  ],
  [
    'free and cancelled',
    { cancel_at_period_end: true, metadata: { plan: 'free', cancelled_by_member: 'true' } },
    { free: true, cancelAtPeriodEnd: true },
  ],
  ['of a status that is new to us', { status: 'dormant' }, { status: 'unpaid' }],
])('a subscription %s', (_name, values, expected) => {
  expect(fromStripe(subscription(values))).toMatchObject(expected);
});
