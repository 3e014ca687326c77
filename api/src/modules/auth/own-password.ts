import type { Context } from '../../context.ts';
import { forgive, limitTries } from '../../http/rate-limit.ts';
import { PASSWORD_TRIES } from './limits.ts';
import { verifySecret } from './passwords.ts';

/**
 * Whether a member who is signed in knows the password of the account, for what needs it again. Wrong ones are counted
 * by member: whoever holds a stolen session cannot guess on. The session stays.
 * @throws ApiError 429
 */
export async function knowsOwnPassword(context: Context, userId: string, password: string): Promise<boolean> {
  const key = `password:member:${userId}`;
  await limitTries(context, key, PASSWORD_TRIES);
  const user = await context.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!(await verifySecret(password, user?.password_hash))) return false;
  await forgive(context, [key]);
  return true;
}
