import type { RideSteps } from './ride-steps.ts';

/** Longest time over which a channel is drawn straight between two of its values, s. */
const BRIDGED_S = 10;

/**
 * A channel second by second over the time in which it was recorded: straight between values up to 10 s apart, so that
 * a recorder that writes only changes counts as one that writes each second. Stops and longer silences are left out, never
 * filled with zeros; what stands before and after them follows directly.
 * @param values one a point of the steps; NaN where there is none
 */
export function bySecond({ points, steps }: RideSteps, values: Float64Array): Float64Array {
  const samples: number[] = [];
  let last: { value: number; timeMs: number } | null = null;
  let owed = 0;
  for (const [i, { timeMs }] of points.entries()) {
    const kind = steps[i - 1]?.kind;
    if (kind === 'timer' || kind === 'silence') last = null;
    const value = values[i]!;
    if (Number.isNaN(value)) continue;
    const spanS: number = last ? (timeMs - last.timeMs) / 1000 : Infinity;
    if (last && spanS <= BRIDGED_S) {
      const from = last.value;
      // Samples fall on whole seconds from the first value of the stretch.
      let atS = 1 - owed;
      for (; atS <= spanS; atS++) samples.push(from + ((value - from) * atS) / spanS);
      owed = spanS - (atS - 1);
    } else {
      samples.push(value);
      owed = 0;
    }
    last = { value, timeMs };
  }
  return Float64Array.from(samples);
}

/** One channel of the points as numbers; NaN where there is none. */
export function channel(
  steps: RideSteps,
  key: 'powerW' | 'heartRateBpm' | 'cadenceRpm' | 'speedMs',
): Float64Array {
  return Float64Array.from(steps.points, (point) => point[key] ?? NaN);
}

export function mean(values: Float64Array): number | null {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length > 0 ? sum / values.length : null;
}

/** Null when there is no number. */
export function largest(values: Float64Array): number | null {
  let most = -Infinity;
  for (const value of values) if (value > most) most = value;
  return most > -Infinity ? most : null;
}
