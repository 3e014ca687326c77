import type { SessionEnd } from '@breakaway/contract/session-ends';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { sessionEnded, type ApiError } from '../../http/errors.ts';
import { ABSOLUTE_MS, hashToken, IDLE_MS } from './sessions.ts';

type Which = (
  session: ExpressionBuilder<Database, 'sessions'>,
) => ExpressionWrapper<Database, 'sessions', SqlBool>;

/** Ends sessions and records the reason, in one statement. @returns how many there were */
async function end(db: Kysely<Database>, code: SessionEnd, now: Date, which: Which): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .with('gone', (query) => query.deleteFrom('sessions').where(which).returning('token_hash'))
    .insertInto('ended_sessions')
    .columns(['token_hash', 'code', 'ended_at'])
    .expression((query) =>
      query
        .selectFrom('gone')
        .select([
          'token_hash',
          sql.val(code).$castTo<string>().as('code'),
          sql<Date>`${now}::timestamptz`.as('ended_at'),
        ]),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** Ends a session at its member's own request: no reason is recorded. */
export async function endSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends another session of a member, if it is theirs. */
export async function endOneSession(
  db: Kysely<Database>,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await end(db, 'SIGNED_OUT_ELSEWHERE', now, (session) =>
    session.and([session('user_id', '=', userId), session('id', '=', sessionId)]),
  );
}

/** Ends every session of a member except one. @returns how many there were */
export const endOtherSessions = (
  db: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
  code: SessionEnd,
  now: Date,
): Promise<number> =>
  end(db, code, now, (session) =>
    session.and([session('user_id', '=', userId), session('id', '!=', sessionId)]),
  );

/** Ends every session of a member. */
export const endAllSessions = (db: Kysely<Database>, userId: string, code: SessionEnd, now: Date) =>
  end(db, code, now, (session) => session('user_id', '=', userId));

const idleSince = (now: Date) => new Date(now.getTime() - IDLE_MS);

/** Deletes expired sessions, and, after the maximum lifetime of a session, the recorded reasons. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await end(db, 'SESSION_IDLE', now, (session) => session('last_seen_at', '<=', idleSince(now)));
  await end(db, 'SESSION_EXPIRED', now, (session) => session('expires_at', '<=', now));
  await db
    .deleteFrom('ended_sessions')
    .where('ended_at', '<=', new Date(now.getTime() - ABSOLUTE_MS))
    .execute();
}

/**
 * The 401 for a token without a session. The reason is only given to the holder of an ended session's token; an
 * invented token reveals nothing.
 */
export async function sessionEndReason({ db, clock }: Context, token: string | null): Promise<ApiError> {
  if (!token) return sessionEnded('SESSION_INVALID');
  const token_hash = hashToken(token);
  const ended = await db
    .selectFrom('ended_sessions')
    .select('code')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  if (ended) return sessionEnded(ended.code as SessionEnd);
  const over = await db
    .selectFrom('sessions')
    .select('last_seen_at')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  if (!over) return sessionEnded('SESSION_INVALID');
  return sessionEnded(over.last_seen_at <= idleSince(clock()) ? 'SESSION_IDLE' : 'SESSION_EXPIRED');
}
