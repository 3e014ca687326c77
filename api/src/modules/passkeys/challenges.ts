import type { Context } from '../../context.ts';
import { hashToken } from '../auth/sessions.ts';
import type { ChallengePurpose } from './tables.ts';

/** How long a member may take in the browser's dialog. */
export const CHALLENGE_MS = 5 * 60_000;

interface Use {
  purpose: ChallengePurpose;
  /** Null before anybody is signed in. */
  userId: string | null;
}

/** Stores an issued challenge. Only its hash is stored. */
export async function keepChallenge(
  { db, clock }: Context,
  challenge: string,
  { purpose, userId }: Use,
): Promise<void> {
  const expires_at = new Date(clock().getTime() + CHALLENGE_MS);
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashToken(challenge), purpose, user_id: userId, expires_at })
    .execute();
}

/** Whether a challenge was issued for this purpose and is still valid. It is valid once, whatever the result. */
export async function takeChallenge(
  { db, clock }: Context,
  challenge: string,
  { purpose, userId }: Use,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
