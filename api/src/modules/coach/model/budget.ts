import { sql } from 'kysely';
import type { Context } from '../../../context.ts';

const today = (clock: Context['clock']) => clock().toISOString().slice(0, 10);

/** Whether a member may use the model today. */
export async function hasBudget({ db, clock, config }: Context, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('coach_usage')
    .select('used')
    .where('user_id', '=', userId)
    .where('day', '=', today(clock))
    .executeTakeFirst();
  return Number(row?.used ?? 0) < config.COACH_TOKENS_PER_DAY;
}

/** No turn takes more: a server that says so has counted wrongly. */
const MOST_TOKENS = 1_000_000;

/** Counts tokens that a turn of a member used. */
export async function spend({ db, clock }: Context, userId: string, counted: number): Promise<void> {
  const tokens = Math.min(MOST_TOKENS, Math.round(counted));
  if (!(tokens > 0)) return;
  await db
    .insertInto('coach_usage')
    .values({ user_id: userId, day: today(clock), used: tokens })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({ used: sql<number>`coach_usage.used + ${tokens}` }),
    )
    .execute();
}
