import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from '../../../testing/app.ts';
import { stripeOf } from '../providers.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';
import { isDue } from './sync-if-due.ts';

let farEnd: SandboxProcess;
let api: TestApp;

beforeAll(async () => {
  farEnd = await startSandbox();
  // A deployment with default settings.
  api = await openBillingApp(farEnd.url, { PROVIDER_WAIT_MS: '' });
});
afterAll(async () => {
  await api.close();
  await farEnd.stop();
});

test('a member who may have paid is premium at the next call, although the provider takes longer than a routine read may', async () => {
  const member = await api.createMember();
  const rider = browserOf(api, farEnd.url, member);
  const { clientSecret } = (await rider.openPayment()).body;
  await rider.payByCard(clientSecret);
  const slow = jest.spyOn(stripeOf(api.context).charges, 'list').mockReturnValue({
    autoPagingToArray: () => pause(2500, []),
  } as never);
  expect(await isDue(api.context, member.userId)).toBe('payment');
  expect(await rider.isPremium()).toBe(true);
  slow.mockRestore();
  expect(await isDue(api.context, member.userId)).toBeNull();
  api.advance(86_400_000 + 1000);
  expect(await isDue(api.context, member.userId)).toBe('routine');
});
