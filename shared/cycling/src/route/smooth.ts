/**
 * Gaussian smoothing on an even grid. Beyond its ends the series goes on point-symmetrically, so that a straight line stays
 * itself up to its ends.
 * @param sigma in steps of the grid
 */
export function gaussian(values: ArrayLike<number>, sigma: number): Float64Array {
  const n = values.length;
  const reach = Math.min(Math.ceil(4 * sigma), Math.max(0, n - 1));
  const [first, last] = [values[0], values[n - 1]];
  if (reach < 1 || first === undefined || last === undefined) return Float64Array.from(values);
  const weights = new Float64Array(reach + 1);
  let sum = 0;
  for (let j = 0; j <= reach; j++) {
    const weight = Math.exp(-0.5 * (j / sigma) ** 2);
    weights[j] = weight;
    sum += j === 0 ? weight : 2 * weight;
  }
  const long = new Float64Array(n + 2 * reach);
  long.set(values, reach);
  for (let j = 1; j <= reach; j++) {
    long[reach - j] = 2 * first - values[j]!;
    long[reach + n - 1 + j] = 2 * last - values[n - 1 - j]!;
  }
  const smooth = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let total = weights[0]! * long[reach + i]!;
    for (let j = 1; j <= reach; j++) total += weights[j]! * (long[reach + i - j]! + long[reach + i + j]!);
    smooth[i] = total / sum;
  }
  return smooth;
}

/** Height of one node above another, m. */
export function riseM(elevationM: ArrayLike<number>, from: number, to: number): number {
  return elevationM[to]! - elevationM[from]!;
}

/**
 * Metres climbed and descended between turning points: a rise or fall counts in full once it is `turnM` high, and not at
 * all below.
 */
export function ascentDescentM(
  elevationM: readonly number[] | Float64Array,
  turnM: number,
): { ascentM: number; descentM: number } {
  const ends = { up: 0, down: 0 };
  let low = elevationM[0] ?? 0;
  let high = low;
  let way: 'up' | 'down' | null = null;
  for (const height of elevationM) {
    if (way !== 'down' && height > high) high = height;
    if (way !== 'up' && height < low) low = height;
    if (way !== 'down' && high - height >= turnM) {
      if (way === 'up') ends.up += high - low;
      way = 'down';
      low = height;
    } else if (way !== 'up' && height - low >= turnM) {
      if (way === 'down') ends.down += high - low;
      way = 'up';
      high = height;
    }
  }
  if (way === 'up') ends.up += high - low;
  if (way === 'down') ends.down += high - low;
  return { ascentM: ends.up, descentM: ends.down };
}
