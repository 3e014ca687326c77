import { tooManyAttempts } from './rate-limit.ts';

/** An idle member may make this many seconds' worth of calls at once: no screen comes close. */
const BURST_SECONDS = 30;
/** The maximum number of members in memory; those whose bucket is full again are dropped. */
const SWEEP_AT = 10_000;

interface Bucket {
  left: number;
  at: number;
}

export interface MemberLimit {
  /** Counts one call of a member. @throws ApiError 429 with Retry-After */
  count(userId: string): void;
}

/**
 * The rate limit over all calls of a member: a token bucket in the memory of this process. It keeps one account from
 * using up the server, for which no exact count is needed: with n replicas a member has at most n times as much, and a
 * restart resets it. In return it costs no database round trip, and works while the database does not.
 */
export function createMemberLimit(clock: () => Date, perSecond: number): MemberLimit {
  const burst = perSecond * BURST_SECONDS;
  const buckets = new Map<string, Bucket>();
  const refill = ({ left, at }: Bucket, now: number) =>
    Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);

  const sweep = (now: number) => {
    for (const [userId, bucket] of buckets) if (refill(bucket, now) >= burst) buckets.delete(userId);
  };

  return {
    count(userId) {
      const now = clock().getTime();
      const bucket = buckets.get(userId);
      const left = bucket ? refill(bucket, now) : burst;
      if (left < 1) throw tooManyAttempts(Math.ceil((1 - left) / perSecond), 'Too many calls.');
      if (bucket) Object.assign(bucket, { left: left - 1, at: now });
      else {
        if (buckets.size > 0 && buckets.size % SWEEP_AT === 0) sweep(now);
        buckets.set(userId, { left: left - 1, at: now });
      }
    },
  };
}
