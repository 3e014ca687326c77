import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { LANES, type Lane } from './lanes.ts';

/** The state of a lane; counts and times are those of all replicas together, `running` is this process. */
export interface LaneState {
  /** `unknown` for kinds that this version does not handle. */
  lane: Lane | 'unknown';
  /** Jobs that could run now and do not. */
  due: number;
  /** How long the longest-waiting of them has waited, in seconds. */
  lagSeconds: number;
  /** How long ago the oldest unfinished job was first due, in seconds: it also grows while attempts fail. */
  oldestSeconds: number;
  /** Jobs that were given up. */
  dead: number;
  running: number;
}

/** The state of every lane, in their order. */
export async function laneStates({
  db,
  clock,
  outbox,
}: Pick<Context, 'db' | 'clock' | 'outbox'>): Promise<LaneState[]> {
  const now = clock();
  const free = sql<boolean>`dead_at is null and run_at <= ${now} and (leased_until is null or leased_until <= ${now})`;
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'kind',
      fn.countAll<string>().filterWhere(free).as('due'),
      fn.min('run_at').filterWhere(free).as('dueSince'),
      fn.min('first_due').filterWhere('dead_at', 'is', null).as('oldest'),
      fn.count<string>('dead_at').as('dead'),
    ])
    .groupBy('kind')
    .execute();
  const ago = (date: Date | null) => (date ? Math.max(0, (now.getTime() - date.getTime()) / 1000) : 0);
  const stateOf = (lane: Lane | 'unknown'): LaneState => {
    const ours = rows.filter(({ kind }) => (outbox.laneOf(kind) ?? 'unknown') === lane);
    return {
      lane,
      due: ours.reduce((sum, row) => sum + Number(row.due), 0),
      lagSeconds: Math.max(0, ...ours.map((row) => ago(row.dueSince))),
      oldestSeconds: Math.max(0, ...ours.map((row) => ago(row.oldest))),
      dead: ours.reduce((sum, row) => sum + Number(row.dead), 0),
      running: lane === 'unknown' ? 0 : outbox.running(lane),
    };
  };
  return [...(Object.keys(LANES) as Lane[]), 'unknown' as const].map(stateOf);
}
