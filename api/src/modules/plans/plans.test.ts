import { randomUUID } from 'node:crypto';
import type { RaceSummary, SegmentSummary } from '@breakaway/contract';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const DAY = 24 * 3_600_000;
const summary: RaceSummary = {
  distanceM: 61_200,
  ascentM: 1480,
  finishS: 9000.5,
  date: '2026-12-05',
  start: '08:30',
  profile: [0, 50, 100],
};

const ofSegment: SegmentSummary = { distanceM: 13_800, ascentM: 1100, recordS: 2400, profile: [0, 100] };

/** A member with a tool open. */
async function rider(tool = 'race-analyzer', member?: Awaited<ReturnType<TestApp['createMember']>>) {
  member ??= await api.createMember({ premium: true });
  const { data } = (
    await api.app.inject({
      method: 'POST',
      url: '/tools/session',
      headers: member.headers,
      payload: { tool },
    })
  ).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const save = (id: string, version: number | null, changed: object = {}) =>
    call('POST', '/plans/plan', {
      id,
      version,
      name: 'Two passes',
      summary,
      course: 'the course',
      question: 'the question',
      view: 'the view',
      ...changed,
    });
  const read = (id: string, version?: number) =>
    call('GET', `/plans/plan?id=${id}${version ? `&version=${version}` : ''}`);
  return { member, token: data.token as string, call, save, read };
}
const visit = async (token: string, tool?: string) => {
  const payload = { token, ...(tool && { tool }) };
  const answer = await api.app.inject({ method: 'POST', url: '/plans/shared', payload });
  return { status: answer.statusCode, body: answer.json() };
};

test('a plan is saved, listed without its documents, and read with them', async () => {
  const { save, call, read } = await rider();
  const id = randomUUID();
  const saved = await save(id, null);
  expect(saved.status).toBe(200);
  const card = { id, name: 'Two passes', version: 1, link: null, summary };
  expect(saved.body.data).toEqual({ ...card, savedAt: expect.any(String) });
  expect((await call('GET', '/plans')).body.data).toEqual([saved.body.data]);
  expect((await read(id)).body.data).toMatchObject({
    ...card,
    course: 'the course',
    question: 'the question',
    versions: [{ version: 1, summary }],
  });
});

test('a save of a version that is not the current one is refused, and nothing is lost', async () => {
  const { save, read } = await rider();
  const id = randomUUID();
  await save(id, null);
  expect((await save(id, 1, { question: 'here' })).body.data.version).toBe(2);
  const late = await save(id, 1, { question: 'there' });
  expect([late.status, late.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'CONFLICT',
      message: 'This plan was changed elsewhere since you opened it.',
      errors: { version: 'This plan was changed elsewhere since you opened it.' },
    }),
  ]);
  expect((await read(id)).body.data).toMatchObject({ version: 2, question: 'here' });
});

test('a save that is sent again is answered as the first one', async () => {
  const { save, read } = await rider();
  const id = randomUUID();
  expect((await save(id, null)).body).toEqual((await save(id, null)).body);
  await save(id, 1, { question: 'more' });
  expect((await save(id, 1, { question: 'more' })).body.data.version).toBe(2);
  expect((await read(id)).body.data.versions).toHaveLength(2);
});

test('of parallel saves one wins', async () => {
  const { save, read } = await rider();
  const id = randomUUID();
  await save(id, null);
  const saves = await Promise.all([1, 2, 3, 4].map((n) => save(id, 1, { question: `save ${n}` })));
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await read(id)).body.data.version).toBe(2);
});

test('the last ten versions are kept and can be read', async () => {
  const { save, read } = await rider();
  const id = randomUUID();
  for (let n = 0; n < 12; n += 1) await save(id, n || null, { question: `question ${n + 1}` });
  const { body } = await read(id);
  expect(body.data.versions.map(({ version }: { version: number }) => version)).toEqual([
    12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
  ]);
  expect((await read(id, 3)).body.data).toMatchObject({ version: 12, question: 'question 3' });
  const gone = await read(id, 2);
  expect([gone.status, gone.body.message]).toEqual([404, 'This version of the plan is not kept any more.']);
});

