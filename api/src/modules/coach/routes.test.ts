import { openTestApp, type TestApp } from '../../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const profile = {
  bodyMatrix: { height: 172, weight: 62 },
  powerMatrix: { ftp: 240 },
  feedingData: { choTolerance: 70 },
};
const climb = 'What power do I need for 13.8 km at 8.1 % in 55 minutes?';

async function member({ premium = true, record = profile as object } = {}) {
  const someone = await api.createMember({ premium });
  await api.context.db
    .updateTable('users')
    .set({ profile: JSON.stringify(record) })
    .where('id', '=', someone.userId)
    .execute();
  return someone;
}
type Member = Awaited<ReturnType<typeof member>>;

const createPrompt = ({ headers }: Pick<Member, 'headers'>) =>
  api.app.inject({ method: 'POST', url: '/gpt-prompt/createPrompt', headers });
const ask = ({ headers }: Pick<Member, 'headers'>, promptId: string, message: string, requestId?: string) =>
  api.app.inject({
    method: 'POST',
    url: '/gpt-prompt/createChat',
    headers,
    payload: { promptId, message, requestId },
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url, headers });
const open = async (someone: Member) => (await createPrompt(someone)).json().data._id as string;

test('a conversation is opened without a body, with any content type', async () => {
  const someone = await member();
  const form = { ...someone.headers, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await createPrompt({ headers: form });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()._id).toBe(answer.json().data._id);
});

test('a question is answered from the stored profile, as text and as parts', async () => {
  const someone = await member();
  const answer = await ask(someone, await open(someone), climb);
  expect(answer.statusCode).toBe(200);
  const { data, parts, engine } = answer.json();
  expect(data).toMatch(/^Power needed: \d{3} W/);
  expect(data).toContain('62 kg, from your profile');
  expect(parts.find((part: { kind: string }) => part.kind === 'headline').unit).toBe('W');
  expect(engine).toContain('built-in');
});

test('a follow-up and a reply to the coach work across requests', async () => {
  const someone = await member({ record: {} });
  const id = await open(someone);
  expect((await ask(someone, id, climb)).json().data).toContain('How much do you weigh?');
  expect((await ask(someone, id, '72 kg')).json().data).toContain('72 kg, as you said');
  expect((await ask(someone, id, 'and at 280 W?')).json().data).toMatch(/Time: [\d:]+ \(at 280 W/);
});

test('the list has the first question, shortened, newest first, and no empty conversations', async () => {
  const someone = await member();
  const first = await open(someone);
  await open(someone);
  const second = await open(someone);
  await ask(someone, first, 'What are my zones?');
  api.advance(1000);
  await ask(someone, second, `${climb} I would also like to know much more about everything else`);
  const { data } = (await get('/gpt-prompt/allPromptsHistory', someone.headers)).json();
  expect(data.map((item: { _id: string }) => item._id)).toEqual([second, first]);
  expect(data[0].promptName).toMatch(/^What power do I need.*…$/);
  expect(data[0].promptName.length).toBeLessThanOrEqual(61);
});

test.each([undefined, 'Bearer undefined', 'Bearer null', 'Bearer '])(
  'the list for authorization %p is empty, and does not sign out',
  async (value) => {
    const answer = await get(
      '/gpt-prompt/allPromptsHistory',
      value === undefined ? {} : { authorization: value },
    );
    expect([answer.statusCode, answer.json().data]).toEqual([200, []]);
  },
);

test('a wrong token is rejected on the list as everywhere', async () => {
  expect((await get('/gpt-prompt/allPromptsHistory', { authorization: 'Bearer nonsense' })).statusCode).toBe(
    401,
  );
  expect((await get('/gpt-prompt/promptSession')).statusCode).toBe(401);
});

test('the messages come newest first, with their parts', async () => {
  const someone = await member();
  const id = await open(someone);
  await ask(someone, id, 'What are my zones?');
  await ask(someone, id, 'How fit am I?');
  const { data } = (await get(`/gpt-prompt/promptChatHistory?promptId=${id}`, someone.headers)).json();
  expect(data.map((one: { role: string }) => one.role)).toEqual(['system', 'user', 'system', 'user']);
  expect(data[1].message).toBe('How fit am I?');
  expect(data[0].parts.length).toBeGreaterThan(1);
});

test("another member's conversation does not exist", async () => {
  const [owner, other] = [await member(), await member()];
  const id = await open(owner);
  await ask(owner, id, climb);
  expect((await ask(other, id, climb)).statusCode).toBe(404);
  expect((await get(`/gpt-prompt/promptChatHistory?promptId=${id}`, other.headers)).statusCode).toBe(404);
  expect((await ask(owner, 'not-an-id', climb)).statusCode).toBe(404);
});

test('without a plan the chat is not available', async () => {
  const someone = await member({ premium: false });
  expect((await createPrompt(someone)).json()).toMatchObject({ code: 'PREMIUM_REQUIRED' });
  expect((await ask(someone, 'x', climb)).statusCode).toBe(403);
});

test('a repeated request finds its turn instead of adding one', async () => {
  const someone = await member();
  const id = await open(someone);
  const first = await ask(someone, id, climb, 'same');
  const again = await ask(someone, id, climb, 'same');
  expect(again.json().data).toBe(first.json().data);
  const { data } = (await get(`/gpt-prompt/promptChatHistory?promptId=${id}`, someone.headers)).json();
  expect(data).toHaveLength(2);
});

test('a turn that was cut off keeps its question, and the repeated request answers it', async () => {
  const someone = await member();
  const id = await open(someone);
  await ask(someone, id, climb, 'cut');
  const cut = { answer: null, parts: null, answered_at: null };
  await api.context.db.updateTable('turns').set(cut).where('conversation_id', '=', id).execute();
  const url = `/gpt-prompt/promptChatHistory?promptId=${id}`;
  expect((await get(url, someone.headers)).json().data).toHaveLength(1);
  expect((await ask(someone, id, climb, 'cut')).json().data).toContain('Power needed');
  expect((await get(url, someone.headers)).json().data).toHaveLength(2);
});

test('one question at a time: a parallel one gets an error message', async () => {
  const someone = await member();
  const id = await open(someone);
  const lease = {
    user_id: someone.userId,
    holder: someone.userId,
    leased_until: new Date(Date.now() + 60_000),
  };
  await api.context.db.insertInto('coach_leases').values(lease).execute();
  const answer = await ask(someone, id, climb);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'BUSY']);
  expect(answer.json().message).toContain('still working');
  api.advance(61_000);
  expect((await ask(someone, id, climb)).statusCode).toBe(200);
});

test('at most 20 questions a minute', async () => {
  const someone = await member();
  const id = await open(someone);
  for (let i = 0; i < 20; i++) expect((await ask(someone, id, 'thanks')).statusCode).toBe(200);
  const answer = await ask(someone, id, 'thanks');
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBeDefined();
});

test('an empty or too long message gets one sentence', async () => {
  const someone = await member();
  const id = await open(someone);
  expect((await ask(someone, id, '   ')).json()).toMatchObject({ message: 'Please type a message.' });
  const long = await ask(someone, id, 'x'.repeat(4001));
  expect([long.statusCode, long.json().message]).toEqual([400, expect.stringContaining('too long')]);
});

test('the session call returns its member and its expiry', async () => {
  const someone = await member();
  const { data } = (await get('/gpt-prompt/promptSession', someone.headers)).json();
  expect(data.userId).toBe(someone.userId);
  expect(Date.parse(data.expiresAt)).toBeGreaterThan(Date.now());
});
