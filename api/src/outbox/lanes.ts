const MINUTE = 60_000;

/** How the jobs of one lane are worked on. No lane waits for another. */
export interface LanePolicy {
  /** So many of its jobs run at a time in one process. */
  workers: number;
  /** A try that takes longer counts as failed, and its worker goes on with the next job. */
  limitMs: number;
  /** The gaps between tries grow up to this. */
  longestGapMs: number;
  /** After so many tries a job is a dead letter. */
  tries: number;
}

/** The lanes, in the order in which a single worker would serve them. */
export const LANES = {
  /** Mails for which somebody waits in front of a screen: links and codes. They expire before their tries end. */
  prompt: { workers: 4, limitMs: 45_000, longestGapMs: 2 * MINUTE, tries: 500 },
  /** Plans that must end and money that must go back: a week of tries. */
  money: { workers: 2, limitMs: MINUTE, longestGapMs: 15 * MINUTE, tries: 700 },
  /** What a payment provider said. Timers read the same again, so a day of tries is enough. */
  webhook: { workers: 3, limitMs: MINUTE, longestGapMs: 15 * MINUTE, tries: 100 },
  /** Notices and receipts: three days of tries. */
  mail: { workers: 2, limitMs: 45_000, longestGapMs: 15 * MINUTE, tries: 300 },
  /** Everything for which nobody waits. */
  upkeep: { workers: 1, limitMs: MINUTE, longestGapMs: 15 * MINUTE, tries: 100 },
} as const satisfies Record<string, LanePolicy>;

export type Lane = keyof typeof LANES;
export type Policies = Record<Lane, LanePolicy>;

const FIRST_GAP_MS = 2000;

/**
 * How long a job waits after its `attempt`th try has failed, in milliseconds: twice as long each time, and up to a
 * quarter less by chance, so that jobs which failed together do not come back together.
 */
export function gapAfter({ longestGapMs }: LanePolicy, attempt: number, random: () => number): number {
  const longest = Math.min(longestGapMs, FIRST_GAP_MS * 2 ** (attempt - 1));
  return longest * (1 - random() / 4);
}
