import { describedOperations, needsSession } from '../../../fuzz/operations.ts';
import { openSession } from '../auth/sessions.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const ask = (headers: object, tool = 'kom-analysis') =>
  api.app.inject({ method: 'POST', url: '/tools/session', headers: { ...headers }, payload: { tool } });
const athlete = (token: string) =>
  api.app.inject({ url: '/tools/athlete', headers: { authorization: `Bearer ${token}` } });

test('a premium member gets a tool token that reads their figures for ten minutes', async () => {
  const member = await api.createMember({ premium: true, name: 'Bea' });
  const { data } = (await ask(member.headers)).json();
  const answer = await athlete(data.token);
  expect(answer.json().data).toMatchObject({
    name: 'Bea',
    units: { distance: 'km' },
    powerMatrix: { ftp: null },
  });
  expect(answer.json().data).not.toHaveProperty('email');
  // Its own for each member, and the same at every visit.
  const { id } = answer.json().data;
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(answer.body).not.toContain(member.userId);
  const again = await athlete((await ask(member.headers)).json().data.token);
  expect(again.json().data.id).toBe(id);
  const other = await api.createMember({ premium: true, name: 'Bea' });
  expect((await athlete((await ask(other.headers)).json().data.token)).json().data.id).not.toBe(id);
  api.advance(10 * 60_000 + 1000);
  expect((await athlete(data.token)).statusCode).toBe(401);
});

test('a tool token gives no other access, and a session token does not work for the tool', async () => {
  const member = await api.createMember({ premium: true });
  const { token } = (await ask(member.headers, 'race-analyzer')).json().data;
  const needing = (await describedOperations(api.app)).filter(needsSession);
  expect(needing.length).toBeGreaterThan(15);
  for (const { method, url } of needing) {
    const { statusCode } = await api.app.inject({
      method: method.toUpperCase() as 'POST',
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([method, url, statusCode]).toEqual([method, url, 401]);
  }
  expect((await athlete(member.token)).statusCode).toBe(401);
});

test('a tool token ends with the session that it was created from, and with no other', async () => {
  const member = await api.createMember({ premium: true });
  const here = (await ask(member.headers)).json().data.token;
  const there = await openSession(api.context.db, member.userId, api.context.clock());
  const elsewhere = (await ask({ authorization: `Bearer ${there}` })).json().data.token;
  const leave = await api.app.inject({
    method: 'POST',
    url: '/auth/logout',
    headers: { authorization: `Bearer ${there}` },
  });
  expect(leave.statusCode).toBe(200);
  expect((await athlete(elsewhere)).statusCode).toBe(401);
  expect((await athlete(here)).statusCode).toBe(200);
});

test('a tool token does not outlive its session that has run out', async () => {
  const member = await api.createMember({ premium: true });
  const { token } = (await ask(member.headers)).json().data;
  await api.context.db
    .updateTable('sessions')
    .set({ expires_at: new Date(api.context.clock().getTime() + 60_000) })
    .where('id', '=', member.sessionId)
    .execute();
  expect((await athlete(token)).statusCode).toBe(200);
  api.advance(61_000);
  expect((await athlete(token)).statusCode).toBe(401);
});

test('a member without a plan, and a tool that does not exist', async () => {
  const answer = await ask((await api.createMember()).headers);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'PREMIUM_REQUIRED']);
  const premium = await api.createMember({ premium: true });
  expect((await ask(premium.headers, 'time-machine')).statusCode).toBe(400);
});
