import type { Course } from '../../../road/course.ts';
import { RECOVERY } from '../../../physiology/w-balance.ts';
import { ridePlanned, type PacingLimits, type PacingSolution } from '../solution.ts';

/**
 * An optimum found by other means, to measure the optimiser by: Bellman's recursion backwards over the cells of a short
 * course (2 to 6 km), with speed and W' on a grid and a choice of powers in every cell, then a ride forwards that takes in
 * each cell the best of three times as many powers. It shares with the optimiser neither the grid of the course nor the
 * integration nor the unknowns; the powers it finds are ridden and judged as those of the optimiser are (`ridePlanned`),
 * all made smaller by the hair that keeps the limits, so its time can be reached and bounds the best from above.
 *
 * Normalized power is held by a price on the fourth power of the (not smoothed) power, found by bisection.
 */
export function dynamicProgramme(
  course: Course,
  limits: PacingLimits,
  grid: DynamicGrid = {},
): PacingSolution {
  if (limits.npCapW === null) return keepLimits(course, limits, programme(course, limits, grid, 0));
  let low = 0;
  let high = 0.4;
  let best: PacingSolution | null = null;
  for (let i = 0; i < (grid.rounds ?? 7); i++) {
    const price = (low + high) / 2;
    const powerW = programme(course, limits, grid, price);
    const kept = keepLimits(course, limits, powerW);
    if (!best || kept.ride.totalTimeS < best.ride.totalTimeS) best = kept;
    if (ridePlanned(course, limits, powerW).normalizedW > limits.npCapW) low = price;
    else high = price;
  }
  return best!;
}

export type DynamicGrid = {
  speeds?: number;
  reserves?: number;
  powers?: number;
  rounds?: number;
  /** cells over which a power is held */
  hold?: number;
};

const CRAWL_MS = 0.7;

function programme(
  course: Course,
  limits: PacingLimits,
  { speeds = 56, reserves = 72, powers = 28, hold = 1 }: DynamicGrid,
  price: number,
): Float64Array {
  const { cells } = course;
  const { wPrimeJ, npCapW } = limits;
  let fastest = 0;
  for (let i = 0; i <= cells; i++) fastest = Math.max(fastest, course.limitMs[i]!);
  const speedStep = (fastest - CRAWL_MS) / (speeds - 1);
  const leftStep = wPrimeJ / (reserves - 1);
  const perS = (watts: number) => (npCapW === null ? 1 : 1 + price * ((watts / npCapW) ** 4 - 1));
  const few = powersOf(limits, powers);
  const many = powersOf(limits, 3 * powers);
  const size = speeds * reserves;
  const toGo = Array.from({ length: cells + 1 }, () => new Float64Array(size));
  // Missing W' at the finish costs far more than it can be worth.
  for (let v = 0; v < speeds; v++)
    for (let w = 0; w < reserves; w++)
      toGo[cells]![v * reserves + w] = 0.02 * Math.max(0, limits.reserveJ - w * leftStep);

  const row = new Float64Array(reserves);
  const block: Block = { speedMs: 0, cost: 0, cells: 0, powerW: [], spendJ: [], decay: [] };
  for (let i = cells - ((cells - 1) % hold) - 1; i >= 0; i -= hold) {
    const now = toGo[i]!.fill(Infinity);
    const until = Math.min(cells, i + hold);
    const after = toGo[until]!;
    for (let v = 0; v < speeds; v++) {
      const speed = CRAWL_MS + v * speedStep;
      if (v > 0 && speed - speedStep > course.limitMs[i]!) {
        for (let w = 0; w < reserves; w++) now[v * reserves + w] = now[(v - 1) * reserves + w]!;
        continue;
      }
      for (const watts of few) {
        crossBlock(course, limits, i, until, speed, watts, perS, block);
        rowAt(after, reserves, speeds, (block.speedMs - CRAWL_MS) / speedStep, row);
        for (let w = 0; w < reserves; w++) {
          const next = leftAfter(block, w * leftStep, limits) / leftStep;
          if (next < 0) continue;
          const at = Math.min(reserves - 2, Math.floor(next));
          const total = block.cost + row[at]! + (next - at) * (row[at + 1]! - row[at]!);
          if (total < now[v * reserves + w]!) now[v * reserves + w] = total;
        }
      }
    }
  }

  const ridden = new Float64Array(cells);
  let speed = Math.min(course.limitMs[0]!, 1);
  let left = wPrimeJ;
  for (let i = 0; i < cells; i += hold) {
    const until = Math.min(cells, i + hold);
    let best = Infinity;
    let nextSpeed = speed;
    let nextLeft = left;
    for (const watts of many) {
      crossBlock(course, limits, i, until, speed, watts, perS, block);
      const after = leftAfter(block, left, limits);
      if (after < 0) continue;
      rowAt(toGo[until]!, reserves, speeds, (block.speedMs - CRAWL_MS) / speedStep, row);
      const next = after / leftStep;
      const at = Math.min(reserves - 2, Math.floor(next));
      const total = block.cost + row[at]! + (next - at) * (row[at + 1]! - row[at]!);
      if (total >= best) continue;
      best = total;
      for (let k = 0; k < block.cells; k++) ridden[i + k] = block.powerW[k]!;
      nextSpeed = block.speedMs;
      nextLeft = after;
    }
    speed = nextSpeed;
    left = nextLeft;
  }
  return ridden;
}

/** Cells ridden at one power: what each pedals, and what it does to W'. */
type Block = {
  speedMs: number;
  cost: number;
  cells: number;
  powerW: number[];
  spendJ: number[];
  decay: number[];
};

