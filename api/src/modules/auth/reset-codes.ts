import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { resetCount, limitCalls, limitAttempts, tooManyAttempts } from '../../http/rate-limit.ts';
import type { Job } from '../../outbox/outbox.ts';
import { smtpDelivery } from '../mail/delivery.ts';
import { knownDevice, markDevice, deviceTokenHash } from './known-devices.ts';
import {
  CODE_ATTEMPTS,
  countFailure,
  uncountNetwork,
  keyOf,
  limitStranger,
  mailKey,
  mailBackoff,
  pairKey,
} from './limits.ts';
import { hashSecret, matchSecret } from './passwords.ts';

const MINUTE = 60_000;
const CODE_MINUTES = 10;
/**
 * A code is valid this much longer than the wait for the next one: a member who waits for the next always has a valid
 * one.
 */
const OVERLAP_MINUTES = 1;
/** A code that was requested this long ago is not mailed any more: by then the member has requested it again. */
const WANTED_MS = 15 * MINUTE;
const JOB = 'auth.reset-mail';

/**
 * How often a code may be guessed. No guess invalidates a code; the limits are on who may guess how often:
 *
 * - a known device of the address: 5 guesses, then growing waits. No stranger can use them up.
 * - the browser that requested a code: `ASKED_GUESSES` for each mail.
 * - every other network: 5 guesses, then growing waits, and all of them together `STRANGERS_GUESSES`.
 *
 * What a stranger with any number of networks can achieve at one address: the waits between mails (half a minute, then
 * 2, 8, 32 and 60 minutes) allow 4 mails in the first 11 minutes, 29 on the first day and 24 on each later one. In the
 * first minutes at most 3 codes are open at a time, after that at most 2. A guess hits one of them with a probability
 * of 3 or 2 in a million, so all of them together with at most ((4 * 5 + 150) * 3 + 25 * 5 * 2) / 1 000 000 = 0.076 %
 * on the first day and (24 * 5 + 150) * 2 / 1 000 000 = 0.054 % on each later one, while the owner gets code after code
 * by mail, and a mail about the attack.
 */
const ASKED_GUESSES = 5;
const STRANGERS_GUESSES = { max: 150, seconds: 24 * 3600 };

interface Payload {
  email: string;
  /** How long the code is valid, in minutes. */
  minutes: number;
}

const askedKey = (email: string, device: Buffer) =>
  `verifyOtp:asked:${keyOf(email)}:${device.toString('hex')}`;
const knownKey = (device: string) => `verifyOtp:device:${device}`;

/**
 * Requests the mail with a code, if the address has an account. Takes equally long for every address. A request that
 * comes soon after another one gets the same answer and sends no mail: the previous code is valid until the next one
 * may be requested.
 */
export async function requestCode(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): Promise<void> {
  const { db, clock, outbox } = context;
  const device = markDevice(context, request, reply);
  const known = await knownDevice(context, request, { email });
  const { isFree, wait } = await mailBackoff(context, 'reset', email, known);
  if (!isFree) return;
  const minutes = Math.max(CODE_MINUTES, Math.ceil(wait / 60) + OVERLAP_MINUTES);
  const guesses = { count: 0, resets_at: new Date(clock().getTime() + minutes * MINUTE) };
  await db
    .insertInto('rate_buckets')
    .values({ key: askedKey(email, device), ...guesses })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(guesses))
    .execute();
  await outbox.add(db, JOB, { email, minutes } satisfies Payload);
}

