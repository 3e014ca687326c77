import { expect } from '@playwright/test';
import type { Session } from '@breakaway/contract';
import { call, newMember } from './members.ts';
import { sandboxUrl } from './addresses.ts';

/** The payment providers from their own side: a member's data there, and control of time and funds. */

export const PRICE_CENTS = 8999;

async function send<T>(method: string, path: string, init: RequestInit): Promise<T> {
  const answer = await fetch(`${sandboxUrl()}${path}`, { method, ...init });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

/** One call of Stripe's API with the product's own key. */
export const stripe = <T>(method: string, path: string, form?: Record<string, string>): Promise<T> =>
  send(method, `/v1/${path}`, {
    headers: {
      Authorization: `Bearer ${process.env.STRIPE_SECRET_KEY ?? 'sk_test_sandbox'}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    ...(form && { body: new URLSearchParams(form) }),
  });

/** One of the sandbox's control calls, and PayPal's page without a browser. */
export const control = <T>(method: string, path: string, body?: object): Promise<T> =>
  send(method, path, {
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });

interface Held {
  id: string;
  status: string;
}

const known = new Map<string, string[]>();

/** A member's Stripe customers: one, or none before the first payment. */
export async function customersOf({ data: { email } }: Session): Promise<string[]> {
  const { data } = await stripe<{ data: Held[] }>('GET', `customers?email=${encodeURIComponent(email)}`);
  // The list leaves out customers whose time a test has moved.
  if (data.length > 0)
    known.set(
      email,
      data.map(({ id }) => id),
    );
  return known.get(email) ?? [];
}

/** A member's subscriptions at Stripe, in any state. */
export async function subscriptionsOf(member: Session): Promise<Held[]> {
  const found = await Promise.all(
    (await customersOf(member)).map((id) =>
      stripe<{ data: Held[] }>('GET', `subscriptions?customer=${id}&status=all`),
    ),
  );
  return found.flatMap(({ data }) => data);
}

/** The one subscription that Stripe charges the member for. */
export async function activeSubscription(member: Session): Promise<string> {
  const active = (await subscriptionsOf(member)).filter(({ status }) => status === 'active');
  expect(active).toHaveLength(1);
  return active[0]!.id;
}

interface Movement {
  kind: 'charge' | 'refund' | 'dispute';
  subscription: string | null;
  customer: string | null;
  amountCents: number;
}

const movements = () => control<Movement[]>('GET', '/sandbox/ledger');
const inCents = (found: Movement[]) =>
  found.map(({ kind, amountCents }) => (kind === 'charge' ? amountCents : -amountCents));

/** The member's charges (plus) and refunds (minus), oldest first, in cents. `paypal` are their subscriptions there. */
export async function moneyOf(member: Session, paypal: string[] = []): Promise<number[]> {
  const customers = await customersOf(member);
  return inCents(
    (await movements()).filter(
      ({ customer, subscription }) =>
        customers.includes(customer ?? '') || paypal.includes(subscription ?? ''),
    ),
  );
}

/** The same for one plan. */
export const moneyOfPlan = async (plan: string): Promise<number[]> =>
  inCents((await movements()).filter(({ subscription }) => subscription === plan));

/** Advances a member's time at Stripe, with renewals and their notices. */
export async function advanceStripe(member: Session, days: number): Promise<void> {
  for (const id of await customersOf(member))
    await control('POST', `/sandbox/stripe/customers/${id}/advance`, { days });
}

const atPaypal = (id: string) => `/sandbox/paypal/subscriptions/${id}`;
export const advancePaypal = (id: string, days: number) =>
  control('POST', `${atPaypal(id)}/advance`, { days });
export const setFunding = (id: string, works: boolean) =>
  control('PUT', `${atPaypal(id)}/funding`, { works });

/** The member approves on PayPal's page, and none of our pages learns of it. */
export const approveAtPaypal = (id: string) =>
  control('POST', '/paypal/approve', { subscription_id: id, outcome: 'approve' });

/** Whether the API grants access now. */
export async function isPremium({ token, data }: Session): Promise<boolean> {
  const path = `/users/getUserDetails?id=${data._id}`;
  return (await call<{ data: Session['data'] }>('GET', path, { token })).data.isPremium;
}

/**
 * The PayPal subscription that waits for the member's approval; a new one, or the one that their browser has started.
 */
export const startedAtPaypal = async ({ token }: Session): Promise<string> =>
  (
    await call<{ data: { id: string } }>('POST', '/paypal/create-subscription', {
      token,
      body: { currency: 'EUR', intent: 'subscription' },
    })
  ).data.id;

/** Starts a payment by card; returns the provider's id of it. */
export async function startedByCard({ token, data }: Session): Promise<string> {
  const answer = await call<{ data: { clientSecret: string } }>('POST', '/stripe/create-payment-intent', {
    token,
    body: { userId: data._id, type: 'year' },
  });
  return answer.data.clientSecret.split('_secret_')[0]!;
}

/** Confirms the result of `startedByCard`, as Stripe's script does in the browser. */
export const confirmCard = (intent: string, payment_method = 'pm_card_visa') =>
  stripe('POST', `payment_intents/${intent}/confirm`, { payment_method });

const verifyPaypal = ({ token, data }: Session, transactionId: string) =>
  call('POST', '/stripe/verify-paypal-transaction', { token, body: { transactionId, userId: data._id } });

/** A member who has paid for the plan and is premium, without a browser. `plan` is the provider's id of it. */
export async function newPayingMember(by: 'card' | 'paypal' = 'card'): Promise<Session & { plan: string }> {
  const member = await newMember();
  let plan: string;
  if (by === 'card') {
    await confirmCard(await startedByCard(member));
    plan = await activeSubscription(member);
  } else {
    plan = await startedAtPaypal(member);
    await approveAtPaypal(plan);
    await verifyPaypal(member, plan);
  }
  // On a busy machine the server may not wait long enough for the provider.
  await expect.poll(() => isPremium(member), { timeout: 30_000 }).toBe(true);
  await call('POST', '/users/onBoarding', { token: member.token, body: {} });
  return { ...member, data: { ...member.data, isPremium: true, isOnboarded: true }, plan };
}
