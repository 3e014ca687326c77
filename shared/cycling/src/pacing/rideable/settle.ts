import type { StretchSums } from './stretch-sums.ts';

const SWEEPS = 6;

/** Moves every inner bound, cell by cell, to where its two segments together deviate least, until none moves. */
export function settleBounds(sums: StretchSums, bounds: readonly number[]): number[] {
  const settled = bounds.slice();
  for (let sweep = 0, moved = true; sweep < SWEEPS && moved; sweep++) {
    moved = false;
    for (let k = 1; k < settled.length - 1; k++) {
      const best = bestBetween(sums, settled[k - 1]!, settled[k]!, settled[k + 1]!);
      if (best !== settled[k]) {
        settled[k] = best;
        moved = true;
      }
    }
  }
  return settled;
}

function bestBetween({ deviation, allowed }: StretchSums, from: number, now: number, to: number): number {
  let best = now;
  let least = deviation(from, best) + deviation(best, to) - 1e-12;
  for (let at = from + 1; at < to; at++) {
    const both = deviation(from, at) + deviation(at, to);
    if (both < least && allowed(from, at) && allowed(at, to)) [best, least] = [at, both];
  }
  return best;
}