test('a plan is renamed', async () => {
  const { save, call, read } = await rider();
  const id = randomUUID();
  await save(id, null);
  expect((await call('PATCH', '/plans/plan', { id, name: ' The big one ' })).status).toBe(200);
  expect((await read(id)).body.data).toMatchObject({ name: 'The big one', version: 1 });
  // A page that still has the old name saves the plan.
  expect((await save(id, 1)).body.data).toMatchObject({ name: 'The big one', version: 2 });
  const empty = await call('PATCH', '/plans/plan', { id, name: '  ' });
  expect([empty.status, empty.body.message]).toEqual([400, 'Name is required']);
});

test('a deleted plan is gone with its link, and can be restored for a day', async () => {
  const { save, call, read } = await rider();
  const id = randomUUID();
  await save(id, null);
  const { link } = (await call('POST', '/plans/share', { id })).body.data;
  expect((await call('DELETE', `/plans/plan?id=${id}`)).status).toBe(200);
  for (const answer of [
    await read(id),
    await save(id, 1),
    await call('DELETE', `/plans/plan?id=${id}`),
    await call('POST', '/plans/share', { id }),
    await visit(link),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await call('GET', '/plans')).body.data).toEqual([]);
  expect((await call('POST', '/plans/restore', { id })).status).toBe(200);
  expect((await read(id)).body.data).toMatchObject({ version: 1, link: null });
  expect((await visit(link)).status).toBe(404);
});

test('a link shows name, course and view to everybody, never the question, until it is taken back', async () => {
  const { save, call, member } = await rider();
  const id = randomUUID();
  await save(id, null);
  const { link } = (await call('POST', '/plans/share', { id })).body.data;
  expect(link).toMatch(/^[\w-]{43}$/);
  expect((await call('POST', '/plans/share', { id })).body.data.link).toBe(link);
  expect((await call('GET', '/plans')).body.data[0].link).toBe(link);
  expect((await visit(link)).body.data).toEqual({
    name: 'Two passes',
    course: 'the course',
    view: 'the view',
  });
  // It follows the plan.
  await save(id, 1, { view: 'the view of today' });
  const seen = await visit(link);
  expect(seen.body.data.view).toBe('the view of today');
  expect(JSON.stringify(seen.body)).not.toMatch(/the question/);
  expect(JSON.stringify(seen.body)).not.toContain(member.userId);
  expect((await call('DELETE', `/plans/share?id=${id}`)).status).toBe(200);
  const ended = await visit(link);
  expect([ended.status, ended.body.message]).toEqual([
    404,
    'This plan is not shared any more, or its link is not complete.',
  ]);
  const again = (await call('POST', '/plans/share', { id })).body.data.link;
  expect(again).not.toBe(link);
});

test('a link shows nothing while its member has no PRO', async () => {
  const { save, call, member } = await rider();
  const id = randomUUID();
  await save(id, null);
  const { link } = (await call('POST', '/plans/share', { id })).body.data;
  const become = (status: 'canceled' | 'active') =>
    api.context.db
      .updateTable('subscriptions')
      .set({ status })
      .where('user_id', '=', member.userId)
      .execute();
  await become('canceled');
  expect((await visit(link)).status).toBe(404);
  await become('active');
  expect((await visit(link)).status).toBe(200);
});

