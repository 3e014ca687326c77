import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankMemory, type Brain, type Turn } from '@breakaway/coach';
import { doCourseJob } from '@breakaway/coach/course-work';
import type { ChatFile, HistoryMessage } from '@breakaway/contract';
import { rollingRoute, routeFrom, writeRoute } from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import type { App } from '../../context.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { answerQuestion } from './answer.ts';
import type { Compute } from './course-work/course-work.ts';
import { RunningTurns } from './running.ts';
import { conversationsOf, type Talker } from './testing.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const written = writeRoute(rollingRoute(3000, 40));
const course = JSON.stringify(written);
const card: ChatFile['card'] = {
  kind: 'route',
  name: 'The hill',
  distanceM: 1,
  ascentM: 2,
  timeS: null,
  averagePowerW: null,
  profile: [0, 50, 100],
};
const ride: NonNullable<ChatFile['ride']> = {
  startMs: 1_790_000_000_000,
  elapsedS: 3700,
  movingS: 3600,
  distanceM: 30_000,
  ascentM: null,
  averageSpeedMs: 8.3,
  maxSpeedMs: 15,
  averagePowerW: 200,
  maxPowerW: 700,
  normalizedW: 220,
  workJ: 720_000,
  averageHeartRateBpm: null,
  maxHeartRateBpm: null,
  averageCadenceRpm: 85,
  spikes: 0,
  atPowerS: [[200, 3600]],
  atHeartRateS: [],
  bests: [{ durationS: 60, powerW: 400 }],
  halves: null,
  wPrime: null,
};
const route = (more: Partial<ChatFile> = {}): ChatFile => ({ card, course, ride: null, ...more });
const indoors: ChatFile = { card: { ...card, kind: 'ride', distanceM: 30_000 }, course: null, ride };

const send = (talker: Talker, promptId: string, file: unknown, requestId?: string) =>
  talker.send({ promptId, message: 'How hard is this?', file, requestId });
const filesIn = async (talker: Talker, id: string) =>
  ((await talker.read(id)).body.data as HistoryMessage[]).flatMap(({ file }) => file ?? []);
const courseOf = (talker: Talker, promptId: string, fileId: string) =>
  talker.get(`/gpt-prompt/chatCourse?promptId=${promptId}&fileId=${fileId}`);
const stored = async (conversation: string) =>
  api.context.db.selectFrom('chat_files').selectAll().where('conversation_id', '=', conversation).execute();

test('a file is shown with its question as the server computed it, and its course is read again unchanged', async () => {
  const talker = await conversationsOf(api);
  const id = await talker.open();
  expect((await send(talker, id, route())).status).toBe(200);
  const [answer, question] = (await talker.read(id)).body.data;
  expect(answer).not.toHaveProperty('file');
  const { distanceM, ascentM } = rollingRoute(3000, 40);
  expect(question.file).toEqual({ ...card, distanceM, ascentM, id: expect.any(String), hasCourse: true });
  const read = await courseOf(talker, id, question.file.id);
  expect([read.status, read.body.data]).toEqual([200, course]);
});

const ridesAt = process.env['RIDES_DIR'] ?? join(__dirname, '../../../../../shared/data');
const gpx = join(ridesAt, 'gpx/optiride-cingle-du-ventoux.gpx');
(existsSync(gpx) ? test : test.skip)('a real course of 135 km is stored and computed', async () => {
  const parsed = await readActivityOrRoute(new Uint8Array(readFileSync(gpx)), gpx);
  if (!parsed.ok) throw new Error(parsed.message);
  const real = routeFrom(parsed.track.points, { stored: true });
  if (!real.ok) throw new Error(real.message);
  const talker = await conversationsOf(api);
  const id = await talker.open();
  const text = JSON.stringify(writeRoute(real));
  expect((await send(talker, id, route({ course: text }))).status).toBe(200);
  const [file] = await filesIn(talker, id);
  expect(file).toMatchObject({ distanceM: real.distanceM, ascentM: real.ascentM });
  expect((await courseOf(talker, id, file!.id)).body.data).toBe(text);
  expect((await stored(id))[0]!.facts).toMatchObject({ distanceM: real.distanceM, hasElevation: true });
});

