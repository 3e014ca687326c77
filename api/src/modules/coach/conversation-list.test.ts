import { openTestApp, type TestApp } from '../../testing/app.ts';
import { conversationsOf, type Talker } from './testing.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const DAY = 24 * 3_600_000;
const GONE = 'This conversation does not exist. Please start a new chat.';
const member = () => conversationsOf(api);

const names = async ({ list }: Talker) => (await list()).map(({ promptName }) => promptName);

test('a conversation keeps the name that its member gave it, also through later turns', async () => {
  const anna = await member();
  const id = await anna.talk('What are my zones?');
  expect(await anna.rename(id, '  Zones for winter ')).toMatchObject({ status: 200 });
  await anna.ask(id, 'And at 300 W?');
  expect(await names(anna)).toEqual(['Zones for winter']);
});

test('a name that is given while a question is answered stays', async () => {
  const anna = await member();
  const id = await anna.talk('What are my zones?');
  await Promise.all([anna.ask(id, 'And at 300 W?'), anna.rename(id, 'Mine'), anna.ask(id, 'thanks')]);
  expect(await names(anna)).toEqual(['Mine']);
});

test.each([
  ['   ', 'Name is required'],
  ['x'.repeat(61), 'Name must be at most 60 characters long'],
])('the name %p gets one sentence, and the old one stays', async (name, message) => {
  const anna = await member();
  const id = await anna.talk('What are my zones?');
  expect(await anna.rename(id, name)).toMatchObject({
    status: 400,
    body: { errors: { promptName: message } },
  });
  expect(await names(anna)).toEqual(['What are my zones?']);
});

test('a deleted conversation is gone for every call, and comes back whole', async () => {
  const anna = await member();
  const id = await anna.talk('What are my zones?');
  await anna.talk('How fit am I?');
  expect((await anna.remove(id)).status).toBe(200);
  expect(await names(anna)).toEqual(['How fit am I?']);
  const gone = { status: 404, body: { message: GONE } };
  for (const call of [
    anna.read(id),
    anna.ask(id, 'thanks'),
    anna.rename(id, 'Mine'),
    anna.remove(id),
    anna.file(id),
  ])
    expect(await call).toMatchObject(gone);
  expect((await anna.search('zones')).body.data).toEqual([]);
  expect((await anna.restore(id)).status).toBe(200);
  // Pressed once more.
  expect((await anna.restore(id)).status).toBe(200);
  expect((await anna.read(id)).body.data).toHaveLength(2);
  expect(await names(anna)).toEqual(['How fit am I?', 'What are my zones?']);
});

test('an answer that arrives after the deletion comes back with the conversation', async () => {
  const anna = await member();
  const id = await anna.talk('What are my zones?');
  const { db } = api.context;
  // As far as the question is stored when the deletion comes.
  const open = { answer: null, parts: null, answered_at: null };
  const stored = await db
    .selectFrom('turns')
    .select(['id', 'answer', 'parts', 'answered_at'])
    .where('conversation_id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('turns').set(open).where('id', '=', stored.id).execute();
  await anna.remove(id);
  await db
    .updateTable('turns')
    .set({ answer: stored.answer, parts: JSON.stringify(stored.parts), answered_at: stored.answered_at })
    .where('id', '=', stored.id)
    .execute();
  expect(await names(anna)).toEqual([]);
  await anna.restore(id);
  expect((await anna.read(id)).body.data).toHaveLength(2);
});

test('after a day the clean-up deletes it for good, with its turns', async () => {
  const anna = await member();
  const [old, young] = [await anna.talk('What are my zones?'), await anna.talk('How fit am I?')];
  await anna.remove(old);
  api.advance(DAY / 2);
  await anna.remove(young);
  api.advance(DAY / 2);
  await api.context.outbox.add(api.context.db, 'ops.cleanup', { hour: 0 });
  await api.context.outbox.runDue();
  expect(await anna.restore(old)).toMatchObject({ status: 404, body: { message: GONE } });
  const turns = await api.context.db
    .selectFrom('turns')
    .select('question')
    .where('user_id', '=', anna.userId)
    .execute();
  expect(turns).toEqual([{ question: 'How fit am I?' }]);
  expect((await anna.restore(young)).status).toBe(200);
});

test("another member's conversation, an empty one and one that never was do not exist", async () => {
  const [anna, other] = [await member(), await member()];
  const deleted = await anna.talk('How fit am I?');
  await anna.remove(deleted);
  for (const id of [await anna.talk('What are my zones?'), await other.open(), 'nonsense'])
    for (const call of [other.rename(id, 'Mine'), other.remove(id)])
      expect(await call).toMatchObject({ status: 404, body: { message: GONE } });
  expect(await other.restore(deleted)).toMatchObject({ status: 404, body: { message: GONE } });
  expect(await names(anna)).toEqual(['What are my zones?']);
});

test('without a plan the list can still be put in order', async () => {
  const anna = await member();
  const id = await anna.talk('What are my zones?');
  await api.context.db.deleteFrom('subscriptions').where('user_id', '=', anna.userId).execute();
  expect((await anna.rename(id, 'Mine')).status).toBe(200);
  expect((await anna.search('mine')).body.data).toHaveLength(1);
  expect((await anna.remove(id)).status).toBe(200);
  expect((await anna.restore(id)).status).toBe(200);
});

test('the export has no deleted conversation and none of its turns', async () => {
  const anna = await member();
  const id = await anna.talk('What are my zones?');
  await anna.talk('How fit am I?');
  await anna.remove(id);
  const { data } = (await anna.get('/users/export')).body as {
    data: Record<'conversations' | 'turns', { title?: string; question?: string }[]>;
  };
  expect(data.conversations.map(({ title }) => title)).toEqual(['How fit am I?']);
  expect(data.turns.map(({ question }) => question)).toEqual(['How fit am I?']);
});
