import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { euro } from '../purchase/catalogue.ts';
import { providersOf } from '../providers.ts';
import { readProviders, type KnownCustomer } from '../sync/sync.ts';
import { writeState } from '../sync/write-state.ts';

/** One difference, as a sentence for an operator. */
export interface Drift {
  /** The member whom it concerns, if any. */
  userId: string | null;
  what: string;
}

const HOUR_MS = 3_600_000;
const AT_A_TIME = 200;

/**
 * All differences between our tables and the providers, and all overdue billing work. Changes nothing: each member's
 * state is read, written as a sync would, compared, and rolled back.
 */
export async function* findDrift(context: Context): AsyncGenerator<Drift> {
  yield* stuckWork(context);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const members = await context.db
      .selectFrom('billing_customers')
      .select(['user_id', 'stripe_customer_id', 'synced_at'])
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(AT_A_TIME)
      .execute();
    for (const member of members) {
      const userId = member.user_id;
      for (const what of await differences(context, userId, member)) yield { userId, what };
    }
    if (members.length < AT_A_TIME) break;
    after = members.at(-1)!.user_id;
  }
  yield* ownerless(context);
}

class RolledBack extends Error {}

/** What a sync would change for a member now. */
async function differences(context: Context, userId: string, known: KnownCustomer): Promise<string[]> {
  const { state, failure } = await readProviders(context, userId, known);
  if (failure) return ['a payment provider could not be read'];
  const silent: Context = { ...context, log: { info() {}, warn() {}, error() {} } };
  let found: string[] = [];
  await context.db
    .transaction()
    .execute(async (trx) => {
      const before = await recorded(trx, userId);
      await writeState(silent, trx, userId, Number.MAX_SAFE_INTEGER, state);
      found = compare(before, await recorded(trx, userId));
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return found;
}

/** Provider id -> a description of the record. */
async function recorded(trx: Kysely<Database>, userId: string): Promise<Map<string, string>> {
  const subscriptions = await trx
    .selectFrom('subscriptions')
    .select(['provider_id', 'status', 'paid_through', 'cancel_at_period_end'])
    .where('user_id', '=', userId)
    .execute();
  const payments = await trx
    .selectFrom('payments')
    .select(['provider_payment_id', 'amount_cents', 'refunded_cents'])
    .where('user_id', '=', userId)
    .execute();
  return new Map([
    ...subscriptions.map((row): [string, string] => [
      `subscription ${row.provider_id}`,
      `${row.status}${row.cancel_at_period_end ? ', cancelled' : ''}, paid until ${row.paid_through?.toISOString() ?? 'never'}`,
    ]),
    ...payments.map((row): [string, string] => [
      `payment ${row.provider_payment_id}`,
      `€${euro(row.amount_cents).toFixed(2)}, €${euro(row.refunded_cents).toFixed(2)} of it paid back`,
    ]),
  ]);
}

const compare = (here: Map<string, string>, there: Map<string, string>): string[] =>
  [...there]
    .filter(([name, words]) => here.get(name) !== words)
    .map(([name, words]) => `${name}: here ${here.get(name) ?? 'unknown'}; at the provider ${words}`);

/** Subscriptions that charge somebody and belong to no member of ours. */
async function* ownerless(context: Context): AsyncGenerator<Drift> {
  const { stripe } = providersOf(context);
  if (!stripe) return;
  for (const status of ['active', 'past_due'] as const) {
    for await (const { id, customer } of stripe.subscriptions.list({ status, limit: 100 })) {
      const customerId = typeof customer === 'string' ? customer : customer.id;
      const owner = await context.db
        .selectFrom('billing_customers')
        .select('user_id')
        .where('stripe_customer_id', '=', customerId)
        .executeTakeFirst();
      if (!owner)
        yield { userId: null, what: `subscription ${id} is ${status} at Stripe and belongs to nobody` };
    }
  }
}

/** Jobs, notices and reads that are an hour overdue. */
async function* stuckWork({ db, clock }: Context): AsyncGenerator<Drift> {
  const hourAgo = new Date(clock().getTime() - HOUR_MS);
  const jobs = await db
    .selectFrom('outbox')
    .select(['kind', 'attempts', 'last_error', 'dead_at'])
    .where('kind', 'like', 'billing.%')
    .where('first_due', '<', hourAgo)
    .execute();
  for (const { kind, attempts, last_error: reason, dead_at: dead } of jobs) {
    const state = dead ? 'was given up' : 'waits';
    yield { userId: null, what: `a job ${kind} ${state} after ${attempts} tries: ${reason ?? 'not begun'}` };
  }
  const notices = await db
    .selectFrom('webhook_inbox')
    .select(['provider', 'event_id', 'type'])
    .where('processed_at', 'is', null)
    .where('received_at', '<', hourAgo)
    .execute();
  for (const { provider, event_id: id, type } of notices)
    yield { userId: null, what: `the notice ${id} (${type}) of ${provider} was not acted on` };
  const late = await db
    .selectFrom('billing_customers')
    .select('user_id')
    .where('due_at', '<', hourAgo)
    .execute();
  for (const { user_id: userId } of late) yield { userId, what: 'should have been read from the providers' };
}
