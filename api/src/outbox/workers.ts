import type { Outcome } from './attempt.ts';
import type { Lane, Policies } from './lanes.ts';
import { LEASE_MS, type JobStore, type TakenJob } from './store.ts';
import type { Log } from '../log.ts';

const POLL_MS = 1000;
const RENEW_MS = LEASE_MS / 4;
/** The delay before a new job is looked for: usually its transaction commits in between. */
const NUDGES_MS = [20, 150];

export interface Workers {
  /** Takes no more jobs. @returns when the running ones have finished */
  stop(): Promise<void>;
  /** Looks for jobs of a lane now, instead of at the next poll. */
  nudge(lane: Lane): void;
  /** How many jobs of a lane run in this process. */
  running(lane: Lane): number;
}

/**
 * Keeps every lane running, each with its own workers: a lane that hangs or has a long queue delays no other.
 * @param kindsOf the kinds of jobs in a lane
 * @param run runs one job and never fails
 */
export function startWorkers(
  store: JobStore,
  log: Log,
  policies: Policies,
  kindsOf: (lane: Lane) => string[],
  run: (job: TakenJob) => Promise<Outcome | void>,
): Workers {
  const lanes = Object.keys(policies) as Lane[];
  const busy = new Map(lanes.map((lane) => [lane, new Map<string, Promise<void>>()]));
  const looking = new Map<Lane, Promise<void>>();
  /** Lanes to check again, because something changed during the check. */
  const wanted = new Set<Lane>();
  const nudges = new Map<Lane, { at: number; timers: NodeJS.Timeout[] }>();
  let stopped = false;

  const fill = async (lane: Lane) => {
    const jobs = busy.get(lane)!;
    const kinds = kindsOf(lane);
    const free = policies[lane].workers - jobs.size;
    if (stopped || free === 0 || kinds.length === 0) return;
    for (const job of await store.take(kinds, free)) {
      const ended = run(job).then(() => {
        jobs.delete(job.id);
        look(lane);
      });
      jobs.set(job.id, ended);
    }
  };
  const reportUnread = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn('The outbox could not be read', { reason });
  };
  const look = (lane: Lane) => {
    if (stopped) return;
    if (looking.has(lane)) return void wanted.add(lane);
    const round = fill(lane)
      .catch(reportUnread)
      .finally(() => {
        looking.delete(lane);
        if (wanted.delete(lane)) look(lane);
      });
    looking.set(lane, round);
  };
  const lookEverywhere = () => lanes.forEach(look);
  const renew = () => {
    const ids = [...busy.values()].flatMap((jobs) => [...jobs.keys()]);
    // No other process can take a job over while the database does not answer.
    store.renew(ids).catch(() => {});
  };

  const hurry = async () => {
    const kinds = lanes.flatMap(kindsOf);
    if (kinds.length > 0) await store.hurry(kinds);
    lookEverywhere();
  };
  // Jobs that failed before the start may work now: the configuration was fixed, or a mail server came back with us.
  hurry().catch(reportUnread);

  const timers = [setInterval(lookEverywhere, POLL_MS), setInterval(renew, RENEW_MS)];
  lookEverywhere();

  return {
    async stop() {
      stopped = true;
      clearInterval(timers[0]);
      for (const { timers: pending } of nudges.values()) pending.forEach(clearTimeout);
      await Promise.all(looking.values());
      await Promise.all([...busy.values()].flatMap((jobs) => [...jobs.values()]));
      clearInterval(timers[1]);
    },
    nudge(lane) {
      const now = performance.now();
      const before = nudges.get(lane);
      // In a burst, the check for the first job finds the others, too.
      if (stopped || (before && now - before.at < NUDGES_MS[0]!)) return;
      nudges.set(lane, { at: now, timers: NUDGES_MS.map((delay) => setTimeout(() => look(lane), delay)) });
    },
    running: (lane) => busy.get(lane)!.size,
  };
}