test('a ride without a road keeps its card and its numbers', async () => {
  const talker = await conversationsOf(api);
  const id = await talker.open();
  expect((await send(talker, id, indoors)).status).toBe(200);
  const [file] = await filesIn(talker, id);
  expect(file).toEqual({ ...indoors.card, id: file!.id, hasCourse: false });
  expect(await stored(id)).toMatchObject([{ ride, course: null, facts: null }]);
  const read = await courseOf(talker, id, file!.id);
  expect([read.status, read.body.message]).toEqual([404, 'This file has no road.']);
});

test('names and sentences of a file are plain text on one line', async () => {
  const talker = await conversationsOf(api);
  const id = await talker.open();
  const mends = [{ kind: 'gap', count: 1, atM: [1200], what: 'A\u0000 gap\ud800\u202e was\nclosed' }];
  const odd = JSON.stringify({ ...written, mends });
  await send(talker, id, route({ card: { ...card, name: '\u001b[31mThe\r\n\u202ehill' }, course: odd }));
  await send(talker, id, { ...indoors, card: { ...indoors.card, name: '\u202e\u0007' } });
  expect((await filesIn(talker, id)).map(({ name }) => name)).toEqual(['Ride', '[31mThe hill']);
  expect((await stored(id))[0]).toMatchObject({ facts: { mends: ['A gap was closed, at km 1.2.'] } });
});

test.each([
  ['This file has neither a road nor a ride.', route({ course: null })],
  ['The road of this file cannot be read.', route({ course: '{}' })],
  ['The road of this file cannot be read.', route({ course: 'x'.repeat(600_000) })],
  ['Course is too long.', route({ course: 'x'.repeat(600_001) })],
  ['File contains a character that cannot be stored.', route({ card: { ...card, name: 'a\0' } })],
])('%s', async (message, file) => {
  const talker = await conversationsOf(api);
  const id = await talker.open();
  const answer = await send(talker, id, file);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
  expect((await talker.read(id)).body.data).toEqual([]);
  expect(await talker.list()).toEqual([]);
});

test('the largest file fits into a request', async () => {
  const talker = await conversationsOf(api);
  const spent = (most: number) => Array.from({ length: most + 1 }, (_, i) => [i, 3_000_000]);
  const full = { ...ride, atPowerS: spent(3000), atHeartRateS: spent(300) };
  const longest = JSON.stringify({ ...written, more: 'x'.repeat(600_000 - course.length - 10) });
  const payload = { message: 'm'.repeat(4000), file: { card, course: longest, ride: full } };
  const promptId = await talker.open();
  expect((await talker.send({ promptId, ...payload })).status).toBe(200);
});

test('a repeated request stores its file once, and an answer that was lost is given with the file that is stored', async () => {
  const talker = await conversationsOf(api);
  const id = await talker.open();
  const first = await send(talker, id, route(), 'r1');
  expect(await send(talker, id, route(), 'r1')).toEqual(first);
  // Not even looked at any more.
  expect(await send(talker, id, route({ course: '{}' }), 'r1')).toEqual(first);
  await api.context.db
    .updateTable('turns')
    .set({ answer: null, answered_at: null })
    .where('conversation_id', '=', id)
    .execute();
  expect((await send(talker, id, indoors, 'r1')).status).toBe(200);
  expect(await stored(id)).toMatchObject([{ course, ride: null }]);
});

