import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { Job } from '../../outbox/outbox.ts';
import { smtpDelivery, type Deliver } from '../mail/delivery.ts';
import { sendMail } from '../mail/index.ts';
import { deviceTokenHash } from './known-devices.ts';
import { momentInMail, nameInMail } from '../mail/words.ts';
import { createToken, hashToken } from './sessions.ts';

const LINK_MS = 24 * 3_600_000;
/** A link stays valid for this long after its first use: pages load twice, and mail programs prefetch. */
const REPLAY_MS = 5 * 60_000;
/** A link that was requested this long ago is not mailed any more: signing in sends a new one. */
const WANTED_MS = 6 * 3_600_000;
const JOB = 'auth.verification-mail';

interface Payload {
  email: string;
  /** Hash of the requesting browser's token, in hex. */
  device: string | null;
}

/** Requests the mail with a verification link, if the address has an account that waits for it. */
export async function requestVerification(
  context: Context,
  db: Kysely<Database>,
  { email, device }: { email: string; device: Buffer | null },
): Promise<void> {
  const payload: Payload = { email, device: device?.toString('hex') ?? null };
  await context.outbox.add(db, JOB, payload);
}

export function handleVerificationMails(context: Context): void {
  const deliver = smtpDelivery(context);
  const mailLink = (payload: Payload, job: Job) => mailVerification(context, deliver, job, payload);
  context.outbox.handle(JOB, mailLink, { lane: 'prompt', expiresAfterMs: WANTED_MS });
}

/**
 * Mails the link that verifies a sign-up. It is created at the moment of mailing: before, it exists nowhere;
 * afterwards, only as a hash. The account is looked up here too, so that a request takes equally long for every
 * address.
 *
 * Once somebody has signed up again with another password, the owner of the mailbox may not be the person who chose the
 * counting password. From then on a link is only sent at the request of the browser in which that password was chosen.
 * Every other request mails instructions to set an own password, which verifies the address as well.
 * @param asked.again when a further sign-up requested it
 */
export async function mailVerification(
  context: Context,
  deliver: Deliver,
  job: Job,
  { email, device, again }: Payload & { again?: Date },
): Promise<void> {
  const { config, db, clock } = context;
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'created_at', 'sign_up_device_hash'])
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  if (!user) return;
  const name = nameInMail(user.name);
  const first = `on ${momentInMail(user.created_at)}${name ? ` as “${name}”` : ''}`;
  const refused = await db
    .selectFrom('refused_sign_ups')
    .select('signed_up_at')
    .where('user_id', '=', user.id)
    .orderBy('signed_up_at', 'desc')
    .executeTakeFirst();
  if (refused && user.sign_up_device_hash?.toString('hex') !== device) {
    await deliver(
      {
        to: email,
        name: user.name,
        subject: 'Somebody signed up again with your email address',
        heading: 'Two sign-ups, one email address',
        paragraphs: [
          `The first sign-up with this email address was ${first}. It still stands.`,
          `On ${momentInMail(refused.signed_up_at)} somebody signed up again, with another password.`,
          'If only the first one was you, use the link in our first email.',
          'If the first one was not you, or you are not sure, do not open that link. Choose your own password instead. We email you a code, and then only your new password works.',
          `If neither was you, ignore this email. ${WITHOUT_LINK}`,
        ],
        action: { label: 'Choose your own password', url: `${config.APP_ORIGIN}/forgot-password` },
      },
      `${job.id}.${job.attempt}`,
      job.signal,
    );
    return;
  }
  const token = createToken();
  const now = clock();
  await db
    .insertInto('email_verifications')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_MS),
      used_at: null,
    })
    .execute();
  await deliver(
    {
      to: email,
      name: user.name,
      subject: 'Verify your email address and meet your coach',
      heading: 'One press and you are in',
      paragraphs: [
        'Please verify your email address. Then your coach can start. The link works for 24 hours.',
        ...(again
          ? [
              `You signed up again on ${momentInMail(again)}. Your first sign-up still stands, with the same password.`,
            ]
          : []),
        `This email is for the sign-up ${first}.`,
        `If that was not you, do not open the link. ${WITHOUT_LINK}`,
      ],
      action: { label: 'Verify my email address', url: `${config.APP_ORIGIN}/verify-email?token=${token}` },
    },
    `${job.id}.${job.attempt}`,
    job.signal,
  );
}

const WITHOUT_LINK = 'Without the link, nobody can use the account.';

const invalid = (message: string) => new ApiError(400, 'TOKEN_INVALID', message);

/**
 * Uses a verification link: it verifies the sign-up that it was mailed for.
 * @returns the member whose address is verified now
 * @throws ApiError 400 TOKEN_INVALID, TOKEN_EXPIRED; 409 CONFLICT in a browser that signed up with this address too
 * and was rejected: following the link would give access to whoever chose the other password
 */
export async function useVerificationLink(
  context: Context,
  request: FastifyRequest,
  token: string,
): Promise<string> {
  const { db, clock, config } = context;
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .selectFrom('email_verifications')
      .innerJoin('users', 'users.id', 'email_verifications.user_id')
      .select([
        'token_hash',
        'user_id',
        'used_at',
        'expires_at',
        'verified_at',
        'sign_up_device_hash',
        'email',
      ])
      .where('token_hash', '=', hashToken(token))
      .forUpdate()
      .executeTakeFirst();
    if (!link) throw invalid('This link is not valid.');
    if (link.used_at) {
      if (now.getTime() - link.used_at.getTime() > REPLAY_MS)
        throw invalid('This link was used already. Please sign in.');
      return link.user_id;
    }
    if (link.verified_at) throw invalid('This email address is verified already. Please sign in.');
    if (link.expires_at <= now)
      throw new ApiError(
        400,
        'TOKEN_EXPIRED',
        'This link has expired. Please sign in, and we will send you a new one.',
      );
    const refused = await trx
      .selectFrom('refused_sign_ups')
      .select('device_hash')
      .where('user_id', '=', link.user_id)
      .execute();
    const device = deviceTokenHash(config, request);
    const isFirst = device !== null && link.sign_up_device_hash?.equals(device) === true;
    if (!isFirst && device && refused.some(({ device_hash }) => device_hash.equals(device)))
      throw new ApiError(
        409,
        'CONFLICT',
        'This link is for an earlier sign-up, with another password than yours. Please choose your own password.',
      );
    await trx
      .updateTable('email_verifications')
      .set({ used_at: now })
      .where('token_hash', '=', link.token_hash)
      .execute();
    await trx
      .updateTable('users')
      .set({ verified_at: now, sign_up_device_hash: null })
      .where('id', '=', link.user_id)
      .execute();
    await trx.deleteFrom('refused_sign_ups').where('user_id', '=', link.user_id).execute();
    if (refused.length > 0 && !isFirst)
      await sendMail(context, trx, {
        to: link.email,
        subject: 'Your email address is verified',
        heading: 'Is this your password?',
        paragraphs: [
          'Your email address is verified with the link of the first sign-up. After that sign-up, somebody signed up again with another password.',
          'Only the password of the first sign-up works. If you did not choose it, choose your own now. That replaces it and signs out every device.',
        ],
        action: { label: 'Choose your own password', url: `${config.APP_ORIGIN}/forgot-password` },
      });
    return link.user_id;
  });
}

/**
 * Invalidates everything that could still open an account with its previous password. Call it where a password is set.
 */
export async function endVerifications(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
  await db.deleteFrom('refused_sign_ups').where('user_id', '=', userId).execute();
}
