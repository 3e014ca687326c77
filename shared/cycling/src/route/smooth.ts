/**
 * Gaussian smoothing on an even grid. Beyond its ends the series goes on point-symmetrically, so that a straight line stays
 * itself up to its ends.
 * @param sigma in steps of the grid
 */
export function gaussian(values: ArrayLike<number>, sigma: number): Float64Array {
  const n = values.length;
  const reach = Math.min(Math.ceil(4 * sigma), Math.max(0, n - 1));
  if (reach < 1) return Float64Array.from(values);
  const weights = new Float64Array(reach + 1);
  let sum = 0;
  for (let j = 0; j <= reach; j++) {
    weights[j] = Math.exp(-0.5 * (j / sigma) ** 2);
    sum += j === 0 ? weights[j]! : 2 * weights[j]!;
  }
  const long = new Float64Array(n + 2 * reach);
  for (let i = 0; i < n; i++) long[reach + i] = values[i]!;
  for (let j = 1; j <= reach; j++) {
    long[reach - j] = 2 * values[0]! - values[j]!;
    long[reach + n - 1 + j] = 2 * values[n - 1]! - values[n - 1 - j]!;
  }
  const smooth = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let total = weights[0]! * long[reach + i]!;
    for (let j = 1; j <= reach; j++) total += weights[j]! * (long[reach + i - j]! + long[reach + i + j]!);
    smooth[i] = total / sum;
  }
  return smooth;
}

/**
 * Metres climbed and descended between turning points: a rise or fall counts in full once it is `turnM` high, and not at
 * all below. With a Gaussian of 30 m and 2.5 m it comes nearest to what devices with a barometer count
 * (docs/validation.md).
 */
export function ascentDescentM(
  elevationM: ArrayLike<number>,
  turnM = 2.5,
): { ascentM: number; descentM: number } {
  const ends = { up: 0, down: 0 };
  let low = elevationM[0] ?? 0;
  let high = low;
  let way: 'up' | 'down' | null = null;
  for (let i = 1; i < elevationM.length; i++) {
    const height = elevationM[i]!;
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
