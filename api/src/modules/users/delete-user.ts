import type { Context } from '../../context.ts';
import type { Member } from '../../http/caller.ts';
import { endAllSessions } from '../auth/ended-sessions.ts';
import { endSubscriptions } from '../billing/index.ts';
import { sendMail } from '../mail/index.ts';

/**
 * Deletes a member and all their data. Remaining work elsewhere, such as cancelling their plan at a payment provider,
 * is recorded in the same transaction and done even if the provider is down now.
 */
export async function deleteUser(context: Context, { userId, email }: Member): Promise<void> {
  const { db, config, clock } = context;
  await db.transaction().execute(async (trx) => {
    await endSubscriptions(context, trx, userId);
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
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
