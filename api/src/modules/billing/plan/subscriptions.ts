import type { Subscription } from '@breakaway/contract';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../context.ts';
import { euro } from '../purchase/catalogue.ts';
import { accessEndsAt, isEntitled, withdrawalEndsAt, type PaidState } from './entitlement.ts';
import { firstPaidAt } from '../sync/payments.ts';
import type { BillingTables } from '../tables.ts';

export type SubscriptionRow = Selectable<BillingTables['subscriptions']>;

/** Whether a member has access, and the end of their paid period. */
export interface Entitlement {
  isPremium: boolean;
  paidThrough: Date | null;
}

const FREE_PREFIX = 'FREE_';

/**
 * The statuses of which a member has at most one subscription. Literals instead of parameters, because only then can a
 * prepared statement use the index on these statuses.
 */
export const OPEN_OR_LIVE = sql<
  'incomplete' | 'trialing' | 'active' | 'past_due'
>`('incomplete', 'trialing', 'active', 'past_due')`;

/** The member's one subscription that is open, live or past due, or undefined. */
export const currentSubscription = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', OPEN_OR_LIVE)
    .executeTakeFirst();

/** A member's subscription by the id shown to them, or undefined; never another member's. */
export const ownSubscription = (db: Kysely<Database>, userId: string, publicId: string) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      'provider_id',
      '=',
      publicId.startsWith(FREE_PREFIX) ? publicId.slice(FREE_PREFIX.length) : publicId,
    )
    .where('status', '<>', 'duplicate')
    .executeTakeFirst();

export const paidState = (row: Pick<SubscriptionRow, keyof JoinedState>): PaidState => ({
  status: row.status,
  paidThrough: row.paid_through,
  cancelAtPeriodEnd: row.cancel_at_period_end,
  free: row.free,
});

/** Whether a member is premium at `now`, from the last read of the providers. One indexed read; calls no provider. */
export async function readEntitlement(db: Kysely<Database>, userId: string, now: Date): Promise<Entitlement> {
  const row = await currentSubscription(db, userId);
  if (!row) return { isPremium: false, paidThrough: null };
  return { isPremium: isEntitled(paidState(row), now), paidThrough: row.paid_through };
}

/** The columns of a left join with the current subscription: all null for a member without one. */
export type JoinedState = {
  [Column in 'status' | 'paid_through' | 'cancel_at_period_end' | 'free']: SubscriptionRow[Column] | null;
};

/** The same from a row that was joined with the current subscription. */
export const isPremiumBy = (row: JoinedState, now: Date): boolean =>
  row.status !== null && isEntitled(paidState(row as Pick<SubscriptionRow, keyof JoinedState>), now);

/** The id of a subscription that members see: its prefix shows when nothing is ever charged. */
export const publicId = (free: boolean, providerId: string) => (free ? FREE_PREFIX : '') + providerId;

/**
 * A subscription in the contract's form, or null when it gives no access any more.
 * @param firstPaid when it was paid for the first time, or null
 */
function shown(row: SubscriptionRow | undefined, firstPaid: Date | null, now: Date): Subscription | null {
  if (!row) return null;
  const end = accessEndsAt(paidState(row));
  if (!end || end <= now) return null;
  const charged = euro(row.charged_cents);
  return {
    subscriptionId: publicId(row.free, row.provider_id),
    platform: row.platform,
    subscriptionPeriod: row.interval,
    amount: charged,
    price: row.free ? 0 : euro(row.price_cents),
    finalAmount: charged,
    nextBillingDate: row.paid_through?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    status: row.cancel_at_period_end ? 'cancelled' : row.status === 'past_due' ? 'past_due' : 'active',
    accessUntil: end.toISOString(),
    withdrawUntil: withdrawalEndsAt(paidState(row), firstPaid, now)?.toISOString() ?? null,
  };
}

/** A member's running plan in the contract's form, or null. */
export async function shownSubscription(
  { db, clock }: Context,
  userId: string,
): Promise<Subscription | null> {
  const row = await currentSubscription(db, userId);
  return shown(row, row ? await firstPaidAt(db, row.provider_id) : null, clock());
}
