import type { Context } from '../../context.ts';
import { resetCount, limitAttempts } from '../../http/rate-limit.ts';
import { PASSWORD_ATTEMPTS } from './limits.ts';
import { verifySecret } from './passwords.ts';

/**
 * Whether the signed-in member knows their password, for actions that ask for it again. Wrong ones are counted per
 * member, so that the holder of a stolen session cannot keep guessing. The session stays.
 * @throws ApiError 429
 */
export async function knowsOwnPassword(context: Context, userId: string, password: string): Promise<boolean> {
  const key = `password:member:${userId}`;
  await limitAttempts(context, key, PASSWORD_ATTEMPTS);
  const user = await context.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!(await verifySecret(password, user?.password_hash))) return false;
  await resetCount(context, [key]);
  return true;
}
