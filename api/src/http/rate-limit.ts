import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { ApiError } from './errors.ts';

export interface Limit {
  /** How many calls are allowed. */
  max: number;
  /** In how many seconds. */
  seconds: number;
}

/**
 * Counts one call against a bucket. Buckets live in the database, so that replicas agree.
 * @param key what is counted, for example `login:ip:203.0.113.7`; never holds an address of a person in clear
 * @returns how many seconds until the bucket is empty again, when the limit is exceeded; else 0
 */
export async function countCall({ db, clock }: Context, key: string, limit: Limit): Promise<number> {
  const now = clock();
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000);
  const bucket = await db
    .insertInto('rate_buckets')
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_buckets.resets_at <= ${now} then 1 else rate_buckets.count + 1 end`,
        resets_at: sql<Date>`case when rate_buckets.resets_at <= ${now} then ${resetsAt} else rate_buckets.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (bucket.count <= limit.max) return 0;
  return Math.max(1, Math.ceil((bucket.resets_at.getTime() - now.getTime()) / 1000));
}

/** Counts one call. @throws ApiError 429 RATE_LIMITED with Retry-After when the limit is exceeded */
export async function limitCalls(context: Context, key: string, limit: Limit): Promise<void> {
  const wait = await countCall(context, key, limit);
  if (wait === 0) return;
  const when = wait < 90 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`;
  throw new ApiError(429, 'RATE_LIMITED', `Too many attempts. Please try again in ${when}.`, {
    headers: { 'retry-after': String(wait) },
  });
}
