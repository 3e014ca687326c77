import { worldBestWattsPerKg } from './limits.ts';

/** What an FTP for the weight stands for: the level below each W/kg. Rounded from published power profiles; riders differ. */
const levels: readonly [belowWattsPerKg: number, level: string][] = [
  [2, 'a beginner'],
  [2.7, 'a recreational rider'],
  [3.4, 'a fit club rider'],
  [4.1, 'a strong club racer'],
  [4.8, 'a very good amateur racer'],
  [5.6, 'a domestic elite rider'],
  [Infinity, 'a world-class rider'],
];

/** Exponent by which power falls beyond an hour: about 10 % from one hour to three, as in the curve of Puchowicz et al. 2020. */
const LONG_DECLINE = 0.1;

/**
 * The level of rider who holds a power for a time: "a fit club rider".
 * @param timeS s; the power is brought to an hour by how the world's best fall off with time
 */
export function levelOf(wattsPerKg: number, timeS = 3600): string {
  const hourly =
    timeS > 3600
      ? wattsPerKg * (timeS / 3600) ** LONG_DECLINE
      : (wattsPerKg * worldBestWattsPerKg(3600)) / worldBestWattsPerKg(timeS);
  return levels.find(([below]) => hourly < below)![1];
}
