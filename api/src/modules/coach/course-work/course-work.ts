import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CourseJob, CourseRefusal, CourseResult } from '@breakaway/coach/course-work';
import type { App, Context } from '../../../context.ts';
import { ThreadPool, type Failure, type PoolOptions } from './thread-pool.ts';

/**
 * Does work on a course without keeping anybody else waiting; what cannot be done is a refusal.
 * @param member whose it is: members get their turn one after the other
 */
export type Compute = <J extends CourseJob>(job: J, member: string) => Promise<CourseResult<J>>;

const refusal = (why: CourseRefusal['why'] & string, message: string): CourseRefusal => ({
  ok: false,
  message,
  why,
});
const BUSY = refusal('busy', 'The coach is busy. Please ask again in a minute.');
const REFUSALS: Record<Failure, CourseRefusal> = {
  busy: BUSY,
  closed: BUSY,
  late: refusal('late', 'This course takes too long to plan here. Open it in the Race Analyzer.'),
  died: refusal('failed', 'This course cannot be planned here. Open it in the Race Analyzer.'),
};

// In the sources the thread is next to this file; in a build, next to the bundle.
const isBuild = import.meta.filename.endsWith('.js');
const OPTIONS: PoolOptions = {
  module: join(import.meta.dirname, isBuild ? 'course-thread.js' : 'thread.ts'),
  mostThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 50,
  limitMs: 10_000,
  withinMs: 12_000,
  mostMb: 512,
};
const MOST_RESULTS = 50;
const MOST_LETTERS = 32_000_000;
/** What took too long is not tried again for so long. */
const LATE_MS = 5 * 60_000;

interface Kept {
  result: Promise<unknown>;
  untilMs: number;
  /** its length as JSON, once it is there */
  letters: number;
}

/**
 * Work on courses in threads of its own, which end with the app. The newest results are kept, so that a follow-up or a retry
 * costs nothing.
 * @param options for tests
 */
export function courseWork(
  app: App,
  { log, clock }: Pick<Context, 'log' | 'clock'>,
  { mostLetters = MOST_LETTERS, ...options }: Partial<PoolOptions> & { mostLetters?: number } = {},
): Compute {
  const all = { ...OPTIONS, ...options };
  // Facts take some 30 ms: they do not wait behind a plan, which takes up to ten seconds.
  const pools = { facts: new ThreadPool({ ...all, mostThreads: 1 }), plan: new ThreadPool(all) };
  app.addHook('onClose', () => Promise.all(Object.values(pools).map((pool) => pool.close())));
  const results = new Map<string, Kept>();

  const dropOldest = () => {
    let letters = [...results.values()].reduce((sum, kept) => sum + kept.letters, 0);
    for (const [key, kept] of results) {
      if (results.size <= MOST_RESULTS && letters <= mostLetters) return;
      results.delete(key);
      letters -= kept.letters;
    }
  };

  const begin = (key: string, job: CourseJob, of: string): Kept => {
    const kept: Kept = { result: work(), untilMs: Infinity, letters: 0 };
    return kept;

    async function work(): Promise<unknown> {
      const outcome = await pools[job.kind].run(job, of);
      if (outcome.ok) {
        kept.letters = JSON.stringify(outcome.result).length;
        dropOldest();
        return outcome.result;
      }
      if (outcome.why === 'late') kept.untilMs = clock().getTime() + LATE_MS;
      else results.delete(key);
      log.warn('A course was not computed', { reason: outcome.why });
      return REFUSALS[outcome.why];
    }
  };

  return async <J extends CourseJob>(job: J, member: string) => {
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
    const before = results.get(key);
    const kept = before && before.untilMs > clock().getTime() ? before : begin(key, job, member);
    results.delete(key);
    results.set(key, kept);
    dropOldest();
    return (await kept.result) as CourseResult<J>;
  };
}
