/** What is known of every cell before cells are merged into segments. */
export type MergeCells = {
  /** what a segment shall have one value of, such as watts */
  value: ArrayLike<number>;
  /** cost of a squared deviation from that value */
  weight: ArrayLike<number>;
  /** time spent in the cell, s */
  seconds: ArrayLike<number>;
  lengthM: ArrayLike<number>;
  /** rise / run */
  slope: ArrayLike<number>;
};

export type MergeRules = {
  maxSegments: number;
  /** shortest segment: length, time on a climb or a descent, and time on the flat */
  leastM: number;
  leastS: number;
  leastFlatS: number;
  /** merging goes on while a union adds no more than this to the weighted squared deviation */
  worth: number;
  /** and while two values differ by no more than this share of the larger */
  alike: number;
};

/**
 * Merges neighbouring cells into segments, always the pair whose union adds least to the weighted squared deviation
 * (Ward's criterion on a line), until there are few enough, none is too short and more would cost too much. O(n log n).
 * @returns first cell of every segment, and the number of cells at the end
 */
export function mergeCells(
  { value, weight, seconds, lengthM, slope }: MergeCells,
  rules: MergeRules,
): number[] {
  const cells = value.length;
  const after = Int32Array.from({ length: cells }, (_, i) => i + 1);
  const before = Int32Array.from({ length: cells }, (_, i) => i - 1);
  const mass = Float64Array.from(weight);
  const mean = Float64Array.from(value);
  const time = Float64Array.from(seconds);
  const length = Float64Array.from(lengthM);
  const rise = Float64Array.from(slope, (each, i) => each * lengthM[i]!);
  const latest = new Int32Array(cells);
  let serial = 0;
  // A pair for every cell, and two for every union.
  const heap = pairHeap(3 * cells);
  const union = (a: number, b: number) =>
    ((mass[a]! * mass[b]!) / (mass[a]! + mass[b]!)) * (mean[a]! - mean[b]!) ** 2;
  const offer = (a: number) => {
    const b = after[a]!;
    if (b < cells) heap.push(union(a, b), a, (latest[a] = ++serial));
  };
  const alike = (a: number, b: number) =>
    Math.abs(mean[a]! - mean[b]!) <= rules.alike * Math.max(mean[a]!, mean[b]!);
  const tooShort = (a: number) => !longEnough(rules, length[a]!, time[a]!, rise[a]!);
  for (let i = 0; i < cells - 1; i++) offer(i);
  let segments = cells;
  for (let pair = heap.pop(); pair; pair = heap.pop()) {
    const { cost, at: a, stamp } = pair;
    const b = after[a]!;
    if (mass[a] === 0 || stamp !== latest[a]) continue;
    const needed = segments > rules.maxSegments || tooShort(a) || tooShort(b);
    if (!needed && cost > rules.worth && !alike(a, b)) continue;
    const both = mass[a]! + mass[b]!;
    mean[a] = (mass[a]! * mean[a]! + mass[b]! * mean[b]!) / both;
    mass[a] = both;
    mass[b] = 0;
    time[a] = time[a]! + time[b]!;
    length[a] = length[a]! + length[b]!;
    rise[a] = rise[a]! + rise[b]!;
    after[a] = after[b]!;
    if (after[b]! < cells) before[after[b]!] = a;
    segments--;
    offer(a);
    if (before[a]! >= 0) offer(before[a]!);
  }
  const starts: number[] = [];
  for (let i = 0; i < cells; i = after[i]!) starts.push(i);
  return [...starts, cells];
}

/** Segments as cells, to be merged further. */
export function cellsOfSegments(cells: MergeCells, bounds: readonly number[]): MergeCells {
  const count = bounds.length - 1;
  const value = new Float64Array(count);
  const weight = new Float64Array(count);
  const seconds = new Float64Array(count);
  const lengthM = new Float64Array(count);
  const slope = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    for (let i = bounds[k]!; i < bounds[k + 1]!; i++) {
      value[k]! += cells.weight[i]! * cells.value[i]!;
      weight[k]! += cells.weight[i]!;
      seconds[k]! += cells.seconds[i]!;
      lengthM[k]! += cells.lengthM[i]!;
      slope[k]! += cells.slope[i]! * cells.lengthM[i]!;
    }
    value[k]! /= weight[k]!;
    slope[k]! /= lengthM[k]!;
  }
  return { value, weight, seconds, lengthM, slope };
}

/** From these slopes on, rise / run, a stretch is a climb, and a descent. */
const CLIMB_SLOPE = 0.025;
const DESCENT_SLOPE = -0.015;

/** 1 for a climb, -1 for a descent, 0 between, by the mean slope. */
export function gradeOfSlope(slope: number): -1 | 0 | 1 {
  return slope >= CLIMB_SLOPE ? 1 : slope <= DESCENT_SLOPE ? -1 : 0;
}

/** Whether a stretch of this length, time and rise may be a segment of its own. */
export function longEnough(
  { leastM, leastS, leastFlatS }: Pick<MergeRules, 'leastM' | 'leastS' | 'leastFlatS'>,
  lengthM: number,
  timeS: number,
  riseM: number,
): boolean {
  const leastTimeS = gradeOfSlope(riseM / lengthM) === 0 ? leastFlatS : leastS;
  return lengthM >= leastM - 1e-6 && timeS >= leastTimeS;
}

/** A binary heap of at most so many pairs, cheapest first: here merging spends its time. */
function pairHeap(most: number) {
  const costs = new Float64Array(most);
  const ats = new Int32Array(most);
  const stamps = new Int32Array(most);
  let size = 0;
  const put = (i: number, cost: number, at: number, stamp: number) => {
    costs[i] = cost;
    ats[i] = at;
    stamps[i] = stamp;
  };
  return {
    push(cost: number, at: number, stamp: number): void {
      let i = size++;
      for (let up = (i - 1) >> 1; i > 0 && costs[up]! > cost; up = (i - 1) >> 1) {
        put(i, costs[up]!, ats[up]!, stamps[up]!);
        i = up;
      }
      put(i, cost, at, stamp);
    },
    pop(): { cost: number; at: number; stamp: number } | null {
      if (size === 0) return null;
      const top = { cost: costs[0]!, at: ats[0]!, stamp: stamps[0]! };
      const [cost, at, stamp] = [costs[--size]!, ats[size]!, stamps[size]!];
      let i = 0;
      for (let below = 1; below < size; below = 2 * i + 1) {
        if (below + 1 < size && costs[below + 1]! < costs[below]!) below++;
        if (costs[below]! >= cost) break;
        put(i, costs[below]!, ats[below]!, stamps[below]!);
        i = below;
      }
      put(i, cost, at, stamp);
      return top;
    },
  };
}
