import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';

/** Does one job. Throwing puts it back for a later try. It may run twice, so it must not matter if it does. */
export type JobHandler = (payload: never, job: { id: string; attempt: number }) => Promise<void>;

export interface Outbox {
  /**
   * Writes a job; pass the transaction of its cause, so that both happen or neither does.
   * @param options.runAt not before this time; at once by default
   * @param options.key while a job with this key waits, no second one is added
   */
  add(
    db: Kysely<Database>,
    kind: string,
    payload: object,
    options?: { runAt?: Date; key?: string },
  ): Promise<void>;
  /** Says how jobs of a kind are done. */
  handle<Payload>(
    kind: string,
    handler: (payload: Payload, job: { id: string; attempt: number }) => Promise<void>,
  ): void;
  /** Does every job that is due, and returns how many it tried. */
  runDue(): Promise<number>;
  /** Begins to look for due jobs, and goes on until `stop`. */
  start(): void;
  /** Lets the running job finish and takes no other. */
  stop(): Promise<void>;
  /** How long the longest-waiting due job has waited, in seconds. */
  lagSeconds(): Promise<number>;
}

/** A job that its worker did not finish in this time is taken to be lost with the worker, and tried again. */
const LEASE_MS = 60_000;
const POLL_MS = 1000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 15 * 60_000;

const retryDelay = (attempt: number) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempt - 1));

/**
 * Jobs that outlive the process: a row is deleted only after its handler has succeeded, so a crash at any moment
 * repeats a job rather than losing it. Replicas may all run one; a job goes to one of them at a time.
 */
export function createOutbox(db: Kysely<Database>, log: Log, clock: () => Date): Outbox {
  const handlers = new Map<string, JobHandler>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let stopped = true;

  const take = async () => {
    const now = clock();
    return db
      .updateTable('outbox')
      .set({ leased_until: new Date(now.getTime() + LEASE_MS), attempts: sql<number>`attempts + 1` })
      .where('id', '=', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('run_at', '<=', now)
          .where('kind', 'in', [...handlers.keys()])
          .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', now)]))
          .orderBy('run_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'payload', 'attempts', 'leased_until'])
      .executeTakeFirst();
  };

  const runOne = async (): Promise<boolean> => {
    if (handlers.size === 0) return false;
    const job = await take();
    if (!job) return false;
    try {
      await handlers.get(job.kind)!(job.payload as never, { id: job.id, attempt: job.attempts });
      await db.deleteFrom('outbox').where('id', '=', job.id).execute();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn('A job failed and will be tried again', {
        kind: job.kind,
        job: job.id,
        attempt: job.attempts,
        reason,
      });
      await db
        .updateTable('outbox')
        .set({
          leased_until: null,
          last_error: reason.slice(0, 500),
          run_at: new Date(clock().getTime() + retryDelay(job.attempts)),
        })
        .where('id', '=', job.id)
        .where('leased_until', '=', job.leased_until)
        .execute();
    }
    return true;
  };

  const runDue = async () => {
    let count = 0;
    while (await runOne()) {
      count += 1;
      if (stopped && timer) break;
    }
    return count;
  };

  const poll = () => {
    running = runDue().catch((error: unknown) => {
      log.warn('The outbox could not be read', { error });
      return 0;
    });
    void running.then(() => {
      if (!stopped) timer = setTimeout(poll, POLL_MS);
    });
  };

  return {
    async add(target, kind, payload, { runAt, key } = {}) {
      await target
        .insertInto('outbox')
        .values({ kind, payload: JSON.stringify(payload), key: key ?? null, run_at: runAt ?? clock() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },
    handle: (kind, handler) => void handlers.set(kind, handler as JobHandler),
    runDue,
    start() {
      stopped = false;
      poll();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
    async lagSeconds() {
      const row = await db
        .selectFrom('outbox')
        .select((query) => query.fn.min('run_at').as('oldest'))
        .where('run_at', '<=', clock())
        .executeTakeFirst();
      return row?.oldest ? (clock().getTime() - new Date(row.oldest).getTime()) / 1000 : 0;
    },
  };
}
