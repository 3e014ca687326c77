import type { Context } from '../../context.ts';
import type { Job } from '../../outbox/outbox.ts';
import { smtpDelivery } from '../mail/delivery.ts';
import { ATTACK_JOB } from './limits.ts';

/** Informs a member that strangers tried many passwords or codes on their account. */
export function handleAttackMails(context: Context): void {
  const { config, db, outbox } = context;
  const deliver = smtpDelivery(context);
  const mailOwner = async ({ email }: { email: string }, job: Job) => {
    const user = await db.selectFrom('users').select('name').where('email', '=', email).executeTakeFirst();
    if (!user) return;
    await deliver(
      {
        to: email,
        name: user.name,
        subject: 'Somebody tried to get into your account',
        heading: 'Many wrong passwords or codes',
        paragraphs: [
          'Somebody tried many wrong passwords or codes on your account. We slowed them down. You can sign in as always.',
          'Do you use the same password elsewhere, or could others guess it? Then choose a new one.',
        ],
        action: { label: 'Choose a new password', url: `${config.APP_ORIGIN}/forgot-password` },
      },
      job.id,
      job.signal,
    );
  };
  outbox.handle(ATTACK_JOB, mailOwner, { lane: 'mail' });
}
