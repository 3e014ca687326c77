import type { AnswerPart } from '@breakaway/contract';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

type Part = Extract<AnswerPart, { kind: 'session' | 'plan' }>;
const [work, rest] = [
  { seconds: 480, kind: 'work', from: 0.98, to: 0.98 },
  { seconds: 180, kind: 'rest', from: 0.5, to: 0.5 },
] as const;
const steps = [
  { seconds: 900, kind: 'warmUp', from: 0.5, to: 0.75 } as const,
  ...[work, rest, work, rest, work, rest, work],
  { seconds: 600, kind: 'coolDown', from: 0.55, to: 0.45 } as const,
];
const session = (more: Partial<Extract<Part, { kind: 'session' }>> = {}) => ({
  kind: 'session',
  title: '4x8 min at threshold',
  summary: '1 h 6 min',
  ftpW: 250,
  steps,
  ...more,
});
const day = (label: string, minutes: number, more: object = {}) => ({
  label,
  title: minutes > 0 ? `${minutes} min endurance` : 'Day off',
  minutes,
  hard: false,
  why: 'Because; easy, always.',
  ...more,
});
const plan = (days: object[][]) => ({
  kind: 'plan',
  title: 'To the Ötztaler',
  summary: 'Two weeks',
  ftpW: 250,
  weeks: days.map((one, i) => ({ label: `Week ${i + 1}`, phase: 'Base', note: '', hours: 5, days: one })),
});
const twoWeeks = plan([
  [day('Mon', 0), day('Tue', 66, { title: '4x8 min at threshold', hard: true, steps }), day('Sun', 120)],
  [day('Wed', 45, { title: 'Gym' })],
]);

let member: Awaited<ReturnType<TestApp['createMember']>>;
let promptId: string;

