import { WIND_UNKNOWN, type Attempt } from '@breakaway/cycling';
import { isCorrectable } from './same-day.ts';

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
 * unknown, and without a power that cannot be that of an effort. The wind is asked for only where it is missing and counts.
 * @param massKg null: not known
 */
export const shownAttempts = (attempts: readonly Attempt[], massKg: number | null): Attempt[] =>
  attempts.map((attempt) => {
    const { powerW, wind, notes } = attempt;
    const isLittle = powerW !== null && powerW < LEAST_MEAN_W;
    const asksForWind = isCorrectable(attempt) && !isLittle && !wind;
    const others = asksForWind ? notes : notes.filter((note) => note !== WIND_UNKNOWN);
    return isLittle
      ? { ...attempt, ...NO_POWER, notes: [...others, LITTLE] }
      : { ...attempt, notes: others, wattsPerKg: massKg && powerW && powerW / massKg };
  });

const LITTLE = `Its power is below ${LEAST_MEAN_W} W on average, so it is left out.`;