test('the course is nobody else’s, and not that of a conversation that is deleted', async () => {
  const [talker, other] = [await conversationsOf(api), await conversationsOf(api)];
  const id = await talker.open();
  await send(talker, id, route());
  const [file] = await filesIn(talker, id);
  const empty = await talker.open();
  const noConversation = 'This conversation does not exist. Please start a new chat.';
  const noFile = 'This file does not exist.';
  const refused = async (from: Talker, promptId: string, fileId: string) => {
    const { status, body } = await courseOf(from, promptId, fileId);
    return [status, body.message];
  };
  expect(await refused(other, id, file!.id)).toEqual([404, noConversation]);
  expect(await refused(other, await other.open(), file!.id)).toEqual([404, noFile]);
  expect(await refused(talker, empty, file!.id)).toEqual([404, noFile]);
  expect(await refused(talker, id, 'x')).toEqual([404, noFile]);
  expect(await refused(talker, id, id)).toEqual([404, noFile]);
  const nobody = await api.app.inject(`/gpt-prompt/chatCourse?promptId=${id}&fileId=${file!.id}`);
  expect(nobody.statusCode).toBe(401);
  await talker.remove(id);
  expect(await refused(talker, id, file!.id)).toEqual([404, noConversation]);
  await talker.restore(id);
  expect((await courseOf(talker, id, file!.id)).body.data).toBe(course);
});

test('a member’s oldest roads are dropped beyond 50 MB; their cards and rides stay', async () => {
  const [talker, other] = [await conversationsOf(api), await conversationsOf(api)];
  const [id, later, theirs] = [await talker.open(), await talker.open(), await other.open()];
  await send(other, theirs, route());
  for (let i = 0; i < 3; i += 1) await send(talker, id, { ...route(), ride });
  const files = await filesIn(talker, id);
  const [newest, middle, oldest] = files;
  // Two of the largest that would fit, without their way through the API.
  for (const { id: turn } of [middle!, oldest!])
    await api.context.db
      .updateTable('chat_files')
      .set({ course: 'x'.repeat(25_000_000) })
      .where('turn_id', '=', turn!)
      .execute();
  await send(talker, later, indoors);
  expect((await filesIn(talker, id)).map(({ hasCourse }) => hasCourse)).toEqual([true, true, true]);
  await send(talker, later, route());
  expect(await filesIn(talker, id)).toEqual([newest, middle, { ...oldest, hasCourse: false }]);
  expect((await stored(id)).every((file) => file.ride !== null)).toBe(true);
  const gone = await courseOf(talker, id, oldest!.id!);
  const sentence = 'The road of this file is no longer kept. Attach it again.';
  expect([gone.status, gone.body.message]).toEqual([404, sentence]);
  expect((await courseOf(talker, id, newest!.id!)).body.data).toBe(course);
  expect((await filesIn(other, theirs))[0]).toMatchObject({ hasCourse: true });
});

test('a file is in the export, and goes with its conversation', async () => {
  const talker = await conversationsOf(api);
  const id = await talker.open();
  await send(talker, id, { ...route(), ride });
  const exported = async () => (await talker.get('/users/export')).body.data.chat_files;
  expect(await exported()).toMatchObject([{ card: { name: 'The hill' }, ride, course }]);
  await talker.remove(id);
  expect(await exported()).toEqual([]);
  expect(await stored(id)).toHaveLength(1);
  await api.context.outbox.add(api.context.db, 'ops.cleanup', { hour: 0 });
  api.advance(86_401_000);
  await api.context.outbox.runDue();
  expect(await stored(id)).toEqual([]);
});

