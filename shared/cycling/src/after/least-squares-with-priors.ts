import { invert } from '../physiology/least-squares.ts';

/** What is known of one unknown beforehand: its likeliest value and standard deviation. */
export type Prior = { value: number; sd: number };

export type Posterior = {
  values: number[];
  /** standard deviation of each */
  sds: number[];
  /** scatter of what the fit misses, robust; in the unit of the misses */
  scatter: number;
};

const ROUNDS = 12;
/** Tukey's biweight: misses of so many standard deviations have no weight. */
const TUKEY = 4.685;
const MAD_TO_SD = 1.4826;

/**
 * Robust least squares with what is known beforehand (Gauss-Newton, Tukey's weights). The standard deviations allow for
 * misses of one block that go together (a gust, a wheel to sit on, a wrong height): the sandwich with sums by block.
 * @param miss what is missed at each point for a set of values
 * @param by the same computed from numbers that the misses do not disturb (instruments): its derivatives take the place
 * of those of `miss`, which would be drawn towards nothing by errors in them
 * @param steps sizes for the derivatives, one an unknown
 * @param block which block each point belongs to, rising from 0
 */
export function leastSquaresWithPriors(
  miss: (values: readonly number[]) => Float64Array,
  by: (values: readonly number[]) => Float64Array,
  priors: readonly Prior[],
  steps: readonly number[],
  block: readonly number[],
): Posterior | null {
  const size = priors.length;
  let values = priors.map(({ value }) => value);
  let covariance: number[][] | null = null;
  let scatter = NaN;
  for (let round = 0; round < ROUNDS; round++) {
    const missed = miss(values);
    const jacobian = derivatives(miss, values, steps);
    const instruments = derivatives(by, values, steps);
    scatter = Math.max(1e-9, medianSize(missed) * MAD_TO_SD);
    const weights = missed.map((each) => {
      const share = each / (TUKEY * scatter);
      return Math.abs(share) < 1 ? (1 - share * share) ** 2 : 0;
    });
    const { normal, squares, pull, blocks } = sums(jacobian, instruments, missed, weights, block, scatter);
    const whole = normal.map((row, k) => row.map((each, i) => each + (i === k ? precision(priors[k]) : 0)));
    const inverse = invert(whole);
    if (!inverse) return null;
    const towards = pull.map((each, k) => each + precision(priors[k]) * (gap(priors[k], values[k]) ?? 0));
    const step = inverse.map((row) => row.reduce((sum, each, k) => sum + each * (towards[k] ?? 0), 0));
    values = values.map((value, k) => value + (step[k] ?? 0));
    covariance = sandwich(inverse, squares, blocks, priors);
    if (step.every((each, k) => Math.abs(each) < 1e-4 * (steps[k] ?? 1))) break;
  }
  if (!covariance || values.some((value) => !Number.isFinite(value))) return null;
  const sds = Array.from({ length: size }, (_, k) => Math.sqrt(Math.max(0, covariance[k]?.[k] ?? 0)));
  return { values, sds, scatter };
}

const precision = (prior: Prior | undefined) => (prior ? 1 / prior.sd ** 2 : 0);
const gap = (prior: Prior | undefined, value: number | undefined) =>
  prior && value !== undefined ? prior.value - value : null;

function medianSize(misses: Float64Array): number {
  const sorted = misses.map(Math.abs).sort();
  return sorted[sorted.length >> 1] ?? 0;
}

function derivatives(
  of: (values: readonly number[]) => Float64Array,
  values: readonly number[],
  steps: readonly number[],
): Float64Array[] {
  const here = of(values);
  return steps.map((step, k) =>
    of(values.map((value, i) => (i === k ? value + step : value))).map(
      (each, i) => (each - (here[i] ?? 0)) / step,
    ),
  );
}

function sums(
  jacobian: readonly Float64Array[],
  instruments: readonly Float64Array[],
  missed: Float64Array,
  weights: Float64Array,
  block: readonly number[],
  scatter: number,
) {
  const size = jacobian.length;
  const normal = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const squares = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const pull = new Array<number>(size).fill(0);
  const blocks = Array.from({ length: (block.at(-1) ?? 0) + 1 }, () => new Array<number>(size).fill(0));
  const unit = scatter ** 2;
  missed.forEach((each, i) => {
    const weight = (weights[i] ?? 0) / unit;
    instruments.forEach((column, k) => {
      const by = weight * (column[i] ?? 0);
      pull[k] = (pull[k] ?? 0) - by * each;
      const own = blocks[block[i] ?? 0];
      if (own) own[k] = (own[k] ?? 0) - by * each;
      const [row, square] = [normal[k], squares[k]];
      jacobian.forEach((other, j) => {
        if (row) row[j] = (row[j] ?? 0) + by * (other[i] ?? 0);
        if (square) square[j] = (square[j] ?? 0) + by * (instruments[j]?.[i] ?? 0);
      });
    });
  });
  return { normal, squares, pull, blocks };
}

/** Inverse times (sums of blocks squared, at least the plain one, and what was known) times inverse. */
function sandwich(
  inverse: number[][],
  squares: number[][],
  blocks: number[][],
  priors: readonly Prior[],
): number[][] {
  const size = inverse.length;
  const turned = inverse.map((row, k) => row.map((_, j) => inverse[j]?.[k] ?? 0));
  const few = blocks.length / Math.max(1, blocks.length - size);
  const middle = squares.map((row, k) =>
    row.map((plain, j) => {
      const byBlock = few * blocks.reduce((sum, one) => sum + (one[k] ?? 0) * (one[j] ?? 0), 0);
      return { plain, byBlock, known: k === j ? precision(priors[k]) : 0 };
    }),
  );
  const spread = (pick: (cell: { plain: number; byBlock: number; known: number }) => number) =>
    product(
      product(
        inverse,
        middle.map((row) => row.map(pick)),
      ),
      turned,
    );
  const [byBlock, plain] = [
    spread((cell) => cell.byBlock + cell.known),
    spread((cell) => cell.plain + cell.known),
  ];
  return Array.from({ length: size }, (_, k) =>
    Array.from({ length: size }, (__, j) =>
      k === j ? Math.max(byBlock[k]?.[k] ?? 0, plain[k]?.[k] ?? 0) : (byBlock[k]?.[j] ?? 0),
    ),
  );
}

const product = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number[][] =>
  a.map((row) => row.map((_, j) => row.reduce((sum, each, k) => sum + each * (b[k]?.[j] ?? 0), 0)));
