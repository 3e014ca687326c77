import { longDate } from '@breakaway/contract/dates';
import { formatEuro } from '@breakaway/contract/plan';
import type { Context } from '../../../context.ts';
import { ApiError, notFound } from '../../../http/errors.ts';
import type { Member } from '../../../http/caller.ts';
import { sendMail } from '../../mail/index.ts';
import type { EndSurplusJob } from '../jobs.ts';
import { euro, proPlan } from '../purchase/catalogue.ts';
import { isUnavailable } from '../provider-errors.ts';
import { withdrawalEndsAt } from './entitlement.ts';
import { endSurplusSubscription } from './end-subscription.ts';
import { firstPaidAt } from '../sync/payments.ts';
import { momentInMail } from '../../mail/words.ts';
import { ownSubscription, paidState, type SubscriptionRow } from './subscriptions.ts';
import { sync } from '../sync/sync.ts';
import { addEnding } from '../sync/endings.ts';
import { lockMember } from '../sync/write-state.ts';

interface Withdrawal {
  message: string;
  withdrawnAt: string;
  /** Euros. */
  refund: number;
}

/**
 * Withdraws a member from the contract: access ends now, everything paid for it is refunded. The declaration is
 * recorded, acknowledged by mail and certain to be carried out from here on, even when the provider cannot be reached
 * for days. A second call answers the same.
 * @throws ApiError 404 when it belongs to somebody else, 409 when the time for it is over
 */
export async function withdraw(context: Context, member: Member, publicId: string): Promise<Withdrawal> {
  const { db, clock } = context;
  const find = async (from: Context['db'] = db) => {
    const row = await ownSubscription(from, member.userId, publicId);
    if (!row || row.status === 'incomplete')
      throw notFound('We could not find this subscription on your account.');
    return row;
  };
  const known = await find();
  if (known.withdrawn_at) return answerOf(context, known);
  // The declaration is also valid while a provider cannot be reached: then the stored data decides.
  await sync(context, member.userId).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
  });
  const job = await db.transaction().execute(async (trx) => {
    // Of several parallel calls, even on several servers, the first decides; the others find the decision.
    await lockMember(trx, member.userId);
    const row = await find(trx);
    if (row.withdrawn_at) return null;
    const now = clock();
    if (!withdrawalEndsAt(paidState(row), await firstPaidAt(trx, row.provider_id), now)) {
      throw new ApiError(
        409,
        'CONFLICT',
        'The fourteen days in which you can withdraw are over. You can cancel at any time.',
      );
    }
    await trx
      .updateTable('subscriptions')
      .set({ withdrawn_at: now, status: 'refunded' })
      .where('id', '=', row.id)
      .execute();
    const ending: EndSurplusJob = {
      userId: member.userId,
      platform: row.platform,
      providerId: row.provider_id,
      money: 'to-return',
    };
    await addEnding(context, trx, ending);
    await acknowledge(context, trx, member.email, row, now);
    return ending;
  });
  // Immediately if the provider answers; the job stays until it has.
  if (job) {
    await endSurplusSubscription(context, job).catch((error: unknown) =>
      context.log.warn('A withdrawal could not be carried out yet', {
        userId: member.userId,
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
  }
  return answerOf(context, await find());
}

async function answerOf({ db }: Context, row: SubscriptionRow): Promise<Withdrawal> {
  const refund = euro(await paidFor(db, row));
  return {
    message: `You have withdrawn from your contract. We pay back ${formatEuro(refund)} ${meansOf(row)}.`,
    withdrawnAt: row.withdrawn_at!.toISOString(),
    refund,
  };
}

const meansOf = ({ platform }: SubscriptionRow) =>
  platform === 'paypal' ? 'to your PayPal account' : 'to the card that you paid with';

async function paidFor(db: Context['db'], { provider_id }: SubscriptionRow): Promise<number> {
  const rows = await db
    .selectFrom('payments')
    .select('amount_cents')
    .where('subscription_provider_id', '=', provider_id)
    .execute();
  return rows.reduce((sum, row) => sum + row.amount_cents, 0);
}

/** The acknowledgement on a durable medium, with the content of the declaration and its time. */
async function acknowledge(
  context: Context,
  trx: Context['db'],
  email: string,
  row: SubscriptionRow,
  now: Date,
) {
  await sendMail(context, trx, {
    to: email,
    subject: 'Your withdrawal from the contract',
    heading: 'You have withdrawn from your contract',
    paragraphs: [
      `We received your withdrawal from the contract for the ${proPlan.name}. Your plan has ended.`,
      `We pay back ${formatEuro(euro(await paidFor(trx, row)))} ${meansOf(row)}, at the latest within fourteen days.`,
    ],
    details: [
      ['Received', momentInMail(now)],
      ['Contract', row.provider_id],
      ['Concluded', longDate(row.started_at)],
    ],
  });
}
