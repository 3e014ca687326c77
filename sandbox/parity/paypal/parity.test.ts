import { startSandbox } from '../../src/sandbox.ts';
import { PAYPAL, PROVIDER_MS, SANDBOX, credential, runCases, runId } from '../provider.ts';
import { payPalCases } from './cases.ts';
import { payPalSandbox, payPalWorld } from './world.ts';
import type { PayPalWorld } from './world.ts';

const clientId = credential('PAYPAL_CLIENT_ID');
const clientSecret = credential('PAYPAL_CLIENT_SECRET');
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let local: PayPalWorld;
let remote: PayPalWorld | undefined;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const access = { base: `${sandbox.url}/paypal`, clientId: 'id', clientSecret: 'secret' };
  local = await payPalWorld({ ...access, approve }, runId());
  if (clientId && clientSecret) {
    remote = await payPalWorld(payPalSandbox(clientId, clientSecret, process.env.PAYPAL_API_BASE), runId());
  }
});

afterAll(async () => {
  await remote?.close();
  await sandbox.close();
}, PROVIDER_MS);

/** The payer approves on PayPal's page. */
function approve(subscription_id: string): Promise<Response> {
  return fetch(`${sandbox.url}/paypal/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription_id, outcome: 'approve' }),
  });
}

runCases(SANDBOX, payPalCases, () => local);
if (clientId && clientSecret) runCases(PAYPAL, payPalCases, () => remote!);

test('PayPal’s production is rejected', () => {
  expect(() => payPalSandbox('id', 'secret', 'https://api-m.paypal.com')).toThrow(
    "against PayPal's sandbox only",
  );
});
