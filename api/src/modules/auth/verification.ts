import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { smtpDelivery } from '../mail/delivery.ts';
import { createToken, hashToken } from './sessions.ts';

const LINK_MS = 24 * 3_600_000;
/** A link works again for this long after its first use: pages load twice, and mail programs look ahead. */
const REPLAY_MS = 5 * 60_000;
const JOB = 'auth.verification-mail';

interface Payload {
  email: string;
}

/** Has a verification link mailed, if the address belongs to an account that waits for it. */
export async function requestVerification(
  context: Context,
  db: Kysely<Database>,
  email: string,
): Promise<void> {
  await context.outbox.add(db, JOB, { email } satisfies Payload);
}

/**
 * The link is made when it is mailed: until then it exists nowhere, afterwards only as a hash. Whether there is such
 * an account is looked up here too, so that a request takes equally long for every address.
 */
export function handleVerificationMails(context: Context): void {
  const { config, db, clock, outbox } = context;
  const deliver = smtpDelivery(context);
  outbox.handle<Payload>(JOB, async ({ email }, job) => {
    const user = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('email', '=', email)
      .where('verified_at', 'is', null)
      .executeTakeFirst();
    if (!user) return;
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
        subject: `Please verify your email address`,
        heading: 'One click and you are in',
        paragraphs: [
          `Hi ${user.name}, please confirm that this is your email address. The link works for 24 hours.`,
          `If you did not sign up at ${config.PRODUCT_NAME}, you can ignore this mail.`,
        ],
        action: { label: 'Verify my email address', url: `${config.APP_ORIGIN}/verify-email?token=${token}` },
      },
      `${job.id}.${job.attempt}`,
    );
  });
}

/**
 * Uses a verification link.
 * @returns the member whose address is verified now
 * @throws ApiError 400 TOKEN_INVALID or TOKEN_EXPIRED
 */
export async function useVerificationLink({ db, clock }: Context, token: string): Promise<string> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .selectFrom('email_verifications')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .forUpdate()
      .executeTakeFirst();
    if (!link)
      throw new ApiError(400, 'TOKEN_INVALID', 'This link is not valid. Please sign up or sign in again.');
    if (link.used_at && now.getTime() - link.used_at.getTime() > REPLAY_MS)
      throw new ApiError(400, 'TOKEN_INVALID', 'This link was used already. Please sign in.');
    if (!link.used_at && link.expires_at <= now)
      throw new ApiError(
        400,
        'TOKEN_EXPIRED',
        'This link has expired. Please sign in, and we will send you a new one.',
      );
    if (!link.used_at) {
      await trx
        .updateTable('email_verifications')
        .set({ used_at: now })
        .where('token_hash', '=', link.token_hash)
        .execute();
      await trx
        .updateTable('users')
        .set({ verified_at: now })
        .where('id', '=', link.user_id)
        .where('verified_at', 'is', null)
        .execute();
    }
    return link.user_id;
  });
}
