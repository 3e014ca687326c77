import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';
import { resetCount, limitAttempts } from '../../http/rate-limit.ts';
import { knownDevice, deviceTokenHash } from './known-devices.ts';
import {
  countFailure,
  uncountNetwork,
  limitStranger,
  mailBackoff,
  pairKey,
  PASSWORD_ATTEMPTS,
  PASSWORD_ATTEMPTS_UNDER_ATTACK,
} from './limits.ts';
import { verifySecret } from './passwords.ts';
import { requestVerification } from './verification.ts';

/**
 * Checks an address and its password. A known device of this address has its own attempts: no stranger can use them up.
 * @returns the member's id
 * @throws ApiError 400 INVALID_CREDENTIALS, the same for an unknown address; 403 EMAIL_NOT_VERIFIED, only when the
 * password was right, and then a link is mailed; 429
 */
export async function checkCredentials(
  context: Context,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { db } = context;
  const device = await knownDevice(context, request, { email });
  // Counted before the check, so that parallel attempts cannot exceed the limit.
  if (device) await limitAttempts(context, deviceKey(device), PASSWORD_ATTEMPTS);
  else
    await limitStranger(context, 'login', request, email, [
      PASSWORD_ATTEMPTS,
      PASSWORD_ATTEMPTS_UNDER_ATTACK,
    ]);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'verified_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  // 400 and not 401: a client ends its session on every 401.
  if (!(await verifySecret(password, user?.password_hash)) || !user) {
    if (!device) await countFailure(context, email);
    throw new ApiError(
      400,
      'INVALID_CREDENTIALS',
      'The email address or the password is not right. Please try again.',
    );
  }
  await resetCount(context, [device ? deviceKey(device) : pairKey('login', email, request)]);
  if (!device) await uncountNetwork(context, 'login', request);
  if (!user.verified_at) await refuseUnverified(context, request, email);
  return user.id;
}

/** No sign-in before the address is verified. A link is mailed. @throws ApiError 403 EMAIL_NOT_VERIFIED */
export async function refuseUnverified(
  context: Context,
  request: FastifyRequest,
  email: string,
): Promise<never> {
  const { config, db } = context;
  if ((await mailBackoff(context, 'verification', email, null)).isFree)
    await requestVerification(context, db, { email, device: deviceTokenHash(config, request) });
  throw new ApiError(
    403,
    'EMAIL_NOT_VERIFIED',
    "Your email address is not verified yet. We've sent you a verification email. Please check your inbox.",
  );
}

const deviceKey = (device: string) => `login:device:${device}`;
