import type { Kysely, Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/errors.ts';
import type { BillingTables } from '../tables.ts';

/** How long an attempt, and an open approval at PayPal, can be resumed. */
export const ATTEMPT_LIFE_MS = 72 * 3_600_000;

export type Attempt = Selectable<BillingTables['checkout_attempts']>;

/** What a member is about to buy, and how. */
export interface Offer {
  platform: 'stripe' | 'paypal';
  priceCents: number;
  promotionId: string | null;
}

const isFor = (attempt: Attempt, offer: Offer) =>
  attempt.platform === offer.platform &&
  attempt.price_cents === offer.priceCents &&
  attempt.promotion_id === offer.promotionId;

/** The member's open attempt, or undefined. There is at most one. */
export const openAttempt = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** The open attempt when it is for this offer; another offer's attempt must be retired first. */
export async function attemptFor(db: Kysely<Database>, userId: string, offer: Offer) {
  const open = await openAttempt(db, userId);
  return { open, fits: open !== undefined && isFor(open, offer) };
}

/**
 * Opens an attempt, or returns the one that a parallel request has just opened for the same offer.
 * @throws ApiError 409 when a parallel request opened one for another offer
 */
export async function beginAttempt({ db, clock }: Context, userId: string, offer: Offer): Promise<Attempt> {
  await db
    .insertInto('billing_customers')
    .values({ user_id: userId, due_at: clock() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at: clock() }))
    .execute();
  const begun = await db
    .insertInto('checkout_attempts')
    .values({
      user_id: userId,
      platform: offer.platform,
      price_cents: offer.priceCents,
      promotion_id: offer.promotionId,
      provider_subscription_id: null,
      approve_url: null,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.column('user_id').where('state', '=', 'open').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (begun) return begun;
  const parallel = await openAttempt(db, userId);
  if (parallel && isFor(parallel, offer)) return parallel;
  throw paymentChangedElsewhere();
}

export const paymentChangedElsewhere = () =>
  new ApiError(409, 'CONFLICT', 'Your payment was changed in another window. Please try again.');

/**
 * Records the subscription of an attempt. A notice of a plan that costs nothing may be read before its creation has
 * answered: then the attempt is completed already, with this subscription.
 * @returns false when the attempt is over in any other way, so that nobody may pay for that subscription
 */
export async function attachSubscription(
  db: Kysely<Database>,
  attemptId: string,
  providerId: string,
  approveUrl: string | null = null,
): Promise<boolean> {
  const attached = await db
    .updateTable('checkout_attempts')
    .set({ provider_subscription_id: providerId, approve_url: approveUrl })
    .where('id', '=', attemptId)
    .where((where) =>
      where.or([
        where('state', '=', 'open'),
        where.and([where('state', '=', 'completed'), where('provider_subscription_id', '=', providerId)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return attached !== undefined;
}

/** Closes an attempt if it is still open. */
export async function closeAttempt(
  db: Kysely<Database>,
  attemptId: string,
  state: 'void' | 'failed' | 'expired',
) {
  await db
    .updateTable('checkout_attempts')
    .set({ state })
    .where('id', '=', attemptId)
    .where('state', '=', 'open')
    .execute();
}
