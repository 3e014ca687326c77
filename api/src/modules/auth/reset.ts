import { createHash, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { smtpDelivery } from '../mail/delivery.ts';
import { sendMail } from '../mail/index.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashSecret, verifySecret } from './passwords.ts';
import { createToken, endAllSessions, hashToken } from './sessions.ts';

const MINUTE = 60_000;
const CODE_MS = 10 * MINUTE;
const CODE_ATTEMPTS = 5;
const WINDOW_MS = 10 * MINUTE;
/** A client that does not return its ticket has only this long, and must look the same as before. */
const SAME_CLIENT_MS = 5 * MINUTE;
const JOB = 'auth.reset-mail';

interface Payload {
  email: string;
}

/** Has a code mailed, if the address has an account. Takes equally long for every address. */
export async function requestCode({ db, outbox }: Context, email: string): Promise<void> {
  await outbox.add(db, JOB, { email } satisfies Payload);
}

/** Makes codes when they are mailed; a new code ends the one before. */
export function handleResetMails(context: Context): void {
  const { db, clock, outbox } = context;
  const deliver = smtpDelivery(context);
  outbox.handle<Payload>(JOB, async ({ email }, job) => {
    const user = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const values = {
      code_hash: await hashSecret(code),
      attempts: 0,
      expires_at: new Date(clock().getTime() + CODE_MS),
    };
    await db
      .insertInto('reset_codes')
      .values({ user_id: user.id, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    await deliver(
      {
        to: email,
        subject: 'Your code to set a new password',
        heading: 'Your code',
        code,
        paragraphs: [
          `Hi ${user.name}, please enter this code to set a new password. It works for 10 minutes.`,
          'If you did not ask for it, you can ignore this mail: your password stays as it is.',
        ],
      },
      `${job.id}.${job.attempt}`,
    );
  });
}

const clientHash = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.ip}|${request.headers['user-agent'] ?? ''}`)
    .digest();

const wrongCode = () =>
  new ApiError(
    400,
    'INVALID_OTP',
    'This code is not right or has expired. Please check it or ask for a new one.',
  );

/**
 * The open code of an address. The guess is counted before it is checked, in one statement: parallel guesses cannot
 * exceed the number of attempts. The count does not wait for the disk, because only an address with an open code has
 * something to write, and the wait would tell.
 */
async function countGuess(db: Kysely<Database>, email: string, now: Date) {
  return db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx);
    return trx
      .updateTable('reset_codes')
      .from('users')
      .whereRef('users.id', '=', 'reset_codes.user_id')
      .where('users.email', '=', email)
      .where('reset_codes.expires_at', '>', now)
      .where('reset_codes.attempts', '<', CODE_ATTEMPTS)
      .set({ attempts: sql<number>`reset_codes.attempts + 1` })
      .returning(['reset_codes.user_id', 'reset_codes.code_hash'])
      .executeTakeFirst();
  });
}

/**
 * Checks a code and opens a window in which the password may be set, once.
 * @returns the ticket to that window
 * @throws ApiError 400 INVALID_OTP: the same for wrong, used, expired and guessed too often, and for no account
 */
export async function exchangeCode(
  { db, clock }: Context,
  request: FastifyRequest,
  { email, otp }: { email: string; otp: string },
): Promise<string> {
  const now = clock();
  const code = await countGuess(db, email, now);
  if (!(await verifySecret(otp, code?.code_hash)) || !code) throw wrongCode();

  const ticket = createToken();
  const window = {
    ticket_hash: hashToken(ticket),
    client_hash: clientHash(request),
    opened_at: now,
    expires_at: new Date(now.getTime() + WINDOW_MS),
  };
  await db.transaction().execute(async (trx) => {
    // Of two right answers at once, the one that deletes the code wins.
    const used = await trx
      .deleteFrom('reset_codes')
      .where('user_id', '=', code.user_id)
      .where('code_hash', '=', code.code_hash)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw wrongCode();
    await trx
      .insertInto('reset_windows')
      .values({ user_id: code.user_id, ...window })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(window))
      .execute();
  });
  return ticket;
}

/**
 * Sets a new password, ends every session and tells the owner.
 * @param form.ticket what `exchangeCode` gave; without it the client must be the one that got it, 5 minutes ago at most
 * @throws ApiError 400 RESET_NOT_ALLOWED without an open window; 400 naming the field for a password that is refused
 */
export async function resetPassword(
  context: Context,
  request: FastifyRequest,
  { email, newPassword, ticket }: { email: string; newPassword: string; ticket: string | undefined },
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
    windows = ticket
      ? windows.where('ticket_hash', '=', hashToken(ticket))
      : windows
          .where('client_hash', '=', clientHash(request))
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
      // The code came by mail, so the address is proven too.
      .set({ password_hash, verified_at: sql<Date>`coalesce(verified_at, ${now})` })
      .where('id', '=', window.user_id)
      .execute();
    await endAllSessions(trx, window.user_id);
    await sendMail(context, trx, {
      to: email,
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'Your password was changed just now, and you were signed out everywhere.',
        'If this was not you, please set a new password at once.',
      ],
      action: { label: 'Set a new password', url: `${config.APP_ORIGIN}/forgot-password` },
    });
  });
}
