import { descend } from './descent.ts';
import type { PacingModel } from './gradient.ts';
import { priceOfIntensity } from './price-of-intensity.ts';
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
/** Looks at the gradient before the price of intensity is estimated again, where the start may be far. */
const APPROACH = 20;

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
  let intensityPrice = npCapW === null ? 0 : priceOfIntensity(model, start, capFourth);
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

  const keptJ = new Float64Array(leftJ.length).fill(floorJ);
  keptJ[last] = Math.max(floorJ, reserveJ);
  const shortJ = (i: number) => keptJ[i]! - leftJ[i]!;
  // Parts of the value that do not change between two changes of the prices.
  let settled = 0;
  const settle = () => {
    settled = -(intensityPrice * intensityPrice) / (2 * intensityStiffness);
    for (let i = 0; i <= last; i++) {
      settled -= (prices[i]! * prices[i]!) / (2 * stiffness[i]!);
      settled -= (ceilingPrices[i]! * ceilingPrices[i]!) / (2 * ceilingStiffness[i]!);
    }
  };
  settle();

  // A loop of its own, because the compiler keeps a function that is nothing else.
  const withLimits = (value: number): number => {
    let priced = value;
    for (let i = 0; i <= last; i++) {
      const stiff = stiffness[i]!;
      const by = prices[i]! + stiff * (keptJ[i]! - leftJ[i]!);
      byLeft[i] = by > 0 ? -by : 0;
      if (by > 0) priced += (by * by) / (2 * stiff);
      const ceilingStiff = ceilingStiffness[i]!;
      const byCeiling = ceilingPrices[i]! + ceilingStiff * overW[i]!;
      byOverW[i] = byCeiling > 0 ? byCeiling : 0;
      if (byCeiling > 0) priced += (byCeiling * byCeiling) / (2 * ceilingStiff);
    }
    return priced;
  };
  const value = (unknown: Float64Array, gradient: Float64Array) => {
    const { timeS, fourth } = model.forward(unknown);
    const over = fourth / (timeS * capFourth) - 1;
    const byOver = npCapW === null ? 0 : Math.max(0, intensityPrice + intensityStiffness * over);
    const priced = withLimits(timeS + settled + (byOver * byOver) / (2 * intensityStiffness));
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
  const tolerance = rounding === 'warm' ? WARM_TOLERANCE : TOLERANCE;
  const approach = (looks: number) => {
    model.forward(unknown);
    const looseness = model.looseness();
    const found = descend(value, unknown, { maxEvaluations: looks, tolerance, looseness });
    evaluations += found.evaluations;
    unknown = found.point;
    return found;
  };
  if (npCapW !== null && rounding !== 'warm') {
    const [belowW, aboveW] = bands[0];
    model.roundCp(belowW, aboveW);
    approach(APPROACH);
    intensityPrice = priceOfIntensity(model, unknown, capFourth);
    settle();
  }
  for (let round = 0; round < MOST_ROUNDS && evaluations < maxEvaluations && !converged; round++) {
    const [belowW, aboveW] = bands[Math.min(round, bands.length - 1)]!;
    model.roundCp(belowW, aboveW);
    const found = approach(Math.min(maxEvaluations - evaluations, 100));
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
    settle();
    converged =
      found.converged &&
      over < CLOSE_INTENSITY &&
      mostShortJ < CLOSE_RESERVE * wPrimeJ &&
      mostOverW < closeW &&
      (round >= bands.length - 1 || !priced);
  }
  return { unknown, evaluations, converged };
}
