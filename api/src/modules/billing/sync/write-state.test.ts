import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { ProviderSubscription, ProviderState } from './provider-state.ts';
import { readEntitlement } from '../plan/subscriptions.ts';
import { writeState } from './write-state.ts';

const DAY = 86_400_000;
let api: TestApp;
let userId: string;

beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.db.deleteFrom('outbox').execute();
  ({ userId } = await api.createMember());
  await api.context.db.insertInto('billing_customers').values({ user_id: userId, due_at: null }).execute();
});

const one = (id: string, values: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  platform: 'stripe',
  providerId: `${id}_${userId}`,
  status: 'active',
  priceCents: 8999,
  chargedCents: 8999,
  paidThrough: new Date(Date.now() + 365 * DAY),
  cancelAtPeriodEnd: false,
  free: false,
  startedAt: new Date('2026-01-01'),
  attemptId: null,
  ...values,
});
const write = (
  ticket: number,
  subscriptions: ProviderSubscription[],
  payments: ProviderState['payments'] = [],
) =>
  api.context.db
    .transaction()
    .execute((trx) => writeState(api.context, trx, userId, ticket, { subscriptions, payments }));
const statuses = async () =>
  Object.fromEntries(
    (
      await api.context.db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute()
    ).map((row) => [row.provider_id.split('_')[0], row.status]),
  );
const isPremium = async () => (await readEntitlement(api.context.db, userId, api.context.clock())).isPremium;
const jobsWaiting = async () =>
  (await api.context.db.selectFrom('outbox').selectAll().execute()).map(({ kind, payload }) => ({
    kind,
    payload,
  }));

test('an earlier read never overwrites a later one', async () => {
  await write(2, [one('a', { status: 'canceled' }), one('b')]);
  await write(1, [one('b', { status: 'incomplete', paidThrough: null })]);
  expect(await statuses()).toEqual({ b: 'active' });
  await write(3, [one('b', { status: 'canceled' })]);
  await write(2, [one('b')]);
  expect(await statuses()).toEqual({ b: 'canceled' });
  expect(await isPremium()).toBe(false);
});

test('of two live ones the older counts; the newer is cancelled and refunded', async () => {
  await write(1, [one('new', { startedAt: new Date('2026-02-01') }), one('old')]);
  expect(await statuses()).toEqual({ old: 'active', new: 'duplicate' });
  expect(await jobsWaiting()).toEqual([
    {
      kind: 'billing.end-surplus',
      payload: { userId, platform: 'stripe', providerId: `new_${userId}`, money: 'all-to-return' },
    },
  ]);
  await write(2, [one('new', { startedAt: new Date('2026-02-01') }), one('old')]);
  expect(await jobsWaiting()).toHaveLength(1);
  expect(await isPremium()).toBe(true);
});

test('which of two plans is refunded is decided once: a failed renewal does not reverse it', async () => {
  const fresh = one('new', { startedAt: new Date('2026-02-01') });
  const paidThrough = new Date(Date.now() - DAY);
  await write(1, [fresh, one('old')]);
  // The job that cancels the second plan has not got through yet.
  await write(2, [fresh, one('old', { status: 'past_due', paidThrough })]);
  expect(await statuses()).toEqual({ old: 'past_due', new: 'duplicate' });
  const ending = { userId, platform: 'stripe', providerId: `new_${userId}`, money: 'all-to-return' };
  expect((await jobsWaiting()).filter(({ kind }) => kind === 'billing.end-surplus')).toEqual([
    { kind: 'billing.end-surplus', payload: ending },
  ]);
  expect(await isPremium()).toBe(true);
  // It has to be cancelled and refunded even after the job was lost and the first plan is over.
  await api.context.db.deleteFrom('outbox').execute();
  await write(3, [fresh, one('old', { status: 'canceled', paidThrough })]);
  expect(await statuses()).toEqual({ old: 'canceled', new: 'duplicate' });
  expect(await jobsWaiting()).toEqual([{ kind: 'billing.end-surplus', payload: ending }]);
});

test('another subscription may replace one that has ended', async () => {
  await write(1, [one('first')]);
  await write(2, [
    one('first', { status: 'past_due' }),
    one('second', { startedAt: new Date('2026-03-01') }),
  ]);
  expect(await statuses()).toEqual({ first: 'duplicate', second: 'active' });
  await write(3, [one('first', { status: 'canceled' }), one('second')]);
  expect(await statuses()).toEqual({ first: 'canceled', second: 'active' });
});

test('subscriptions that a provider did not report stay', async () => {
  await write(1, [one('card')]);
  await write(2, []);
  expect(await isPremium()).toBe(true);
});

test('a payment is recorded once, with one receipt', async () => {
  const payment = {
    platform: 'stripe' as const,
    providerPaymentId: `in_${userId}`,
    subscriptionProviderId: `a_${userId}`,
    amountCents: 8999,
    refundedCents: 0,
    paidAt: new Date('2026-11-21T10:00:00Z'),
  };
  await write(1, [one('a')], [payment]);
  await write(2, [one('a')], [payment, payment]);
  const mails = await jobsWaiting();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.payload).toMatchObject({
    subject: 'Your receipt for €89.99',
    details: expect.arrayContaining([['Paid', 'by card on November 21, 2026']]),
  });
});

test('the database itself rejects a second open or live subscription, and one of another member', async () => {
  await write(1, [one('a')]);
  const row = await api.context.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { id: _id, ...values } = row;
  const insert = (changes: object) =>
    api.context.db
      .insertInto('subscriptions')
      .values({ ...values, ...changes })
      .execute();
  await expect(insert({ provider_id: `x_${userId}` })).rejects.toThrow(/subscriptions_one_open_or_live/);
  const other = await api.createMember();
  await expect(insert({ user_id: other.userId })).rejects.toThrow(/subscriptions_platform_provider_id/);
});