describe('what the brain gets', () => {
  const turns: Turn[] = [];
  const brain: Brain = {
    engine: 'A brain',
    answer(turn) {
      turns.push(turn);
      return { parts: [], text: 'Yes.', memory: blankMemory, calls: [], outcome: 'answered', by: 'a test' };
    },
  };
  const closed = { addHook() {} } as unknown as App;
  const ask = async (
    talker: Talker,
    question: { promptId: string; message?: string; file?: ChatFile; requestId?: string },
    compute: Compute = (async () => ({ ok: false, message: 'Not here.' })) as Compute,
  ) => {
    const coach = { model: brain, running: new RunningTurns(closed, api.context), compute };
    const { userId } = talker;
    await answerQuestion(api.context, coach, { userId, message: 'And now?', ...question }, () => {});
    return turns.at(-1)!;
  };
  const unanswer = (requestId: string) =>
    api.context.db
      .updateTable('turns')
      .set({ answer: null, answered_at: null })
      .where('request_id', '=', requestId)
      .execute();

  test('the newest file up to its turn, and where its work is done', async () => {
    const talker = await conversationsOf(api);
    const promptId = await talker.open();
    const before = await ask(talker, { promptId });
    expect([before.file, before.compute]).toEqual([undefined, undefined]);
    await send(talker, promptId, route(), 'with a course');
    await send(talker, promptId, indoors);
    const [second, first] = await filesIn(talker, promptId);
    const later = await ask(talker, { promptId });
    expect(later.file).toEqual({
      ...indoors,
      card: indoors.card,
      id: second!.id,
      course: null,
      isNew: false,
    });
    expect(later.compute).toEqual(expect.any(Function));
    await unanswer('with a course');
    const again = await ask(talker, { promptId, requestId: 'with a course' });
    expect(again.file).toMatchObject({ id: first!.id, isNew: true, ride: null, course: { text: course } });
    expect(again.file!.course!.facts).toMatchObject({ distanceM: first!.distanceM, mends: [] });
  });

  test('a stop while the built-in coach waits for a plan is stored as a stop', async () => {
    const talker = await conversationsOf(api);
    const promptId = await talker.open();
    const running = new RunningTurns(closed, api.context);
    const { userId } = talker;
    const compute = (async (job) => {
      if (job.kind === 'facts') return doCourseJob(job);
      void running.stop(promptId);
      return new Promise(() => {});
    }) as Compute;
    await api.context.db
      .updateTable('users')
      .set({ profile: JSON.stringify({ bodyMatrix: { weight: 70 }, powerMatrix: { ftp: 250 } }) })
      .where('id', '=', userId)
      .execute();
    const question = { userId, promptId, message: 'Make a race plan', file: route() };
    const answer = await answerQuestion(api.context, { model: null, running, compute }, question, () => {});
    expect(answer).toMatchObject({ status: 'stopped', data: 'No words had come yet.' });
    expect((await talker.read(promptId)).body.data[0]).toMatchObject({ status: 'stopped' });
  });

  test('more files than can be checked at once: nothing is stored, and it may be asked again', async () => {
    const talker = await conversationsOf(api);
    const promptId = await talker.open();
    const message = 'The coach is busy.';
    const busy = (async () => ({ ok: false, message, why: 'busy' })) as Compute;
    const call = ask(talker, { promptId, file: route() }, busy);
    await expect(call).rejects.toMatchObject({ status: 503, code: 'BUSY', message });
    expect((await talker.read(promptId)).body.data).toEqual([]);
  });
});

test('nothing of a file is in a log, also where it fails', async () => {
  const talker = await conversationsOf(api);
  const promptId = await talker.open();
  const odd = { ...card, name: 'canary' };
  const mends = [{ kind: 'canary', count: 1, atM: [], what: 'canary' }];
  const good = { card: odd, course: JSON.stringify({ ...written, mends }), ride };
  const statuses = [];
  for (const file of [
    good,
    { ...good, course: 'canary' },
    { ...good, course: '{"canary' },
    { ...good, card: { ...odd, name: 'canary\0' } },
    { ...good, card: { ...odd, kind: 'canary' } },
    { ...good, course: 'canary'.repeat(200_000) },
    { ...good, course: null, ride: null },
  ])
    statuses.push((await send(talker, promptId, file)).status);
  await api.context.db.schema.alterTable('chat_files').renameTo('gone').execute();
  statuses.push((await send(talker, promptId, good)).status);
  await api.context.db.schema.alterTable('gone').renameTo('chat_files').execute();
  expect(statuses).toEqual([200, 400, 400, 400, 400, 413, 400, 500]);
  expect((await filesIn(talker, promptId)).map(({ name }) => name)).toEqual(['canary']);
  expect(api.logLines.join('')).toContain('A call failed unexpectedly');
  expect(api.logLines.join('')).not.toContain('canary');
});
