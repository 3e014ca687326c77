import type { Attempt } from '@breakaway/cycling';

/** Less than this on average is a meter that fails, or a descent: it says nothing of the effort, W. */
export const LEAST_MEAN_W = 30;

const NO_POWER = {
  powerW: null,
  wattsPerKg: null,
  corrected: null,
  normalizedPowerW: null,
  wPrimeUsedJ: null,
} satisfies Partial<Attempt>;

/**
 * Attempts as the page shows them: with the rider's weight of now, because kept ones may be of a time when it was another or
 * unknown, and without a power that cannot be that of an effort.
 * @param massKg null: not known
 */
export const shownAttempts = (attempts: readonly Attempt[], massKg: number | null): Attempt[] =>
  attempts.map((attempt) => {
    const { powerW, notes } = attempt;
    return powerW !== null && powerW < LEAST_MEAN_W
      ? { ...attempt, ...NO_POWER, notes: [...notes, LITTLE] }
      : { ...attempt, wattsPerKg: massKg && powerW && powerW / massKg };
  });

const LITTLE = `Its power is below ${LEAST_MEAN_W} W on average, so it is left out.`;
