import { longDate } from '@breakaway/contract/dates';
import { FREE_WEEK_ID } from '@breakaway/contract/plan';
import * as contract from '@breakaway/contract/schemas';
import type { App, Context } from '../../context.ts';
import { limitCalls } from '../../http/rate-limit.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireSameMember, requireMember } from '../../http/session.ts';
import { cancelSubscription } from './plan/cancel.ts';
import { euro, proPlan } from './purchase/catalogue.ts';
import { checkoutByPaypal } from './paypal/checkout.ts';
import { paypalPlan } from './paypal/provision.ts';
import { verifyApproval } from './paypal/verify.ts';
import { asMemberError } from './provider-errors.ts';
import { paypalOf, stripeOf } from './providers.ts';
import { checkoutByCard } from './stripe/checkout.ts';
import { findPromotion } from './stripe/coupon.ts';
import { listPayments } from './sync/payments.ts';
import { resumeSubscription } from './plan/resume.ts';
import { shownSubscription } from './plan/subscriptions.ts';
import { payRenewal } from './stripe/renewal.ts';
import { withdraw } from './plan/withdraw.ts';
import { syncIfDue } from './sync/sync-if-due.ts';
import { startTrial } from './trial/trial.ts';

const TAG = 'billing';
/** Codes are short enough to be guessed. */
const COUPON_LIMIT = { max: 20, seconds: 60 };
const PURCHASE_LIMIT = { max: 30, seconds: 60 };
/** Changing a plan calls the providers several times. */
const PLAN_LIMIT = { max: 30, seconds: 60 };

/**
 * The calls of the payment pages. The server decides about prices, terms and owners; what a browser says about them is
 * ignored.
 */
