import { longDate } from '@breakaway/contract/dates';
import { paths } from '@breakaway/contract/paths';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { sendMail } from '../../mail/index.ts';
import { euro, proPlan } from '../purchase/catalogue.ts';
import { withGrace } from '../plan/entitlement.ts';
import type { ProviderSubscription } from './provider-state.ts';
import type { NoticeKind } from '../tables.ts';

const DAY_MS = 86_400_000;

/** What a member should be told about the end of their period now, or null. */
function noticeDue(plan: ProviderSubscription, now: Date): NoticeKind | null {
  const { status, paidThrough, cancelAtPeriodEnd, free } = plan;
  if (!paidThrough || free || cancelAtPeriodEnd) return null;
  if (status === 'past_due') return 'renewal_failed';
  if (status !== 'active') return null;
  const days = (paidThrough.getTime() - now.getTime()) / DAY_MS;
  if (days <= 0 || days > 30) return null;
  return days > 7 ? 'renews_in_30_days' : 'renews_in_7_days';
}

/**
 * Mails the member that their plan is about to renew, thirty and seven days before, and that a renewal failed: each
 * once per period, in the transaction that found it out.
 */
export async function sendRenewalMails(
  context: Context,
  trx: Kysely<Database>,
  userId: string,
  plan: ProviderSubscription,
): Promise<void> {
  const kind = noticeDue(plan, context.clock());
  if (!kind) return;
  const periodEnd = plan.paidThrough!;
  const first = await trx
    .insertInto('billing_notices')
    .values({ user_id: userId, subscription_provider_id: plan.providerId, kind, period_end: periodEnd })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  const user =
    first && (await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst());
  if (!user) return;
  await sendMail(context, trx, {
    to: user.email,
    ...(kind === 'renewal_failed' ? failed(plan, periodEnd) : renews(plan, periodEnd)),
    action: { label: 'Manage subscription', url: context.config.APP_ORIGIN + paths.manageSubscription },
  });
}

const failed = ({ platform }: ProviderSubscription, periodEnd: Date) => ({
  subject: 'Your payment did not go through',
  heading: 'We could not renew your plan',
  paragraphs: [
    `The payment for another year of the ${proPlan.name} did not go through. We will try again. You keep everything until ${longDate(withGrace(periodEnd))}.`,
    platform === 'paypal'
      ? 'Check at PayPal that your balance, card or bank account can be charged.'
      : 'If your card has changed, pay with another one under “Manage subscription”.',
  ],
});

const renews = ({ priceCents }: ProviderSubscription, periodEnd: Date) => ({
  subject: `Your plan renews on ${longDate(periodEnd)}`,
  heading: 'Your plan is about to renew',
  paragraphs: [
    `On ${longDate(periodEnd)} your ${proPlan.name} renews for another year, and €${euro(priceCents).toFixed(2)} is charged.`,
    'If you do not want that, cancel before then with one press. You keep everything until that day.',
  ],
});
