/** A function to be made small: its value at a point, its gradient written to `gradient`. */
export type Smooth = (point: Float64Array, gradient: Float64Array) => number;

export type Descent = { point: Float64Array; value: number; evaluations: number; converged: boolean };

export type DescentOptions = {
  maxEvaluations: number;
  /** ends when ten steps together gain less than this share of the value */
  tolerance: number;
  /** pairs of steps that are remembered */
  memory?: number;
  /** how far each unknown has to move for about the same, squared: the inverse of its curvature, where that is roughly known */
  looseness?: Float64Array;
};

const SUFFICIENT = 1e-4;
const CURVATURE = 0.9;

/**
 * Limited-memory BFGS (Nocedal 1980) with a line search of weak Wolfe conditions by bisection (Lewis and Overton 2013), which
 * also stands kinks. A value that is not finite counts as too far.
 */
export function descend(smooth: Smooth, start: Float64Array, options: DescentOptions): Descent {
  const n = start.length;
  const memory = options.memory ?? 12;
  const looseness = options.looseness ?? new Float64Array(n).fill(1);
  const steps = Array.from({ length: memory }, () => new Float64Array(n));
  const turns = Array.from({ length: memory }, () => new Float64Array(n));
  const curvature = new Float64Array(memory);
  const weight = new Float64Array(memory);
  let point = Float64Array.from(start);
  let gradient = new Float64Array(n);
  let nextPoint = new Float64Array(n);
  let nextGradient = new Float64Array(n);
  const direction = new Float64Array(n);
  let value = smooth(point, gradient);
  let evaluations = 1;
  let kept = 0;
  let newest = -1;
  let converged = false;
  const recent: number[] = [value];

  while (evaluations < options.maxEvaluations && Number.isFinite(value)) {
    for (let i = 0; i < n; i++) direction[i] = -gradient[i]!;
    for (let k = 0; k < kept; k++) {
      const pair = (newest - k + memory) % memory;
      weight[pair] = dot(steps[pair]!, direction) / curvature[pair]!;
      add(direction, -weight[pair]!, turns[pair]!);
    }
    const unit = kept > 0 ? curvature[newest]! / squareOf(turns[newest]!, looseness) : 1;
    for (let i = 0; i < n; i++) direction[i]! *= unit * looseness[i]!;
    for (let k = kept - 1; k >= 0; k--) {
      const pair = (newest - k + memory) % memory;
      const back = dot(turns[pair]!, direction) / curvature[pair]!;
      add(direction, weight[pair]! - back, steps[pair]!);
    }
    const slope = dot(direction, gradient);
    if (!(slope < 0)) {
      if (kept === 0) {
        converged = true;
        break;
      }
      kept = 0;
      continue;
    }
    // The first step of all has at most a rough curvature to go by: no more than half a unit of the unknown that moves most.
    let length = 1;
    if (kept === 0) {
      const half = 0.5 / largestOf(direction);
      length = options.looseness ? Math.min(1, half) : half;
    }
    let low = 0;
    let high = Infinity;
    let nextValue = Infinity;
    let found = false;
    while (evaluations < options.maxEvaluations) {
      for (let i = 0; i < n; i++) nextPoint[i] = point[i]! + length * direction[i]!;
      nextValue = smooth(nextPoint, nextGradient);
      evaluations++;
      if (!(nextValue <= value + SUFFICIENT * length * slope)) high = length;
      else {
        found = true;
        if (dot(nextGradient, direction) >= CURVATURE * slope) break;
        low = length;
      }
      if (high - low < 1e-9 * Math.max(1, low)) break;
      length = Number.isFinite(high) ? (low + high) / 2 : 2 * low;
    }
    if (!found || !(nextValue < value)) {
      if (kept === 0) {
        converged = evaluations < options.maxEvaluations;
        break;
      }
      kept = 0;
      continue;
    }
    newest = (newest + 1) % memory;
    const step = steps[newest]!;
    const turn = turns[newest]!;
    for (let i = 0; i < n; i++) {
      step[i] = nextPoint[i]! - point[i]!;
      turn[i] = nextGradient[i]! - gradient[i]!;
    }
    curvature[newest] = dot(step, turn);
    if (curvature[newest]! > 1e-12 * dot(turn, turn)) kept = Math.min(memory, kept + 1);
    else {
      newest = (newest - 1 + memory) % memory;
      if (kept === memory) kept--;
    }
    [point, nextPoint] = [nextPoint, point];
    [gradient, nextGradient] = [nextGradient, gradient];
    value = nextValue;
    recent.push(value);
    if (recent.length > 10 && recent.at(-11)! - value < options.tolerance * Math.abs(value)) {
      converged = true;
      break;
    }
  }
  return { point, value, evaluations, converged };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function add(target: Float64Array, factor: number, other: Float64Array): void {
  for (let i = 0; i < target.length; i++) target[i]! += factor * other[i]!;
}

function squareOf(a: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * a[i]! * weights[i]!;
  return sum;
}

function largestOf(values: Float64Array): number {
  let largest = 0;
  for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i]!));
  return largest;
}
