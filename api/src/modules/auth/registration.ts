import type { SignUpForm } from '@breakaway/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Job } from '../../outbox/outbox.ts';
import { smtpDelivery } from '../mail/delivery.ts';
import { markDevice } from './known-devices.ts';
import { mailBackoff } from './limits.ts';
import { momentInMail } from '../mail/words.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashSecret, verifySecret } from './passwords.ts';
import { mailVerification, requestVerification } from './verification.ts';

const DAY = 86_400_000;
/** A sign-up that was not verified within this time is deleted. */
export const PENDING_MS = 7 * DAY;
/** The maximum number of browsers remembered per address; more sign-ups than this are not serious. */
const MAX_REFUSED = 50;
const JOB = 'auth.sign-up-again';

interface Payload {
  email: string;
  device: string;
  at: string;
  /** Whether its password is that of the sign-up that counts. */
  isSame: boolean;
  mayMail: boolean;
}

/**
 * Registers an address. The first sign-up counts: a later one changes nothing, whoever makes it, and the owner of the
 * address gets a mail. The caller learns nothing about other accounts: every address gets the same answer, at the same
 * cost.
 * @throws ApiError 400 for a rejected password
 */
export async function register(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, email, password }: SignUpForm,
): Promise<void> {
  const { config, db, clock, outbox } = context;
  checkNewPassword(config, 'password', password, { email, name });
  const device = markDevice(context, request, reply);
  const { isFree } = await mailBackoff(context, 'sign-up', email, null);
  const password_hash = await hashSecret(password);
  const now = clock();
  const created = await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('users')
      .where('email', '=', email)
      .where('verified_at', 'is', null)
      .where('created_at', '<=', new Date(now.getTime() - PENDING_MS))
      .execute();
    const user = await trx
      .insertInto('users')
      .values({ name, email, password_hash, verified_at: null, sign_up_device_hash: device, created_at: now })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (user) await requestVerification(context, trx, { email, device });
    return user;
  });
  const standing = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst();
  const isSame = await verifySecret(password, standing?.password_hash);
  if (created) return;
  const payload: Payload = {
    email,
    device: device.toString('hex'),
    at: now.toISOString(),
    isSame,
    mayMail: isFree,
  };
  await outbox.add(db, JOB, payload);
}

/**
 * Informs the owner of an address that somebody signed up with it again. The text of the mail depends on the account.
 */
export function handleRepeatedSignUps(context: Context): void {
  const { config, db, outbox } = context;
  const deliver = smtpDelivery(context);
  const mailOwner = async ({ email, device, at, isSame, mayMail }: Payload, job: Job) => {
    const user = await db
      .selectFrom('users')
      .select(['id', 'name', 'verified_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user) return;
    if (!user.verified_at && !isSame) await noteRefused(context, user.id, device, new Date(at));
    if (!mayMail) return;
    if (!user.verified_at)
      return mailVerification(context, deliver, job, { email, device, again: new Date(at) });
    await deliver(
      {
        to: email,
        name: user.name,
        subject: `You already have a ${config.PRODUCT_NAME} account`,
        heading: 'You already have an account',
        paragraphs: [
          `Somebody, probably you, tried to sign up with this email address on ${momentInMail(new Date(at))}. Your account is as it was.`,
          'If you do not know your password any more, choose a new one on the sign-in page.',
        ],
        action: { label: 'Sign in', url: `${config.APP_ORIGIN}/sign-in` },
      },
      job.id,
      job.signal,
    );
  };
  // It never expires: a rejected sign-up has to be recorded, however late.
  outbox.handle(JOB, mailOwner, { lane: 'prompt' });
}

async function noteRefused(
  { db }: Context,
  user_id: string,
  device: string,
  signed_up_at: Date,
): Promise<void> {
  const { amount } = await db
    .selectFrom('refused_sign_ups')
    .select((query) => query.fn.countAll<string>().as('amount'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (Number(amount) >= MAX_REFUSED) return;
  await db
    .insertInto('refused_sign_ups')
    .values({ user_id, device_hash: Buffer.from(device, 'hex'), signed_up_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
