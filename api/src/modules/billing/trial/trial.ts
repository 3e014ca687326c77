import { createHash } from 'node:crypto';
import { longDate } from '@breakaway/contract/dates';
import { planDays, proPrice } from '@breakaway/contract/plan';
import { paths } from '@breakaway/contract/paths';
import type { Context } from '../../../context.ts';
import { ApiError } from '../../../http/errors.ts';
import type { Member } from '../../../http/caller.ts';
import type { Job } from '../../../outbox/outbox.ts';
import { smtpDelivery } from '../../mail/delivery.ts';
import { momentInMail } from '../../mail/words.ts';
import { jobs, type TrialEndsJob } from '../jobs.ts';
import { readEntitlement } from '../plan/subscriptions.ts';

const DAY_MS = 86_400_000;
/** How long before the end the member gets a mail. */
const NOTICE_MS = 2 * DAY_MS;

/** One person's address as a fingerprint: in lower case, without a tag behind a plus sign. */
export function fingerprint(email: string): Buffer {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return createHash('sha256')
    .update(`${name.split('+')[0]}@${domain}`)
    .digest();
}

/**
 * Starts the member's free trial: seven days of PRO without a card, once per person. It ends by itself, and a mail says
 * so two days before. Pressing again during it changes nothing.
 * @returns when it ends
 * @throws ApiError 409 TRIAL_USED after it, also for a new account of the same address; 409 ALREADY_SUBSCRIBED
 *   beside a plan
 */
export async function startTrial(context: Context, { userId, email }: Member): Promise<Date> {
  const { db, outbox, clock } = context;
  const now = clock();
  const { isPremium } = await readEntitlement(db, userId, now);
  if (isPremium) throw new ApiError(409, 'ALREADY_SUBSCRIBED', 'You already have a PRO plan.');
  const endsAt = new Date(now.getTime() + planDays.week * DAY_MS);
  const started = await db.transaction().execute(async (trx) => {
    // One press after the other; the account remembers longer than the fingerprint is kept.
    const { trial_ends_at } = await trx
      .selectFrom('users')
      .select('trial_ends_at')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (trial_ends_at) return trial_ends_at;
    const first = await trx
      .insertInto('trials')
      .values({ email_hash: fingerprint(email), ends_at: endsAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('ends_at')
      .executeTakeFirst();
    // Another account of the same person has had it: this one is not offered it again.
    const ends = first ? endsAt : now;
    await trx.updateTable('users').set({ trial_ends_at: ends }).where('id', '=', userId).execute();
    if (first) {
      const runAt = new Date(endsAt.getTime() - NOTICE_MS);
      await outbox.add(trx, jobs.trialEnds, { userId } satisfies TrialEndsJob, { runAt });
    }
    return ends;
  });
  if (started <= now)
    throw new ApiError(
      409,
      'TRIAL_USED',
      'You have had your free trial. With the PRO plan you go on where you were.',
    );
  return started;
}

/** Two days before a free trial ends: a mail that says so. None for a member who has a plan by then. */
export function handleTrialEnds(context: Context): void {
  const { db, config, outbox, clock } = context;
  const deliver = smtpDelivery(context);
  const mailMember = async ({ userId }: TrialEndsJob, job: Job) => {
    const member = await db
      .selectFrom('users')
      .select(['name', 'email', 'trial_ends_at'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const endsAt = member?.trial_ends_at;
    if (!endsAt || endsAt <= clock()) return;
    const { isPremium } = await readEntitlement(db, userId, clock());
    if (isPremium) return;
    await deliver(
      {
        to: member.email,
        name: member.name,
        subject: `Your free trial ends on ${longDate(endsAt)}`,
        heading: 'Two days left of your free trial',
        paragraphs: [
          'Your free trial ends by itself. Nothing is charged.',
          `If you want to go on, the PRO plan costs ${proPrice} for a year. You get all of it back within 14 days if you change your mind.`,
          'Your profile and your conversations stay as they are.',
        ],
        details: [['Ends', momentInMail(endsAt)]],
        action: { label: 'Keep PRO', url: config.APP_ORIGIN + paths.subscription },
      },
      job.id,
      job.signal,
    );
  };
  outbox.handle(jobs.trialEnds, mailMember, { lane: 'mail', expiresAfterMs: NOTICE_MS });
}
