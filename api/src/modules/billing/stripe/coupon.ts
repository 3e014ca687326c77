import type Stripe from 'stripe';
import type { Context } from '../../../context.ts';
import { ApiError } from '../../../http/errors.ts';
import { discountedCents, proPlan } from '../purchase/catalogue.ts';

/** A promotion code that this member may use now. */
export interface Promotion {
  promotionId: string;
  /** The price of the first period with it, integer cents. */
  finalCents: number;
}

const refuse = (message: string) =>
  new ApiError(400, 'COUPON_INVALID', message, { errors: { couponCode: message } });

/** The rejection of a code at the moment of use. */
export const couponRefused = () => refuse('This discount code cannot be used for this purchase.');

/**
 * Looks a code up at Stripe and checks it for a member and the plan.
 * @throws ApiError 400 COUPON_INVALID with its own message for unknown, expired, used up, already used, and not
 * applicable
 */
export async function findPromotion(
  { db, clock }: Context,
  stripe: Stripe,
  userId: string,
  code: string,
): Promise<Promotion> {
  const { data } = await stripe.promotionCodes.list({ code, limit: 100, expand: ['data.promotion.coupon'] });
  const promotion = data.find((one) => one.active) ?? data[0];
  const coupon = promotion?.promotion.coupon;
  if (!promotion || typeof coupon !== 'object' || coupon === null) {
    throw refuse('We do not know this discount code. Please check the spelling.');
  }
  const used = await db
    .selectFrom('coupon_redemptions')
    .select('promotion_id')
    .where('user_id', '=', userId)
    .where('promotion_id', '=', promotion.id)
    .executeTakeFirst();
  if (used) throw refuse('You have already used this discount code.');
  const now = clock().getTime() / 1000;
  const past = (moment: number | null) => moment !== null && moment <= now;
  const usedUp = (one: { max_redemptions: number | null; times_redeemed: number }) =>
    one.max_redemptions !== null && one.times_redeemed >= one.max_redemptions;
  if (past(promotion.expires_at) || past(coupon.redeem_by)) throw refuse('This discount code has expired.');
  if (usedUp(promotion) || usedUp(coupon)) throw refuse('This discount code has been used up.');
  if (!promotion.active || !coupon.valid) throw refuse('This discount code has expired.');
  await refuseUnfitting(db, userId, promotion, coupon);
  const finalCents = discountedCents(proPlan.priceCents, {
    percentOff: coupon.percent_off,
    amountOffCents: coupon.amount_off,
  });
  return { promotionId: promotion.id, finalCents };
}

async function refuseUnfitting(
  db: Context['db'],
  userId: string,
  promotion: Stripe.PromotionCode,
  coupon: Stripe.Coupon,
) {
  const { first_time_transaction, minimum_amount } = promotion.restrictions;
  const currency = coupon.amount_off === null ? proPlan.currency : coupon.currency?.toUpperCase();
  const products = coupon.applies_to?.products;
  if (
    currency !== proPlan.currency ||
    (minimum_amount !== null && minimum_amount > proPlan.priceCents) ||
    (products && !products.includes(proPlan.productId))
  ) {
    throw refuse('This discount code does not apply to the PRO plan.');
  }
  if (promotion.customer) {
    const owner = await db
      .selectFrom('billing_customers')
      .select('stripe_customer_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const id = typeof promotion.customer === 'string' ? promotion.customer : promotion.customer.id;
    if (owner?.stripe_customer_id !== id) throw refuse('This discount code belongs to another member.');
  }
  if (!first_time_transaction) return;
  const paid = await db.selectFrom('payments').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (paid) throw refuse('This discount code is for new members only.');
}