test('of deleted plans the last 20 are kept, of every member their own', async () => {
  const [ada, bea] = [await rider(), await rider()];
  const idOfBea = randomUUID();
  await bea.save(idOfBea, null);
  await bea.call('DELETE', `/plans/plan?id=${idOfBea}`);
  const ids = Array.from({ length: 21 }, () => randomUUID());
  for (const id of ids) {
    await ada.save(id, null);
    api.advance(1000);
    await ada.call('DELETE', `/plans/plan?id=${id}`);
  }
  const [first, second] = ids;
  expect((await ada.call('POST', '/plans/restore', { id: first })).status).toBe(404);
  expect((await ada.call('POST', '/plans/restore', { id: second })).status).toBe(200);
  expect((await bea.call('POST', '/plans/restore', { id: idOfBea })).status).toBe(200);
});

test('the plans of another member do not exist', async () => {
  const [ada, bea] = [await rider(), await rider()];
  const id = randomUUID();
  await ada.save(id, null);
  for (const answer of [
    await bea.read(id),
    await bea.read(id, 1),
    await bea.save(id, 1),
    await bea.save(id, null),
    await bea.call('PATCH', '/plans/plan', { id, name: 'Mine' }),
    await bea.call('DELETE', `/plans/plan?id=${id}`),
    await bea.call('POST', '/plans/restore', { id }),
    await bea.call('POST', '/plans/share', { id }),
    await bea.call('DELETE', `/plans/share?id=${id}`),
  ])
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'This plan does not exist. It may have been deleted.',
    ]);
  expect((await bea.call('GET', '/plans')).body.data).toEqual([]);
  expect((await ada.read(id)).body.data).toMatchObject({ name: 'Two passes', version: 1 });
});

test('a tool reaches what it has saved itself, and nothing of another tool', async () => {
  const races = await rider();
  const segments = await rider('kom-analysis', races.member);
  const [race, segment] = [randomUUID(), randomUUID()];
  await races.save(race, null);
  expect(
    (await segments.save(segment, null, { name: 'The wall', summary: ofSegment })).body.data,
  ).toMatchObject({
    name: 'The wall',
    summary: ofSegment,
  });
  const names = async ({ call }: typeof races) =>
    (await call('GET', '/plans')).body.data.map(({ name }: { name: string }) => name);
  expect([await names(races), await names(segments)]).toEqual([['Two passes'], ['The wall']]);
  for (const answer of [
    await segments.read(race),
    await segments.read(race, 1),
    await segments.save(race, 1),
    await segments.save(race, null),
    await segments.call('PATCH', '/plans/plan', { id: race, name: 'Mine' }),
    await segments.call('DELETE', `/plans/plan?id=${race}`),
    await segments.call('POST', '/plans/restore', { id: race }),
    await segments.call('POST', '/plans/share', { id: race }),
    await segments.call('DELETE', `/plans/share?id=${race}`),
  ])
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'This segment does not exist. It may have been deleted.',
    ]);
  expect((await races.read(race)).body.data).toMatchObject({ name: 'Two passes', version: 1 });
  // Those that are deleted do not push out one another.
  await races.call('DELETE', `/plans/plan?id=${race}`);
  for (let n = 0; n < 20; n += 1) {
    const id = randomUUID();
    await segments.save(id, null, { summary: ofSegment });
    api.advance(1000);
    await segments.call('DELETE', `/plans/plan?id=${id}`);
  }
  expect((await races.call('POST', '/plans/restore', { id: race })).status).toBe(200);
});

test('the link of a segment never shows the road that it was cut out of, nor opens in another tool', async () => {
  const { save, call } = await rider('kom-analysis');
  const id = randomUUID();
  await save(id, null, { summary: ofSegment, course: 'the ride from home' });
  const { link } = (await call('POST', '/plans/share', { id })).body.data;
  const seen = await visit(link, 'kom-analysis');
  expect(seen.body.data).toEqual({ name: 'Two passes', course: null, view: 'the view' });
  expect(JSON.stringify(seen.body)).not.toMatch(/from home|the question/);
  const elsewhere = await visit(link);
  expect([elsewhere.status, elsewhere.body.message]).toEqual([
    404,
    'This plan is not shared any more, or its link is not complete.',
  ]);
  await call('DELETE', `/plans/share?id=${id}`);
  const ended = await visit(link, 'kom-analysis');
  expect(ended.body.message).toBe('This segment is not shared any more, or its link is not complete.');
});

