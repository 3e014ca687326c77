import { descend } from './descent.ts';
import type { PacingModel } from './gradient.ts';
import type { PacingLimits } from './solution.ts';

/**
 * Watts below and above critical power over which its jump is rounded, round by round. Narrow from the start, or wide on
 * the upper side: each finds the better way on some roads.
 */
const ROUNDING = {
  narrow: [
    [8, 8],
    [4, 4],
    [2, 2],
    [1, 1],
    [0.5, 0.5],
    [0.3, 0],
  ],
  wide: [
    [1, 30],
    [1, 16],
    [0.5, 8],
    [0.3, 4],
    [0.3, 1],
    [0.3, 0],
  ],
  /** for a start that is close */
  warm: [
    [1, 1],
    [0.3, 0],
  ],
} as const;

export type Rounding = keyof typeof ROUNDING;

const MOST_ROUNDS = 12;
/** Keeps the stiffness of its limit finite for a rider without any W'. */
const LEAST_W_PRIME_J = 500;
const TOLERANCE = 1e-5;
const WARM_TOLERANCE = 4e-5;
/** Close enough to a limit, as a share of it: the last hair is taken up when the ride is judged. */
const CLOSE_INTENSITY = 2e-3;
const CLOSE_RESERVE = 4e-3;
const CLOSE_CEILING = 0.01;
/** So many watts above the ceiling cost about what they gain. */
const SOFT_W = 20;
/** What a fourth power of intensity more is worth on any course, as a share of its time. */
const INTENSITY_PRICE = 0.112;

export type PricedDescent = { unknown: Float64Array; evaluations: number; converged: boolean };

/**
 * The least time under the limits of intensity, W' and the ceiling that it leaves, by an augmented Lagrangian (Hestenes, Powell, Rockafellar): each limit
 * has a price, that of W' at every cell of its own, and between descents the prices move until the limits are just kept.
 * The jump of recovery at critical power is rounded on both sides at first, so that the power of a segment can slide to
 * the better side of it, and at the end on the safe side only.
 */
export function pricedDescent(
  model: PacingModel,
  { cpW, wPrimeJ, pMaxW, reserveJ, npCapW }: PacingLimits,
  start: Float64Array,
  { maxEvaluations, rounding, floorJ }: { maxEvaluations: number; rounding: Rounding; floorJ: number },
): PricedDescent {
  const { leftJ, overW } = model;
  const last = leftJ.length - 1;
  const capFourth = npCapW === null ? Infinity : npCapW ** 4;
  const begin = model.forward(start).timeS;
  let intensityPrice = npCapW === null ? 0 : INTENSITY_PRICE * begin;
  const intensityStiffness = begin;
  // Of W', s/J at each cell.
  const prices = new Float64Array(leftJ.length);
  const stiffness = new Float64Array(leftJ.length).fill(
    1 / (Math.max(1, cpW) * Math.max(LEAST_W_PRIME_J, wPrimeJ)),
  );
  const byLeft = new Float64Array(leftJ.length);
  prices[last] = npCapW === null ? 0.5 / Math.max(1, cpW) : 0;
  stiffness[last]! *= 20;
  // Of a watt above the ceiling, s/W at each cell. With all of W' left nothing but the highest power is the ceiling.
  const ceilingPrices = new Float64Array(leftJ.length);
  const byOverW = new Float64Array(leftJ.length);
  const ceilingStiffness = Float64Array.from(
    leftJ,
    (_, i) => model.secondsOf(i) / (SOFT_W * Math.max(1, cpW)),
  );
  const closeW = CLOSE_CEILING * pMaxW;

  const shortJ = (i: number) => (i === last ? Math.max(floorJ, reserveJ) : floorJ) - leftJ[i]!;

  const value = (unknown: Float64Array, gradient: Float64Array) => {
    const { timeS, fourth } = model.forward(unknown);
    const over = fourth / (timeS * capFourth) - 1;
    const byOver = npCapW === null ? 0 : Math.max(0, intensityPrice + intensityStiffness * over);
    let priced = timeS + (byOver * byOver - intensityPrice * intensityPrice) / (2 * intensityStiffness);
    for (let i = 0; i <= last; i++) {
      const price = prices[i]!;
      const by = price + stiffness[i]! * shortJ(i);
      byLeft[i] = by > 0 ? -by : 0;
      priced += ((by > 0 ? by * by : 0) - price * price) / (2 * stiffness[i]!);
    }
    for (let i = 0; i <= last; i++) {
      const price = ceilingPrices[i]!;
      const stiff = ceilingStiffness[i]!;
      const by = Math.max(0, price + stiff * overW[i]!);
      byOverW[i] = by;
      priced += (by * by - price * price) / (2 * stiff);
    }
    model.backward(
      {
        timeS: 1 - (byOver * fourth) / (timeS * timeS * capFourth),
        fourth: byOver / (timeS * capFourth),
        leftJ: byLeft,
        overW: byOverW,
      },
      gradient,
    );
    return priced;
  };

  let unknown = start;
  let evaluations = 1;
  let converged = false;
  const bands = ROUNDING[rounding];
  for (let round = 0; round < MOST_ROUNDS && evaluations < maxEvaluations && !converged; round++) {
    const [belowW, aboveW] = bands[Math.min(round, bands.length - 1)]!;
    model.roundCp(belowW, aboveW);
    const found = descend(value, unknown, {
      maxEvaluations: Math.min(maxEvaluations - evaluations, 100),
      tolerance: rounding === 'warm' ? WARM_TOLERANCE : TOLERANCE,
    });
    evaluations += found.evaluations;
    unknown = found.point;
    const { timeS, fourth } = model.forward(unknown);
    const over = fourth / (timeS * capFourth) - 1;
    if (npCapW !== null) intensityPrice = Math.max(0, intensityPrice + intensityStiffness * over);
    let mostShortJ = -Infinity;
    let mostOverW = -Infinity;
    let priced = false;
    for (let i = 0; i <= last; i++) {
      mostShortJ = Math.max(mostShortJ, shortJ(i));
      prices[i] = Math.max(0, prices[i]! + stiffness[i]! * shortJ(i));
      mostOverW = Math.max(mostOverW, overW[i]!);
      ceilingPrices[i] = Math.max(0, ceilingPrices[i]! + ceilingStiffness[i]! * overW[i]!);
      priced ||= prices[i]! > 0 || ceilingPrices[i]! > 0;
    }
    converged =
      found.converged &&
      over < CLOSE_INTENSITY &&
      mostShortJ < CLOSE_RESERVE * wPrimeJ &&
      mostOverW < closeW &&
      (round >= bands.length - 1 || !priced);
  }
  return { unknown, evaluations, converged };
}
