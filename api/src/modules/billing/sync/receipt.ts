import { longDate } from '@breakaway/contract/dates';
import { paths } from '@breakaway/contract/paths';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { sendMail } from '../../mail/index.ts';
import { euro, proPlan } from '../purchase/catalogue.ts';
import type { ProviderPayment } from './provider-state.ts';

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
      `We received your payment for one year of the ${proPlan.name}. Have a great season.`,
      'You can end the plan at any time under “Manage subscription”.',
    ],
    details: [
      ['Amount', amount],
      ['Paid', `${means} on ${longDate(payment.paidAt)}`],
      ['Reference', payment.providerPaymentId],
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
    heading: 'We paid you back',
    paragraphs: [`We sent ${amount} back ${where}. Banks take some days to show it.`],
    details: [
      ['Amount', amount],
      ['Of your payment', longDate(payment.paidAt)],
      ['Reference', payment.providerPaymentId],
    ],
  });
}
