import type { Kysely } from 'kysely';
import type { Context, Module } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { smtpDelivery } from './delivery.ts';
import type { Mail } from './mail.ts';

export type { Mail } from './mail.ts';

export const MAIL_JOB = 'mail';

/**
 * Has a mail sent once `db`'s transaction commits; it survives a crash. The mail is stored until it is sent, so it
 * must not hold a secret: a module that mails a link or a code makes it in a job of its own. A member is greeted by name.
 */
export async function sendMail({ outbox }: Context, db: Kysely<Database>, mail: Mail): Promise<void> {
  const user = await db.selectFrom('users').select('name').where('email', '=', mail.to).executeTakeFirst();
  await outbox.add(db, MAIL_JOB, { name: user?.name, ...mail });
}

export const mailModule: Module = async (_app, context) => {
  const deliver = smtpDelivery(context);
  context.outbox.handle<Mail>(MAIL_JOB, (mail, job) => deliver(mail, job.id, job.signal), { lane: 'mail' });
};
