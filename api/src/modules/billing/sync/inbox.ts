import type { Context } from '../../../context.ts';
import { jobs, type DisputeJob, type MemberJob } from '../jobs.ts';
import { stripeOf } from '../providers.ts';
import { findMembers } from './find-members.ts';
import type { Notice, References } from './notice.ts';
import { sync } from './sync.ts';

interface Waiting {
  notice: Notice;
  written(): void;
  failed(error: unknown): void;
}

/** Notices that have arrived while others are being written. */
const queues = new WeakMap<Context, Waiting[]>();
const WRITTEN_AT_A_TIME = 200;
const SORTED_AT_A_TIME = 500;

/**
 * Accepts a notice: stored before it is acknowledged, and once however often it is delivered. Notices come in bursts,
 * so those that arrive during a write share the next one: a burst takes one connection and few commits.
 */
export function receive(context: Context, notice: Notice): Promise<void> {
  return new Promise((written, failed) => {
    const waiting = { notice, written, failed };
    const queue = queues.get(context);
    if (queue) return void queue.push(waiting);
    const own = [waiting];
    queues.set(context, own);
    void writeAll(context, own);
  });
}

async function writeAll(context: Context, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) {
    const some = queue.splice(0, WRITTEN_AT_A_TIME);
    try {
      await write(
        context,
        some.map(({ notice }) => notice),
      );
      for (const { written } of some) written();
    } catch (error) {
      for (const { failed } of some) failed(error);
    }
  }
  queues.delete(context);
}

const write = ({ db, clock, outbox }: Context, notices: Notice[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto('webhook_inbox')
      .values(
        notices.map(({ provider, eventId, type, references }) => ({
          provider,
          event_id: eventId,
          type,
          payload: JSON.stringify(references),
          received_at: clock(),
          processed_at: null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .execute();
    if (taken.length > 0) await outbox.add(trx, jobs.webhook, {});
  });

/** Assigns all waiting notices to their members, with one job per member. Calls no provider. */
export async function sortNotices(context: Context): Promise<void> {
  while ((await sortSome(context)) === SORTED_AT_A_TIME);
}

async function sortSome(context: Context): Promise<number> {
  const { db, clock, log, outbox } = context;
  const notices = await db
    .selectFrom('webhook_inbox')
    .select(['provider', 'event_id', 'type', 'payload', 'ticket'])
    .where('processed_at', 'is', null)
    .orderBy('ticket')
    .limit(SORTED_AT_A_TIME)
    .execute();
  if (notices.length === 0) return 0;
  const memberOf = await findMembers(
    db,
    notices.map(({ provider, payload }) => ({ provider, references: payload as References })),
  );
  await db.transaction().execute(async (trx) => {
    const sorted = await trx
      .updateTable('webhook_inbox')
      .set({ processed_at: clock() })
      .where(
        'ticket',
        'in',
        notices.map(({ ticket }) => ticket),
      )
      // Another worker may have sorted some in the meantime.
      .where('processed_at', 'is', null)
      .returning('ticket')
      .execute();
    const own = new Set(sorted.map(({ ticket }) => ticket));
    const newest = new Map<string, number>();
    for (const { provider, event_id: eventId, type, payload, ticket } of notices) {
      if (!own.has(ticket)) continue;
      const references = payload as References;
      const userId = memberOf(provider, references);
      const { chargeId } = references;
      if (userId) newest.set(userId, Math.max(newest.get(userId) ?? 0, Number(ticket)));
      else if (chargeId) await outbox.add(trx, jobs.dispute, { chargeId, ticket: Number(ticket) });
      else log.info('A notice of a payment provider concerns no member', { provider, eventId, type });
    }
    for (const [userId, ticket] of newest) await outbox.add(trx, jobs.member, { userId, ticket });
  });
  return notices.length;
}

/** Syncs a member after a notice. A read that started after it arrived already includes it. */
export async function syncUnlessKnown(context: Context, { userId, ticket }: MemberJob): Promise<void> {
  const read = await context.db
    .selectFrom('billing_customers')
    .select('full_ticket')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (read && Number(read.full_ticket) > ticket) return;
  await sync(context, userId);
}

/** The same for a dispute: it names the charge, and only Stripe knows whose that is. */
export async function syncDisputed(context: Context, { chargeId, ticket }: DisputeJob): Promise<void> {
  const { customer } = await stripeOf(context).charges.retrieve(chargeId);
  const customerId = typeof customer === 'string' ? customer : customer?.id;
  if (!customerId) return;
  const memberOf = await findMembers(context.db, [{ provider: 'stripe', references: { customerId } }]);
  const userId = memberOf('stripe', { customerId });
  if (userId) await syncUnlessKnown(context, { userId, ticket });
}
