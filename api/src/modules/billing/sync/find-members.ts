import type { Kysely } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Notice, References } from './notice.ts';

type Named = Pick<Notice, 'provider' | 'references'>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The members whom notices concern, by what they refer to: four reads, however many notices there are.
 * @returns a function that returns the member's id for a reference, or null when it is no member of ours
 */
export async function findMembers(db: Kysely<Database>, notices: Named[]) {
  const all = (chooseSubscription: (references: References) => string | undefined) => [
    ...new Set(notices.flatMap(({ references }) => chooseSubscription(references) ?? [])),
  ];
  const customers = new Map<string, string>();
  const subscriptions = new Map<string, string>();
  const payments = new Map<string, string>();
  const members = new Set<string>();
  const [customerIds, subscriptionIds, paymentIds, userIds] = [
    all((one) => one.customerId),
    all((one) => one.subscriptionId),
    all((one) => one.paymentId),
    all((one) => one.userId?.toLowerCase()).filter((one) => UUID.test(one)),
  ];
  if (customerIds.length > 0) {
    const rows = await db
      .selectFrom('billing_customers')
      .select(['stripe_customer_id', 'user_id'])
      .where('stripe_customer_id', 'in', customerIds)
      .execute();
    for (const row of rows) customers.set(row.stripe_customer_id!, row.user_id);
  }
  if (subscriptionIds.length > 0) {
    const rows = await db
      .selectFrom('checkout_attempts')
      .select(['platform', 'provider_subscription_id', 'user_id'])
      .where('provider_subscription_id', 'in', subscriptionIds)
      .execute();
    for (const row of rows) subscriptions.set(`${row.platform} ${row.provider_subscription_id}`, row.user_id);
  }
  if (paymentIds.length > 0) {
    const rows = await db
      .selectFrom('payments')
      .select(['platform', 'provider_payment_id', 'user_id'])
      .where('provider_payment_id', 'in', paymentIds)
      .execute();
    for (const row of rows)
      if (row.user_id) payments.set(`${row.platform} ${row.provider_payment_id}`, row.user_id);
  }
  if (userIds.length > 0) {
    const rows = await db.selectFrom('users').select('id').where('id', 'in', userIds).execute();
    for (const row of rows) members.add(row.id);
  }
  return (provider: Notice['provider'], references: References): string | null => {
    const { customerId = '', subscriptionId, paymentId, userId = '' } = references;
    const named = userId.toLowerCase();
    return (
      customers.get(customerId) ??
      subscriptions.get(`${provider} ${subscriptionId}`) ??
      payments.get(`${provider} ${paymentId}`) ??
      (members.has(named) ? named : null)
    );
  };
}
