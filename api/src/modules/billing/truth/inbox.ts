import type { Context } from '../../../context.ts';
import { jobs, type WebhookJob } from '../jobs.ts';
import { stripeOf } from '../providers.ts';
import { sync } from './sync.ts';

/** What a notice refers to. Only this is kept of it: the state itself is always read from the provider. */
export interface Notice {
  provider: 'stripe' | 'paypal';
  eventId: string;
  type: string;
  references: References;
}

export interface References {
  /** Our member, where the provider carries her id for us. */
  userId?: string | undefined;
  customerId?: string | undefined;
  subscriptionId?: string | undefined;
  paymentId?: string | undefined;
  chargeId?: string | undefined;
}

/** Takes a notice in: written down before it is acknowledged, and once however often it comes. */
export async function receive(
  context: Context,
  { provider, eventId, type, references }: Notice,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto('webhook_inbox')
      .values({
        provider,
        event_id: eventId,
        type,
        payload: JSON.stringify(references),
        received_at: context.clock(),
        processed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (!taken) return;
    const job: WebhookJob = { provider, eventId };
    await context.outbox.add(trx, jobs.webhook, job, { key: `billing:webhook:${provider}:${eventId}` });
  });
}

/** Acts on a notice: brings the member whom it concerns up to date. One that concerns nobody of ours is done, too. */
export async function processNotice(context: Context, { provider, eventId }: WebhookJob): Promise<void> {
  const notice = await context.db
    .selectFrom('webhook_inbox')
    .select(['payload', 'type', 'ticket'])
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (!notice) return;
  const userId = await memberOf(context, provider, notice.payload as References);
  if (userId) await syncUnlessKnown(context, userId, Number(notice.ticket));
  else
    context.log.info('A notice of a payment provider concerns no member', {
      provider,
      eventId,
      type: notice.type,
    });
  await context.db
    .updateTable('webhook_inbox')
    .set({ processed_at: context.clock() })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}

/** Notices come in bursts: what was read after this one had arrived knows what it would tell. */
async function syncUnlessKnown(context: Context, userId: string, ticket: number): Promise<void> {
  const read = await context.db
    .selectFrom('billing_customers')
    .select('full_ticket')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (read && Number(read.full_ticket) > ticket) return;
  await sync(context, userId);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function memberOf(
  context: Context,
  provider: Notice['provider'],
  references: References,
): Promise<string | null> {
  const { db } = context;
  const { subscriptionId, paymentId, userId } = references;
  const customerId = references.customerId ?? (await customerOf(context, references.chargeId));
  if (customerId) {
    const owner = await db
      .selectFrom('billing_customers')
      .select('user_id')
      .where('stripe_customer_id', '=', customerId)
      .executeTakeFirst();
    if (owner) return owner.user_id;
  }
  if (subscriptionId) {
    const attempt = await db
      .selectFrom('checkout_attempts')
      .select('user_id')
      .where('platform', '=', provider)
      .where('provider_subscription_id', '=', subscriptionId)
      .executeTakeFirst();
    if (attempt) return attempt.user_id;
  }
  if (paymentId) {
    const payment = await db
      .selectFrom('payments')
      .select('user_id')
      .where('platform', '=', provider)
      .where('provider_payment_id', '=', paymentId)
      .executeTakeFirst();
    if (payment?.user_id) return payment.user_id;
  }
  if (!userId || !UUID.test(userId)) return null;
  const member = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return member?.id ?? null;
}

async function customerOf(context: Context, chargeId: string | undefined): Promise<string | undefined> {
  if (!chargeId) return undefined;
  const { customer } = await stripeOf(context).charges.retrieve(chargeId);
  return typeof customer === 'string' ? customer : customer?.id;
}
