/** What is known of every cell before cells are merged into segments. */
export type MergeCells = {
  /** what a segment shall have one value of, such as watts */
  value: ArrayLike<number>;
  /** cost of a squared deviation from that value */
  weight: ArrayLike<number>;
  /** time spent in the cell, s */
  seconds: ArrayLike<number>;
  lengthM: ArrayLike<number>;
};

export type MergeRules = {
  maxSegments: number;
  leastM: number;
  leastS: number;
  /** further merging stops before the sum of weighted squared deviations exceeds this */
  tolerance: number;
};

/**
 * Merges neighbouring cells into segments, always the pair whose union adds least to the weighted squared deviation
 * (Ward's criterion on a line), until there are few enough, none is too short and more would cost too much. O(n log n).
 * @returns first cell of every segment, and the number of cells at the end
 */
export function mergeCells({ value, weight, seconds, lengthM }: MergeCells, rules: MergeRules): number[] {
  const cells = value.length;
  const after = Int32Array.from({ length: cells }, (_, i) => i + 1);
  const before = Int32Array.from({ length: cells }, (_, i) => i - 1);
  const mass = Float64Array.from(weight);
  const mean = Float64Array.from(value);
  const time = Float64Array.from(seconds);
  const length = Float64Array.from(lengthM);
  const latest = new Int32Array(cells);
  let serial = 0;
  const heap = pairHeap();
  const union = (a: number, b: number) =>
    ((mass[a]! * mass[b]!) / (mass[a]! + mass[b]!)) * (mean[a]! - mean[b]!) ** 2;
  const offer = (a: number) => {
    const b = after[a]!;
    if (b < cells) heap.push(union(a, b), a, (latest[a] = ++serial));
  };
  const tooShort = (a: number) => length[a]! < rules.leastM - 1e-6 || time[a]! < rules.leastS;
  for (let i = 0; i < cells - 1; i++) offer(i);
  let segments = cells;
  let spent = 0;
  for (let pair = heap.pop(); pair; pair = heap.pop()) {
    const { cost, at: a, stamp } = pair;
    const b = after[a]!;
    if (mass[a] === 0 || stamp !== latest[a]) continue;
    const needed = segments > rules.maxSegments || tooShort(a) || tooShort(b);
    if (!needed && spent + cost > rules.tolerance) continue;
    spent += cost;
    const both = mass[a]! + mass[b]!;
    mean[a] = (mass[a]! * mean[a]! + mass[b]! * mean[b]!) / both;
    mass[a] = both;
    mass[b] = 0;
    time[a] = time[a]! + time[b]!;
    length[a] = length[a]! + length[b]!;
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
  for (let k = 0; k < count; k++) {
    for (let i = bounds[k]!; i < bounds[k + 1]!; i++) {
      value[k]! += cells.weight[i]! * cells.value[i]!;
      weight[k]! += cells.weight[i]!;
      seconds[k]! += cells.seconds[i]!;
      lengthM[k]! += cells.lengthM[i]!;
    }
    value[k]! /= weight[k]!;
  }
  return { value, weight, seconds, lengthM };
}

/** A binary heap of pairs, cheapest first. */
function pairHeap() {
  const costs: number[] = [];
  const ats: number[] = [];
  const stamps: number[] = [];
  const swap = (i: number, j: number) => {
    [costs[i], costs[j]] = [costs[j]!, costs[i]!];
    [ats[i], ats[j]] = [ats[j]!, ats[i]!];
    [stamps[i], stamps[j]] = [stamps[j]!, stamps[i]!];
  };
  return {
    push(cost: number, at: number, stamp: number): void {
      let i = costs.push(cost) - 1;
      ats.push(at);
      stamps.push(stamp);
      for (let up = (i - 1) >> 1; i > 0 && costs[up]! > costs[i]!; up = (i - 1) >> 1) {
        swap(i, up);
        i = up;
      }
    },
    pop(): { cost: number; at: number; stamp: number } | null {
      if (costs.length === 0) return null;
      const top = { cost: costs[0]!, at: ats[0]!, stamp: stamps[0]! };
      swap(0, costs.length - 1);
      costs.pop();
      ats.pop();
      stamps.pop();
      for (let i = 0; ;) {
        const left = 2 * i + 1;
        let least = i;
        if (left < costs.length && costs[left]! < costs[least]!) least = left;
        if (left + 1 < costs.length && costs[left + 1]! < costs[least]!) least = left + 1;
        if (least === i) return top;
        swap(i, least);
        i = least;
      }
    },
  };
}
