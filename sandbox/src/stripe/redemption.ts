import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { monthsAfter } from './calendar.ts';
import { couponIsValid, currentPromotionCode } from './discounts.ts';
import { invalid } from './fault.ts';
import type { Params } from './form.ts';
import { found } from './operation.ts';
import { list, requiredText, text } from './params.ts';

function refusePromotion(reason: string): never {
  throw invalid(`This promotion code cannot be redeemed because ${reason}.`, 'discounts[0][promotion_code]');
}

function checkPromotion(account: Account, row: Stripe.PromotionCode, customer: string, amount: number): void {
  if (!currentPromotionCode(account, row).active) {
    throw invalid(
      `Promotion code ${row.code} is no longer active.`,
      'discounts[0][promotion_code]',
      'resource_missing',
    );
  }
  const { first_time_transaction, minimum_amount } = row.restrictions;
  if (row.customer && row.customer !== customer) refusePromotion('it is restricted to another customer');
  if (minimum_amount !== null && amount < minimum_amount) refusePromotion('the minimum amount is not met');
  // Stripe counts every subscription of the customer here, even one that was never paid.
  const known = account.subscriptions.naming(customer).length > 0;
  if (first_time_transaction && known) refusePromotion('the associated customer has prior transactions');
}

/** Creates the discounts in `discounts[]`, checking and counting every coupon and promotion code. */
export function redeem(
  account: Account,
  params: Params,
  { customer, subscription, amount }: { customer: string; subscription: string; amount: number },
): Stripe.Discount[] {
  return list(params, 'discounts').map((item, index) => {
    if (typeof item === 'string' || Array.isArray(item))
      throw invalid('Invalid object', `discounts[${index}]`);
    const promotionId = text(item, 'promotion_code');
    const promotion = promotionId
      ? found(account.promotionCodes, 'promotion code', promotionId, `discounts[${index}][promotion_code]`)
      : undefined;
    if (promotion) checkPromotion(account, promotion, customer, amount);
    const couponId = promotion ? String(promotion.promotion.coupon) : requiredText(item, 'coupon');
    const coupon = found(account.coupons, 'coupon', couponId, `discounts[${index}][coupon]`);
    if (!couponIsValid(account, coupon)) {
      throw invalid(
        `Coupon ${coupon.id} is no longer valid.`,
        `discounts[${index}][coupon]`,
        'coupon_expired',
      );
    }
    account.coupons.put({ ...coupon, times_redeemed: coupon.times_redeemed + 1 });
    if (promotion) account.promotionCodes.put({ ...promotion, times_redeemed: promotion.times_redeemed + 1 });
    const months = coupon.duration === 'repeating' ? coupon.duration_in_months : null;
    const discount = account.discounts.put<Stripe.Discount>({
      id: account.newId('di'),
      object: 'discount',
      checkout_session: null,
      customer,
      customer_account: null,
      end: months === null ? null : monthsAfter(account.now(), months),
      invoice: null,
      invoice_item: null,
      promotion_code: promotion?.id ?? null,
      source: { coupon: coupon.id, type: 'coupon' },
      start: account.now(),
      subscription,
      subscription_item: null,
    });
    account.emit('customer.discount.created', discount);
    return discount;
  });
}

/** The discounts that also apply to the period that starts now; the others are removed from the subscription. */
export function discountsThatLast(account: Account, subscription: Stripe.Subscription): string[] {
  return subscription.discounts.map(String).filter((id) => {
    const discount = account.discounts.get(id);
    const coupon = discount && account.coupons.get(String(discount.source.coupon));
    const isOver = discount?.end ? discount.end <= account.now() : coupon?.duration === 'once';
    if (discount && isOver) account.emit('customer.discount.deleted', discount);
    return discount !== undefined && !isOver;
  });
}
