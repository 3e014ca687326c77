import { assistantTools } from '@breakaway/coach/assistants';
import type { AnswerPart } from '@breakaway/contract';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import Ajv2020 from 'ajv/dist/2020.js';
import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { climb, connect, memberWith, use } from './testing.ts';

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
const textOf = ({ content }: CallToolResult) =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
const partsOf = ({ structuredContent }: CallToolResult) => structuredContent!.parts as AnswerPart[];
const headlines = (parts: AnswerPart[]) => parts.filter(({ kind }) => kind === 'headline');

test('lists every tool of the coach, with a valid schema, as one that only reads', async () => {
  const { client } = await assistantOf({ weight: 70, ftp: 250 });
  expect(client.getServerVersion()).toMatchObject({ name: 'breakaway' });
  expect(client.getInstructions()).toMatch(/can change nothing/);
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toEqual(['athlete-profile', ...assistantTools().map(({ name }) => name)]);
  expect(names).toEqual(expect.arrayContaining(['ride', 'feeding', 'race', 'session', 'search-knowledge']));
  const ajv = new Ajv2020({ strict: true, keywords: ['unit'], formats: { date: true } });
  for (const tool of tools) {
    expect(tool.title).toBeTruthy();
    expect(tool.description).toContain(tool.name === 'athlete-profile' ? 'weight, FTP' : tool.title);
    expect(tool.inputSchema.type).toBe('object');
    expect(() => ajv.compile(tool.inputSchema)).not.toThrow();
    expect(tool.annotations).toEqual({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
  }
  // Arguments that a tool takes fit the schema that is shown of it.
  const { inputSchema } = tools.find(({ name }) => name === 'ride')!;
  expect(ajv.validate(inputSchema, climb)).toBe(true);
  expect(ajv.validate(inputSchema, { ...climb, gradient: 8 })).toBe(false);
});

test('computes the same as the consultant, to the watt', async () => {
  const { member, client } = await assistantOf({ weight: 70, ftp: 250 });
  const inApp = async (method: 'POST', url: string, payload: object) =>
    (await api.app.inject({ method, url, headers: member.headers, payload })).json();
  const promptId = (await inApp('POST', '/gpt-prompt/createPrompt', {})).data._id;
  const message = 'What power do I need for 13.8 km at 8.1 % in 55 minutes?';
  const answer = await inApp('POST', '/gpt-prompt/createChat', { promptId, message });
  const result = await use(client, 'ride', climb);
  expect(result.isError).toBeFalsy();
  const shown = headlines(answer.parts as AnswerPart[]);
  expect(shown[0]).toMatchObject({ unit: 'W', value: expect.stringMatching(/^\d{3}$/) });
  expect(headlines(partsOf(result))).toEqual(shown);
  expect(textOf(result)).toContain(`${(shown[0] as { value: string }).value} W`);
  // Buttons of our screen are of no use elsewhere.
  const kinds = partsOf(result).map(({ kind }) => kind);
  expect(kinds.filter((kind) => ['suggestions', 'open', 'question'].includes(kind))).toEqual([]);
});

test('the profile is what is known of the member, and nothing of it can be changed', async () => {
  const { member, client } = await assistantOf({ weight: 70, ftp: 250 });
  const before = await everyRow(member.userId);
  const result = await use(client, 'athlete-profile');
  expect(textOf(result)).toBe('Known of the member: 70 kg (profile), FTP 250 W (profile).');
  expect(result.structuredContent).toEqual({ known: ['70 kg (profile)', 'FTP 250 W (profile)'] });
  await use(client, 'zones', { of: 'power' });
  await use(client, 'search-knowledge', { query: 'how do I train for a gran fondo' });
  expect(await everyRow(member.userId)).toEqual(before);
});

/** What is stored of a member, without when the token was used. */
async function everyRow(userId: string): Promise<unknown> {
  const { db } = api.context;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(db);
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await sql`select to_jsonb(t) - 'last_used_at' as row from ${sql.table(name)} t
        where user_id = ${userId}`.execute(db);
      return [name, found.rows];
    }),
  );
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return [user, ...rows];
}

test('a missing figure comes back as a question for the member', async () => {
  const { client } = await assistantOf({});
  const result = await use(client, 'zones', { of: 'power' });
  expect(result.isError).toBe(true);
  expect(textOf(result)).toMatch(/^A figure is missing\. Please ask the member: .*FTP/);
  expect(textOf(await use(client, 'athlete-profile'))).toMatch(/^Nothing is known of the member yet/);
});

test('wrong arguments say what is wrong, an unknown tool is an error of the protocol', async () => {
  const { client } = await assistantOf({ weight: 70, ftp: 250 });
  const result = await use(client, 'ride', { ...climb, grade: 'steep' });
  expect(result.isError).toBe(true);
  expect(textOf(result)).toMatch(/^The arguments do not fit: grade: /);
  expect((await use(client, 'ride')).isError).toBe(true);
  await expect(use(client, 'delete-account')).rejects.toThrow(/There is no tool of the name delete-account/);
});

test('a danger in what is looked up is answered as in the app', async () => {
  const { client } = await assistantOf({ weight: 70, ftp: 250 });
  const result = await use(client, 'search-knowledge', {
    query: 'I have chest pain while riding, what now?',
  });
  expect(textOf(result)).toMatch(/^Please stop riding and take this seriously/);
});

test('each token has the figures of its own member', async () => {
  const [light, heavy] = [
    await assistantOf({ weight: 61, ftp: 211 }),
    await assistantOf({ weight: 92, ftp: 333 }),
  ];
  const seen = async ({ client }: { client: Client }) =>
    [textOf(await use(client, 'athlete-profile')), textOf(await use(client, 'ride', climb))].join('\n');
  const [one, other, again] = [await seen(light), await seen(heavy), await seen(light)];
  expect(one).toContain('61 kg');
  expect(one).not.toMatch(/\b(?:92 kg|333 W)\b/);
  expect(other).toContain('FTP 333 W');
  expect(other).not.toMatch(/\b(?:61 kg|211 W)\b/);
  expect(again).toBe(one);
});