function crossBlock(
  course: Course,
  { cpW, wPrimeJ, cpShare, recovery = RECOVERY.weigend }: PacingLimits,
  from: number,
  until: number,
  fromMs: number,
  watts: number,
  perS: (watts: number) => number,
  block: Block,
): void {
  const end: Crossing = { speedMs: fromMs, seconds: 0, powerW: 0 };
  block.cost = 0;
  block.cells = until - from;
  for (let k = 0; k < block.cells; k++) {
    cross(course, from + k, end.speedMs, watts, end);
    const above = end.powerW - cpW * (cpShare?.[from + k] ?? 1);
    block.cost += end.seconds * perS(end.powerW);
    block.powerW[k] = end.powerW;
    block.spendJ[k] = Math.max(0, above * end.seconds);
    block.decay[k] = above < 0 ? Math.exp(-end.seconds / recovery(-above, wPrimeJ)) : 1;
  }
  block.speedMs = end.speedMs;
}

/** W' after a block, J; below zero when it runs out within, or does not allow the power. */
function leftAfter(block: Block, leftJ: number, { cpW, wPrimeJ, pMaxW }: PacingLimits): number {
  let left = leftJ;
  for (let k = 0; k < block.cells; k++) {
    const mostW = cpW + ((pMaxW - cpW) * left) / wPrimeJ;
    if (block.powerW[k]! > Math.max(cpW, mostW)) return -1;
    left = wPrimeJ - (wPrimeJ - left) * block.decay[k]! - block.spendJ[k]!;
    if (left < 0) return left;
  }
  return left;
}

/** Powers from none to the highest, closest around critical power and just below it, where most of a plan lies. */
function powersOf({ cpW, pMaxW }: PacingLimits, count: number): number[] {
  const below = Math.round(count / 2);
  const above = count - below;
  const powers = [cpW - 0.5, cpW];
  for (let i = 0; i < below; i++) powers.push((cpW * i) / below);
  for (let i = 1; i <= above; i++) powers.push(cpW + (pMaxW - cpW) * (i / above) ** 1.7);
  return powers;
}

/** The values over W' at a speed between two lines of the grid: cubic, for they bend over speed. */
function rowAt(values: Float64Array, reserves: number, speeds: number, at: number, row: Float64Array): void {
  const v = Math.max(0, Math.min(speeds - 2, Math.floor(at)));
  const f = Math.max(0, Math.min(1, at - v));
  const a = Math.max(0, v - 1) * reserves;
  const b = v * reserves;
  const c = b + reserves;
  const d = Math.min(speeds - 1, v + 2) * reserves;
  const wa = -0.5 * f + f * f - 0.5 * f * f * f;
  const wb = 1 - 2.5 * f * f + 1.5 * f * f * f;
  const wc = 0.5 * f + 2 * f * f - 1.5 * f * f * f;
  const wd = -0.5 * f * f + 0.5 * f * f * f;
  for (let w = 0; w < reserves; w++)
    row[w] = wa * values[a + w]! + wb * values[b + w]! + wc * values[c + w]! + wd * values[d + w]!;
}

type Crossing = { speedMs: number; seconds: number; powerW: number };

/** Crosses a cell in steps of a metre or less, by the midpoint rule; pedals as much as the limits allow. */
function cross(course: Course, i: number, fromMs: number, watts: number, end: Crossing): void {
  roll(course, i, fromMs, watts, end);
  end.powerW = watts;
  const limit = course.limitMs[i + 1]!;
  const pedalTo = Math.min(limit, course.coastAboveMs[i]!);
  if (watts > 0 && end.speedMs > pedalTo) {
    const { speedMs, seconds } = end;
    roll(course, i, fromMs, 0, end);
    const share = Math.max(
      0,
      (pedalTo * pedalTo - end.speedMs * end.speedMs) / (speedMs * speedMs - end.speedMs * end.speedMs),
    );
    end.powerW = watts * share;
    if (share > 0) end.speedMs = pedalTo;
    end.seconds += share * (seconds - end.seconds);
  }
  if (end.speedMs > limit) {
    end.seconds *= (fromMs + end.speedMs) / (fromMs + limit);
    end.speedMs = limit;
  }
}

function roll(course: Course, i: number, fromMs: number, watts: number, end: Crossing): void {
  const force = (speed: number) => {
    const along = speed + course.headwindMs[i]!;
    const wind = Math.sqrt(along * along + course.crosswindMs[i]! ** 2);
    return (
      ((watts * course.efficiency) / speed -
        course.steadyN[i]! -
        course.bearingNsM * speed -
        course.dragKgM[i]! * wind * along) /
      course.inertiaKg
    );
  };
  let speed = fromMs;
  let seconds = 0;
  const steps = Math.ceil(course.stepM / (speed < 4 ? 0.5 : 2));
  const dx = course.stepM / steps;
  for (let step = 0; step < steps; step++) {
    const half = Math.sqrt(Math.max(CRAWL_MS * CRAWL_MS, speed * speed + dx * force(speed)));
    const next = Math.sqrt(Math.max(CRAWL_MS * CRAWL_MS, speed * speed + 2 * dx * force(half)));
    seconds += (2 * dx) / (speed + next);
    speed = next;
  }
  end.speedMs = speed;
  end.seconds = seconds;
}

/** The powers, all made larger or smaller by one factor until the limits are just kept. */
function keepLimits(course: Course, limits: PacingLimits, powerW: Float64Array): PacingSolution {
  let low = 0.5;
  let high = 1.1;
  let best: PacingSolution | null = null;
  while (high - low > 1e-6) {
    const factor = (low + high) / 2;
    const ride = ridePlanned(
      course,
      limits,
      powerW.map((watts) => Math.min(limits.pMaxW, factor * watts)),
    );
    if (ride.unmet.length === 0) [low, best] = [factor, ride];
    else high = factor;
  }
  return best ?? ridePlanned(course, limits, powerW);
}
