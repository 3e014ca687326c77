import { longEnough, type MergeCells, type MergeRules } from './merge.ts';

const SWEEPS = 6;

/**
 * Moves every inner bound to where its two segments together deviate least, until none moves: merging pair by pair sets
 * bounds early that it would set elsewhere later.
 */
export function settleBounds(
  { value, weight, seconds, lengthM, slope }: MergeCells,
  bounds: readonly number[],
  rules: Pick<MergeRules, 'leastM' | 'leastS' | 'leastFlatS'>,
): number[] {
  const cells = value.length;
  const mass = new Float64Array(cells + 1);
  const first = new Float64Array(cells + 1);
  const second = new Float64Array(cells + 1);
  const time = new Float64Array(cells + 1);
  const length = new Float64Array(cells + 1);
  const rise = new Float64Array(cells + 1);
  for (let i = 0; i < cells; i++) {
    const w = weight[i]!;
    const v = value[i]!;
    mass[i + 1] = mass[i]! + w;
    first[i + 1] = first[i]! + w * v;
    second[i + 1] = second[i]! + w * v * v;
    time[i + 1] = time[i]! + seconds[i]!;
    length[i + 1] = length[i]! + lengthM[i]!;
    rise[i + 1] = rise[i]! + slope[i]! * lengthM[i]!;
  }
  const deviation = (from: number, to: number) => {
    const sum = first[to]! - first[from]!;
    return second[to]! - second[from]! - (sum * sum) / Math.max(1e-300, mass[to]! - mass[from]!);
  };
  const allowed = (from: number, to: number) =>
    longEnough(rules, length[to]! - length[from]!, time[to]! - time[from]!, rise[to]! - rise[from]!);
  const settled = bounds.slice();
  for (let sweep = 0, moved = true; sweep < SWEEPS && moved; sweep++) {
    moved = false;
    for (let k = 1; k < settled.length - 1; k++) {
      const from = settled[k - 1]!;
      const to = settled[k + 1]!;
      let best = settled[k]!;
      let least = deviation(from, best) + deviation(best, to) - 1e-12;
      for (let at = from + 1; at < to; at++) {
        const both = deviation(from, at) + deviation(at, to);
        if (both < least && allowed(from, at) && allowed(at, to)) [best, least] = [at, both];
      }
      if (best !== settled[k]) {
        settled[k] = best;
        moved = true;
      }
    }
  }
  return settled;
}
