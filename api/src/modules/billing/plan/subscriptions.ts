import type { Subscription, User } from '@breakaway/contract';
import { FREE_WEEK_ID } from '@breakaway/contract/plan';
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

export const paidState = (row: PaidColumns): PaidState => ({
  status: row.status,
  paidThrough: row.paid_through,
  cancelAtPeriodEnd: row.cancel_at_period_end,
  free: row.free,
});

/** Whether a plan gives a member access at `now`, from the last read of the providers. One indexed read; calls no provider. */
export async function readEntitlement(db: Kysely<Database>, userId: string, now: Date): Promise<Entitlement> {
  const row = await currentSubscription(db, userId);
  if (!row) return { isPremium: false, paidThrough: null };
  return { isPremium: isEntitled(paidState(row), now), paidThrough: row.paid_through };
}

/** The end of the free trial, and the columns of a left join with the current subscription, null without one. */
export type JoinedState = {
  [Column in keyof PaidColumns]: PaidColumns[Column] | null;
} & { trial_ends_at: Date | null };
type PaidColumns = Pick<SubscriptionRow, 'status' | 'paid_through' | 'cancel_at_period_end' | 'free'>;

/** Whether a plan gives access, from a row that was joined with the current subscription. */
const hasPlan = (row: JoinedState, now: Date): boolean =>
  row.status !== null && isEntitled(paidState(row as PaidColumns), now);

/** The free trial of a member, from such a row: `over` for one who has a plan. */
export function trialOf(row: JoinedState, now: Date): User['trial'] {
  const endsAt = row.trial_ends_at;
  const state = hasPlan(row, now) ? 'over' : !endsAt ? 'offered' : now < endsAt ? 'running' : 'over';
  return { state, endsAt: endsAt?.toISOString() ?? null };
}

/** Whether a plan or the free trial gives access, from such a row. */
export const isPremiumBy = (row: JoinedState, now: Date): boolean =>
  hasPlan(row, now) || trialOf(row, now).state === 'running';

/** Whether a cancellation can be taken back. At PayPal a cancellation is final. */
export const canResume = (row: SubscriptionRow, now: Date): boolean =>
  row.platform === 'stripe' && row.cancel_at_period_end && !row.free && isEntitled(paidState(row), now);

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
    canResume: canResume(row, now),
  };
}

/** A running free trial as the member's plan, in the contract's form. */
const trialPlan = (endsAt: Date): Subscription => ({
  subscriptionId: FREE_WEEK_ID,
  platform: 'stripe',
  subscriptionPeriod: 'week',
  amount: 0,
  price: 0,
  finalAmount: 0,
  nextBillingDate: endsAt.toISOString(),
  cancelAtPeriodEnd: false,
  status: 'active',
  accessUntil: endsAt.toISOString(),
  withdrawUntil: null,
  canResume: false,
});

/** A member's running plan or free trial in the contract's form, or null. */
export async function shownSubscription(
  { db, clock }: Context,
  userId: string,
): Promise<Subscription | null> {
  const row = await currentSubscription(db, userId);
  const plan = shown(row, row ? await firstPaidAt(db, row.provider_id) : null, clock());
  if (plan) return plan;
  const user = await db
    .selectFrom('users')
    .select('trial_ends_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  const endsAt = user?.trial_ends_at;
  return endsAt && clock() < endsAt ? trialPlan(endsAt) : null;
}
