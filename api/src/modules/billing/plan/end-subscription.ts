import Stripe from 'stripe';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { ATTEMPT_LIFE_MS } from '../purchase/attempts.ts';
import { jobs, type EndApprovalJob, type EndCustomerJob, type EndSurplusJob } from '../jobs.ts';
import type { PaypalClient } from '../paypal/client.ts';
import { isBehind } from '../paypal/read.ts';
import { isMissing, PaypalRefusal } from '../provider-errors.ts';
import { paypalOf, stripeOf } from '../providers.ts';
import { closeUnpaid, endPaid, endUnrenewed } from '../stripe/end.ts';
import { sync } from '../sync/sync.ts';

const RETRY_PENDING_MS = 3_600_000;

/**
 * Cancels everything that charges a member at the providers, once the transaction that deletes the account commits. The
 * jobs contain the providers' own ids, so they need nothing of what is being deleted, and retry until it is done. Call
 * it before any rows of the member are locked: all writers about a member's payments wait in this order, too.
 */
export async function endSubscriptions(
  context: Context,
  trx: Kysely<Database>,
  userId: string,
): Promise<void> {
  const since = context.clock().toISOString();
  const customer = await trx
    .selectFrom('billing_customers')
    .select('stripe_customer_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const customerId = customer?.stripe_customer_id;
  if (customerId) {
    const job: EndCustomerJob = { customerId, since };
    await context.outbox.add(trx, jobs.endCustomer, job, { key: `billing:end:${customerId}` });
  }
  const approvals = await trx
    .selectFrom('checkout_attempts')
    .select('provider_subscription_id as id')
    .where('user_id', '=', userId)
    .where('platform', '=', 'paypal')
    .where('provider_subscription_id', 'is not', null)
    .execute();
  for (const { id } of approvals) {
    const job: EndApprovalJob = { subscriptionId: id!, since };
    await context.outbox.add(trx, jobs.endApproval, job, { key: `billing:end:${id}` });
  }
}

/** Cancels every subscription of a Stripe customer immediately, refunds late payments, and deletes the customer. */
export async function endCustomer(context: Context, { customerId, since }: EndCustomerJob): Promise<void> {
  const stripe = stripeOf(context);
  try {
    const all = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
    for await (const { id, status } of all) {
      if (status === 'incomplete') await closeUnpaid(stripe, id);
      else if (status !== 'canceled' && status !== 'incomplete_expired') await endUnrenewed(stripe, id);
      if (since && (await wasPaidSince(stripe, id, since))) await refundLatest(stripe, id);
    }
    await stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Cancels a subscription at PayPal. One that waits for approval and cannot be cancelled is watched until it expires.
 */
export async function endApproval(
  context: Context,
  { subscriptionId, since }: EndApprovalJob,
): Promise<void> {
  const paypal = paypalOf(context);
  try {
    await cancelAtPaypal(paypal, subscriptionId, 'The account was deleted.');
    if (since) await refundSince(context, paypal, subscriptionId, since);
    const { status, create_time: created } = await paypal.getSubscription(subscriptionId);
    const now = context.clock().getTime();
    const pending = status === 'APPROVAL_PENDING' || status === 'APPROVED';
    if (!pending || !created || now > new Date(created).getTime() + ATTEMPT_LIFE_MS) return;
    const runAt = new Date(now + RETRY_PENDING_MS);
    await context.outbox.add(context.db, jobs.endApproval, { subscriptionId, since }, { runAt });
  } catch (error) {
    const unknown = error instanceof PaypalRefusal && error.status === 404;
    if (!unknown) throw error;
  }
}

/** Cancels at PayPal; one that has already ended counts as done. */
export async function cancelAtPaypal(paypal: PaypalClient, id: string, reason: string): Promise<void> {
  try {
    await paypal.cancelSubscription(id, reason);
  } catch (error) {
    const ended = error instanceof PaypalRefusal && error.issues.includes('SUBSCRIPTION_STATUS_INVALID');
    if (!ended) throw error;
  }
}

/** Cancels a subscription that must not exist, refunds what has to be refunded, and reads the result. */
export async function endSurplusSubscription(context: Context, job: EndSurplusJob): Promise<void> {
  await (job.platform === 'stripe' ? endAtStripe(context, job) : endAtPaypal(context, job));
  await sync(context, job.userId);
}

/** One that had no payment may have been paid since: then the next sync finds it, with its payment. */
async function endAtStripe(context: Context, { providerId, money }: EndSurplusJob) {
  const stripe = stripeOf(context);
  if (money === 'none') {
    const { status } = await stripe.subscriptions.retrieve(providerId);
    if (status === 'incomplete') await closeUnpaid(stripe, providerId);
    else if (status === 'past_due' || status === 'canceled') await endUnrenewed(stripe, providerId);
    return;
  }
  await endPaid(stripe, providerId);
  if (money === 'to-return') await refundLatest(stripe, providerId);
  if (money === 'all-to-return') await refundAll(stripe, providerId);
}

async function endAtPaypal(context: Context, { providerId, money }: EndSurplusJob) {
  const paypal = paypalOf(context);
  if (money === 'none') {
    if (!isBehind(await paypal.getSubscription(providerId))) return;
    return cancelAtPaypal(paypal, providerId, 'Ended by the merchant.');
  }
  await cancelAtPaypal(paypal, providerId, 'Ended by the merchant.');
  if (money !== 'returned') await refundAtPaypal(context, paypal, providerId);
}

async function refundAtPaypal(context: Context, paypal: PaypalClient, providerId: string) {
  const taken = await context.db
    .selectFrom('payments')
    .select('provider_payment_id as id')
    .where('platform', '=', 'paypal')
    .where('subscription_provider_id', '=', providerId)
    .execute();
  for (const { id } of taken) await refundOnce(paypal, id);
}

async function refundSince(context: Context, paypal: PaypalClient, id: string, since: string) {
  const until = new Date(context.clock().getTime() + 60_000).toISOString();
  const { transactions = [] } = await paypal.listTransactions(id, since, until);
  for (const one of transactions) if (one.status === 'COMPLETED') await refundOnce(paypal, one.id);
}

async function refundOnce(paypal: PaypalClient, id: string) {
  try {
    await paypal.refundCapture(id, `refund:${id}`);
  } catch (error) {
    const done = error instanceof PaypalRefusal && error.issues.includes('CAPTURE_FULLY_REFUNDED');
    if (!done) throw error;
  }
}

async function wasPaidSince(stripe: Stripe, id: string, since: string): Promise<boolean> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const paid =
    typeof invoice === 'object' && invoice?.status === 'paid' && invoice.status_transitions.paid_at;
  return Boolean(paid && paid >= Math.floor(Date.parse(since) / 1000));
}

async function refundLatest(stripe: Stripe, subscriptionId: string) {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId);
  if (invoice) await refundInvoice(stripe, typeof invoice === 'string' ? invoice : invoice.id);
}

async function refundAll(stripe: Stripe, subscription: string) {
  for await (const { id } of stripe.invoices.list({ subscription, status: 'paid', limit: 100 }))
    if (id) await refundInvoice(stripe, id);
}

async function refundInvoice(stripe: Stripe, invoice: string) {
  const payments = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 10 });
  for (const { payment } of payments.data) {
    const intent =
      typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id;
    if (!intent) continue;
    try {
      await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund:${intent}` });
    } catch (error) {
      const done =
        error instanceof Stripe.errors.StripeInvalidRequestError &&
        // The bank takes a disputed charge back itself.
        (error.code === 'charge_already_refunded' || error.code === 'charge_disputed');
      if (!done) throw error;
    }
  }
}
