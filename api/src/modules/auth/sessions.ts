import { createHash, randomBytes } from 'node:crypto';
import type { SignInMethod } from '@breakaway/contract';
import { sql, type Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import { compiledQuery, type Placeholders } from '../../db/compiled-query.ts';
import type { Database } from '../../db/database.ts';
import type { Client } from '../../http/client.ts';
import type { Caller } from '../../http/caller.ts';
import { OPEN_OR_LIVE, isPremiumBy } from '../billing/plan/subscriptions.ts';
import { RECORD_COLUMNS } from '../users/record.ts';
import { whyDue } from '../billing/sync/due.ts';

const DAY = 86_400_000;
/** A session that was not used for this long is over. */
export const IDLE_MS = 7 * DAY;
/** The maximum lifetime of a session. */
export const ABSOLUTE_MS = 30 * DAY;
/** A session's last use is recorded at most this often. */
const TOUCH_MS = 5 * 60_000;

/** A random token of 256 bits. Only its hash is stored. */
export const createToken = () => randomBytes(32).toString('base64url');

/** SHA-256: enough for a random token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

export interface SignIn extends Client {
  method: SignInMethod;
}

/**
 * Opens a session. Somebody who followed a link has proven access to the mailbox, not their identity: irreversible
 * actions ask for that first.
 * @returns the bearer token, which is not stored anywhere
 */
export async function openSession(
  db: Kysely<Database>,
  userId: string,
  now: Date,
  signIn: SignIn = { method: 'password', device: '', network: '' },
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('sessions')
    .values({
      ...signIn,
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_MS),
      confirmed_at: signIn.method === 'link' ? null : now,
    })
    .execute();
  return token;
}

/**
 * Every call of a member starts with this statement: whose session it is, what their plan allows, and their record, so
 * that most reads need no second one.
 */
const readSession = compiledQuery(
  ['hash', 'now', 'idleSince'],
  (db, { hash, now, idleSince }: Placeholders<{ hash: Buffer; now: Date; idleSince: Date }>) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('subscriptions', (join) =>
        join
          .onRef('subscriptions.user_id', '=', 'sessions.user_id')
          .on('subscriptions.status', 'in', OPEN_OR_LIVE),
      )
      .leftJoin('billing_customers', 'billing_customers.user_id', 'sessions.user_id')
      .leftJoin('checkout_attempts', (join) =>
        join
          .onRef('checkout_attempts.user_id', '=', 'sessions.user_id')
          .on('checkout_attempts.state', '=', sql.lit('open')),
      )
      .select(RECORD_COLUMNS)
      .select([
        'sessions.id as session_id',
        'sessions.last_seen_at',
        'billing_customers.due_at',
        'checkout_attempts.id as open_attempt',
      ])
      .where('sessions.token_hash', '=', hash)
      .where('sessions.expires_at', '>', now)
      .where('sessions.last_seen_at', '>', idleSince),
);

/**
 * The member of a token's session, or null when the token is unknown, the session ended, 7 days idle or 30 days old.
 */
export async function findSession({ db, clock }: Context, token: string): Promise<Caller | null> {
  const now = clock();
  const hash = hashToken(token);
  const [row] = await readSession(db, { hash, now, idleSince: new Date(now.getTime() - IDLE_MS) });
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS)
    await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', hash).execute();
  return {
    userId: row.user_id,
    email: row.email,
    sessionId: row.session_id,
    isPremium: isPremiumBy(row, now),
    due: whyDue(row, now),
    record: row,
  };
}

/** When the session ends at the latest, if it is used until then; null when it is gone. */
export async function sessionEnd(db: Kysely<Database>, sessionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}
