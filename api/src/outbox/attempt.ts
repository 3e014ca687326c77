import { retryDelay, type Lane, type Policies } from './lanes.ts';
import type { JobStore, TakenJob } from './store.ts';
import type { Log } from '../log.ts';

/** What a handler gets in addition to the job's payload. */
export interface Job {
  id: string;
  /** Counts from 1. */
  attempt: number;
  /** Aborted when the attempt takes too long, or the process stops. A handler passes it to everything it awaits. */
  signal: AbortSignal;
}

/** Runs one job. Throwing puts it back for a later attempt. It may run twice, so it must be idempotent. */
export type JobHandler = (payload: never, job: Job) => Promise<void>;

export interface Kind {
  handler: JobHandler;
  lane: Lane;
  /** The job is useless later than this after it was due. */
  expiresAfterMs?: number;
}

/** The outcome of an attempt: done, to be retried, given up, expired, or put back because the process stops. */
export type Outcome = 'done' | 'failed' | 'dead' | 'expired' | 'released';

interface Surroundings {
  store: JobStore;
  log: Log;
  clock: () => Date;
  policies: Policies;
  random: () => number;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
  /** Runs a write to the store; it may retry. */
  write: (work: () => Promise<void>) => Promise<void>;
}

const MAX_REASON = 500;

class TooLong extends Error {
  constructor(limitMs: number) {
    super(`It took longer than ${limitMs / 1000} s`);
  }
}

/**
 * Runs a job once and records the outcome. A handler that ignores its signal blocks nothing: its job counts as failed,
 * and if it succeeds later after all, the job is done.
 */
export async function attempt(job: TakenJob, kind: Kind, around: Surroundings): Promise<Outcome> {
  const { store, log, clock, policies, random, stopping, write } = around;
  const policy = policies[kind.lane];
  const { tries, limitMs } = policy;
  const about = { kind: job.kind, job: job.id, attempt: job.attempts };
  const waited = clock().getTime() - job.firstDue.getTime();
  if (kind.expiresAfterMs !== undefined && waited > kind.expiresAfterMs) {
    await write(() => store.done(job));
    log.warn('A job has expired: nobody waits for it any more', about);
    return 'expired';
  }
  const bury = async (reason: string): Promise<Outcome> => {
    await write(() => store.bury(job, reason));
    log.error('A job failed too often and is given up; the command "jobs" lists it', { ...about, reason });
    return 'dead';
  };
  // Counted first: a process that its own job kills cannot count the failure.
  if (job.attempts > tries) return bury('The process ended during the last try');
  try {
    await inTime(job, kind, stopping, limitMs, store);
  } catch (error) {
    if (stopping.aborted) {
      await write(() => store.release(job));
      return 'released';
    }
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON);
    if (job.attempts >= tries) return bury(reason);
    const runAt = new Date(clock().getTime() + retryDelay(policy, job.attempts, random));
    await write(() => store.again(job, runAt, reason));
    log.warn('A job failed and will be tried again', { ...about, reason });
    return 'failed';
  }
  // Nothing comes between the end of the work and this: a kill in between repeats the work.
  await write(() => store.done(job));
  return 'done';
}

/** Runs the work, and fails as soon as it takes too long or the process stops, whether or not the work reacts. */
async function inTime(
  { id, attempts, payload, ...job }: TakenJob,
  { handler }: Kind,
  stopping: AbortSignal,
  limitMs: number,
  store: JobStore,
): Promise<void> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(new TooLong(limitMs)), limitMs);
  timer.unref();
  const stop = () => control.abort(stopping.reason);
  stopping.addEventListener('abort', stop);
  const { signal } = control;
  const cut = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  const work = Promise.resolve().then(() => handler(payload as never, { id, attempt: attempts, signal }));
  try {
    await Promise.race([work, cut]);
  } catch (error) {
    const late = () => store.done({ id, attempts, payload, ...job });
    if (signal.aborted) work.then(late).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
