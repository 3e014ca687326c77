/** A ride's power, one sample a second, with its pauses cut out. */
export type PowerSeries = {
  powerW: Float64Array;
  /** steps longer than the longest hold; they are cut out, not filled with zeros */
  pauses: { fromS: number; toS: number }[];
  /** seconds whose power was not known and was taken from the sample before (0 W at the start) */
  filledS: number;
};

/**
 * Power by the second from recorded samples: each holds for the time since the one before, as devices record it. A step
 * longer than `longestStepS` is a pause and is cut out (filling it with zeros would lower Normalized Power); times that
 * do not rise are passed over.
 * @param timeS when each sample was taken, s
 * @param powerW W; null or NaN where it is not known, below zero counts as not known
 * @param longestStepS s; 15 when not given, an hour at most
 * @returns null for lists of different length or without a known power
 * @example
 * powerEachSecond([0, 1, 4, 100, 101], [100, 200, 300, 400, null]) // => { powerW: [100, 200, 300, 300, 300, 400, 400], filledS: 1 }
 * powerEachSecond([], []) // => null
 */
export function powerEachSecond(
  timeS: ArrayLike<number>,
  powerW: ArrayLike<number | null>,
  longestStepS = 15,
): PowerSeries | null {
  if (timeS.length !== powerW.length) return null;
  // Bounded, so that a clock that jumps cannot fill the memory.
  const longest = longestStepS > 0 ? Math.min(longestStepS, 3600) : 15;
  const seconds: number[] = [];
  const pauses: PowerSeries['pauses'] = [];
  let filledS = 0;
  let known = false;
  let held = 0;
  let nowS: number | null = null;
  let owed = 0;
  for (let i = 0; i < timeS.length; i++) {
    const at = timeS[i]!;
    if (!Number.isFinite(at) || (nowS !== null && at <= nowS)) continue;
    if (nowS !== null && at - nowS > longest) {
      pauses.push({ fromS: nowS, toS: at });
      owed++;
    } else owed += nowS === null ? 1 : at - nowS;
    nowS = at;
    const power = powerW[i];
    const isKnown = typeof power === 'number' && Number.isFinite(power) && power >= 0;
    if (isKnown) [held, known] = [power, true];
    for (; owed >= 1 - 1e-9; owed--) {
      seconds.push(held);
      if (!isKnown) filledS++;
    }
  }
  return known ? { powerW: Float64Array.from(seconds), pauses, filledS } : null;
}
