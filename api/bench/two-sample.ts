/** How far two sets of measurements are apart. */
export interface Comparison {
  medianA: number;
  medianB: number;
  /** Median of A divided by the median of B. */
  ratio: number;
  /** The largest distance between the two distribution functions, 0 to 1 (Kolmogorov and Smirnov). */
  distance: number;
  /** The probability of such a distance between two samples of one distribution. */
  p: number;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

function largestDistance(a: number[], b: number[]): number {
  const share = (values: number[], limit: number) =>
    values.filter((value) => value <= limit).length / values.length;
  return Math.max(...[...a, ...b].map((limit) => Math.abs(share(a, limit) - share(b, limit))));
}

/**
 * Compares two samples without assuming a distribution. The probability is the asymptotic one with the correction for
 * small samples of M. A. Stephens, Journal of the Royal Statistical Society B 32 (1970) 115.
 */
export function compare(a: number[], b: number[]): Comparison {
  const distance = largestDistance(a, b);
  const root = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const lambda = (root + 0.12 + 0.11 / root) * distance;
  let sum = 0;
  for (let term = 1; term <= 100; term += 1)
    sum += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * (term * lambda) ** 2);
  const [medianA, medianB] = [median(a), median(b)];
  // Near 0, where the probability is 1, the series does not converge.
  const p = lambda < 0.3 ? 1 : Math.min(1, Math.max(0, sum));
  return { medianA, medianB, ratio: medianA / medianB, distance, p };
}
