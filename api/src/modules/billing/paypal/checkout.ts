import type { Context } from '../../../context.ts';
import { ApiError, invalidField } from '../../../http/errors.ts';
import {
  attachSubscription,
  attemptFor,
  beginAttempt,
  closeAttempt,
  paymentChangedElsewhere,
  type Attempt,
  type Offer,
} from '../purchase/attempts.ts';
import { proPlan } from '../purchase/catalogue.ts';
import { PaypalRefusal } from '../provider-errors.ts';
import { paypalOf } from '../providers.ts';
import { preparePurchase } from '../purchase/prepare-purchase.ts';
import { retireAttempt } from '../purchase/retire.ts';
import type { PaypalClient } from './client.ts';
import { forgetPaypalPlan, paypalPlan } from './provision.ts';
import type { PaypalSubscription } from './resources.ts';

const ROUNDS = 5;
/** An older approval page is not offered again: PayPal lets them expire. */
const REUSE_MS = 3_600_000;

export interface PaypalCheckout {
  id: string;
  approveUrl: string;
}

/**
 * Creates a subscription at PayPal for the member to approve, or returns the one that already waits for approval.
 * @param planId from the browser: one of ours, or absent
 * @throws ApiError 400 for a foreign plan, 409 ALREADY_SUBSCRIBED; ProviderUnavailable
 */
export async function checkoutByPaypal(
  context: Context,
  userId: string,
  planId: string | undefined,
): Promise<PaypalCheckout> {
  const paypal = paypalOf(context);
  const plan = await paypalPlan(paypal);
  if (planId && planId !== plan && planId !== proPlan.lookupKey) {
    throw invalidField('planId', 'This plan is not offered. Please choose the yearly plan.');
  }
  const offer: Offer = { platform: 'paypal', priceCents: proPlan.priceCents, promotionId: null };
  for (let round = 0; round < ROUNDS; round += 1) {
    await preparePurchase(context, userId);
    const { open, fits } = await attemptFor(context.db, userId, offer);
    if (open && (!fits || context.clock().getTime() - open.created_at.getTime() > REUSE_MS)) {
      await retireAttempt(context, open);
      continue;
    }
    const attempt = await beginAttempt(context, userId, offer);
    if (attempt.provider_subscription_id && attempt.approve_url) {
      return { id: attempt.provider_subscription_id, approveUrl: attempt.approve_url };
    }
    return await create(context, paypal, userId, attempt, plan);
  }
  throw paymentChangedElsewhere();
}

async function create(
  context: Context,
  paypal: PaypalClient,
  userId: string,
  attempt: Attempt,
  planId: string,
): Promise<PaypalCheckout> {
  const page = `${context.config.APP_ORIGIN}/subscription`;
  let created: PaypalSubscription;
  try {
    created = await paypal.createSubscription(
      {
        plan_id: planId,
        custom_id: userId,
        application_context: {
          brand_name: context.config.PRODUCT_NAME,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'SUBSCRIBE_NOW',
          return_url: `${page}?paypal=approved`,
          cancel_url: `${page}?paypal=cancelled`,
        },
      },
      attempt.id,
    );
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error;
    await closeAttempt(context.db, attempt.id, 'failed');
    if (error.status === 404) forgetPaypalPlan(paypal);
    context.log.error('PayPal refused to make a subscription', {
      reason: error.message,
      issues: error.issues,
    });
    throw new ApiError(400, 'PAYMENT_FAILED', 'PayPal subscription failed. Please try again.');
  }
  const approveUrl = created.links?.find((link) => link.rel === 'approve')?.href;
  if (!approveUrl) throw new ApiError(400, 'PAYMENT_FAILED', 'PayPal subscription failed. Please try again.');
  // Another window has given it up in the meantime, so nobody can approve it: its id is not returned.
  if (!(await attachSubscription(context.db, attempt.id, created.id, approveUrl)))
    throw paymentChangedElsewhere();
  return { id: created.id, approveUrl };
}
