import Stripe from 'stripe';
import { startSandbox } from '../../src/sandbox.ts';
import { PROVIDER_MS, SANDBOX, STRIPE, credential, runCases, runId } from '../provider.ts';
import { stripeCases } from './cases.ts';
import { stripeWorld, testModeClient } from './world.ts';
import type { StripeWorld } from './world.ts';

const key = credential('STRIPE_SECRET_KEY');
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let local: StripeWorld;
let remote: StripeWorld | undefined;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const address = { host: '127.0.0.1', port: sandbox.port, protocol: 'http' } as const;
  local = stripeWorld(
    new Stripe('sk_test_parity', { ...address, maxNetworkRetries: 0, telemetry: false }),
    runId(),
  );
  if (key) remote = stripeWorld(testModeClient(key), runId());
});

afterAll(async () => {
  await local.close();
  await remote?.close();
  await sandbox.close();
}, PROVIDER_MS);

runCases(SANDBOX, stripeCases, () => local);
if (key) runCases(STRIPE, stripeCases, () => remote!);

test('a key that is not of test mode is rejected', () => {
  expect(() => testModeClient('sk_live_123')).toThrow('must begin with sk_test_');
});
