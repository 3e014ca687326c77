import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { climb, connect, endpointOf, memberWith, use } from './testing.ts';

let api: TestApp;
const clients: Client[] = [];
beforeAll(async () => {
  api = await openTestApp();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});
afterAll(() => api.close());

/** A member, and an assistant with their token. */
async function assistantOf(figures: { weight?: number; ftp?: number }) {
  const member = await memberWith(api, figures);
  const client = await connect(api, member.made.token);
  clients.push(client);
  return { member, client };
}

const post = (token: string | null, body: object | string, headers: Record<string, string> = {}) =>
  fetch(endpointOf(api), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

test('without a token, with an invented one, and with a session: 401 that names the scheme', async () => {
  const member = await memberWith(api);
  const none = await post(null, list);
  expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="mcp"']);
  for (const token of ['bwa_invented', member.token]) {
    const answer = await post(token, list);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="mcp", error="invalid_token"');
    expect(await answer.json()).toMatchObject({ code: 'TOKEN_INVALID' });
  }
  await expect(connect(api, member.token)).rejects.toThrow(/401|Unauthorized|not valid/);
});

test('a revoked token is refused at its next call', async () => {
  const { member, client } = await assistantOf({ weight: 70, ftp: 250 });
  await use(client, 'zones', { of: 'power' });
  await api.app.inject({
    method: 'DELETE',
    url: `/assistants/tokens?id=${member.made.id}`,
    headers: member.headers,
  });
  await expect(use(client, 'zones', { of: 'power' })).rejects.toThrow(/not valid/);
  expect((await post(member.made.token, list)).status).toBe(401);
});

test('without a PRO plan: 403, and the token works again with one', async () => {
  const member = await memberWith(api, { weight: 70, ftp: 250 });
  const now = api.context.clock().getTime();
  const paidThrough = (days: number) =>
    api.context.db
      .updateTable('subscriptions')
      .set({ paid_through: new Date(now + days * 86_400_000) })
      .where('user_id', '=', member.userId)
      .execute();
  await paidThrough(-30);
  const answer = await post(member.made.token, list);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    403,
    'PREMIUM_REQUIRED',
  ]);
  await paidThrough(30);
  expect((await post(member.made.token, list)).status).toBe(200);
});

test('takes one message of limited size in a POST, and nothing from a page', async () => {
  const { made } = await memberWith(api);
  const origins = ['https://evil.example', api.context.config.APP_ORIGIN, 'null'];
  for (const origin of origins) expect((await post(made.token, list, { origin })).status).toBe(403);
  expect((await post(made.token, [list, list])).status).toBe(400);
  expect((await post(made.token, '{"jsonrpc":')).status).toBe(400);
  expect((await post(made.token, { jsonrpc: '2.0' })).status).toBe(400);
  const large = { ...list, params: { _meta: { text: 'x'.repeat(65 * 1024) } } };
  expect((await post(made.token, large)).status).toBe(413);
  expect((await post(made.token, 'text', { 'content-type': 'text/plain' })).status).toBe(415);
  for (const method of ['GET', 'DELETE']) {
    const answer = await fetch(endpointOf(api), {
      method,
      headers: { authorization: `Bearer ${made.token}`, accept: 'text/event-stream' },
    });
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
  }
});

test('sixty calls a minute for each token', async () => {
  const [member, other] = [await memberWith(api), await memberWith(api)];
  api.stopClock();
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  for (let call = 0; call < 60; call++) expect((await post(member.made.token, ping)).status).toBe(200);
  const answer = await post(member.made.token, ping);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await post(other.made.token, ping)).status).toBe(200);
  api.advance(60_000);
  expect((await post(member.made.token, ping)).status).toBe(200);
});

test('no token, argument or result is in the log', async () => {
  const { member, client } = await assistantOf({ weight: 71.3, ftp: 257 });
  api.logLines.length = 0;
  await use(client, 'ride', climb);
  await use(client, 'search-knowledge', { query: 'canary of a query' });
  await use(client, 'ride', { ...climb, grade: 'canary of an argument' });
  await expect(use(client, 'canary of a name')).rejects.toThrow();
  await post('bwa_canary', list);
  await post(member.made.token, '{"jsonrpc": canary');
  const log = api.logLines.join('');
  for (const secret of [member.made.token, 'bwa_', 'canary']) expect(log).not.toContain(secret);
  // The line of the last call may be written after its answer.
  const lines = api.logLines.filter((line) => line.includes('"route":"/mcp"'));
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines)
    expect(JSON.parse(line)).toEqual({
      time: expect.any(String),
      level: 'info',
      message: 'call',
      requestId: expect.any(String),
      method: 'POST',
      route: '/mcp',
      status: expect.any(Number),
      ms: expect.any(Number),
    });
});
