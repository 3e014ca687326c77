import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { ApiError } from './errors.ts';

export interface Limit {
  /** How many calls are allowed. */
  max: number;
  /** The length of the window, in seconds. */
  seconds: number;
}

/** Waits that grow from one attempt to the next. All times in seconds. */
export interface Backoff {
  /** How many attempts are free. */
  free: number;
  /** The wait before the next one. */
  first: number;
  /** The factor by which each wait is longer than the previous one. */
  factor: number;
  longest: number;
  /** After this time without an attempt the count is reset; longer than the longest wait. */
  forget: number;
}

/**
 * Counts one call against a bucket. Buckets are in the database, so that replicas agree.
 * @param key what is counted, for example `login:ip:203.0.113.7`; never contains an email address in clear text
 * @returns the seconds until the bucket is empty again, when the limit is exceeded; else 0
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

/** The current count of a bucket, without counting. */
export async function readCount({ db, clock }: Context, key: string): Promise<number> {
  const bucket = await db
    .selectFrom('rate_buckets')
    .select('count')
    .where('key', '=', key)
    .where('resets_at', '>', clock())
    .executeTakeFirst();
  return bucket?.count ?? 0;
}

interface Turn {
  /** Whether the attempt is allowed; if not, nothing was counted. */
  isFree: boolean;
  /** Seconds until the next one is allowed. */
  wait: number;
}

/**
 * Counts an attempt, if one is allowed now. In one statement, so that parallel attempts are limited like sequential
 * ones.
 */
export async function countAttempt({ db, clock }: Context, key: string, backoff: Backoff): Promise<Turn> {
  const { free, first, factor, longest, forget } = backoff;
  const now = clock();
  const resetsAt = new Date(now.getTime() + forget * 1000);
  const count = sql<number>`case when rate_buckets.resets_at <= ${now} then 1 else rate_buckets.count + 1 end`;
  // Null after a free attempt: the clocks of simultaneous attempts differ slightly. The exponent is bounded, so that no
  // number of attempts overflows.
  const nextAfter = (tries: typeof count) => sql<Date | null>`${now}::timestamptz + interval '1 second' *
    case when ${tries} < ${free}::int then null
    else least(${longest}::float8, ${first}::float8 * power(${factor}::float8, least(${tries} - ${free}::int, 30))) end`;
  const counted = await db
    .insertInto('rate_buckets')
    .values({ key, count: 1, resets_at: resetsAt, next_at: nextAfter(sql<number>`1`) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count, resets_at: resetsAt, next_at: nextAfter(count) })
        .where((or) =>
          or.or([
            or('rate_buckets.next_at', 'is', null),
            or('rate_buckets.next_at', '<=', now),
            or('rate_buckets.resets_at', '<=', now),
          ]),
        ),
    )
    .returning('next_at')
    .executeTakeFirst();
  const row =
    counted ??
    (await db.selectFrom('rate_buckets').select('next_at').where('key', '=', key).executeTakeFirst());
  const next = row?.next_at ?? now;
  return { isFree: counted !== undefined, wait: Math.ceil((next.getTime() - now.getTime()) / 1000) };
}

/** Resets a bucket. */
export async function resetCount({ db }: Context, keys: string[]): Promise<void> {
  await db.deleteFrom('rate_buckets').where('key', 'in', keys).execute();
}

/** 429 with Retry-After, in seconds. */
export function tooManyAttempts(wait: number, what = 'Too many attempts.'): ApiError {
  const when = wait === 1 ? '1 second' : wait < 90 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`;
  return new ApiError(429, 'RATE_LIMITED', `${what} Please try again in ${when}.`, {
    headers: { 'retry-after': String(wait) },
  });
}

/** Counts one call. @throws ApiError 429 RATE_LIMITED with Retry-After when the limit is exceeded */
export async function limitCalls(context: Context, key: string, limit: Limit): Promise<void> {
  const wait = await countCall(context, key, limit);
  if (wait > 0) throw tooManyAttempts(wait);
}

/** Counts one attempt. @throws ApiError 429 RATE_LIMITED with Retry-After when none is allowed yet */
export async function limitAttempts(context: Context, key: string, backoff: Backoff): Promise<void> {
  const { isFree, wait } = await countAttempt(context, key, backoff);
  if (!isFree) throw tooManyAttempts(Math.max(1, wait));
}
