import { doCourseJob, type CourseJob, type CourseResult } from './course-work.ts';

type Compute = <J extends CourseJob>(job: J) => Promise<CourseResult<J>>;

/** Thrown where an answer needs work on a course that is done elsewhere. */
class CourseWanted extends Error {
  readonly job: CourseJob;
  constructor(job: CourseJob) {
    super('Work on a course is wanted.');
    this.job = job;
  }
}

/**
 * Work on courses in one turn. Answers are written at once, and work that takes long is not: where it comes up, the answer
 * is left, the work is done, and the answer is written again from its beginning, with the result at hand.
 */
export class Courses {
  readonly #compute: Compute | undefined;
  readonly #done = new Map<string, CourseResult>();

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
  async answered<T>(answer: () => T | Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await answer();
      } catch (error) {
        if (!(error instanceof CourseWanted) || !this.#compute) throw error;
        this.#done.set(JSON.stringify(error.job), await this.#compute(error.job));
      }
    }
  }
}
