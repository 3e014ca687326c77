import type { Context } from '../../context.ts';
import type { Member } from '../../http/caller.ts';
import { endAllSessions } from '../auth/ended-sessions.ts';
import { endSubscriptions } from '../billing/index.ts';
import { sendMail } from '../mail/index.ts';
import { deletePhoto } from './photo.ts';

const PHOTO_JOB = 'users.delete-photo';

/**
 * Deletes a member and all their data. Remaining work elsewhere, such as cancelling their plan at a payment provider,
 * is recorded in the same transaction and done even if the provider is down now.
 */
export async function deleteUser(context: Context, { userId, email }: Member): Promise<void> {
  const { db, outbox, config, clock } = context;
  await db.transaction().execute(async (trx) => {
    await endSubscriptions(context, trx, userId);
    const user = await trx
      .selectFrom('users')
      .select('photo_key')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
    if (user.photo_key) await outbox.add(trx, PHOTO_JOB, { key: user.photo_key });
    await sendMail(context, trx, {
      to: email,
      subject: `Your ${config.PRODUCT_NAME} account was deleted`,
      heading: 'Your account was deleted',
      paragraphs: [
        'Your account and everything in it is deleted. If you had a plan, it has ended.',
        'Thank you for riding with us.',
      ],
    });
    await endAllSessions(trx, userId, 'ACCOUNT_DELETED', clock());
    await trx.deleteFrom('users').where('id', '=', userId).execute();
  });
}

/** Photos are deleted once the deletion of their owner is certain. */
export function handlePhotoDeletions({ config, outbox }: Context): void {
  outbox.handle<{ key: string }>(PHOTO_JOB, ({ key }) => deletePhoto(config, key));
}
