import type { SignUpForm } from '@breakaway/contract';
import type { Context } from '../../context.ts';
import { sendMail } from '../mail/index.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashSecret } from './passwords.ts';
import { requestVerification } from './verification.ts';

/**
 * Registers an address. Whoever asks learns nothing about other accounts: a taken address answers the same, and its
 * owner is told by mail. An account that was never verified belongs to nobody yet, so the newest form wins and links
 * of earlier ones end.
 * @throws ApiError 400 for a password that is refused
 */
export async function register(context: Context, { name, email, password }: SignUpForm): Promise<void> {
  const { config, db } = context;
  checkNewPassword(config, 'password', password, { email, name });
  const password_hash = await hashSecret(password);
  await db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('users')
      .values({ name, email, password_hash, verified_at: null })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ name, password_hash }).where('users.verified_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (created) {
      await trx.deleteFrom('email_verifications').where('user_id', '=', created.id).execute();
      await requestVerification(context, trx, email);
      return;
    }
    await sendMail(context, trx, {
      to: email,
      subject: `You already have a ${config.PRODUCT_NAME} account`,
      heading: 'You already have an account',
      paragraphs: [
        'Somebody, probably you, has just tried to sign up with this email address. Nothing was changed.',
        'If you have forgotten your password, you can choose a new one.',
      ],
      action: { label: 'Sign in', url: `${config.APP_ORIGIN}/sign-in` },
    });
  });
}
