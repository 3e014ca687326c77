/** A stretch of the horizontal axis, in its unit. */
export interface Range {
  from: number;
  to: number;
}

/** The part of an axis that is shown: never beyond its ends, never so short that nothing is left; null: all of it. */
export function rangeWithin(wanted: Range, whole: Range, least: number): Range | null {
  const all = whole.to - whole.from;
  const long = Math.min(all, Math.max(least, wanted.to - wanted.from));
  if (long >= all) return null;
  // What is too short grows around its middle.
  const middle = (wanted.from + wanted.to) / 2;
  const from = Math.min(whole.to - long, Math.max(whole.from, middle - long / 2));
  return { from, to: from + long };
}

/** The same part, longer or shorter by a factor, with one place of it where it was. */
export const zoomed = ({ from, to }: Range, at: number, factor: number): Range => ({
  from: at - (at - from) * factor,
  to: at + (to - at) * factor,
});

/** What is shown comes back from other units a hair shorter than the axis, as a share of it. */
const HAIR = 1e-6;

export function isWithin({ from, to }: Range, at: number): boolean {
  const hair = HAIR * (to - from);
  return at >= from - hair && at <= to + hair;
}

/** The same length, moved as little as it takes to have a place in it, with some of what lies beyond. */
export function rangeWith(range: Range, at: number): Range {
  const long = range.to - range.from;
  if (isWithin(range, at)) return range;
  const from = at < range.from ? at - 0.1 * long : at - 0.9 * long;
  return { from, to: from + long };
}

/** The places of an axis between the ends of what is shown, by their index. */
export function placesIn(values: ArrayLike<number>, { from, to }: Range): { first: number; last: number } {
  /** the first place at or after a value */
  const firstFrom = (value: number) => {
    let [low, high] = [0, values.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const past = firstFrom(to);
  return { first: firstFrom(from), last: (values[past] ?? 0) > to ? Math.max(0, past - 1) : past };
}
