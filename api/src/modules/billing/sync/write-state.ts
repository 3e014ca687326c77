import type { Kysely, Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { isEntitled } from '../plan/entitlement.ts';
import { openAttempt } from '../purchase/attempts.ts';
import { proPlan } from '../purchase/catalogue.ts';
import type { BillingTables } from '../tables.ts';
import { nextReadAt } from './due.ts';
import { endRefunded, endSurplusSubscriptions, settleEnded } from './endings.ts';
import { sendRenewalMails } from './renewal-mails.ts';
import { writePayments } from './payments.ts';
import {
  isLive,
  isOpenOrLive,
  isSame,
  chooseSubscription,
  type ProviderSubscription,
  type ProviderState,
} from './provider-state.ts';
import { settleAttempts } from './settle-attempts.ts';

type Row = Selectable<BillingTables['subscriptions']>;

/**
 * Writes the state that was read, all of it or nothing; a read that started before the one already written is dropped.
 * @param sequence the number that the read took when it started
 * @param isFull whether every provider had answered
 */
export async function writeState(
  context: Context,
  trx: Kysely<Database>,
  userId: string,
  ticket: number,
  state: ProviderState,
  isFull = true,
): Promise<void> {
  const now = context.clock();
  const customer = await lockMember(trx, userId);
  if (!customer || Number(customer.written_ticket) > ticket) return;

  const [attempt, rows] = await Promise.all([
    openAttempt(trx, userId),
    trx.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute(),
  ]);
  const reported = state.subscriptions.map((one) => asDecided(one, rows));
  // Subscriptions that were not reported this time, because their provider did not answer, stay as they are and still
  // count. One that no provider knows any more counts until the end of its paid time.
  const unreported = rows
    .filter((row) => !reported.some((one) => isSame(one, row)))
    .map(fromRow)
    .filter((one) => !isFull || isEntitled(one, now));
  const { chosen, surplus } = chooseSubscription([...reported, ...unreported], attempt ?? null);
  const before = rows.find((row) => isOpenOrLive(row.status));

  await writeSubscriptions(trx, userId, reported, rows, chosen, now);
  await writePayments(context, trx, userId, state.payments);
  const stillOpen = await settleAttempts(trx, userId, attempt, reported, rows, chosen, now);
  const givenUp = state.subscriptions.filter((one) => isLive(one.status) && isGivenUp(rowOf(one, rows)));
  await endSurplusSubscriptions(context, trx, userId, [...surplus, ...givenUp]);
  await endRefunded(context, trx, userId, reported, rows);
  await settleEnded(context, trx, userId, reported);
  if (chosen) await sendRenewalMails(context, trx, userId, chosen);
  await trx
    .updateTable('billing_customers')
    .set({
      written_ticket: ticket,
      ...(isFull && { full_ticket: ticket, synced_at: now }),
      due_at: nextReadAt(stillOpen, chosen, reported, now),
    })
    .where('user_id', '=', userId)
    .execute();
  if (before?.status !== chosen?.status || before?.provider_id !== chosen?.providerId) {
    context.log.info('A subscription changed', {
      userId,
      from: before?.status ?? 'none',
      to: chosen?.status ?? 'none',
    });
  }
}

/** All writers about a member's payments wait here for their turn. */
export const lockMember = (trx: Kysely<Database>, userId: string) =>
  trx
    .selectFrom('billing_customers')
    .select('written_ticket')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Our decisions about a subscription take precedence, even before its provider knows: a contract that the member
 * withdrew from gives no access any more, and neither does a second plan that is being refunded.
 */
function asDecided(one: ProviderSubscription, rows: Row[]): ProviderSubscription {
  const row = rowOf(one, rows);
  if (row?.withdrawn_at && isOpenOrLive(one.status)) return { ...one, status: 'refunded' };
  return isLive(one.status) && isGivenUp(row) ? { ...one, status: 'duplicate' } : one;
}

const rowOf = (one: ProviderSubscription, rows: Row[]) => rows.find((row) => isSame(one, row));

const isGivenUp = (row: Row | undefined) =>
  row !== undefined && row.surplus_since !== null && row.withdrawn_at === null;

const fromRow = (row: Row): ProviderSubscription => ({
  platform: row.platform,
  providerId: row.provider_id,
  status: row.status,
  priceCents: row.price_cents,
  chargedCents: row.charged_cents,
  paidThrough: row.paid_through,
  cancelAtPeriodEnd: row.cancel_at_period_end,
  free: row.free,
  startedAt: row.started_at,
  attemptId: null,
});

/** The chosen one last: until the others are updated, the database would reject it. */
async function writeSubscriptions(
  trx: Kysely<Database>,
  userId: string,
  reported: ProviderSubscription[],
  rows: Row[],
  chosen: ProviderSubscription | null,
  now: Date,
) {
  for (const row of rows) {
    const givesWay = isOpenOrLive(row.status) && !(chosen && isSame(chosen, row));
    if (!givesWay) continue;
    await trx.updateTable('subscriptions').set({ status: 'duplicate' }).where('id', '=', row.id).execute();
  }
  const others = reported.filter((one) => one !== chosen);
  for (const one of chosen && reported.includes(chosen) ? [...others, chosen] : others) {
    const status = one !== chosen && isOpenOrLive(one.status) ? 'duplicate' : one.status;
    const known = rows.find((row) => isSame(one, row));
    // An attempt that led nowhere leaves no trace here.
    const matters = isLive(one.status) || one.status === 'refunded' || one.paymentUnderWay || one === chosen;
    if (!known && !matters) continue;
    const values = {
      status,
      price_cents: one.priceCents,
      charged_cents: one.chargedCents,
      paid_through: one.paidThrough,
      cancel_at_period_end: one.cancelAtPeriodEnd,
      free: one.free,
      started_at: one.startedAt,
    };
    if (known && isUnchanged(known, values)) continue;
    await trx
      .insertInto('subscriptions')
      .values({
        user_id: userId,
        platform: one.platform,
        provider_id: one.providerId,
        currency: proPlan.currency,
        interval: proPlan.interval,
        ...values,
        synced_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['platform', 'provider_id'])
          .doUpdateSet({ ...values, synced_at: now })
          .where('subscriptions.user_id', '=', userId),
      )
      .execute();
  }
}

/** Most reads change nothing; then nothing is written. */
const isUnchanged = (row: Row, values: Partial<Row>) =>
  Object.entries(values).every(([column, value]) => {
    const stored = row[column as keyof Row];
    return value instanceof Date && stored instanceof Date
      ? value.getTime() === stored.getTime()
      : value === stored;
  });
