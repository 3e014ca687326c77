import { doCourseJob, type CourseJob, type CourseRefusal, type CourseResult } from './course-work.ts';

type Compute = <J extends CourseJob>(job: J) => Promise<CourseResult<J>>;

/** Thrown where an answer needs work on a course that is done elsewhere. */
class CourseWanted extends Error {
  readonly job: CourseJob;
  constructor(job: CourseJob) {
    super('Work on a course is wanted.');
    this.job = job;
  }
}

/** How an answer is waited for that needs work on a course. */
export interface CourseWait {
  /** ends the wait: it rejects with the reason of the signal */
  signal?: AbortSignal | undefined;
  /** how long, ms, counted from the beginning of the turn; after that the work is refused, and goes on for the next question */
  withinMs?: number;
}

/** A whole answer is there 15 s after its question. */
const WITHIN_MS = 14_000;

const NOT_YET: CourseRefusal = {
  ok: false,
  message: 'This plan is not ready yet. Ask again in a moment, or open it in the Race Analyzer.',
  why: 'late',
};

/**
 * Work on courses in one turn. Answers are written at once, and work that takes long is not: where it comes up, the answer
 * is left, the work is done, and the answer is written again from its beginning, with the result at hand.
 */
export class Courses {
  readonly #compute: Compute | undefined;
  readonly #done = new Map<string, CourseResult>();
  readonly #begunMs = performance.now();

  /** @param compute does the work elsewhere; without it, it is done where it comes up */
  constructor(compute?: Compute) {
    this.#compute = compute;
  }

  /** The result of a job. Only inside of `answered`, unless the work is done where it comes up. */
  result<J extends CourseJob>(job: J): CourseResult<J> {
    if (!this.#compute) return doCourseJob(job);
    const done = this.#done.get(JSON.stringify(job));
    if (!done) throw new CourseWanted(job);
    return done as CourseResult<J>;
  }

  /** Lets something be answered that may need work on a course: it has to change nothing until it returns. */
  async answered<T>(answer: () => T | Promise<T>, wait: CourseWait = {}): Promise<T> {
    for (;;) {
      try {
        return await answer();
      } catch (error) {
        if (!(error instanceof CourseWanted) || !this.#compute) throw error;
        const result = await this.#inTime(this.#compute(error.job), wait);
        this.#done.set(JSON.stringify(error.job), result);
      }
    }
  }

  async #inTime(work: Promise<CourseResult>, { signal, withinMs = WITHIN_MS }: CourseWait) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let onStop = () => {};
    try {
      return await new Promise<CourseResult>((resolve, reject) => {
        onStop = () => reject(signal?.reason as Error);
        if (signal?.aborted) onStop();
        signal?.addEventListener('abort', onStop);
        const leftMs = this.#begunMs + withinMs - performance.now();
        timer = setTimeout(() => resolve(NOT_YET), Math.max(0, leftMs));
        work.then(resolve, reject);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onStop);
    }
  }
}
