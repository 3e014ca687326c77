import type { TestApp } from '../../../testing/app.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';
import { deleteUser } from '../../users/delete-user.ts';
import { endApproval } from './end-subscription.ts';
import { lockMember } from '../sync/write-state.ts';

/** An account is deleted during payments. */

let farEnd: SandboxProcess;
let api: TestApp;

beforeAll(async () => {
  farEnd = await startSandbox();
});
afterAll(() => farEnd.stop());
beforeEach(async () => {
  await farEnd.reset();
  api = await openBillingApp(farEnd.url);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const newMember = async () => {
  const member = await api.createMember();
  return { ...member, ...browserOf(api, farEnd.url, member) };
};

const moved = async (): Promise<number> => {
  const ledger = (await (await fetch(`${farEnd.url}/sandbox/ledger`)).json()) as {
    kind: string;
    amountCents: number;
  }[];
  return ledger.reduce((sum, one) => sum + (one.kind === 'charge' ? one.amountCents : -one.amountCents), 0);
};

const remove = (headers: { authorization: string }) =>
  api.app.inject({ method: 'DELETE', url: '/users/deleteUser', headers });

test('a card payment after the deletion is refunded', async () => {
  const rider = await newMember();
  const { body } = await rider.openPayment();
  await remove(rider.headers);
  expect((await rider.payByCard(body.clientSecret)).status).toBe('succeeded');
  await api.context.outbox.runDue();
  expect(await moved()).toBe(0);
});

test('an approval at PayPal after the deletion is refunded', async () => {
  const rider = await newMember();
  const { id } = (await rider.call('POST', '/paypal/create-subscription', {})).body;
  await remove(rider.headers);
  await farEnd.approve(id);
  await api.context.outbox.runDue();
  expect(await moved()).toBe(0);
});

test('a payment before the deletion stays', async () => {
  const rider = await newMember();
  const { id } = (await rider.call('POST', '/paypal/create-subscription', {})).body;
  await farEnd.approve(id);
  await endApproval(api.context, { subscriptionId: id, since: new Date(Date.now() + 5000).toISOString() });
  expect(await moved()).toBe(8999);
});

test('a deletion waits for running writes about the member’s payments', async () => {
  const rider = await newMember();
  await rider.openPayment();
  let deletion: Promise<void> | undefined;
  await api.context.db.transaction().execute(async (trx) => {
    await lockMember(trx, rider.userId);
    deletion = deleteUser(api.context, { ...rider, sessionId: '' });
    await new Promise((done) => setTimeout(done, 300));
    await trx
      .insertInto('billing_notices')
      .values({
        user_id: rider.userId,
        subscription_provider_id: 'x',
        kind: 'renewal_failed',
        period_end: new Date(),
      })
      .execute();
  });
  await deletion;
  expect(await api.context.db.selectFrom('users').select('id').execute()).toEqual([]);
});
