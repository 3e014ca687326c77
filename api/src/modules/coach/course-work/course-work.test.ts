import { doCourseJob, type CourseJob } from '@breakaway/coach/course-work';
import { resolveAthlete, rollingRoute, writeRoute } from '@breakaway/cycling';
import fastify from 'fastify';
import type { App } from '../../../context.ts';
import { createLog } from '../../../log.ts';
import { courseWork } from './course-work.ts';

const course = JSON.stringify(writeRoute(rollingRoute(3000, 40)));
const athlete = resolveAthlete({
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 70 },
});
const plan = (temperatureC = 18): CourseJob => ({
  kind: 'plan',
  course,
  question: {
    athlete,
    bike: 'road',
    temperatureC,
    goal: { kind: 'fastest' },
    toleranceGh: athlete.choToleranceGh!,
  },
});

let app: App;
let lines: string[];
let nowMs = 0;
const open = (options?: Parameters<typeof courseWork>[2]) => {
  app = fastify() as unknown as App;
  lines = [];
  const context = { log: createLog((line) => lines.push(line)), clock: () => new Date(nowMs) };
  const compute = courseWork(app, context, options);
  return <J extends CourseJob>(job: J) => compute(job, 'a member');
};
afterEach(() => app.close());

/** A thread that answers with the number of its jobs, and ends in the one that asks for it. */
const counting = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let jobs = 0;
    parentPort.on('message', ({ course }) => {
      if (course.startsWith('canary')) throw new Error(course);
      if (course === 'hang') for (;;);
      const fill = course.startsWith('large') ? 'x'.repeat(500) : '';
      parentPort.postMessage({ ok: true, jobs: (jobs += 1), fill });
    });`)}`,
);
const facts = (text: string): CourseJob => ({ kind: 'facts', course: text });

test('a thread answers as the call itself does, facts and plan, and the loop of the API turns meanwhile', async () => {
  const compute = open();
  expect(await compute({ kind: 'facts', course })).toEqual(doCourseJob({ kind: 'facts', course }));
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  turn();
  const planned = await compute(plan());
  isOver = true;
  expect(planned).toEqual(doCourseJob(plan()));
  expect(planned.ok).toBe(true);
  expect(turns).toBeGreaterThan(10);
});

test('facts do not wait behind plans', async () => {
  const compute = open({ module: counting, mostThreads: 1 });
  const hangs = compute({ ...plan(), course: 'hang' });
  expect(await compute(facts('a'))).toMatchObject({ ok: true, jobs: 1 });
  await app.close();
  expect(await hangs).toMatchObject({ why: 'busy' });
});

test('a course that cannot be read is refused in a sentence', async () => {
  const refusal = { ok: false, message: 'The road of this file cannot be read.' };
  const compute = open();
  for (const text of ['', '{', '{}', '[1]', '"x"']) expect(await compute(facts(text))).toEqual(refusal);
});

test('the same work is done once, and the newest 50 results are kept', async () => {
  const compute = open({ module: counting, mostThreads: 1 });
  const jobs = async (text: string) => ((await compute(facts(text))) as unknown as { jobs: number }).jobs;
  expect(await Promise.all([jobs('a'), jobs('a')])).toEqual([1, 1]);
  for (let i = 0; i < 49; i += 1) await jobs(`other ${i}`);
  expect(await jobs('a')).toBe(1);
  expect(await jobs('one more')).toBe(51);
  expect(await jobs('a')).toBe(1);
  // It was the oldest.
  expect(await jobs('other 0')).toBe(52);
});

test('fewer results are kept where they are large', async () => {
  const compute = open({ module: counting, mostThreads: 1, mostLetters: 1200 });
  const jobs = async (text: string) => ((await compute(facts(text))) as unknown as { jobs: number }).jobs;
  for (const text of ['large 1', 'large 2', 'small']) await jobs(text);
  expect([await jobs('large 1'), await jobs('small')]).toEqual([1, 3]);
  expect(await jobs('large 3')).toBe(4);
  expect([await jobs('small'), await jobs('large 2')]).toEqual([3, 5]);
});

test('what fails is a refusal, is tried again when it is asked again, and its content is in no log', async () => {
  const compute = open({ module: counting, mostThreads: 1, mostWaiting: 1 });
  const sentence = 'This course cannot be planned here. Open it in the Race Analyzer.';
  for (let i = 0; i < 2; i += 1)
    expect(await compute(facts('canary'))).toEqual({ ok: false, message: sentence, why: 'failed' });
  expect(lines).toEqual([expect.stringContaining('"died"'), expect.stringContaining('"died"')]);
  const all = ['hang', 'a', 'b'].map((text) => compute(facts(text)));
  const busy = { ok: false, message: 'The coach is busy. Please ask again in a minute.', why: 'busy' };
  expect(await all[2]).toEqual(busy);
  await app.close();
  expect(await Promise.all(all)).toEqual([busy, busy, busy]);
  expect(lines.join('')).not.toContain('canary');
});

test('what takes too long is a refusal, and is not tried again for some minutes', async () => {
  const compute = open({ module: counting, limitMs: 50 });
  const message = 'This course takes too long to plan here. Open it in the Race Analyzer.';
  const late = { ok: false, message, why: 'late' };
  const times = () => lines.filter((line) => line.includes('"late"')).length;
  for (let i = 0; i < 2; i += 1) expect(await compute(facts('hang'))).toEqual(late);
  expect(times()).toBe(1);
  nowMs += 5 * 60_000;
  expect(await compute(facts('hang'))).toEqual(late);
  expect(times()).toBe(2);
});

test('what no time is left for is busy, and is tried again', async () => {
  const compute = open({ module: counting, withinMs: 50 });
  for (let i = 0; i < 2; i += 1) expect(await compute(facts('hang'))).toMatchObject({ why: 'busy' });
  expect(lines).toHaveLength(2);
});
