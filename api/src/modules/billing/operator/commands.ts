import type { Context } from '../../../context.ts';
import { paypalPlan } from '../paypal/provision.ts';
import { providersOf } from '../providers.ts';
import { stripePrice } from '../stripe/provision.ts';
import { shownSubscription } from '../plan/subscriptions.ts';
import { sync } from '../sync/sync.ts';
import { findDrift } from './drift.ts';

type Command = (context: Context, argument?: string) => AsyncGenerator<string, number | void>;

/**
 * An operator's billing commands for a terminal. Each yields the lines to print and returns the exit code if it is not
 * 0. A command throws an Error with one sentence when it cannot be carried out.
 */
export const commands: Record<string, Command> = {
  /** Creates product and price at every configured provider, where they do not exist yet. */
  async *provision(context) {
    const { stripe, paypal } = providersOf(context);
    if (stripe) yield `Stripe: the plan's price is ${await stripePrice(stripe)}`;
    if (paypal) yield `PayPal: the plan is ${await paypalPlan(paypal)}`;
    if (!stripe && !paypal) yield 'No payment provider is configured.';
  },

  /** Reads one member's payments from the providers again. */
  async *sync(context, who) {
    const { id, email } = await memberNamed(context, who);
    await sync(context, id);
    const plan = await shownSubscription(context, id);
    yield plan
      ? `${email}: ${plan.subscriptionId} is ${plan.status}, access until ${plan.accessUntil.slice(0, 10)}`
      : `${email}: no running plan`;
  },

  /**
   * Lists differences between us and the providers, and overdue work. Changes nothing. Exits with 1 when there is
   * something, so that a scheduler notices.
   */
  async *drift(context) {
    let count = 0;
    for await (const { userId, what } of findDrift(context)) {
      count += 1;
      yield userId ? `${userId}: ${what}` : what;
    }
    yield count === 0 ? 'Everything is in step.' : `${count} out of step. "sync" mends a member's.`;
    return count === 0 ? 0 : 1;
  },
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function memberNamed({ db }: Context, who: string | undefined) {
  if (!who) throw new Error('Please name a member by email address or id.');
  const query = db.selectFrom('users').select(['id', 'email']);
  const member = await (
    UUID.test(who) ? query.where('id', '=', who) : query.where('email', '=', who.trim().toLowerCase())
  ).executeTakeFirst();
  if (!member) throw new Error(`There is no member "${who}".`);
  return member;
}