test('the account says what it refuses in the words of the tool', async () => {
  const { save } = await rider('kom-analysis');
  const id = randomUUID();
  await save(id, null, { summary: ofSegment });
  const large = await save(randomUUID(), null, { summary: ofSegment, course: 'é'.repeat(100_000) });
  expect(large.body.message).toBe(
    'This segment is too large to save: 200 kB are kept, which is a road of about 400 km.',
  );
  const late = await save(id, 3, { summary: ofSegment });
  expect([late.status, late.body.errors.version]).toEqual([
    409,
    'This segment was changed elsewhere since you opened it.',
  ]);
});

test('a session of the member keeps no plans', async () => {
  const { headers } = await api.createMember({ premium: true });
  const answer = await api.app.inject({ url: '/plans', headers });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'SESSION_INVALID']);
});

test('200 plans and 200 kB are the most', async () => {
  const { save, call, member } = await rider();
  const large = await save(randomUUID(), null, { course: 'é'.repeat(100_000) });
  expect([large.status, large.body.code, large.body.message]).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
    'This plan is too large to save: 200 kB are kept, which is a course of about 400 km.',
  ]);
  const asked = await save(randomUUID(), null, { question: 'é'.repeat(10_001) });
  expect([asked.status, asked.body.message]).toEqual([
    413,
    'This plan is too large to save: it has too many sections, stops or hours of wind.',
  ]);
  const first = randomUUID();
  await save(first, null);
  await api.context.db
    .insertInto('plans')
    .values(
      Array.from({ length: 199 }, () => ({
        id: randomUUID(),
        user_id: member.userId,
        name: 'x',
        version: 1,
        saved_at: new Date(),
        tool: 'race-analyzer' as const,
        deleted_at: null,
        link_token: null,
        course: 'x',
        view: 'x',
      })),
    )
    .execute();
  const message = 'You have 200 saved plans, which is the most. Delete one to save another.';
  const one = await save(randomUUID(), null);
  expect([one.status, one.body.code, one.body.message]).toEqual([403, 'FORBIDDEN', message]);
  expect((await save(first, 1)).status).toBe(200);
  await call('DELETE', `/plans/plan?id=${first}`);
  const second = randomUUID();
  expect((await save(second, null)).status).toBe(200);
  const restored = await call('POST', '/plans/restore', { id: first });
  expect([restored.status, restored.body.message]).toEqual([403, message]);
});

test('saves are limited, and so are the views of one network', async () => {
  const { save } = await rider();
  const statuses = [];
  for (let n = 0; n < 61; n += 1) statuses.push((await save('no id', null)).status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  for (let n = 0; n < 60; n += 1) await save(randomUUID(), 7);
  expect((await save(randomUUID(), 7)).status).toBe(429);
  api.advance(61_000);
  for (let n = 0; n < 120; n += 1) await visit('x');
  expect((await visit('x')).status).toBe(429);
  api.advance(61_000);
  expect((await visit('x')).status).toBe(404);
});

test('a deletion is final after a day, and no content of a plan is in a log', async () => {
  const { save, call, member } = await rider();
  const id = randomUUID();
  await save(id, null, { name: 'canary name', course: 'canary course' });
  await call('DELETE', `/plans/plan?id=${id}`);
  await api.context.outbox.add(api.context.db, 'ops.cleanup', { hour: 0 });
  api.advance(DAY + 1000);
  await api.context.outbox.runDue();
  const rows = () =>
    api.context.db.selectFrom('plan_versions').where('user_id', '=', member.userId).selectAll().execute();
  expect(await rows()).toEqual([]);
  expect(api.logLines.join('')).not.toContain('canary');
});
