import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { attempt, type Job, type JobHandler, type Kind, type Outcome } from './attempt.ts';
import { LANES, type Lane, type Policies } from './lanes.ts';
import { jobStore, type TakenJob } from './store.ts';
import { startWorkers, type Workers } from './workers.ts';

export type { Job } from './attempt.ts';

export interface Outbox {
  /**
   * Writes a job; pass the transaction of its cause, so that both happen or neither does.
   * @param options.runAt not before this time; immediately by default
   * @param options.key while a job with this key waits, no second one is added. A dead letter with this key gets new
   * attempts
   */
  add(
    db: Kysely<Database>,
    kind: string,
    payload: object,
    options?: { runAt?: Date; key?: string },
  ): Promise<void>;
  /**
   * Registers the handler of a kind of job.
   * @param options.lane where it runs; `upkeep` by default
   * @param options.expiresAfterMs this long after it was due, a job is dropped instead of tried
   */
  handle<Payload>(
    kind: string,
    handler: (payload: Payload, job: Job) => Promise<void>,
    options?: { lane?: Lane; expiresAfterMs?: number },
  ): void;
  /** Runs every due job, one after the other, the longest-waiting first, and returns how many it tried. */
  runDue(): Promise<number>;
  /** Runs jobs as they become due, each lane with its own workers, until `stop`. */
  start(): void;
  /** Takes no more jobs. Running ones have `graceMs` to finish, some seconds by default; the rest is put back. */
  stop(graceMs?: number): Promise<void>;
  /** The lane of a kind; undefined for one without a handler. */
  laneOf(kind: string): Lane | undefined;
  /** How many jobs of a lane run in this process. */
  running(lane: Lane): number;
  /** Calls `listener` at the end of every attempt. */
  watch(listener: (kind: string, outcome: Outcome) => void): void;
}

/** How long a job may continue when the process stops. */
const GRACE_MS = 5000;
const WRITE_TRIES = 120;
const WRITE_GAP_MS = 500;

/**
 * Jobs that survive the process: a row is deleted only after its handler has succeeded, so a crash at any moment
 * repeats a job rather than losing it. All replicas may run one; each job goes to one of them at a time.
 * @param options.random the jitter of the delays between attempts, from 0 to 1
 */
export function createOutbox(
  db: Kysely<Database>,
  log: Log,
  clock: () => Date,
  { random = Math.random, policies = LANES }: { random?: () => number; policies?: Policies } = {},
): Outbox {
  const kinds = new Map<string, Kind>();
  const listeners: ((kind: string, outcome: Outcome) => void)[] = [];
  const store = jobStore(db, randomUUID(), clock);
  const stopping = new AbortController();
  let workers: Workers | undefined;

  const run = async (job: TakenJob, write: (work: () => Promise<void>) => Promise<void>) => {
    const around = { store, log, clock, policies, random, stopping: stopping.signal, write };
    const outcome = await attempt(job, kinds.get(job.kind)!, around);
    for (const listener of listeners) listener(job.kind, outcome);
  };

  /** A short database outage must not make us repeat finished work. */
  const untilWritten = async (work: () => Promise<void>) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries === WRITE_TRIES || stopping.signal.aborted) throw error;
        await setTimeout(WRITE_GAP_MS);
      }
    }
  };

  return {
    async add(target, kind, payload, { runAt = clock(), key = null } = {}) {
      const times = { run_at: runAt, first_due: runAt };
      await target
        .insertInto('outbox')
        .values({ kind, payload: JSON.stringify(payload), key, ...times })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ ...times, attempts: 0, dead_at: null })
            .where('outbox.dead_at', 'is not', null),
        )
        .execute();
      const lane = kinds.get(kind)?.lane;
      if (lane) workers?.nudge(lane);
    },
    handle(kind, handler, { lane = 'upkeep', ...options } = {}) {
      kinds.set(kind, { handler: handler as JobHandler, lane, ...options });
    },
    async runDue() {
      let count = 0;
      while (kinds.size > 0) {
        const [job] = await store.take([...kinds.keys()], 1);
        if (!job) break;
        await run(job, (work) => work());
        count += 1;
      }
      return count;
    },
    start() {
      const kindsOf = (lane: Lane) =>
        [...kinds].filter(([, kind]) => kind.lane === lane).map(([name]) => name);
      workers = startWorkers(store, log, policies, kindsOf, (job) =>
        run(job, untilWritten).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          log.warn('The end of a job could not be written', { kind: job.kind, job: job.id, reason });
        }),
      );
    },
    async stop(graceMs = GRACE_MS) {
      const cut = new AbortController();
      const late = setTimeout(graceMs, undefined, { signal: cut.signal }).then(
        () => stopping.abort(new Error('The process stops')),
        () => {},
      );
      await workers?.stop();
      cut.abort();
      await late;
    },
    laneOf: (kind) => kinds.get(kind)?.lane,
    running: (lane) => workers?.running(lane) ?? 0,
    watch: (listener) => void listeners.push(listener),
  };
}
