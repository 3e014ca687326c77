/** What is known of every cell before a course is cut into segments. */
export type KnownCells = {
  /** what a segment shall have one value of, such as watts */
  value: ArrayLike<number>;
  /** cost of a squared deviation from that value */
  weight: ArrayLike<number>;
  /** time spent in the cell, s */
  seconds: ArrayLike<number>;
  /** rise / run */
  slope: ArrayLike<number>;
  stepM: number;
};

/** Shortest segment: length, time on a climb or a descent, and time on the flat. */
export type LengthRules = { leastM: number; leastS: number; leastFlatS: number };

/** What a stretch of cells would be as a segment, in constant time. */
export type StretchSums = {
  cells: number;
  /** what one value costs, the best one: the weighted squared deviation */
  deviation(from: number, to: number): number;
  /** whether it is long enough, for its slope, to be a segment */
  allowed(from: number, to: number): boolean;
  /** whether it is long enough whatever its slope */
  surelyAllowed(from: number, to: number): boolean;
};

export function stretchSums(
  { value, weight, seconds, slope, stepM }: KnownCells,
  { leastM, leastS, leastFlatS }: LengthRules,
): StretchSums {
  const cells = value.length;
  const mass = new Float64Array(cells + 1);
  const first = new Float64Array(cells + 1);
  const second = new Float64Array(cells + 1);
  const time = new Float64Array(cells + 1);
  const slopes = new Float64Array(cells + 1);
  for (let i = 0; i < cells; i++) {
    const w = weight[i]!;
    const v = value[i]!;
    mass[i + 1] = mass[i]! + w;
    first[i + 1] = first[i]! + w * v;
    second[i + 1] = second[i]! + w * v * v;
    time[i + 1] = time[i]! + seconds[i]!;
    slopes[i + 1] = slopes[i]! + slope[i]!;
  }
  const leastCells = leastM / stepM - 1e-6;
  const mostS = Math.max(leastS, leastFlatS);
  return {
    cells,
    deviation(from, to) {
      const sum = first[to]! - first[from]!;
      const all = second[to]! - second[from]! - (sum * sum) / Math.max(1e-300, mass[to]! - mass[from]!);
      return all > 0 ? all : 0;
    },
    allowed(from, to) {
      if (to - from < leastCells) return false;
      const grade = gradeOfSlope((slopes[to]! - slopes[from]!) / (to - from));
      return time[to]! - time[from]! >= (grade === 0 ? leastFlatS : leastS);
    },
    surelyAllowed: (from, to) => to - from >= leastCells && time[to]! - time[from]! >= mostS,
  };
}

/** From these slopes on, rise / run, a stretch is a climb, and a descent. */
const CLIMB_SLOPE = 0.025;
const DESCENT_SLOPE = -0.015;

/**
 * 1 for a climb, -1 for a descent, 0 between, by the mean slope, rise / run.
 * @example
 * [gradeOfSlope(0.03), gradeOfSlope(0), gradeOfSlope(-0.02)] // => [1, 0, -1]
 */
export function gradeOfSlope(slope: number): -1 | 0 | 1 {
  return slope >= CLIMB_SLOPE ? 1 : slope <= DESCENT_SLOPE ? -1 : 0;
}
