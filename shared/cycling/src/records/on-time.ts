import type { Cut } from '../pacing/rideable/cut.ts';
import type { Ridden } from '../pacing/rideable/watts.ts';

/** A record is beaten by no more than this, s. */
export const EARLY_S = 0.5;
/** A part of one power lasts at least so long, s. */
const LEAST_S = 20;
const MOST_STEPS = 80;
/** Two neighbours whose powers differ by at least so much can give and take a stretch, W. */
const APART_W = 5;
/** Of the part that gives. */
const MOST_MOVED = 0.1;

/**
 * The same sections so that they take a time, never more and at most half a second less: a watt more or less in the longest
 * ones, then the place where one ends. A single section becomes two, a watt apart.
 * @returns null when that cannot be
 */
export function onTime(given: Cut, ride: (cut: Cut) => Ridden, timeS: number): Ridden | null {
  const lateBy = ({ solution }: Ridden) => solution.ride.totalTimeS - timeS;
  const isOnTime = (ridden: Ridden) => lateBy(ridden) <= 0 && lateBy(ridden) >= -EARLY_S;
  let now = ride(given);
  const { timeS: at } = now.solution.ride;
  const order = [...given.watts.keys()]
    .filter((k) => (given.watts[k] ?? 0) > 0)
    .toSorted((a, b) => secondsOf(given, at, b) - secondsOf(given, at, a));
  const way = lateBy(now) > 0 ? 1 : -1;
  for (let step = 0; step < MOST_STEPS && order.length > 0; step++) {
    if (isOnTime(now)) return now;
    const k = order[step % order.length] ?? 0;
    const next = ride({ ...now.cut, watts: now.cut.watts.with(k, (now.cut.watts[k] ?? 0) + way) });
    if (isOnTime(next)) return next;
    // With the watt the ride is early, without it late.
    if (lateBy(next) * way < 0) return finely(way > 0 ? now : next, order, ride, lateBy);
    now = next;
  }
  return null;
}

/** A ride that is a little late, with a watt more in as many of its sections as that takes; shorter ones for what is left. */
function finely(
  late: Ridden,
  order: readonly number[],
  ride: (cut: Cut) => Ridden,
  lateBy: (ridden: Ridden) => number,
): Ridden | null {
  let now = late;
  for (const k of order) {
    const next = ride({ ...now.cut, watts: now.cut.watts.with(k, (now.cut.watts[k] ?? 0) + 1) });
    if (lateBy(next) < -EARLY_S) continue;
    if (lateBy(next) <= 0) return next;
    now = next;
  }
  return between(now, order[0] ?? 0, (cut) => {
    const ridden = ride(cut);
    return { ridden, lateS: lateBy(ridden) };
  });
}

const secondsOf = ({ bounds }: Cut, timeS: ArrayLike<number>, k: number): number =>
  (timeS[bounds[k + 1] ?? 0] ?? 0) - (timeS[bounds[k] ?? 0] ?? 0);

/** A ride that is a little late, made on time by the ends of its sections, or by a watt more in a part of one. */
function between(
  late: Ridden,
  k: number,
  tried: (cut: Cut) => { ridden: Ridden; lateS: number },
): Ridden | null {
  const { bounds, watts } = late.cut;
  const { timeS } = late.solution.ride;
  const apart = (b: number) => Math.abs((watts[b - 1] ?? 0) - (watts[b] ?? 0));
  const ends = bounds.slice(1, -1).map((_, i) => i + 1);
  // Where the powers are far apart the end moves least.
  for (const b of ends.toSorted((a, c) => apart(c) - apart(a))) {
    if (apart(b) < APART_W) break;
    const [before, after] = [watts[b - 1] ?? 0, watts[b] ?? 0];
    // The stronger one takes a stretch of the weaker.
    const weaker = before < after ? b - 1 : b;
    const from = bounds[b] ?? 0;
    const whole = (bounds[weaker + 1] ?? 0) - (bounds[weaker] ?? 0);
    const most = Math.floor(MOST_MOVED * whole);
    if ((1 - MOST_MOVED) * secondsOf(late.cut, timeS, weaker) < LEAST_S) continue;
    const found = leastOnTime(most, (cells) =>
      tried({ watts, bounds: bounds.with(b, before < after ? from - cells : from + cells) }),
    );
    if (found) return found;
  }
  const [from, to] = [bounds[k] ?? 0, bounds[k + 1] ?? 0];
  const briefly = Math.ceil((LEAST_S * (to - from)) / Math.max(1, secondsOf(late.cut, timeS, k)));
  return leastOnTime(
    to - from - briefly,
    (cells) =>
      tried({
        bounds: bounds.toSpliced(k + 1, 0, from + cells),
        watts: watts.toSpliced(k, 0, (watts[k] ?? 0) + 1),
      }),
    briefly,
  );
}

/** The fewest cells, and no fewer than `least`, that make a ride on time; null when not even the most do, or a cell is too much. */
function leastOnTime(
  most: number,
  tried: (cells: number) => { ridden: Ridden; lateS: number },
  least = 0,
): Ridden | null {
  let [low, high] = [least, most];
  let best = most > least ? tried(most) : null;
  if (!best || best.lateS > 0) return null;
  while (high - low > 1 && best.lateS < -EARLY_S / 2) {
    const middle = Math.round((low + high) / 2);
    const now = tried(middle);
    if (now.lateS > 0) low = middle;
    else [high, best] = [middle, now];
  }
  return best.lateS >= -EARLY_S ? best.ridden : null;
}
