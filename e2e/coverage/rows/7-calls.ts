import { rowsOf } from '../row.ts';

/** Section 7: the calls of the payment pages. */
export const callRows = rowsOf(7, {
  'create-payment-intent':
    'POST /stripe/create-payment-intent: userId, type, expireDate and optional couponCode',
  'card-confirmation':
    "The card is confirmed with the provider's client and the client secret of an earlier call",
  subscription: 'GET /stripe/subscription: query userId; data.subscription',
  'cancel-subscription': 'POST /stripe/cancel-subscription: subscriptionId; data.message',
  'paypal-create-subscription': 'POST /paypal/create-subscription: currency EUR, intent subscription',
  'verify-paypal-transaction':
    'POST /stripe/verify-paypal-transaction: transactionId (the PayPal subscription id), userId; data.message',
  'validate-coupon':
    'GET /stripe/validate-coupon: couponCode and originalAmount; finalAmount and appliedCouponId',
});
