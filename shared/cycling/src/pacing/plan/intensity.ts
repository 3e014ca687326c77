import type { TrainingLevel } from '../../athlete/training-level.ts';

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

/**
 * How much faster than trained riders others fade beyond an hour, as a factor on what is lost of an hour's intensity. Our own
 * estimate: a rider who is new to long rides holds about 0.74 over four hours where a trained one holds 0.84.
 */
const FADE: Record<TrainingLevel, number> = { new: 1.6, regular: 1.25, trained: 1, elite: 0.85 };

/** Beyond the table its ends go on, within these. */
const LEAST = 0.4;
const MOST = 1.4;

/**
 * Intensity factor for a duration: the table between its rows, in the logarithm of time; its first and last stretch go on
 * beyond it.
 * @param level how well the rider is trained
 * @example
 * [intensityForDuration(3600), intensityForDuration(9000)] // => [1, 0.902]
 * intensityForDuration(4 * 3600, 'new') // => 0.744
 */
export function intensityForDuration(durationS: number, level: TrainingLevel = 'trained'): number {
  const rows = INTENSITY_BY_DURATION;
  const hours = Math.max(1 / 60, durationS / 3600);
  let i = 0;
  while (i < rows.length - 2 && hours > rows[i + 1]!.hours) i++;
  const [a, b] = [rows[i]!, rows[i + 1]!];
  const share = Math.log(hours / a.hours) / Math.log(b.hours / a.hours);
  const trained = a.intensity + share * (b.intensity - a.intensity);
  const held = trained < 1 ? 1 - FADE[level] * (1 - trained) : trained;
  return Math.min(MOST, Math.max(LEAST, held));
}
