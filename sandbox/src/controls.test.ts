/* oxlint-disable typescript/no-explicit-any -- answers are read as untyped JSON */
import { startSandbox } from './sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookUrl: 'http://127.0.0.1:9/stripe' });
});
afterAll(() => sandbox.close());

async function control(method: string, path: string, body?: object | string) {
  const answer = await fetch(`${sandbox.url}/sandbox/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' } }),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

function stripe(path: string, form?: Record<string, string>) {
  return fetch(`${sandbox.url}/v1/${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: 'Bearer sk_test_unit' },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  }).then(async (answer) => (await answer.json()) as Record<string, any>);
}

test('the clock stands still where it was set, until it is released', async () => {
  const set = await control('PUT', 'clock', { now: '2031-05-06T07:08:09Z' });
  expect(set).toEqual({ status: 200, body: { now: '2031-05-06T07:08:09.000Z', stopped: true } });
  const made = await stripe('customers', { email: 'ana@example.com' });
  expect(made.created).toBe(Date.parse('2031-05-06T07:08:09Z') / 1000);
  expect((await control('GET', 'clock')).body.now).toBe('2031-05-06T07:08:09.000Z');
  const { body } = await control('DELETE', 'clock');
  expect(body.stopped).toBe(false);
  expect(Math.abs(Date.parse(body.now) - Date.now())).toBeLessThan(5000);
});

test('an invalid time is rejected with one sentence', async () => {
  for (const body of [{ now: 'tomorrow' }, { now: 5 }, {}, { now: '2031-13-01T00:00:00Z' }]) {
    const { status, body: said } = await control('PUT', 'clock', body);
    expect(status).toBe(400);
    expect(said.message).toMatch(/^"now" must be a moment such as .*\.$/);
  }
  expect(await control('PUT', 'clock', '{')).toEqual({
    status: 400,
    body: { message: 'The body must be JSON.' },
  });
  expect((await control('GET', 'clock')).body.stopped).toBe(false);
});

test('a reset deletes customers, keeps codes and configured endpoints, and releases the clock', async () => {
  await control('PUT', 'clock', { now: '2031-05-06T07:08:09Z' });
  await stripe('customers', { email: 'ana@example.com' });
  expect((await control('POST', 'reset')).status).toBe(204);
  expect((await stripe('customers')).data).toHaveLength(0);
  expect((await stripe('promotion_codes')).data.length).toBeGreaterThan(0);
  expect((await stripe('webhook_endpoints')).data).toHaveLength(1);
  expect((await control('GET', 'clock')).body.stopped).toBe(false);
  expect((await control('GET', 'ledger')).body).toEqual([]);
});
