import type { Payment } from '@breakaway/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { euro, proPlan } from '../purchase/catalogue.ts';
import type { ProviderPayment } from './provider-state.ts';
import { receiptMail, refundMail } from './receipt.ts';

/** Records payments, each once and with one receipt, and their refunds. */
export async function writePayments(
  context: Context,
  trx: Kysely<Database>,
  userId: string,
  payments: ProviderPayment[],
): Promise<void> {
  if (payments.length === 0) return;
  const known = await trx
    .selectFrom('payments')
    .select(['platform', 'provider_payment_id', 'refunded_cents'])
    .where('user_id', '=', userId)
    .execute();
  for (const payment of payments) {
    const row = known.find(
      (one) => one.platform === payment.platform && one.provider_payment_id === payment.providerPaymentId,
    );
    if (!row) await record(context, trx, userId, payment);
    else if (row.refunded_cents !== payment.refundedCents) {
      await note(trx, payment);
      if (payment.refundedCents > row.refunded_cents)
        await refundMail(context, trx, userId, payment, payment.refundedCents - row.refunded_cents);
    }
  }
}

async function record(context: Context, trx: Kysely<Database>, userId: string, payment: ProviderPayment) {
  const recorded = await trx
    .insertInto('payments')
    .values({
      user_id: userId,
      platform: payment.platform,
      provider_payment_id: payment.providerPaymentId,
      subscription_provider_id: payment.subscriptionProviderId,
      amount_cents: payment.amountCents,
      refunded_cents: payment.refundedCents,
      currency: proPlan.currency,
      paid_at: payment.paidAt,
    })
    .onConflict((conflict) => conflict.columns(['platform', 'provider_payment_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (recorded) await receiptMail(context, trx, userId, payment);
}

const note = (trx: Kysely<Database>, { platform, providerPaymentId, refundedCents }: ProviderPayment) =>
  trx
    .updateTable('payments')
    .set({ refunded_cents: refundedCents })
    .where('platform', '=', platform)
    .where('provider_payment_id', '=', providerPaymentId)
    .execute();

/** The member's past payments, newest first. */
export async function listPayments(db: Kysely<Database>, userId: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('paid_at', 'desc')
    .execute();
  return rows.map((row) => ({
    paymentId: row.provider_payment_id,
    platform: row.platform,
    paidAt: row.paid_at.toISOString(),
    amount: euro(row.amount_cents),
    refunded: euro(row.refunded_cents),
  }));
}

/** When a subscription was paid for the first time, or null. */
export async function firstPaidAt(
  db: Kysely<Database>,
  subscriptionProviderId: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom('payments')
    .select('paid_at')
    .where('subscription_provider_id', '=', subscriptionProviderId)
    .orderBy('paid_at')
    .limit(1)
    .executeTakeFirst();
  return row?.paid_at ?? null;
}
