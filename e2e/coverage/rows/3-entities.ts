import { rowsOf } from '../row.ts';

/** Section 3: the entities of subscription and payment. */
export const entityRows = rowsOf(3, {
  subscription:
    'Subscription: subscriptionId (FREE… for a free one), platform, period, amount, nextBillingDate, cancelAtPeriodEnd',
  'payment-intent': 'Payment intent request: userId, type, expireDate (a timestamp), optional couponCode',
  coupon: 'Coupon response: finalAmount, appliedCouponId',
  'payment-form': 'Payment form: name, country, zip, discountCode',
});
