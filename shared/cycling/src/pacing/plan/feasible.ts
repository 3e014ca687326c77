import type { PacingSolution } from '../optimum/solution.ts';

/** Whether a ride keeps every limit that can be kept: on a wall, crawling cannot be avoided. */
export function keepsLimits({ unmet }: Pick<PacingSolution, 'unmet'>): boolean {
  return unmet.every((limit) => limit === 'crawl');
}

/** A value that was tried, and the ride that it gave. */
export type Tried = { at: number; solution: PacingSolution };

/**
 * The largest value between `low` and `high` whose ride is allowed, to `exact`; a ride is taken to be allowed below every
 * allowed value. Null when not even `low` is.
 */
export function largestAllowed(
  ride: (value: number) => PacingSolution,
  allowed: (solution: PacingSolution) => boolean,
  { low, high, exact, guess }: { low: number; high: number; exact: number; guess?: number },
): Tried | null {
  let best: Tried | null = null;
  let above = high;
  const look = (value: number): boolean => {
    const solution = ride(value);
    if (!allowed(solution)) {
      above = value;
      return false;
    }
    best = { at: value, solution };
    return true;
  };
  if (guess !== undefined && guess > low && guess < high) {
    // Around a good guess a few steps bracket the answer.
    let step = 4 * exact;
    if (look(guess)) {
      while (guess + step < above && look(guess + step)) step *= 2;
    } else {
      while (guess - step > low && !look(guess - step)) step *= 2;
    }
  }
  if (above === high && look(high)) return best;
  const found = (): Tried | null => best;
  if (found() === null && !look(low)) return null;
  while (above - found()!.at > exact) look((above + found()!.at) / 2);
  return best;
}
