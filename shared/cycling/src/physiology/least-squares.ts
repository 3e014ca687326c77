/** A straight line through points, with the standard errors of its two numbers (null without a point to spare). */
export type Line = {
  slope: number;
  intercept: number;
  slopeSd: number | null;
  interceptSd: number | null;
  rSquared: number;
};

export type Point = { x: number; y: number };

/** Ordinary least squares of `y` on `x`; null with fewer than two different x or numbers that are not finite. */
export function fitLine(points: readonly Point[]): Line | null {
  const n = points.length;
  const ys = points.map(({ y }) => y);
  const meanX = sum(points.map(({ x }) => x)) / n;
  const meanY = sum(ys) / n;
  const sxx = sum(points.map(({ x }) => (x - meanX) ** 2));
  const slope = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / sxx;
  const intercept = meanY - slope * meanX;
  if (n < 2 || !(sxx > 0) || !Number.isFinite(intercept)) return null;
  const misses = points.map(({ x, y }) => y - intercept - slope * x);
  const variance = n > 2 ? sumOfSquares(misses) / (n - 2) : null;
  return {
    slope,
    intercept,
    slopeSd: variance === null ? null : Math.sqrt(variance / sxx),
    interceptSd: variance === null ? null : Math.sqrt(variance * (1 / n + meanX ** 2 / sxx)),
    rSquared: rSquared(ys, misses),
  };
}

/** Share of the spread of `ys` that is explained, from what is missed. */
export function rSquared(ys: readonly number[], misses: readonly number[]): number {
  const mean = sum(ys) / ys.length;
  const total = sum(ys.map((y) => (y - mean) ** 2));
  return total > 0 ? 1 - sumOfSquares(misses) / total : 1;
}

/**
 * Standard errors of the parameters of a fit, from its derivatives at the solution and what it misses there; null
 * without a point to spare, or where the points do not tell the parameters apart.
 * @param jacobian one row a point, one column a parameter
 */
export function standardErrors(
  jacobian: readonly (readonly number[])[],
  misses: readonly number[],
): number[] | null {
  const size = jacobian[0]?.length ?? 0;
  const spare = jacobian.length - size;
  if (size === 0 || spare < 1) return null;
  // Columns of one length, so that watts beside joules do not cost digits.
  const scale = Array.from({ length: size }, (_, k) => Math.sqrt(sum(jacobian.map((row) => row[k]! ** 2))));
  const normal = scale.map((_, a) =>
    scale.map((__, b) => sum(jacobian.map((row) => (row[a]! / scale[a]!) * (row[b]! / scale[b]!)))),
  );
  const inverse = invert(normal);
  const variance = sumOfSquares(misses) / spare;
  return inverse && inverse.map((row, k) => Math.sqrt(Math.max(0, variance * row[k]!)) / scale[k]!);
}

/**
 * Where a smooth function of one unknown is least: the best of a grid, then where its slope turns from falling to rising.
 * @param grid rising values; null when the least lies at its upper end, or at its lower end while it falls there
 */
export function leastOn(
  grid: readonly number[],
  valueAt: (x: number) => number,
  slopeAt: (x: number) => number,
): number | null {
  let best = -1;
  let least = Infinity;
  grid.forEach((x, i) => {
    const value = valueAt(x);
    if (value < least) [best, least] = [i, value];
  });
  if (best < 0 || best === grid.length - 1) return null;
  let low = grid[Math.max(0, best - 1)]!;
  let high = grid[best + 1]!;
  if (slopeAt(low) > 0) return best === 0 ? low : grid[best]!;
  for (let i = 0; i < 200 && high - low > 0; i++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (slopeAt(middle) > 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** Inverse of a small symmetric matrix by Gauss and Jordan; null where it has none. */
export function invert(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, k) => (k === i ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    const lead = rows[pivot]![column]!;
    if (!(Math.abs(lead) > 1e-14)) return null;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    rows[column] = rows[column]!.map((x) => x / lead);
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i]![column]!;
      rows[i] = rows[i]!.map((x, k) => x - factor * rows[column]![k]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const sumOfSquares = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value * value, 0);
