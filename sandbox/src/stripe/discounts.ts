import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { invalid, missing } from './fault.ts';
import type { Params } from './form.ts';
import { LIST, found, page, selected } from './operation.ts';
import type { Operation } from './operation.ts';
import { decimal, flag, integer, metadata, nested, oneOf, requiredText, text } from './params.ts';

export function createCoupon(account: Account, params: Params): Stripe.Coupon {
  const percentOff = decimal(params, 'percent_off') ?? null;
  const amountOff = integer(params, 'amount_off') ?? null;
  if (percentOff === null && amountOff === null) {
    throw invalid('Must provide percent_off or amount_off', 'percent_off', 'parameter_missing');
  }
  if (percentOff !== null && (percentOff <= 0 || percentOff > 100)) {
    throw invalid('Invalid percent_off: must be greater than 0 and at most 100', 'percent_off');
  }
  const id = text(params, 'id') ?? account.newId('x', 8).slice(2);
  if (account.coupons.get(id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
  return account.coupons.put<Stripe.Coupon>({
    id,
    object: 'coupon',
    amount_off: amountOff,
    created: account.now(),
    currency: amountOff === null ? null : requiredText(params, 'currency').toLowerCase(),
    duration: oneOf(params, 'duration', ['forever', 'once', 'repeating']) ?? 'once',
    duration_in_months: integer(params, 'duration_in_months') ?? null,
    livemode: false,
    max_redemptions: integer(params, 'max_redemptions') ?? null,
    metadata: metadata(params),
    name: text(params, 'name') ?? null,
    percent_off: percentOff,
    redeem_by: integer(params, 'redeem_by') ?? null,
    times_redeemed: 0,
    valid: true,
  });
}

/** Whether a coupon may still be redeemed, which Stripe derives from its limits. */
export function couponIsValid(account: Account, coupon: Stripe.Coupon): boolean {
  const used = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
  const late = coupon.redeem_by !== null && coupon.redeem_by <= account.now();
  return !used && !late;
}

export function createPromotionCode(account: Account, params: Params): Stripe.PromotionCode {
  const promotion = nested(params, 'promotion');
  if (!promotion) throw missing('promotion');
  const coupon = found(account.coupons, 'coupon', requiredText(promotion, 'coupon'), 'promotion[coupon]');
  const code = text(params, 'code') ?? account.newId('x', 8).slice(2).toUpperCase();
  const taken = account.promotionCodes.find(
    (row) => row.active && row.code.toUpperCase() === code.toUpperCase(),
  );
  if (taken) throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, 'code');
  const restrictions = nested(params, 'restrictions') ?? {};
  return account.promotionCodes.put<Stripe.PromotionCode>({
    id: account.newId('promo'),
    object: 'promotion_code',
    active: flag(params, 'active') ?? true,
    code,
    created: account.now(),
    customer: text(params, 'customer') ?? null,
    customer_account: null,
    expires_at: integer(params, 'expires_at') ?? null,
    livemode: false,
    max_redemptions: integer(params, 'max_redemptions') ?? null,
    metadata: metadata(params),
    promotion: { type: 'coupon', coupon: coupon.id },
    restrictions: {
      first_time_transaction: flag(restrictions, 'first_time_transaction') ?? false,
      minimum_amount: integer(restrictions, 'minimum_amount') ?? null,
      minimum_amount_currency: text(restrictions, 'minimum_amount_currency') ?? null,
    },
    times_redeemed: 0,
  });
}

/** A promotion code in its current state: codes past their date or limit, or of an invalid coupon, are not active. */
export function currentPromotionCode(account: Account, row: Stripe.PromotionCode): Stripe.PromotionCode {
  const coupon = account.coupons.get(String(row.promotion.coupon));
  const used = row.max_redemptions !== null && row.times_redeemed >= row.max_redemptions;
  const late = row.expires_at !== null && row.expires_at <= account.now();
  const alive = coupon !== undefined && couponIsValid(account, coupon);
  return { ...row, active: row.active && alive && !used && !late };
}

export const discountOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/coupons',
    takes: [
      'id',
      'amount_off',
      'currency',
      'duration',
      'duration_in_months',
      'max_redemptions',
      'metadata',
      'name',
      'percent_off',
      'redeem_by',
    ],
    run: ({ account, params }) => createCoupon(account, params),
  },
  {
    method: 'GET',
    path: '/v1/coupons',
    takes: [...LIST],
    run: ({ account, params }) => page(account.coupons.all(), params, '/v1/coupons'),
  },
  {
    method: 'GET',
    path: '/v1/coupons/:id',
    takes: [],
    run: ({ account, id }) => {
      const coupon = found(account.coupons, 'coupon', id);
      return { ...coupon, valid: couponIsValid(account, coupon) };
    },
  },
  {
    method: 'DELETE',
    path: '/v1/coupons/:id',
    takes: [],
    run: ({ account, id }) => {
      found(account.coupons, 'coupon', id);
      account.coupons.remove(id);
      return { id, object: 'coupon', deleted: true };
    },
  },
  {
    method: 'POST',
    path: '/v1/promotion_codes',
    takes: [
      'promotion.type',
      'promotion.coupon',
      'active',
      'code',
      'customer',
      'expires_at',
      'max_redemptions',
      'metadata',
      'restrictions.first_time_transaction',
      'restrictions.minimum_amount',
      'restrictions.minimum_amount_currency',
    ],
    run: ({ account, params }) => createPromotionCode(account, params),
  },
  {
    method: 'GET',
    path: '/v1/promotion_codes',
    takes: [...LIST, 'active', 'code', 'coupon', 'customer'],
    run: ({ account, params }) => {
      const rows = account.promotionCodes.all().map((row) => currentPromotionCode(account, row));
      const upper = text(params, 'code')?.toUpperCase();
      const filtered = selected(rows, params, {
        active: (row) => row.active,
        coupon: (row) => row.promotion.coupon,
        customer: (row) => row.customer,
      }).filter((row) => !upper || row.code.toUpperCase() === upper);
      return page(filtered, params, '/v1/promotion_codes');
    },
  },
  {
    method: 'GET',
    path: '/v1/promotion_codes/:id',
    takes: [],
    run: ({ account, id }) =>
      currentPromotionCode(account, found(account.promotionCodes, 'promotion code', id)),
  },
  {
    method: 'POST',
    path: '/v1/promotion_codes/:id',
    takes: ['active', 'metadata'],
    run: ({ account, id, params }) => {
      const row = found(account.promotionCodes, 'promotion code', id);
      const active = flag(params, 'active') ?? row.active;
      return account.promotionCodes.put({ ...row, active, metadata: metadata(params, row.metadata ?? {}) });
    },
  },
];
