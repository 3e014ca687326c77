import type { FoundItem } from '@breakaway/contract';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { conversationsOf, type Talker } from './testing.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

/** Turns as they are stored, without a computation. */
async function stored(userId: string, title: string, turns: [question: string, answer: string | null][]) {
  const { db, clock } = api.context;
  api.advance(1000);
  const now = clock();
  const { id } = await db
    .insertInto('conversations')
    .values({ user_id: userId, title, created_at: now, last_turn_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [question, answer] of turns)
    await db
      .insertInto('turns')
      .values({
        conversation_id: id,
        user_id: userId,
        question,
        asked_at: now,
        answer,
        answered_at: answer ? now : null,
      })
      .execute();
  return id;
}
const found = async ({ search }: Talker, text: string) => (await search(text)).body.data as FoundItem[];
const names = async (member: Talker, text: string) =>
  (await found(member, text)).map(({ promptName }) => promptName);

test('words are found in names, questions and answers, in any order and case, the latest first', async () => {
  const anna = await conversationsOf(api);
  await stored(anna.userId, 'Climbs', [['Power for Alpe d’Huez', '275 W for an hour.']]);
  await stored(anna.userId, 'Alpe in June', [['hello', 'Hello.']]);
  await stored(anna.userId, 'Food', [['What to eat?', '70 g an hour on the ALPE.']]);
  expect(await names(anna, 'alpe')).toEqual(['Food', 'Alpe in June', 'Climbs']);
  expect(await names(anna, " HUEZ  275 d'huez ")).toEqual(['Climbs']);
  // All words in one turn or in the name, not one here and one there.
  expect(await names(anna, 'june hello')).toEqual([]);
  expect(await names(anna, 'stelvio')).toEqual([]);
});

test('what has a meaning in a pattern is a plain character', async () => {
  const anna = await conversationsOf(api);
  await stored(anna.userId, 'Share', [['How much?', 'It is 8 % and under_score and back\\slash.']]);
  await stored(anna.userId, 'None', [['How much?', 'Nothing of it.']]);
  for (const text of ['%', 'under_', 'back\\s'])
    expect([text, await names(anna, text)]).toEqual([text, ['Share']]);
  expect(await names(anna, 'n_thing')).toEqual([]);
  expect(await names(anna, 'No%g')).toEqual([]);
});

test('an excerpt stands around the first word, and says nothing that the name says already', async () => {
  const anna = await conversationsOf(api);
  const long = 'Start easy. '.repeat(20);
  await stored(anna.userId, 'Long', [['Why?', `${long}Then threshold\nfor ten minutes. ${long}`]]);
  await stored(anna.userId, 'What is threshold?', [['What is threshold?', 'About an hour.']]);
  await stored(anna.userId, 'Short', [['Threshold, once more', null]]);
  const [short, named, cut] = await found(anna, 'threshold');
  expect(short!.excerpt).toBe('Threshold, once more');
  expect(named!.excerpt).toBe('');
  expect(cut!.excerpt).toMatch(/^…(Start )?easy\. .*Then threshold for ten minutes\. .*…$/);
  expect(cut!.excerpt.length).toBeLessThan(145);
});

test('all conversations are searched, also those that the list does not show, and only the member’s own', async () => {
  const [anna, other] = [await conversationsOf(api), await conversationsOf(api)];
  const { db, clock } = api.context;
  await stored(anna.userId, 'The oldest', [['Galibier?', 'Yes.']]);
  api.advance(1000);
  await db
    .insertInto('conversations')
    .values(
      Array.from({ length: 230 }, (_, index) => ({
        user_id: anna.userId,
        title: `Talk ${index}`,
        created_at: clock(),
        last_turn_at: new Date(clock().getTime() + index),
      })),
    )
    .execute();
  await stored(other.userId, 'Galibier of another', [['Galibier?', 'No.']]);
  expect(await names(anna, 'galibier')).toEqual(['The oldest']);
  expect(await found(anna, 'talk')).toHaveLength(50);
});

test('a search for nothing or too much gets one sentence, and a flood is stopped', async () => {
  const anna = await conversationsOf(api);
  expect(await anna.search('  ')).toMatchObject({
    status: 400,
    body: { message: 'Please type what to look for.' },
  });
  expect(await anna.search('x'.repeat(101))).toMatchObject({
    status: 400,
    body: { message: 'Please search for fewer words.' },
  });
  for (let i = 0; i < 120; i++) await anna.search('x');
  expect((await anna.search('x')).status).toBe(429);
});
