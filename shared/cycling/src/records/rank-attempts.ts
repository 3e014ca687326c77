import { normalCdf } from '../physiology/critical-power.ts';
import type { Attempt } from './attempt.ts';

/** What attempts are put in order by; those that lack it come last. */
export type AttemptOrder = 'time' | 'correctedPower' | 'wattsPerKg' | 'date';

/** One attempt among others. */
export type RankedAttempt<T = Attempt> = {
  attempt: T;
  /** 1 is the fastest, whatever the order */
  rank: number;
  behindS: number;
  /** how likely it was truly not slower than the fastest, 0 to 1, by the uncertainty of both times */
  asFastChance: number;
};

type Timed = Pick<Attempt, 'timeS' | 'timeSdS' | 'startMs' | 'finishMs'>;
type Sortable = Timed & Partial<Pick<Attempt, 'corrected' | 'powerW' | 'wattsPerKg'>>;

/**
 * Attempts at a segment with their rank by time, in the order asked for: the fastest, the most powerful or the latest
 * first. The same effort in two exports counts once. The corrected power is that without wind and in air of 15 C where
 * they are known, else the power as ridden.
 * @example
 * const attempt = (startMs, timeS) => ({ startMs, finishMs: startMs + 1000 * timeS, timeS, timeSdS: 0.4 })
 * const ranked = rankAttempts([attempt(0, 125), attempt(1e9, 100)])
 * ranked[0] // => { rank: 1, behindS: 0, asFastChance: 1 }
 * ranked[1] // => { rank: 2, behindS: 25, asFastChance: 0 }
 */
export function rankAttempts<T extends Sortable>(
  attempts: readonly T[],
  by: AttemptOrder = 'time',
): RankedAttempt<T>[] {
  const byTime = withoutDoubles(attempts).sort((a, b) => a.timeS - b.timeS);
  const [first] = byTime;
  if (!first) return [];
  const ranked = byTime.map((attempt, i) => {
    const behindS = attempt.timeS - first.timeS;
    const sd = Math.hypot(attempt.timeSdS, first.timeSdS);
    return { attempt, rank: i + 1, behindS, asFastChance: i === 0 ? 1 : normalCdf(-behindS / sd) };
  });
  const valueOf = ORDERS[by];
  return ranked.sort((a, b) => valueOf(b.attempt) - valueOf(a.attempt) || a.rank - b.rank);
}

const LEAST = -1e300;
const ORDERS: Record<AttemptOrder, (attempt: Sortable) => number> = {
  time: ({ timeS }) => -timeS,
  correctedPower: ({ corrected, powerW }) => corrected?.powerW ?? powerW ?? LEAST,
  wattsPerKg: ({ wattsPerKg }) => wattsPerKg ?? LEAST,
  date: ({ startMs }) => startMs,
};

/** Each effort once: two exports of a ride begin and end it at the same times. */
export function withoutDoubles<T extends Timed>(attempts: readonly T[]): T[] {
  const kept: T[] = [];
  for (const attempt of attempts) if (!kept.some((other) => same(other, attempt))) kept.push(attempt);
  return kept;
}

function same(a: Timed, b: Timed): boolean {
  return Math.abs(a.startMs - b.startMs) < 2000 && Math.abs(a.finishMs - b.finishMs) < 2000;
}
