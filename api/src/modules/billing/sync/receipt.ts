import { paths } from '@breakaway/contract/paths';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { sendMail } from '../../mail/index.ts';
import { euro, proPlan } from '../purchase/catalogue.ts';
import type { ProviderPayment } from './provider-state.ts';

/** A date as the product writes it, for example November 21, 2026. */
export const longDate = (date: Date) =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Mails the member a receipt once the transaction that records the payment commits. */
export async function receiptMail(
  context: Context,
  trx: Kysely<Database>,
  userId: string,
  payment: ProviderPayment,
) {
  const user = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (!user) return;
  const amount = `€${euro(payment.amountCents).toFixed(2)}`;
  const means = payment.platform === 'paypal' ? 'with PayPal' : 'by card';
  await sendMail(context, trx, {
    to: user.email,
    subject: `Your receipt for ${amount}`,
    heading: 'Thank you for your payment',
    paragraphs: [
      `We received ${amount} ${means} on ${longDate(payment.paidAt)} for one year of the ${proPlan.name}.`,
      `Payment reference: ${payment.providerPaymentId}`,
    ],
    action: { label: 'Manage subscription', url: context.config.APP_ORIGIN + paths.manageSubscription },
  });
}

/** Mails the member about a refund, once the transaction that records it commits. */
export async function refundMail(
  context: Context,
  trx: Kysely<Database>,
  userId: string,
  payment: ProviderPayment,
  cents: number,
) {
  const user = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (!user) return;
  const amount = `€${euro(cents).toFixed(2)}`;
  const where = payment.platform === 'paypal' ? 'to your PayPal account' : 'to your card';
  await sendMail(context, trx, {
    to: user.email,
    subject: `${amount} went back to you`,
    heading: 'Money that went back to you',
    paragraphs: [
      `${amount} of your payment of ${longDate(payment.paidAt)} went back ${where}. Banks take some days to show it.`,
      `Payment reference: ${payment.providerPaymentId}`,
    ],
  });
}
