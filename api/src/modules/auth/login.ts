import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';
import { countCall } from '../../http/rate-limit.ts';
import { forgiveLogin, limitAttempts } from './limits.ts';
import { verifySecret } from './passwords.ts';
import { requestVerification } from './verification.ts';

const RESEND = { max: 1, seconds: 300 };

/**
 * Checks an address and its password.
 * @returns the member's id
 * @throws ApiError 400 INVALID_CREDENTIALS, the same for an unknown address; 403 EMAIL_NOT_VERIFIED, only when the
 *   password was right, and then a link is mailed; 429
 */
export async function checkCredentials(
  context: Context,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { db } = context;
  await limitAttempts(context, 'login', request, email);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'verified_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  // 400 and not 401: a client ends its session on every 401.
  if (!(await verifySecret(password, user?.password_hash)) || !user)
    throw new ApiError(
      400,
      'INVALID_CREDENTIALS',
      'The email address or the password is not right. Please try again.',
    );
  await forgiveLogin(context, request, email);
  if (!user.verified_at) {
    if ((await countCall(context, `resend:${user.id}`, RESEND)) === 0)
      await requestVerification(context, db, email);
    throw new ApiError(
      403,
      'EMAIL_NOT_VERIFIED',
      "Your email address is not verified yet. We've sent you a verification email. Please check your inbox.",
    );
  }
  return user.id;
}
