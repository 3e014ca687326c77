import type { TestApp } from '../../testing.ts';
import { syncDue } from './truth/periodic.ts';
import { sync } from './truth/sync.ts';
import { lockMember } from './truth/write-truth.ts';
import { paypalOf, stripeOf } from './providers.ts';
import { deleteUser } from '../users/delete-user.ts';
import { browserOf, openBillingApp, startFarEnd, type FarEnd } from './testing.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let farEnd: FarEnd;
let api: TestApp;
beforeEach(async () => {
  farEnd = await startFarEnd();
  api = await openBillingApp(farEnd.url);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
  await farEnd.stop();
});
const setClock = () =>
  fetch(`${farEnd.url}/sandbox/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: api.context.clock().toISOString() }),
  });
async function pass(ms: number) {
  api.advance(ms);
  await setClock();
  await syncDue(api.context);
  await api.context.outbox.runDue();
}
const stripe = async <T>(method: string, path: string, body: Record<string, string> = {}): Promise<T> => {
  const answer = await fetch(`${farEnd.url}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_billing' },
    ...(method === 'POST' && { body: new URLSearchParams(body) }),
  });
  return (await answer.json()) as T;
};
async function giveCard(subscriptionId: string, card: string): Promise<void> {
  const { customer } = await stripe<{ customer: string }>('GET', `subscriptions/${subscriptionId}`);
  const method = await stripe<{ id: string }>('POST', `payment_methods/${card}/attach`, { customer });
  await stripe('POST', `subscriptions/${subscriptionId}`, { default_payment_method: method.id });
}
const approve = (id: string) =>
  fetch(`${farEnd.url}/paypal/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription_id: id, outcome: 'approve' }),
  });
const newMember = async () => {
  const member = await api.createMember();
  return { ...member, ...browserOf(api, farEnd.url, member) };
};
async function subscriber() {
  const rider = await newMember();
  const { body } = await rider.openPayment();
  await rider.payByCard(body.clientSecret);
  expect(await rider.isPremium()).toBe(true);
  return { ...rider, subscriptionId: body.data.subscriptionId as string };
}
const log = (...a: unknown[]) => process.stdout.write('@@ ' + a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))).join(' ') + '\n');
const ledger = async () => ((await (await fetch(`${farEnd.url}/sandbox/ledger`)).json()) as any);

test('1 account of the key changed, attempt open', async () => {
  const rider = await newMember();
  await rider.openPayment();
  const p = await newMember();
  await p.call('POST', '/paypal/create-subscription', {});
  const q = await newMember();
  await fetch(`${farEnd.url}/sandbox/reset`, { method: 'POST' });
  const a = await rider.openPayment();
  log('1 card', a.status, a.body);
  const c = await q.openPayment();
  log('1 card other', c.status, c.body.message);
  const b = await q.call('POST', '/paypal/create-subscription', {});
  log('1 paypal', b.status, b.body);
  const b2 = await (await newMember()).call('POST', '/paypal/create-subscription', {});
  log('1 paypal again', b2.status, b2.body);
  log(api.logLines.join(''));
}, 30000);

test('2 customer gone', async () => {
  const rider = await subscriber();
  const { customer } = await stripe<{ customer: string }>('GET', `subscriptions/${rider.subscriptionId}`);
  await stripe('DELETE', `customers/${customer}`);
  await sync(api.context, rider.userId).catch((e) => log('sync', String(e)));
  log('2 list', await stripe('GET', `subscriptions?customer=${customer}&status=all`));
  log('2 premium', await rider.isPremium());
  const c = await rider.cancel(rider.subscriptionId);
  log('2 cancel', c.status, c.body);
  await pass(400 * DAY);
  log('2 later', await rider.isPremium(), await rider.subscription());
  const a = await rider.openPayment();
  log('2 buy', a.status, a.body.message);
}, 30000);

test('3 stale renewal secret', async () => {
  const rider = await subscriber();
  await giveCard(rider.subscriptionId, 'pm_card_chargeCustomerFail');
  await pass(366 * DAY + 2 * HOUR);
  const due = await rider.call('POST', '/stripe/pay-renewal', { subscriptionId: rider.subscriptionId });
  log('3 due', due.status);
  for (let d = 0; d < 20; d++) await pass(DAY);
  log('3 sub', (await stripe<any>('GET', `subscriptions/${rider.subscriptionId}`)).status);
  const paid = await rider.payByCard(due.body.clientSecret);
  log('3 paid', paid.status, paid.error?.message);
  await pass(2 * DAY);
  await sync(api.context, rider.userId);
  await pass(0);
  log('3', await rider.isPremium(), await ledger());
}, 30000);

test('4 paypal renewed, then cancelled before read', async () => {
  const rider = await newMember();
  const { id } = (await rider.call('POST', '/paypal/create-subscription', {})).body;
  await approve(id);
  expect(await rider.isPremium()).toBe(true);
  await pass(364 * DAY);
  api.advance(2 * DAY);
  await setClock();
  const s = await paypalOf(api.context).getSubscription(id);
  log('4', s.status, s.billing_info);
  await paypalOf(api.context).cancelSubscription(id, 'x');
  log('4 premium', await rider.isPremium(), await rider.subscription(), await ledger());
}, 30000);

test('5 cancel while the renewal is being paid', async () => {
  const rider = await subscriber();
  await giveCard(rider.subscriptionId, 'pm_card_chargeCustomerFail');
  await pass(366 * DAY + 2 * HOUR);
  const due = await rider.call('POST', '/stripe/pay-renewal', { subscriptionId: rider.subscriptionId });
  const s = stripeOf(api.context);
  const real = s.invoices.voidInvoice.bind(s.invoices);
  jest.spyOn(s.invoices, 'voidInvoice').mockImplementationOnce((async (id: string) => {
    await rider.payByCard(due.body.clientSecret);
    return real(id);
  }) as never);
  const c = await rider.cancel(rider.subscriptionId);
  log('5', c.status, c.body);
}, 30000);

test('6 stale cancel', async () => {
  const rider = await subscriber();
  await rider.call('POST', '/stripe/withdraw-subscription', { subscriptionId: rider.subscriptionId });
  await pass(HOUR);
  const { body } = await rider.openPayment();
  await rider.payByCard(body.clientSecret);
  const c = await rider.cancel(rider.subscriptionId);
  log('6', c.status, c.body);
}, 30000);

test('7 deadlock', async () => {
  const rider = await subscriber();
  let deletion: Promise<unknown> | undefined;
  const a = api.context.db.transaction().execute(async (trx) => {
    await lockMember(trx, rider.userId);
    deletion = deleteUser(api.context, { userId: rider.userId, email: rider.email, sessionId: '' }).then(() => 'deleted', (e) => 'deletion: ' + e);
    await new Promise((d) => setTimeout(d, 400));
    await trx.insertInto('billing_notices').values({ user_id: rider.userId, subscription_provider_id: 'x', kind: 'renewal_failed', period_end: new Date() }).execute();
  }).then(() => 'written', (e) => 'write: ' + e);
  log('7', await a, await deletion);
}, 30000);

test('12 withdraw in an outage', async () => {
  const rider = await subscriber();
  const s = stripeOf(api.context);
  jest.spyOn(s.subscriptions, 'list').mockImplementation((() => { throw new (require('stripe')).errors.StripeConnectionError({ message: 'x' } as never); }) as never);
  const w = await rider.call('POST', '/stripe/withdraw-subscription', { subscriptionId: rider.subscriptionId });
  log('12', w.status, w.body);
}, 30000);

test('13 coupon for another product', async () => {
  const rider = await newMember();
  await stripe('POST', 'products', { id: 'other', name: 'Other' });
  const c = await stripe<any>('POST', 'coupons', { percent_off: '50', duration: 'once', 'applies_to[products][0]': 'other' });
  log('13 coupon', c);
  const p = await stripe<any>('POST', 'promotion_codes', { 'promotion[type]': 'coupon', 'promotion[coupon]': c.id, code: 'OTHER50' });
  log('13 promo', p.id ?? p);
  const a = await rider.call('GET', '/stripe/validate-coupon?couponCode=OTHER50&originalAmount=89.99');
  log('13', a.status, a.body);
  const b = await rider.openPayment('OTHER50');
  log('13', b.status, b.body);
}, 30000);

test('17 paid after deletion', async () => {
  const rider = await newMember();
  const { body } = await rider.openPayment();
  const { id } = (await (await newMember()).call('POST', '/paypal/create-subscription', {})).body;
  await api.app.inject({ method: 'DELETE', url: '/users/deleteUser', headers: rider.headers });
  const paid = await rider.payByCard(body.clientSecret);
  await api.context.outbox.runDue();
  log('17', paid.status, await ledger(), id);
}, 30000);

test('9 paypal active without payment', async () => {
  const rider = await newMember();
  const { id } = (await rider.call('POST', '/paypal/create-subscription', {})).body;
  await approve(id);
  const p = paypalOf(api.context);
  const real = p.getSubscription;
  jest.spyOn(p, 'getSubscription').mockImplementation(async (x: string) => {
    const s = await real(x);
    const { last_payment: _l, ...b } = s.billing_info!;
    return { ...s, billing_info: b };
  });
  const v = await rider.call('POST', '/stripe/verify-paypal-transaction', { transactionId: id, userId: rider.userId });
  log('9', v.status, v.body);
  await pass(4 * DAY);
  await pass(4 * DAY);
  const b = await rider.openPayment();
  log('9 buy meanwhile', b.status, b.body.message);
  jest.restoreAllMocks();
  await pass(DAY);
  await pass(30 * DAY);
  const due = await api.context.db.selectFrom('billing_customers').selectAll().execute();
  log('9 after', await rider.isPremium(), due);
  await sync(api.context, rider.userId);
  log('9 after sync (webhook)', await rider.isPremium(), await api.context.db.selectFrom('subscriptions').selectAll().execute());
}, 60000);
