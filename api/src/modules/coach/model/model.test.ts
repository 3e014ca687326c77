/* oxlint-disable typescript/no-explicit-any -- answers are read as untyped JSON */
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { startSandbox, type SandboxProcess } from '../../billing/testing.ts';

let sandbox: SandboxProcess;
let api: TestApp;
const KEY = 'sk-secret-of-the-operator';
const climb = 'What power do I need for 13.8 km at 8.1 % in 55 minutes?';
const record = {
  bodyMatrix: { height: 172, weight: 62 },
  powerMatrix: { ftp: 240 },
  feedingData: { choTolerance: 70 },
};

beforeAll(async () => {
  sandbox = await startSandbox();
  api = await openTestApp({
    COACH_BASE_URL: `${sandbox.url}/model/v1`,
    COACH_API_KEY: KEY,
    COACH_MODEL: 'scripted',
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await api.close();
  await sandbox.stop();
});

async function control(method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(`${sandbox.url}/sandbox/model${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text ? JSON.parse(text) : null;
}
beforeEach(async () => {
  await control('DELETE', '');
  await control('DELETE', '/requests');
  await control('PUT', '', { scripts: [], firstTokenMs: 20, tokenMs: 2 });
});

async function member() {
  const someone = await api.createMember({ premium: true });
  const { db } = api.context;
  await db
    .updateTable('users')
    .set({ profile: JSON.stringify(record) })
    .where('id', '=', someone.userId)
    .execute();
  const opened = await api.app.inject({
    method: 'POST',
    url: '/gpt-prompt/createPrompt',
    headers: someone.headers,
  });
  return { ...someone, promptId: opened.json()._id as string };
}
type Member = Awaited<ReturnType<typeof member>>;

const ask = (
  { headers, promptId }: Member,
  message: string,
  requestId?: string,
  accept = 'application/json',
) =>
  api.app.inject({
    method: 'POST',
    url: '/gpt-prompt/createChat',
    headers: { ...headers, accept },
    payload: { promptId, message, requestId },
  });
const events = (body: string): any[] =>
  body
    .split('\n\n')
    .filter(Boolean)
    .map((one) => JSON.parse(one.replace(/^data: /, '')));

test('a question is answered by the model with the tool, and its words hold the tool’s figures', async () => {
  const someone = await member();
  const answer = await ask(someone, climb);
  expect(answer.statusCode).toBe(200);
  const { data, parts, engine, note, status } = answer.json();
  expect(engine).toBe('Breakaway coach with scripted');
  expect(note).toBeUndefined();
  expect(status).toBe('whole');
  expect(parts[0].kind).toBe('text');
  const headline = parts.find((part: any) => part.kind === 'headline');
  expect(headline.unit).toBe('W');
  expect(parts[0].text).toContain(`${headline.value} W`);
  expect(data).toContain('62 kg, from your profile');
  const received = await control('GET', '/requests');
  expect(received).toHaveLength(2);
  expect(received[0].body.tool_choice).toBe('required');
});

test('words come as events, the same answer at their end, and once more for a repeated request', async () => {
  const someone = await member();
  const streamed = await ask(someone, climb, 'r1', 'text/event-stream, application/json');
  expect(streamed.headers['content-type']).toContain('text/event-stream');
  const all = events(streamed.body);
  expect(all[0]).toEqual({
    type: 'using',
    title: 'Power, time and speed for climbs, flats, rolling courses and time trials',
  });
  const words = all.flatMap((event) => (event.type === 'words' ? event.text : [])).join('');
  const last = all.at(-1);
  expect(last.type).toBe('answered');
  expect(last.answer.parts[0].text).toBe(words);
  expect(all.filter(({ type }) => type === 'words').length).toBeGreaterThan(5);
  const again = await ask(someone, climb, 'r1', 'text/event-stream, application/json');
  expect(again.json()).toEqual(last.answer);
  const history = await api.app.inject({
    url: '/gpt-prompt/promptChatHistory',
    query: { promptId: someone.promptId },
    headers: someone.headers,
  });
  expect(history.json().data).toHaveLength(2);
  expect(history.json().data[0]).toMatchObject({ message: last.answer.data, engine: last.answer.engine });
});
