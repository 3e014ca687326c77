import { blankMemory } from '../memory.ts';
import type { CourseJob, CourseResult } from '../files/course-work.ts';
import { Courses } from '../files/courses.ts';
import { ofRoute } from '../files/testing.ts';
import { builtInBrain, type Turn } from '../index.ts';
import { KnownFigures } from './known-figures.ts';
import { LIMITS, modelBrain, ModelFailure } from './index.ts';
import { Patience } from './patience.ts';
import { toolSetFor } from './tool-set.ts';
import { standingOf } from './tool-use.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('what does not come in time ends it; the time of other work is not counted', async () => {
  const patience = new Patience(undefined, 10_000);
  patience.expect(3000, 'stalled');
  await pass(2000);
  const works = [4000, 6000].map((ms) =>
    patience.during(() => new Promise((resolve) => setTimeout(resolve, ms))),
  );
  await pass(6000);
  await Promise.all(works);
  await pass(900);
  expect(patience.ended).toBeNull();
  await pass(200);
  expect(patience.ended).toBe('stalled');
});

test('what is expected during other work is expected after it, and the whole time too', async () => {
  const patience = new Patience(undefined, 5000);
  const work = patience.during(() => new Promise((resolve) => setTimeout(resolve, 20_000)));
  patience.expect(4000, 'stalled');
  await pass(20_000);
  await work;
  await pass(3900);
  expect(patience.ended).toBeNull();
  patience.expect(4000, 'stalled');
  await pass(1200);
  expect(patience.ended).toBe('too slow');
});

test('words that come slowly end before the first sentence is whole, and not after it', async () => {
  for (const isWhole of [false, true]) {
    const patience = new Patience(undefined, LIMITS.wholeMs, LIMITS.sentenceMs);
    for (let gone = 0; gone < LIMITS.sentenceMs; gone += 3500) {
      patience.expect(LIMITS.pieceMs, 'stalled');
      if (isWhole) patience.sentenceShown();
      await pass(3500);
    }
    expect(patience.ended).toBe(isWhole ? null : 'too slow');
    patience.over();
  }
});

describe('work on a course', () => {
  const turn: Turn = {
    message: 'Make a race plan',
    memory: blankMemory,
    profile: { bodyMatrix: { height: 178, weight: 70 }, powerMatrix: { ftp: 270 } },
    today: '2026-11-28',
    file: ofRoute,
  };
  const refusal: CourseResult = { ok: false, message: 'Not this one.' };
  const after = (ms: number) =>
    (<J extends CourseJob>(_job: J) =>
      new Promise((resolve) => setTimeout(() => resolve(refusal), ms))) as NonNullable<Turn['compute']>;
  const never = after(1e9);

  /** A model's call of the tool. */
  function called(compute: Turn['compute'], stop?: AbortSignal) {
    const standing = standingOf({ ...turn, courses: new Courses(compute) });
    const work = { standing, uses: [], refused: 0, known: new KnownFigures(), tokens: 0 };
    const patience = new Patience(stop, LIMITS.wholeMs);
    patience.expect(LIMITS.firstWordMs, 'too slow');
    const { tools } = toolSetFor(work, patience, LIMITS, () => {});
    const options = { toolCallId: 'a', messages: [], context: undefined };
    const result = Promise.resolve(tools['route']!.execute!({ about: 'plan' }, options as never));
    return { patience, result };
  }

  test('is not the time of the model', async () => {
    const { patience, result } = called(after(4500));
    await pass(4500);
    expect(JSON.stringify(await result)).toContain('Not this one.');
    await pass(LIMITS.firstWordMs - 100);
    expect(patience.ended).toBeNull();
    await pass(200);
    expect(patience.ended).toBe('too slow');
  });

  test('is refused to a model while there is time for its words', async () => {
    const { patience, result } = called(never);
    await pass(LIMITS.courseMs);
    expect(JSON.stringify(await result)).toContain('not ready yet');
    await pass(LIMITS.firstWordMs - 100);
    expect(patience.ended).toBeNull();
  });

  test('is waited for no longer after a stop', async () => {
    const stop = new AbortController();
    const { result } = called(never, stop.signal);
    const failed = result.catch((error: unknown) => error);
    await pass(100);
    stop.abort();
    expect(await failed).toMatchObject({ name: 'AbortError' });
  });

  const unconnected = modelBrain({
    endpoint: { baseUrl: 'http://127.0.0.1', model: 'none' },
    fallback: builtInBrain,
    around: () => Promise.reject(new ModelFailure('resting')),
  });
  test.each([
    ['the built-in coach', builtInBrain],
    ['the built-in coach in place of a model', unconnected],
  ])('a stop ends the wait of %s', async (_who, brain) => {
    const stop = new AbortController();
    const answer = Promise.resolve(brain.answer({ ...turn, compute: never }, { signal: stop.signal }));
    await pass(1000);
    stop.abort();
    expect(await answer).toMatchObject({ stopped: true, text: 'No words had come yet.' });
    expect(await answer).not.toHaveProperty('note');
  });

  test('the built-in coach answers within 15 s', async () => {
    const answer = Promise.resolve(builtInBrain.answer({ ...turn, compute: never }));
    await pass(14_500);
    expect((await answer).text).toContain('not ready yet');
  });
});
