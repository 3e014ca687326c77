import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { sendMail } from '../mail/index.ts';
import { endAllSessions } from './ended-sessions.ts';
import { forgetOtherDevices, deviceTokenHash } from './known-devices.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashSecret } from './passwords.ts';
import { useCode } from './reset-codes.ts';
import { createToken, hashToken } from './sessions.ts';
import { endVerifications } from './verification.ts';

const MINUTE = 60_000;
const WINDOW_MS = 10 * MINUTE;
/** A client that does not return its reset token has only this long, and must be the same as before. */
const SAME_CLIENT_MS = 5 * MINUTE;

/**
 * A browser is identified by its cookie; a client without cookies as well as possible, by its network and user agent.
 */
const clientHash = ({ config }: Context, request: FastifyRequest) =>
  deviceTokenHash(config, request) ??
  createHash('sha256')
    .update(`${request.ip}|${request.headers['user-agent'] ?? ''}`)
    .digest();

/**
 * Exchanges a code for permission to set the password once.
 * @returns the reset token
 * @throws ApiError 400 INVALID_OTP; 429
 */
export async function exchangeCode(
  context: Context,
  request: FastifyRequest,
  form: { email: string; otp: string },
): Promise<string> {
  const { db, clock } = context;
  const user_id = await useCode(context, request, form);
  const now = clock();
  const resetToken = createToken();
  const window = {
    ticket_hash: hashToken(resetToken),
    client_hash: clientHash(context, request),
    opened_at: now,
    expires_at: new Date(now.getTime() + WINDOW_MS),
  };
  await db
    .insertInto('reset_windows')
    .values({ user_id, ...window })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(window))
    .execute();
  return resetToken;
}

/**
 * Revokes everything except sessions that could still give access after a new password was set: links and codes that
 * were mailed before, an open reset, other known devices, tokens of other assistants.
 */
export async function endOldAccess(
  context: Context,
  db: Kysely<Database>,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  await endVerifications(db, userId);
  await db.deleteFrom('reset_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('reset_windows').where('user_id', '=', userId).execute();
  await forgetOtherDevices(context, db, request, userId);
  await db.deleteFrom('assistant_tokens').where('user_id', '=', userId).execute();
}

/**
 * Sets a new password, ends every session, link and code, and informs the owner.
 * @param form.resetToken from `exchangeCode`; without it the client must be the one that got it, 5 minutes ago at most
 * @throws ApiError 400 RESET_NOT_ALLOWED without an open reset; 400 naming the field for a rejected password
 */
export async function resetPassword(
  context: Context,
  request: FastifyRequest,
  { email, newPassword, resetToken }: { email: string; newPassword: string; resetToken: string | undefined },
): Promise<void> {
  const { config, db, clock } = context;
  checkNewPassword(config, 'newPassword', newPassword, { email });
  const password_hash = await hashSecret(newPassword);
  const now = clock();
  await db.transaction().execute(async (trx) => {
    let windows = trx
      .deleteFrom('reset_windows')
      .using('users')
      .whereRef('users.id', '=', 'reset_windows.user_id')
      .where('users.email', '=', email)
      .where('reset_windows.expires_at', '>', now);
    windows = resetToken
      ? windows.where('ticket_hash', '=', hashToken(resetToken))
      : windows
          .where('client_hash', '=', clientHash(context, request))
          .where('opened_at', '>', new Date(now.getTime() - SAME_CLIENT_MS));
    const window = await windows.returning('reset_windows.user_id').executeTakeFirst();
    if (!window)
      throw new ApiError(
        400,
        'RESET_NOT_ALLOWED',
        'Please ask for a new code before you set a new password.',
      );
    await trx
      .updateTable('users')
      // The code came by mail, so the address is verified too.
      .set({
        password_hash,
        verified_at: sql<Date>`coalesce(verified_at, ${now})`,
        sign_up_device_hash: null,
      })
      .where('id', '=', window.user_id)
      .execute();
    await endAllSessions(trx, window.user_id, 'PASSWORD_CHANGED', now);
    await endOldAccess(context, trx, request, window.user_id);
    await sendMail(context, trx, {
      to: email,
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'Your password was changed just now, and every device was signed out.',
        'If this was not you, set a new password at once.',
      ],
      action: { label: 'Set a new password', url: `${config.APP_ORIGIN}/forgot-password` },
    });
  });
}
