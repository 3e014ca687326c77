/**
 * Intensity factor (normalized power as a share of FTP) that trained riders hold over a duration: a rule of thumb of
 * coaches, no publication. The critical power model itself is too brave beyond an hour.
 */
export const INTENSITY_BY_DURATION: readonly { hours: number; intensity: number }[] = [
  { hours: 1, intensity: 1 },
  { hours: 2, intensity: 0.93 },
  { hours: 3, intensity: 0.88 },
  { hours: 4, intensity: 0.84 },
  { hours: 6, intensity: 0.78 },
  { hours: 8, intensity: 0.74 },
  { hours: 12, intensity: 0.68 },
];

/** Beyond the table its ends go on, within these. */
const LEAST = 0.4;
const MOST = 1.4;

/**
 * Intensity factor for a duration: the table between its rows, in the logarithm of time; its first and last stretch go on
 * beyond it.
 * @example
 * [intensityForDuration(3600), intensityForDuration(9000)] // => [1, 0.902]
 */
export function intensityForDuration(durationS: number): number {
  const rows = INTENSITY_BY_DURATION;
  const hours = Math.max(1 / 60, durationS / 3600);
  let i = 0;
  while (i < rows.length - 2 && hours > rows[i + 1]!.hours) i++;
  const [a, b] = [rows[i]!, rows[i + 1]!];
  const share = Math.log(hours / a.hours) / Math.log(b.hours / a.hours);
  return Math.min(MOST, Math.max(LEAST, a.intensity + share * (b.intensity - a.intensity)));
}
