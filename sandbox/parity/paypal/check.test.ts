import { startSandbox } from '../../src/sandbox.ts';
import { mutantsOf } from '../mutants.ts';
import { runId } from '../provider.ts';
import { createPayPalCheck } from './check.ts';
import type { Exchange } from './check.ts';
import { payPalWorld } from './world.ts';

const check = createPayPalCheck();
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let exchanges: Exchange[];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const access = { base: `${sandbox.url}/paypal`, clientId: 'id', clientSecret: 'secret' };
  const { call, plan, subscribe } = await payPalWorld(access, runId());
  const { body } = await subscribe();
  await fetch(`${sandbox.url}/paypal/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription_id: body.id, outcome: 'approve' }),
  });
  const read = async (path: string): Promise<Exchange> => {
    const { status, body: answer } = await call('GET', path);
    return { method: 'GET', path: path.split('?')[0] ?? '', request: null, status, answer };
  };
  const span = 'start_time=2020-01-01T00:00:00Z&end_time=2099-01-01T00:00:00Z';
  exchanges = [
    await read(`/v1/billing/plans/${await plan()}`),
    await read(`/v1/billing/subscriptions/${body.id}`),
    await read(`/v1/billing/subscriptions/${body.id}/transactions?${span}`),
  ];
});

afterAll(() => sandbox.close());

test('the sandbox’s responses match PayPal’s description', () => {
  for (const exchange of exchanges) expect(check.exchange(exchange)).toEqual([]);
});

test.each(['unknown field', 'number for text', 'text for number', 'text for a truth value'])(
  'a response with one %s anywhere is rejected',
  (kind) => {
    const alive = exchanges.flatMap((exchange) =>
      mutantsOf(exchange.answer as object)
        .filter(
          ({ what, body }) =>
            what.startsWith(kind) && check.exchange({ ...exchange, answer: body }).length === 0,
        )
        .map(({ what }) => `${exchange.path}: ${what}`),
    );
    expect(alive).toEqual([]);
  },
);

test('an unknown status, an unknown operation and an invalid request are rejected', () => {
  const [plan] = exchanges as [Exchange];
  expect(check.exchange({ ...plan, status: 202 })).toEqual(['PayPal does not answer 202 here']);
  expect(check.exchange({ ...plan, method: 'DELETE' })).toEqual(['PayPal has no such operation']);
  const create = { ...plan, method: 'POST', path: '/v1/billing/plans', status: 201 };
  expect(check.exchange({ ...create, request: { name: 'PRO' } }).join()).toContain(
    'request must have required property',
  );
});

test('an error with an unknown message is rejected', () => {
  const answer = { name: 'RESOURCE_NOT_FOUND', message: 'Nowhere to be seen.', debug_id: '1', links: [] };
  expect(check.exchange({ ...(exchanges[0] as Exchange), status: 404, answer })).toHaveLength(1);
});
