import { normalCdf } from '../../physiology/critical-power.ts';

/** A deterministic source of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Standard normal values, one from each of `runs` slices of equal probability, in random order (a column of a Latin
 * hypercube). The same seed and name always give the same column, whatever other columns there are: scenarios share their
 * luck.
 */
export function normalColumn(runs: number, seed: number, name: string): Float64Array {
  let mixed = seed >>> 0;
  for (let i = 0; i < name.length; i++) mixed = Math.imul(mixed ^ name.charCodeAt(i), 0x01000193) >>> 0;
  const random = randomFrom(mixed);
  const column = Float64Array.from({ length: runs }, (_, i) => normalQuantile((i + random()) / runs));
  for (let i = runs - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = column[i]!;
    column[i] = column[j]!;
    column[j] = held;
  }
  return column;
}

/** Value at a quantile of sorted values, between the two nearest. */
export function quantile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const i = Math.min(sorted.length - 1, Math.floor(at));
  const next = Math.min(sorted.length - 1, i + 1);
  return sorted[i]! + (at - i) * (sorted[next]! - sorted[i]!);
}

/** Inverse of the normal distribution function, ends held at four standard deviations. */
function normalQuantile(probability: number): number {
  let low = -4;
  let high = 4;
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
