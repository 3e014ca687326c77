import { openTestApp, type TestApp } from '../../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const record = { bodyMatrix: { height: 172, weight: 62 }, powerMatrix: { ftp: 265, min20Power: 280 } };

async function member() {
  const someone = await api.createMember({ premium: true });
  await api.context.db
    .updateTable('users')
    .set({ profile: JSON.stringify(record) })
    .where('id', '=', someone.userId)
    .execute();
  const { headers } = someone;
  const opened = await api.app.inject({ method: 'POST', url: '/gpt-prompt/createPrompt', headers });
  return { ...someone, promptId: opened.json()._id as string };
}
type Member = Awaited<ReturnType<typeof member>>;

const ask = async ({ headers, promptId }: Member, message: string, requestId?: string) =>
  (
    await api.app.inject({
      method: 'POST',
      url: '/gpt-prompt/createChat',
      headers,
      payload: { promptId, message, requestId },
    })
  ).json();
const call = ({ headers }: Member, method: 'GET' | 'PATCH' | 'DELETE', query = '', payload?: object) =>
  api.app.inject({ method, url: `/gpt-prompt/remembered${query}`, headers, ...(payload && { payload }) });
const list = async (someone: Member) => (await call(someone, 'GET')).json().data;
const ftp = async ({ headers, userId }: Member) =>
  (await api.app.inject({ url: `/users/getUserDetails?id=${userId}`, headers })).json().data.powerMatrix;

test('a change of the profile by talking is made after a yes, once, and the other values stay', async () => {
  const someone = await member();
  expect((await ask(someone, 'set my FTP to 280')).data).toContain('Shall I change it');
  expect((await ftp(someone)).ftp).toBe(265);
  const done = await ask(someone, 'Yes, change it', 'r1');
  expect(done).toMatchObject({ changed: 'profile', data: expect.stringContaining('it was 265 W') });
  expect(await ftp(someone)).toMatchObject({ ftp: 280, min20Power: 280 });
  // The same request again, after a change elsewhere, changes nothing back.
  await api.context.db
    .updateTable('users')
    .set({ profile: JSON.stringify({ ...record, powerMatrix: { ftp: 290 } }) })
    .where('id', '=', someone.userId)
    .execute();
  expect(await ask(someone, 'Yes, change it', 'r1')).toEqual(done);
  expect((await ftp(someone)).ftp).toBe(290);
  await ask(someone, 'yes');
  expect((await ftp(someone)).ftp).toBe(290);
});

test.each(['No, leave it', 'What power for 5 km at 8 % in 20 minutes?', 'yes, if that is right', ''])(
  'without a yes nothing is changed: %j',
  async (reply) => {
    const someone = await member();
    await ask(someone, 'set my FTP to 280');
    if (reply) await ask(someone, reply);
    await ask(someone, reply ? 'yes' : 'Hello');
    expect((await ftp(someone)).ftp).toBe(265);
  },
);

test('what is remembered counts in another conversation, is listed, corrected, forgotten', async () => {
  const someone = await member();
  const other = await member();
  await ask(someone, 'I ride a TT bike, how fast am I on 40 km flat at 250 W?');
  expect(await list(someone)).toEqual([]);
  await ask(someone, 'Yes, remember it');
  const [fact] = await list(someone);
  expect(fact).toMatchObject({ kind: 'bike', value: 'tt' });
  const next = { ...someone, promptId: (await again(someone)).promptId };
  const question = 'How fast am I on 40 km flat at 250 W?';
  expect((await ask(next, question)).data).toContain('time-trial bike');
  expect((await ask(other, question)).data).toContain('road bike');

  for (const wrong of [
    { id: fact.id, kind: 'bike', value: 'a rocket' },
    { id: fact.id, kind: 'bike', value: '' },
  ])
    expect((await call(someone, 'PATCH', '', wrong)).statusCode).toBe(400);
  expect((await call(other, 'PATCH', '', { id: fact.id, kind: 'bike', value: 'road' })).statusCode).toBe(404);
  expect((await call(other, 'DELETE', `?id=${fact.id}`)).statusCode).toBe(404);
  const corrected = await call(someone, 'PATCH', '', { id: fact.id, kind: 'bike', value: 'gravel' });
  expect(corrected.json().data).toMatchObject({ kind: 'bike', value: 'gravel' });
  expect((await ask(await again(someone), question)).data).toContain('gravel bike');

  expect((await call(someone, 'DELETE', `?id=${fact.id}`)).statusCode).toBe(200);
  expect((await call(someone, 'DELETE', `?id=${fact.id}`)).statusCode).toBe(404);
  expect(await list(someone)).toEqual([]);
  expect((await ask(await again(someone), question)).data).toContain('road bike');
});

test('a change and facts that are agreed to together are all done', async () => {
  const someone = await member();
  await ask(someone, 'set my FTP to 280 and I ride a TT bike and my race is La Marmotte on 4 July');
  expect(await ask(someone, 'Yes, please')).toMatchObject({ changed: 'profile' });
  expect((await ftp(someone)).ftp).toBe(280);
  expect((await list(someone)).map(({ value }: { value: string }) => value)).toEqual([
    'tt',
    'La Marmotte, 4 July',
  ]);
});

test('what is remembered is forgotten by talking after a yes, that of another member stays', async () => {
  const someone = await member();
  const other = await member();
  for (const one of [someone, other])
    for (const message of ['remember that I train on Tuesdays', 'yes']) await ask(one, message);
  expect((await ask(someone, 'forget that I train on Tuesdays')).data).toContain('Shall I forget');
  await ask(someone, 'no');
  expect(await list(someone)).toHaveLength(1);
  await ask(someone, 'forget everything');
  expect((await ask(someone, 'Yes, forget it')).data).toContain('Forgotten');
  expect(await list(someone)).toEqual([]);
  expect(await list(other)).toHaveLength(1);
});

const again = async (someone: Member): Promise<Member> => {
  const { headers } = someone;
  const opened = await api.app.inject({ method: 'POST', url: '/gpt-prompt/createPrompt', headers });
  return { ...someone, promptId: opened.json()._id };
};

test('of hours, age and bike there is one, of notes many; both are in the export, and gone with the account', async () => {
  const someone = await member();
  for (const message of ['remember that I have 8 hours a week', 'remember that I have 6 hours a week'])
    for (const one of [message, 'yes']) await ask(someone, one);
  for (const message of ['remember that I train on Tuesdays', 'remember that I hate rain'])
    for (const one of [message, 'yes']) await ask(someone, one);
  expect((await list(someone)).map(({ value }: { value: string }) => value)).toEqual([
    '6',
    'I train on Tuesdays',
    'I hate rain',
  ]);
  const { headers } = someone;
  const { data } = (await api.app.inject({ url: '/users/export', headers })).json();
  expect(data.coach_remembered).toHaveLength(3);
  await api.context.db.deleteFrom('users').where('id', '=', someone.userId).execute();
  const left = await api.context.db
    .selectFrom('coach_remembered')
    .select('id')
    .where('user_id', '=', someone.userId)
    .execute();
  expect(left).toEqual([]);
});
