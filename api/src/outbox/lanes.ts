const MINUTE = 60_000;

/** How the jobs of one lane are processed. Lanes do not wait for each other. */
export interface LanePolicy {
  /** How many of its jobs run in parallel in one process. */
  workers: number;
  /** An attempt that takes longer counts as failed, and its worker takes the next job. */
  limitMs: number;
  /** The maximum delay between attempts. */
  longestGapMs: number;
  /** After this many attempts a job is a dead letter. */
  tries: number;
}

/** The lanes, in the order in which a single worker would serve them. */
export const LANES = {
  /** Mails that somebody in front of a screen waits for: links and codes. They expire before their last attempt. */
  prompt: { workers: 4, limitMs: 45_000, longestGapMs: 2 * MINUTE, tries: 500 },
  /** Plans to be cancelled and payments to be refunded: a week of attempts. */
  money: { workers: 2, limitMs: MINUTE, longestGapMs: 15 * MINUTE, tries: 700 },
  /** Notices of payment providers. Timers read the same again, so a day of attempts is enough. */
  webhook: { workers: 3, limitMs: MINUTE, longestGapMs: 15 * MINUTE, tries: 100 },
  /** Notices and receipts: three days of attempts. */
  mail: { workers: 2, limitMs: 45_000, longestGapMs: 15 * MINUTE, tries: 300 },
  /** Everything that nobody waits for. */
  upkeep: { workers: 1, limitMs: MINUTE, longestGapMs: 15 * MINUTE, tries: 100 },
} as const satisfies Record<string, LanePolicy>;

export type Lane = keyof typeof LANES;
export type Policies = Record<Lane, LanePolicy>;

const FIRST_GAP_MS = 2000;

/**
 * The delay after a job's `attempt`th failure, in milliseconds: doubled each time, and randomly up to a quarter less,
 * so that jobs which failed together do not come back together.
 */
export function retryDelay({ longestGapMs }: LanePolicy, attempt: number, random: () => number): number {
  const longest = Math.min(longestGapMs, FIRST_GAP_MS * 2 ** (attempt - 1));
  return longest * (1 - random() / 4);
}
