import type { Context } from '../../context.ts';
import { ApiError, invalidField } from '../../http/errors.ts';
import type { Member } from '../../http/caller.ts';
import { knowsOwnPassword } from './own-password.ts';

/** How long a session counts as confirmed: enough to read a dialog at leisure. */
const CONFIRMED_MS = 10 * 60_000;
/** The member has just confirmed their identity: the session counts as confirmed from now on. */
export async function confirmSession({ db, clock }: Context, { sessionId }: Member): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: clock() }).where('id', '=', sessionId).execute();
}

/** Confirms the session by the member's password. @throws ApiError 400 when it is wrong, 429 */
export async function confirmWithPassword(context: Context, member: Member, password: string): Promise<void> {
  if (!(await knowsOwnPassword(context, member.userId, password)))
    throw invalidField('password', 'This password is not right. Please try again.');
  await confirmSession(context, member);
}

/**
 * Protects actions for which a stolen session must not be enough.
 * @throws ApiError 403 CONFIRMATION_REQUIRED unless the member signed in or confirmed within the last ten minutes
 */
export async function requireConfirmed({ db, clock }: Context, { sessionId }: Member): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('confirmed_at', '>', new Date(clock().getTime() - CONFIRMED_MS))
    .executeTakeFirst();
  if (!session)
    throw new ApiError(
      403,
      'CONFIRMATION_REQUIRED',
      'Please confirm with your password or a passkey that this is you, and try again.',
    );
}
