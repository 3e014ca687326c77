import { z } from 'zod';
import { success } from './envelope.ts';

export const subscription = z.object({
  /** Starts with FREE for a plan that was never charged. */
  subscriptionId: z.string(),
  platform: z.enum(['stripe', 'paypal']),
  subscriptionPeriod: z.enum(['year', 'week']),
  /** Euros. */
  amount: z.number(),
  price: z.number(),
  finalAmount: z.number(),
  /** ISO 8601, UTC. */
  nextBillingDate: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  status: z.enum(['active', 'past_due', 'cancelled']),
  /** When access ends if nothing more is paid, including the grace period. ISO 8601, UTC. */
  accessUntil: z.string(),
  /** Until when the member can withdraw from the contract with a full refund; null when they cannot. ISO 8601, UTC. */
  withdrawUntil: z.string().nullable(),
  /** Whether a cancellation can be taken back: it then renews as before. */
  canResume: z.boolean(),
});

const paymentIntent = z.object({
  /** null when nothing is due: the member is already premium when this response arrives. */
  clientSecret: z.string().nullable(),
  subscriptionId: z.string(),
  /** Euros. */
  finalAmount: z.number(),
  currency: z.literal('EUR'),
});

export const createPaymentIntent = {
  method: 'POST',
  path: '/stripe/create-payment-intent',
  body: z.object({
    userId: z.string().max(64),
    type: z.enum(['week', 'year']),
    expireDate: z.union([z.string(), z.number()]).optional(),
    couponCode: z.string().trim().max(64).optional(),
  }),
  response: success(paymentIntent, paymentIntent.shape),
  failures: [401, 403, 409, 429],
} as const;

export const getSubscription = {
  method: 'GET',
  path: '/stripe/subscription',
  query: z.object({ userId: z.string().max(64).optional() }),
  response: success(z.object({ subscription: subscription.nullable() }), {
    subscription: subscription.nullable(),
  }),
  failures: [401, 403],
} as const;

export const cancelSubscription = {
  method: 'POST',
  path: '/stripe/cancel-subscription',
  body: z.object({ subscriptionId: z.string().max(128) }),
  response: success(z.object({ message: z.string(), subscription: subscription.nullable() })),
  failures: [401, 404, 429],
} as const;

/** Takes a cancellation back: the plan renews at the end of its period as before. */
export const resumeSubscription = {
  method: 'POST',
  path: '/stripe/resume-subscription',
  body: z.object({ subscriptionId: z.string().max(128) }),
  response: success(z.object({ message: z.string(), subscription: subscription.nullable() })),
  failures: [401, 404, 409, 429],
} as const;

const planOption = z.object({
  name: z.string(),
  /** PayPal's id of the plan. */
  id: z.string(),
  /** Euros. */
  price: z.number(),
});

/** What can be bought with PayPal; an order names one of them. */
export const listPaypalPlans = {
  method: 'GET',
  path: '/paypal/plans',
  response: success(z.object({ plans: z.array(planOption) })),
  failures: [401, 429],
} as const;

export const createPaypalSubscription = {
  method: 'POST',
  path: '/paypal/create-subscription',
  body: z.object({
    planId: z.string().max(128).optional(),
    currency: z.literal('EUR').optional(),
    intent: z.literal('subscription').optional(),
  }),
  response: success(z.object({ id: z.string(), approveUrl: z.string() }), { id: z.string() }),
  failures: [401, 409, 429],
} as const;

export const verifyPaypalTransaction = {
  method: 'POST',
  path: '/stripe/verify-paypal-transaction',
  body: z.object({ transactionId: z.string().max(128), userId: z.string().max(64) }),
  response: success(z.object({ message: z.string(), status: z.enum(['active', 'processing']) })),
  failures: [401, 403, 404, 429],
} as const;

const coupon = z.object({ finalAmount: z.number(), appliedCouponId: z.string() });

export const validateCoupon = {
  method: 'GET',
  path: '/stripe/validate-coupon',
  query: z.object({
    couponCode: z.string().trim().min(1, 'Please enter a discount code').max(64),
    originalAmount: z.coerce.number().optional(),
  }),
  response: success(coupon, coupon.shape),
  failures: [401, 429],
} as const;

/** The payment of a failed renewal, confirmed in the browser with another card. */
export const payRenewal = {
  method: 'POST',
  path: '/stripe/pay-renewal',
  body: z.object({ subscriptionId: z.string().max(128) }),
  response: success(paymentIntent, paymentIntent.shape),
  failures: [401, 404, 409, 429],
} as const;

/** Ends the contract immediately and refunds what was paid for it: the right of the first fourteen days. */
export const withdrawSubscription = {
  method: 'POST',
  path: '/stripe/withdraw-subscription',
  body: z.object({ subscriptionId: z.string().max(128) }),
  response: success(
    z.object({
      message: z.string(),
      /** ISO 8601, UTC. */
      withdrawnAt: z.string(),
      /** Refunded euros. */
      refund: z.number(),
    }),
  ),
  failures: [401, 404, 409, 429],
} as const;

export const payment = z.object({
  paymentId: z.string(),
  platform: z.enum(['stripe', 'paypal']),
  /** ISO 8601, UTC. */
  paidAt: z.string(),
  /** Euros. */
  amount: z.number(),
  /** Refunded euros. */
  refunded: z.number(),
});

/** Who sells the plan, as it stands on a receipt. */
export const seller = z.object({
  name: z.string(),
  /** Lines. */
  address: z.array(z.string()),
  vatId: z.string().nullable(),
});

/** The member's past payments, newest first. */
export const listPayments = {
  method: 'GET',
  path: '/stripe/payments',
  query: z.object({ userId: z.string().max(64).optional() }),
  response: success(z.object({ payments: z.array(payment), seller })),
  failures: [401, 403],
} as const;