/** Creates codes at the moment of mailing. Open codes stay open. */
export function handleResetMails(context: Context): void {
  const { db, clock, outbox } = context;
  const deliver = smtpDelivery(context);
  const mailCode = async ({ email, minutes }: Payload, job: Job) => {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const made = await db.transaction().execute(async (trx) => {
      // One at a time per member, so that all open codes share one salt.
      const user = await trx
        .selectFrom('users')
        .select(['id', 'name'])
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirst();
      if (!user) return null;
      const now = clock();
      const [open] = await openCodes(trx, email, now);
      const { id } = await trx
        .insertInto('reset_codes')
        .values({
          user_id: user.id,
          code_hash: await hashSecret(code, open?.code_hash),
          expires_at: new Date(now.getTime() + minutes * MINUTE),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, name: user.name };
    });
    if (!made) return;
    await deliver(
      {
        to: email,
        name: made.name,
        subject: 'Your code to set a new password',
        heading: 'Your code',
        code,
        paragraphs: [
          `Enter this code to set a new password. It works for ${minutes} minutes.`,
          'If you did not ask for it, ignore this email. Your password stays as it is.',
        ],
      },
      `${job.id}.${job.attempt}`,
      job.signal,
    ).catch(async (error: unknown) => {
      // The next attempt creates another one: a code that was never mailed must not be guessable.
      await db.deleteFrom('reset_codes').where('id', '=', made.id).execute();
      throw error;
    });
  };
  outbox.handle(JOB, mailCode, { lane: 'prompt', expiresAfterMs: WANTED_MS });
}

const openCodes = (db: Kysely<Database>, email: string, now: Date) =>
  db
    .selectFrom('reset_codes')
    .innerJoin('users', 'users.id', 'reset_codes.user_id')
    .select(['reset_codes.id', 'user_id', 'code_hash'])
    .where('users.email', '=', email)
    .where('expires_at', '>', now)
    .execute();

/** Counts one of the guesses of a mailed code. @returns null when this browser did not request one */
async function countAskedGuess(
  { db, clock }: Context,
  email: string,
  device: Buffer,
): Promise<{ count: number; resets_at: Date } | null> {
  const bucket = await db
    .updateTable('rate_buckets')
    .set((row) => ({ count: row('count', '+', 1) }))
    .where('key', '=', askedKey(email, device))
    .where('resets_at', '>', clock())
    .returning(['count', 'resets_at'])
    .executeTakeFirst();
  return bucket ?? null;
}

/** Counts a guess before it is checked, so that parallel guesses cannot exceed a limit. @throws ApiError 429 */
async function countGuess(
  context: Context,
  request: FastifyRequest,
  email: string,
): Promise<{ isStranger: boolean; keys: string[] }> {
  const known = await knownDevice(context, request, { email });
  if (known) {
    await limitAttempts(context, knownKey(known), CODE_ATTEMPTS);
    return { isStranger: false, keys: [knownKey(known)] };
  }
  const device = deviceTokenHash(context.config, request);
  const asked = device && (await countAskedGuess(context, email, device));
  if (asked) {
    if (asked.count > ASKED_GUESSES)
      throw tooManyAttempts(Math.ceil((asked.resets_at.getTime() - context.clock().getTime()) / 1000));
    return { isStranger: false, keys: [askedKey(email, device)] };
  }
  await limitStranger(context, 'verifyOtp', request, email, [CODE_ATTEMPTS, CODE_ATTEMPTS]);
  await limitCalls(context, `verifyOtp:strangers:${keyOf(email)}`, STRANGERS_GUESSES);
  return { isStranger: true, keys: [pairKey('verifyOtp', email, request)] };
}

/**
 * Checks a code against the open ones, and uses it up.
 * @returns the member it belongs to
 * @throws ApiError 400 INVALID_OTP: the same for wrong, used and expired codes, and for a missing account; 429
 */
export async function useCode(
  context: Context,
  request: FastifyRequest,
  { email, otp }: { email: string; otp: string },
): Promise<string> {
  const { db, clock } = context;
  const { isStranger, keys } = await countGuess(context, request, email);
  const codes = await openCodes(db, email, clock());
  const match = await matchSecret(
    otp,
    codes.map(({ code_hash }) => code_hash),
  );
  const code = codes.find(({ code_hash }) => code_hash === match);
  // Of two simultaneous correct guesses, the one that deletes the code wins.
  const used = code && (await db.deleteFrom('reset_codes').where('id', '=', code.id).executeTakeFirst());
  if (!code || used?.numDeletedRows === 0n) {
    if (isStranger) await countFailure(context, email);
    throw new ApiError(
      400,
      'INVALID_OTP',
      'This code is not right or has expired. Please check it or ask for a new one.',
    );
  }
  // The caller has access to the mailbox: the owner does not have to wait.
  await resetCount(context, [...keys, mailKey('reset', email, null)]);
  if (isStranger) await uncountNetwork(context, 'verifyOtp', request);
  return code.user_id;
}