/** A conversation of the member with one answer for each of the given lists. */
async function converse(...answers: (object[] | null)[]) {
  const { db, clock } = api.context;
  const { id } = await db
    .insertInto('conversations')
    .values({ user_id: member.userId, created_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const parts of answers)
    await db
      .insertInto('turns')
      .values({
        conversation_id: id,
        user_id: member.userId,
        question: 'Plan?',
        asked_at: clock(),
        ...(parts && { answer: 'A plan.', parts: JSON.stringify(parts), answered_at: clock() }),
      })
      .execute();
  promptId = id;
}
const file = (query: Record<string, string | number>, headers: Record<string, string> = member.headers) =>
  api.app.inject({
    url: '/gpt-prompt/sessionFile',
    headers,
    query: { promptId, turn: '1', part: '0', format: 'zwo', ...query } as Record<string, string>,
  });

beforeEach(async () => {
  member = await api.createMember({ premium: true });
});

test.each([
  ['zwo', 'application/xml', '4x8-min-at-threshold.zwo', '<workout_file>'],
  ['erg', 'text/plain', '4x8-min-at-threshold.erg', '[COURSE HEADER]'],
  ['mrc', 'text/plain', '4x8-min-at-threshold.mrc', '[COURSE HEADER]'],
  ['fit', 'application/vnd.ant.fit', '4x8-min-at-threshold.workout.fit', '.FIT'],
])('a session as %s', async (format, type, name, holds) => {
  await converse([session()]);
  const answer = await file({ format });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain(type);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  expect(answer.rawPayload.toString('latin1')).toContain(holds);
});

test('the file has the steps of the answer, in watts by the FTP of that day', async () => {
  await converse([session()]);
  const erg = (await file({ format: 'erg' })).body;
  expect(erg).toContain('FTP = 250');
  expect(erg).toContain('15.0000\t245');
});

test('answers are counted from the oldest; a question without an answer does not count', async () => {
  await converse([{ kind: 'text', text: 'Hello.' }], null, [{ kind: 'text', text: 'A' }, session()]);
  expect((await file({ turn: 1 })).statusCode).toBe(404);
  expect((await file({ turn: 2, part: '1' })).statusCode).toBe(200);
  expect((await file({ turn: 3, part: '1' })).statusCode).toBe(404);
});

test('a session inside a fold, and a day of a plan', async () => {
  await converse([
    twoWeeks,
    {
      kind: 'details',
      title: 'More',
      parts: [{ kind: 'text', text: 'A' }, session({ title: 'Inside' }), twoWeeks],
    },
  ]);
  const names = [];
  for (const part of ['1.1', '0.w1.d2', '1.2.w1.d2'])
    names.push((await file({ part })).headers['content-disposition']);
  expect(names.map((name) => `${name}`.slice(22, -1))).toEqual([
    'inside.zwo',
    '4x8-min-at-threshold.zwo',
    '4x8-min-at-threshold.zwo',
  ]);
});

test.each([
  ['7'],
  ['2'],
  ['0.0'],
  ['0.w1.d1'],
  ['1.w1.d1'],
  ['1.w1.d9'],
  ['1.w9.d1'],
  ['1.w0.d0'],
  ['3.0'],
  ['3.9'],
])('there is nothing at %s', async (part) => {
  await converse([
    session(),
    twoWeeks,
    { kind: 'text', text: 'A' },
    { kind: 'details', title: 'More', parts: [{ kind: 'text', text: 'A' }] },
  ]);
  const answer = await file({ part });
  expect([answer.statusCode, answer.json().message]).toEqual([
    404,
    'There is no session here that a file could be made of.',
  ]);
});

test.each([
  ['a place that is none', { part: '../0' }, 'This part is not valid.'],
  ['an unknown format', { format: 'pdf' }, 'Format is not valid.'],
  ['turn 0', { turn: 0 }, 'Turn is not valid.'],
  ['a calendar of one session', { format: 'ics' }, 'A calendar file is made of a whole plan.'],
  ['a workout of a whole plan', { part: '1' }, 'Open a day of the plan for this kind of file.'],
  ['watts without FTP', { part: '2', format: 'erg' }, 'This format counts in watts. Enter your FTP first.'],
  ['no steps', { part: '3' }, 'This session has no steps to ride.'],
])('%s is rejected with one sentence', async (_, query, sentence) => {
  await converse([session(), twoWeeks, session({ ftpW: null }), session({ steps: [] })]);
  const answer = await file(query as Record<string, string | number>);
  expect([answer.statusCode, answer.json().message]).toEqual([400, sentence]);
});

test('without FTP the file has shares of FTP', async () => {
  await converse([session({ ftpW: null })]);
  expect((await file({ format: 'mrc' })).body).toContain('15.0000\t98');
});

test('an all-out effort has no target', async () => {
  const sprint = { seconds: 10, kind: 'work', from: 2.5, to: 2.5, label: 'sprint' } as const;
  await converse([session({ steps: [...steps, sprint] })]);
  expect((await file({})).body).toContain('<FreeRide Duration="10"');
});

test("another member's conversation does not exist, and without a token there is none", async () => {
  await converse([session()]);
  const other = await api.createMember({ premium: true });
  const answer = await file({}, other.headers);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  expect((await file({ promptId: 'not-an-id' })).statusCode).toBe(404);
  expect((await file({}, {})).statusCode).toBe(401);
});

test('a member whose plan has ended can still download the files of their answers', async () => {
  await converse([session()]);
  await api.context.db.deleteFrom('subscriptions').where('user_id', '=', member.userId).execute();
  expect((await file({})).statusCode).toBe(200);
});

describe('a plan for a calendar', () => {
  const events = (text: string) =>
    [...text.replaceAll('\r\n ', '').matchAll(/DTSTART;VALUE=DATE:(\d+)[^]*?SUMMARY:(.*)\r/g)].map(
      ([, date, title]) => `${date} ${title}`,
    );
  test('has its rides as all-day events', async () => {
    await converse([twoWeeks]);
    const answer = await file({ format: 'ics' });
    expect(answer.headers['content-type']).toContain('text/calendar');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="to-the-otztaler.ics"');
    expect(events(answer.body).map((event) => event.slice(9))).toEqual([
      '4x8 min at threshold\\, 66 min',
      '120 min endurance\\, 120 min',
      'Gym\\, 45 min',
    ]);
  });

  test('is valid: escaped characters, lines of 75 bytes, a stable id', async () => {
    await converse([
      plan([[day('Mon', 60, { title: 'Überlange Fahrt', why: `Weil; ${'sehr '.repeat(40)}` })]]),
    ]);
    const [first, again] = [await file({ format: 'ics' }), await file({ format: 'ics' })];
    const lines = first.body.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(first.body.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Week 1. Weil\\; sehr sehr');
    const ids = (text: string) => text.match(/UID:.*/g);
    expect(ids(first.body)).toHaveLength(1);
    expect(ids(first.body)).toEqual(ids(again.body));
  });
});