export function billingRoutes(app: App, context: Context): void {
  const onRequest = requireMember(context);

  app.post(
    contract.createPaymentIntent.path,
    {
      onRequest,
      schema: schemaOf(
        contract.createPaymentIntent,
        TAG,
        'Opens the payment of the PRO plan by card; with `week` starts the free trial',
      ),
    },
    async ({ member, body }) => {
      requireSameMember(member, body.userId);
      await limitCalls(context, `purchase:${member.userId}`, PURCHASE_LIMIT);
      if (body.type === 'week') {
        const endsAt = await startTrial(context, member);
        const week = {
          clientSecret: null,
          subscriptionId: FREE_WEEK_ID,
          finalAmount: 0,
          currency: 'EUR' as const,
        };
        return { message: `Your free trial runs until ${longDate(endsAt)}.`, data: week, ...week };
      }
      if (body.couponCode) await limitCalls(context, `coupon:${member.userId}`, COUPON_LIMIT);
      const checkout = await withMemberErrors(checkoutByCard(context, member, body.couponCode ?? ''));
      const { clientSecret, subscriptionId } = checkout;
      const intent = {
        clientSecret,
        subscriptionId,
        finalAmount: euro(checkout.finalCents),
        currency: proPlan.currency,
      };
      const message = clientSecret ? 'Your payment is ready.' : 'Your PRO plan is active.';
      return { message, data: intent, ...intent };
    },
  );

  app.get(
    contract.getSubscription.path,
    { onRequest, schema: schemaOf(contract.getSubscription, TAG, "The member's plan, or null") },
    async ({ member, query }) => {
      requireSameMember(member, query.userId);
      if (member.due) await syncIfDue(context, member.userId);
      const subscription = await shownSubscription(context, member.userId);
      return {
        message: subscription ? 'Subscription found.' : 'No active subscription found',
        data: { subscription },
        subscription,
      };
    },
  );

  app.post(
    contract.cancelSubscription.path,
    {
      onRequest,
      schema: schemaOf(contract.cancelSubscription, TAG, 'Cancels a plan at the end of what is paid for'),
    },
    async ({ member, body }) => {
      await limitCalls(context, `plan:${member.userId}`, PLAN_LIMIT);
      const { message, subscription } = await withMemberErrors(
        cancelSubscription(context, member.userId, body.subscriptionId),
      );
      return { message, data: { message, subscription } };
    },
  );

  app.post(
    contract.resumeSubscription.path,
    {
      onRequest,
      schema: schemaOf(
        contract.resumeSubscription,
        TAG,
        'Takes a cancellation back while the plan still runs',
      ),
    },
    async ({ member, body }) => {
      await limitCalls(context, `plan:${member.userId}`, PLAN_LIMIT);
      const { message, subscription } = await withMemberErrors(
        resumeSubscription(context, member.userId, body.subscriptionId),
      );
      return { message, data: { message, subscription } };
    },
  );

  app.post(
    contract.withdrawSubscription.path,
    {
      onRequest,
      schema: schemaOf(contract.withdrawSubscription, TAG, 'Withdraws from the contract in its first days'),
    },
    async ({ member, body }) => {
      await limitCalls(context, `plan:${member.userId}`, PLAN_LIMIT);
      const data = await withMemberErrors(withdraw(context, member, body.subscriptionId));
      return { message: data.message, data };
    },
  );

  app.post(
    contract.payRenewal.path,
    { onRequest, schema: schemaOf(contract.payRenewal, TAG, 'Opens the payment of a renewal that failed') },
    async ({ member, body }) => {
      await limitCalls(context, `purchase:${member.userId}`, PURCHASE_LIMIT);
      const data = await withMemberErrors(payRenewal(context, member.userId, body.subscriptionId));
      return { message: 'Your payment is ready.', data, ...data };
    },
  );

  app.get(
    contract.listPayments.path,
    { onRequest, schema: schemaOf(contract.listPayments, TAG, 'What the member has paid, newest first') },
    async ({ member, query }) => {
      requireSameMember(member, query.userId);
      const payments = await listPayments(context.db, member.userId);
      const message = payments.length > 0 ? 'Payments found.' : 'No payments yet.';
      return { message, data: { payments, seller: sellerOf(context.config) } };
    },
  );

  app.get(
    contract.listPaypalPlans.path,
    { onRequest, schema: schemaOf(contract.listPaypalPlans, TAG, 'What can be bought with PayPal') },
    async ({ member }) => {
      await limitCalls(context, `plan:${member.userId}`, PLAN_LIMIT);
      const id = await withMemberErrors((async () => paypalPlan(paypalOf(context)))());
      const plans = [{ name: proPlan.name, id, price: euro(proPlan.priceCents) }];
      return { message: 'Plans found.', data: { plans } };
    },
  );

  app.post(
    contract.createPaypalSubscription.path,
    {
      onRequest,
      schema: schemaOf(contract.createPaypalSubscription, TAG, 'Makes a PayPal subscription to approve'),
    },
    async ({ member, body }) => {
      await limitCalls(context, `purchase:${member.userId}`, PURCHASE_LIMIT);
      const data = await withMemberErrors(checkoutByPaypal(context, member.userId, body?.planId));
      return { message: 'Please approve the subscription at PayPal.', data, id: data.id };
    },
  );

  app.post(
    contract.verifyPaypalTransaction.path,
    {
      onRequest,
      schema: schemaOf(contract.verifyPaypalTransaction, TAG, 'Brings an approval at PayPal into effect'),
    },
    async ({ member, body }) => {
      requireSameMember(member, body.userId);
      await limitCalls(context, `plan:${member.userId}`, PLAN_LIMIT);
      const status = await withMemberErrors(verifyApproval(context, member.userId, body.transactionId));
      const message =
        status === 'active'
          ? 'Payment Successful'
          : 'PayPal is still working on your payment. Your plan starts as soon as PayPal confirms it.';
      return { message, data: { message, status } };
    },
  );

  app.get(
    contract.validateCoupon.path,
    {
      onRequest,
      schema: schemaOf(contract.validateCoupon, TAG, 'What the PRO plan costs with a discount code'),
    },
    async ({ member, query }) => {
      await limitCalls(context, `coupon:${member.userId}`, COUPON_LIMIT);
      const promotion = await withMemberErrors(
        (async () => findPromotion(context, stripeOf(context), member.userId, query.couponCode))(),
      );
      const coupon = { finalAmount: euro(promotion.finalCents), appliedCouponId: promotion.promotionId };
      return { message: 'Coupon applied successfully!', data: coupon, ...coupon };
    },
  );
}

/** Who sells the plan; the product's name stands in for a seller that is not configured. */
const sellerOf = ({ SELLER_NAME, SELLER_ADDRESS, SELLER_VAT_ID, PRODUCT_NAME }: Context['config']) => ({
  name: SELLER_NAME ?? PRODUCT_NAME,
  address: SELLER_ADDRESS,
  vatId: SELLER_VAT_ID ?? null,
});

/** Gives a provider's failure a message for members. */
async function withMemberErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asMemberError(error);
  }
}
