import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CourseJob, CourseResult } from '@breakaway/coach/course-work';
import type { App, Context } from '../../../context.ts';
import { ThreadPool, type Failure, type PoolOptions } from './thread-pool.ts';

/** Does work on a course without keeping anybody else waiting; what cannot be done is a refusal. */
export type Compute = <J extends CourseJob>(job: J) => Promise<CourseResult<J>>;

export const BUSY = 'The coach is busy. Please ask again in a minute.';
const SENTENCES: Record<Failure, string> = {
  busy: BUSY,
  closed: BUSY,
  late: 'This course takes too long to plan here. Open it in the Race Analyzer.',
  died: 'This course cannot be planned here. Open it in the Race Analyzer.',
};

// In the sources the thread is next to this file; in a build, next to the bundle.
const isBuild = import.meta.filename.endsWith('.js');
const OPTIONS: PoolOptions = {
  module: join(import.meta.dirname, isBuild ? 'course-thread.js' : 'thread.ts'),
  mostThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 50,
  limitMs: 10_000,
  mostMb: 512,
};
const MOST_RESULTS = 50;

/**
 * Work on courses in threads of its own, which end with the app. The newest results are kept, so that a follow-up or a retry
 * costs nothing.
 * @param options for tests
 */
export function courseWork(app: App, { log }: Pick<Context, 'log'>, options?: Partial<PoolOptions>): Compute {
  const pool = new ThreadPool({ ...OPTIONS, ...options });
  app.addHook('onClose', () => pool.close());
  const results = new Map<string, Promise<unknown>>();

  const begin = async (key: string, job: CourseJob): Promise<unknown> => {
    const outcome = await pool.run(job);
    if (outcome.ok) return outcome.result;
    results.delete(key);
    log.warn('A course was not computed', { reason: outcome.why });
    return { ok: false, message: SENTENCES[outcome.why] };
  };

  return async <J extends CourseJob>(job: J) => {
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
    const result = results.get(key) ?? begin(key, job);
    results.delete(key);
    results.set(key, result);
    if (results.size > MOST_RESULTS) results.delete(results.keys().next().value!);
    return (await result) as CourseResult<J>;
  };
}
