import type { App, Context } from '../../context.ts';
import { deleteExpiredSessions } from '../auth/ended-sessions.ts';
import { DEVICE_MS } from '../auth/known-devices.ts';
import { PENDING_MS } from '../auth/registration.ts';
import { MAIL_JOB } from '../mail/index.ts';

const JOB = 'ops.cleanup';
const HOUR_MS = 3_600_000;

/** How long a plan or conversation that was deleted can be restored. */
const RESTORE_MS = 24 * HOUR_MS;

/** How long the fingerprint of an address keeps its free trial from being given once more. */
const TRIAL_MS = 2 * 365 * 24 * HOUR_MS;

/** How long a provider's notice is kept, so that a late repetition is recognised. */
const NOTICE_MS = 30 * 24 * HOUR_MS;

/** How long an undeliverable mail is kept for an operator: it contains an address. */
const DEAD_MAIL_MS = 30 * 24 * HOUR_MS;

/**
 * Deletes expired rows: sessions, unverified sign-ups, links, codes, tool tokens, deleted plans and
 * conversations, unused devices, counters, old notices, dead mails. Once an hour, by one replica.
 */
export function scheduleCleanup(app: App, { db, clock, outbox }: Context): void {
  // The hour is the key, so that replicas that plan the same hour plan one job.
  const plan = (hour: number) =>
    outbox.add(db, JOB, { hour }, { key: `${JOB}:${hour}`, runAt: new Date(hour * HOUR_MS) });

  app.addHook('onListen', async () => plan(Math.floor(clock().getTime() / HOUR_MS) + 1));
  outbox.handle<{ hour: number }>(JOB, async () => {
    const now = clock();
    const dayAgo = new Date(now.getTime() - 24 * HOUR_MS);
    await deleteExpiredSessions(db, now);
    await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
    await db.deleteFrom('email_verifications').where('expires_at', '<=', dayAgo).execute();
    await db
      .deleteFrom('users')
      .where('verified_at', 'is', null)
      .where('created_at', '<=', new Date(now.getTime() - PENDING_MS))
      .execute();
    await db.deleteFrom('reset_codes').where('expires_at', '<=', now).execute();
    await db.deleteFrom('reset_windows').where('expires_at', '<=', now).execute();
    await db
      .deleteFrom('known_devices')
      .where('last_seen_at', '<=', new Date(now.getTime() - DEVICE_MS))
      .execute();
    await db.deleteFrom('tool_tickets').where('expires_at', '<=', now).execute();
    for (const table of ['plans', 'conversations'] as const)
      await db
        .deleteFrom(table)
        .where('deleted_at', '<=', new Date(now.getTime() - RESTORE_MS))
        .execute();
    await db
      .deleteFrom('webhook_inbox')
      .where('processed_at', '<=', new Date(now.getTime() - NOTICE_MS))
      .execute();
    await db
      .deleteFrom('outbox')
      .where('kind', '=', MAIL_JOB)
      .where('dead_at', '<=', new Date(now.getTime() - DEAD_MAIL_MS))
      .execute();
    await db
      .deleteFrom('trials')
      .where('ends_at', '<=', new Date(now.getTime() - TRIAL_MS))
      .execute();
    await db.deleteFrom('rate_buckets').where('resets_at', '<=', now).execute();
    await plan(Math.floor(now.getTime() / HOUR_MS) + 1);
  });
}
