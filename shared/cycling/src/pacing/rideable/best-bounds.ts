import type { StretchSums } from './stretch-sums.ts';

/** The price that leaves few enough segments is sought in so many steps, and first where it would be for even cells. */
const PRICE_STEPS = 6;
const LEAST_PRICE = 1e-3;
const BY_COUNT = 3;
const MOST_RAISE = 30;

/**
 * The bounds with the least deviation in all, plus a price for every segment, of all that are possible between pieces: a
 * dynamic programme from the start to the finish. Where that is too many segments the price is raised.
 * Places from which no later segment can begin any more are given up (Killick et al. 2012, PELT), so that the work grows about
 * as the length of the course.
 * @param pieces cells at which a segment may begin, from 0 to the number of cells
 * @param price of a segment, in the unit of the deviation
 * @returns first cell of every segment, and the number of cells at the end
 */
export function bestBounds(
  sums: StretchSums,
  pieces: readonly number[],
  { price, mostSegments }: { price: number; mostSegments: number },
): number[] {
  const last = pieces.length - 1;
  const cost = new Float64Array(last + 1);
  const before = new Int32Array(last + 1);
  const count = new Int32Array(last + 1);
  const open = new Int32Array(last + 1);
  const summed = new Float64Array(last + 1);
  /** the place that made a beginning worthless, once a segment from there is long enough */
  const worseThan = new Int32Array(last + 1);

  const segmentsAt = (each: number): number => {
    cost.fill(Infinity);
    worseThan.fill(-1);
    cost[0] = 0;
    count[0] = 0;
    let opened = 0;
    open[opened++] = 0;
    for (let i = 1; i <= last; i++) {
      const to = pieces[i]!;
      let kept = 0;
      for (let k = 0; k < opened; k++) {
        const j = open[k]!;
        const from = pieces[j]!;
        const better = worseThan[j]!;
        if (better >= 0 && sums.surelyAllowed(pieces[better]!, to)) continue;
        const sum = cost[j]! + sums.deviation(from, to);
        open[kept] = j;
        summed[kept++] = sum;
        if (sum + each >= cost[i]! || !sums.allowed(from, to)) continue;
        cost[i] = sum + each;
        before[i] = j;
        count[i] = count[j]! + 1;
      }
      opened = kept;
      if (cost[i] === Infinity) continue;
      for (let k = 0; k < opened; k++)
        if (summed[k]! >= cost[i]! && worseThan[open[k]!]! < 0) worseThan[open[k]!] = i;
      open[opened++] = i;
    }
    return cost[last] === Infinity ? 0 : count[last]!;
  };

  let found = segmentsAt(price);
  if (found > mostSegments) {
    let low = Math.max(price, LEAST_PRICE);
    let high = Infinity;
    for (let step = 0; step < PRICE_STEPS || high === Infinity; step++) {
      const aimed = low * Math.min(MOST_RAISE, (found / mostSegments) ** BY_COUNT * 1.05);
      const middle = high < Infinity ? Math.sqrt(low * high) : aimed;
      const count = segmentsAt(middle);
      if (count > mostSegments) [low, found] = [middle, count];
      else high = middle;
      if (count === mostSegments) break;
    }
    segmentsAt(high);
  }
  // A course that is shorter than a segment is one all the same.
  if (cost[last] === Infinity) return [0, sums.cells];
  const bounds = [sums.cells];
  for (let i = last; i > 0; i = before[i]!) bounds.push(pieces[before[i]!]!);
  return bounds.toReversed();
}
