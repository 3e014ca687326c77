/**
 * Gaussian mean of evenly spaced values. Beyond the ends the line goes on mirrored through its end point, so that the
 * slope at the ends stays.
 * @param sigma in steps
 */
export function gaussian(values: readonly number[], sigma: number): number[] {
  const n = values.length;
  if (n < 3 || !(sigma > 0)) return [...values];
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: reach + 1 }, (_, i) => Math.exp(-0.5 * (i / sigma) ** 2));
  const sum = weights.reduce((total, weight, i) => total + (i === 0 ? weight : 2 * weight), 0);
  const first = values[0]!;
  const last = values[n - 1]!;
  const at = (i: number): number => {
    if (i < 0) return 2 * first - values[Math.min(n - 1, -i)]!;
    if (i >= n) return 2 * last - values[Math.max(0, 2 * (n - 1) - i)]!;
    return values[i]!;
  };
  return values.map((value, i) => {
    let total = weights[0]! * value;
    for (let j = 1; j <= reach; j++) total += weights[j]! * (at(i - j) + at(i + j));
    return total / sum;
  });
}

/** Metres climbed and descended, counting only changes of direction of at least `hysteresisM`. */
export function ascentDescentM(
  elevationM: readonly number[],
  hysteresisM = 1,
): { ascentM: number; descentM: number } {
  let ascentM = 0;
  let descentM = 0;
  let anchor = elevationM[0] ?? 0;
  for (const height of elevationM) {
    const change = height - anchor;
    if (Math.abs(change) < hysteresisM) continue;
    if (change > 0) ascentM += change;
    else descentM -= change;
    anchor = height;
  }
  return { ascentM, descentM };
}
