/** How much one cause moves a result per standard deviation, and its share of the variance. */
export type Effect = { effect: number; share: number };

/**
 * First-order effects of standard normal columns on a result: least squares with a constant, by the normal equations.
 * @returns one effect a column, and the share of the variance that they leave unexplained (curvature and joint effects)
 */
export function firstOrderEffects(
  columns: readonly Float64Array[],
  result: Float64Array,
): { effects: Effect[]; unexplained: number } {
  const runs = result.length;
  const mean = meanOf(result);
  const centred = columns.map((column) => {
    const middle = meanOf(column);
    return column.map((value) => value - middle);
  });
  const matrix = centred.map((a) => [
    ...centred.map((b) => dot(a, b)),
    a.reduce((sum, value, i) => sum + value * (result[i]! - mean), 0),
  ]);
  const slopes = solve(matrix);
  // Columns of a sample are never quite independent; parts of the fit and of what it misses add up to one all the same.
  const parts = slopes.map((slope, k) => slope ** 2 * (dot(centred[k]!, centred[k]!) / runs));
  const missedVariance =
    result.reduce((sum, value, i) => {
      const fitted = centred.reduce((fit, column, k) => fit + slopes[k]! * column[i]!, mean);
      return sum + (value - fitted) ** 2;
    }, 0) / runs;
  const variance = parts.reduce((sum, part) => sum + part, missedVariance);
  return {
    effects: slopes.map((effect, k) => ({ effect, share: variance > 0 ? parts[k]! / variance : 0 })),
    unexplained: variance > 0 ? missedVariance / variance : 0,
  };
}

/** Gauss with pivots; an equation that says nothing gives 0. */
function solve(input: readonly (readonly number[])[]): number[] {
  const rows = input.map((row) => row.slice());
  const n = rows.length;
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(rows[i]![k]!) > Math.abs(rows[pivot]![k]!)) pivot = i;
    [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
    const diagonal = rows[k]![k]!;
    if (Math.abs(diagonal) < 1e-12) continue;
    for (let i = k + 1; i < n; i++) {
      const factor = rows[i]![k]! / diagonal;
      for (let j = k; j <= n; j++) rows[i]![j]! -= factor * rows[k]![j]!;
    }
  }
  const solution = new Array<number>(n).fill(0);
  for (let k = n - 1; k >= 0; k--) {
    let rest = rows[k]![n]!;
    for (let j = k + 1; j < n; j++) rest -= rows[k]![j]! * solution[j]!;
    solution[k] = Math.abs(rows[k]![k]!) < 1e-12 ? 0 : rest / rows[k]![k]!;
  }
  return solution;
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}
