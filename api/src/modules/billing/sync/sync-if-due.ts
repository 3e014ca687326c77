import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { whyDue, type Due } from './due.ts';
import { sync } from './sync.ts';

/** How long a page waits for a read that is only due; then it is answered from stored data. */
const ROUTINE_WAIT_MS = 1500;
/** The providers are read for one member at most this often. */
const SPACING_MS = 2000;

interface Reads {
  startedAt: number;
  /** A read that has not started yet: later callers may wait for it. */
  next: Promise<void> | null;
}

const reads = new Map<string, Reads>();

/**
 * The sync on the read path: updates a member when a payment may have arrived or their row is due. Because of it, a
 * member who has paid is premium at the very next call, with or without a webhook. Never throws, and lets the caller
 * continue after waiting for the providers for a while: longer if a payment may have arrived.
 */
export async function syncIfDue(context: Context, userId: string): Promise<void> {
  try {
    const due = await isDue(context, userId);
    if (!due) return;
    const wait = due === 'payment' ? context.config.PROVIDER_WAIT_MS : ROUTINE_WAIT_MS;
    await spaced(userId, async () => {
      const stop = new AbortController();
      const read = sync(context, userId).catch((error: unknown) => logFailure(context, userId, error));
      await Promise.race([read, pause(wait, undefined, { signal: stop.signal, ref: false }).catch(() => {})]);
      stop.abort();
    });
  } catch (error) {
    logFailure(context, userId, error);
  }
}

/** Why a member's payments should be read, from the current rows. */
export async function isDue({ db, clock }: Context, userId: string): Promise<Due> {
  const row = await db
    .selectFrom('billing_customers')
    .leftJoin('checkout_attempts', (join) =>
      join
        .onRef('checkout_attempts.user_id', '=', 'billing_customers.user_id')
        .on('checkout_attempts.state', '=', 'open'),
    )
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.user_id', '=', 'billing_customers.user_id')
        .on('subscriptions.status', '=', 'past_due'),
    )
    .select(['billing_customers.due_at', 'checkout_attempts.id as open_attempt', 'subscriptions.status'])
    .where('billing_customers.user_id', '=', userId)
    .executeTakeFirst();
  return row ? whyDue(row, clock()) : null;
}

/**
 * Starts `read` now, or as soon as the minimum interval allows. Callers in the meantime share the read that has not
 * started: a running one may have missed the reason for their call.
 */
async function spaced(userId: string, read: () => Promise<void>): Promise<void> {
  const known = reads.get(userId);
  const wait = known ? known.startedAt + SPACING_MS - Date.now() : 0;
  if (wait <= 0) return begin(userId, read);
  known!.next ??= pause(wait).then(() => begin(userId, read));
  return known!.next;
}

function begin(userId: string, read: () => Promise<void>): Promise<void> {
  const own: Reads = { startedAt: Date.now(), next: null };
  reads.set(userId, own);
  setTimeout(() => {
    if (reads.get(userId) === own && !own.next) reads.delete(userId);
  }, SPACING_MS).unref();
  return read();
}

function logFailure(context: Context, userId: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  context.log.warn('A subscription could not be brought up to date', { userId, reason });
}
