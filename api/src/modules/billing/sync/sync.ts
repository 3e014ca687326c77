import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { ATTEMPT_LIFE_MS } from '../purchase/attempts.ts';
import { isMissing, ProviderUnavailable } from '../provider-errors.ts';
import type { ProviderState } from './provider-state.ts';
import { providersOf } from '../providers.ts';
import { readPaypal } from '../paypal/read.ts';
import { readStripe } from '../stripe/read.ts';
import { writeState } from './write-state.ts';

const RETRY_MS = 5 * 60_000;

const NOTHING: ProviderState = { subscriptions: [], payments: [] };

/**
 * Makes our tables match the providers' state of a member: reads both again and writes the result. Everything that
 * wants to know or change entitlement goes through here, so it does not matter which event was lost, repeated or late.
 * After it returns, the tables include at least everything that had happened before it was called.
 * @throws ProviderUnavailable, or the error of the SDK, when a provider could not be read; the other one's state is
 * written nevertheless
 */
export async function sync(context: Context, userId: string): Promise<void> {
  const read = await takeTicket(context, userId);
  if (!read) return;
  const { state, failure } = await readProviders(context, userId, read);
  await context.db
    .transaction()
    .execute((trx) => writeState(context, trx, userId, Number(read.read_ticket), state, !failure));
  if (!failure) return;
  await readAgainSoon(context, userId);
  throw failure.reason;
}

export interface KnownCustomer {
  stripe_customer_id: string | null;
  /** The last time at which both providers had been read; null before the first. */
  synced_at: Date | null;
}

/**
 * The state of a member at both providers.
 * @returns what could be read, and the failure of the provider that could not be
 */
export async function readProviders(
  context: Context,
  userId: string,
  known: KnownCustomer,
): Promise<{ state: ProviderState; failure: PromiseRejectedResult | undefined }> {
  const [stripe, paypal] = await Promise.allSettled([
    readCards(context, known.stripe_customer_id),
    readApprovals(context, userId, known.synced_at),
  ]);
  const read = [stripe, paypal].filter((one) => one.status === 'fulfilled').map((one) => one.value);
  return {
    state: {
      subscriptions: read.flatMap((one) => one.subscriptions),
      payments: read.flatMap((one) => one.payments),
    },
    failure: [stripe, paypal].find((one) => one.status === 'rejected'),
  };
}

/** Numbers this read: a later number means newer data, on any machine and independent of clocks. */
const takeTicket = ({ db }: Context, userId: string) =>
  db
    .updateTable('billing_customers')
    .set({ read_ticket: sql<number>`nextval('billing_tickets')` })
    .where('user_id', '=', userId)
    .returning(['read_ticket', 'stripe_customer_id', 'synced_at'])
    .executeTakeFirst();

/** A failed read must not wait for the next regular one. */
async function readAgainSoon({ db, clock }: Context, userId: string): Promise<void> {
  const soon = new Date(clock().getTime() + RETRY_MS);
  await db
    .updateTable('billing_customers')
    .set({ due_at: sql<Date>`least(due_at, ${soon})` })
    .where('user_id', '=', userId)
    .execute();
}

async function readCards(context: Context, customerId: string | null): Promise<ProviderState> {
  if (!customerId) return NOTHING;
  const { stripe } = providersOf(context);
  if (!stripe) throw new ProviderUnavailable('Stripe');
  try {
    return await readStripe(stripe, customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
    context.log.error('Stripe does not know a customer of ours', { customerId });
    return NOTHING;
  }
}

async function readApprovals(
  context: Context,
  userId: string,
  lastRead: Date | null,
): Promise<ProviderState> {
  const known = await approvalsToRead(context, userId, lastRead);
  if (known.size === 0) return NOTHING;
  const { paypal } = providersOf(context);
  if (!paypal) throw new ProviderUnavailable('PayPal');
  return readPaypal(paypal, known, context.clock());
}

/**
 * Subscriptions at PayPal that can still change, including approvals of abandoned attempts: each until it has been read
 * once after its expiry, so that an outage cannot hide one that was approved at the last moment.
 */
async function approvalsToRead(
  { db }: Context,
  userId: string,
  lastRead: Date | null,
): Promise<Map<string, Date | null>> {
  const rows = await db
    .selectFrom('checkout_attempts')
    .select(['provider_subscription_id as id', sql<Date | null>`null::timestamptz`.as('paid_through')])
    .where('user_id', '=', userId)
    .where('platform', '=', 'paypal')
    .where('provider_subscription_id', 'is not', null)
    .where('created_at', '>', new Date((lastRead?.getTime() ?? 0) - ATTEMPT_LIFE_MS))
    .unionAll(
      db
        .selectFrom('subscriptions')
        .select(['provider_id as id', 'paid_through'])
        .where('user_id', '=', userId)
        .where('platform', '=', 'paypal')
        .where('status', 'not in', ['canceled', 'expired']),
    )
    .execute();
  const known = new Map<string, Date | null>();
  for (const { id, paid_through } of rows) if (id) known.set(id, paid_through ?? known.get(id) ?? null);
  return known;
}
