import { windAtRiderMs } from '../air/wind.ts';
import type { Course } from '../road/course.ts';
import { rideCourse } from '../road/ride-course.ts';
import { varyCourse } from '../road/vary-course.ts';
import { forceWindows, speedsOf, type ForceWindow } from './force-windows.ts';
import { leastSquaresWithPriors, type Posterior, type Prior } from './least-squares-with-priors.ts';
import type { RideOnRoute } from './ride-on-route.ts';

/** One number that the ride tells, with its standard deviation. */
export type Told = {
  value: number;
  sd: number;
  /** the ride says clearly more than was known before it */
  told: boolean;
};

/** What the road and the air took from a ride, beside what its plan thought. */
export type FittedResistance = {
  /** factors on the plan's drag area and rolling resistance, and on its slopes */
  drag: Told;
  rolling: Told;
  climbing: Told;
  /** wind beside the plan's own, at the rider, as the vector that it comes FROM, m/s */
  windEastMs: Told;
  windNorthMs: Told;
  /** road that was used, m */
  usedM: number;
  /** scatter of the force that is missed over 300 m, N */
  scatterN: number;
};

/** How well the day was known before the ride. Standard deviations; factors where nothing else is said. */
export type KnownBefore = {
  rolling: number;
  climbing: number;
  /** each way, at the rider, m/s */
  windMs: number;
  /** of the mass, kg */
  massKg: number;
  /** of drivetrain and power meter together, as a share */
  power: number;
};

/** Wind of which nothing was said: a mean of 3 to 4 m/s at 10 m, from anywhere; with a forecast, what that is off. */
export const UNKNOWN_WIND_MS = windAtRiderMs(2.3);
export const FORECAST_WIND_MS = windAtRiderMs(1.5);
/** A drag area may be anything before the ride. */
const ANY_DRAG = 0.6;
/** With less road than this nothing is told. */
const LEAST_WINDOWS = 20;
/** What goes together within so much time counts as one. */
const BLOCK_S = 300;
const LEAST_BLOCKS = 8;
/** What the method itself is off on made-up rides without any noise: speeds over 40 m leave out what changes faster. */
const METHOD_SD = [0.012, 0.05, 0, 0.05, 0.05];
/** A number is told where the ride halves what was not known of it. */
const HALVED = 0.55;
/** And drag where it is known to a tenth. */
const DRAG_SD = 0.1;

/**
 * Drag, rolling resistance, wind and the slopes from a ride with power: the force that was put in over each 300 m against
 * what air, tyres and road take at the speed ridden there (the balance of virtual elevation, R. Chung), all at once, robust
 * and with what was known before. Braking, steep descents, stops and bends are left out.
 * @param riddenW cells: recorded power, NaN where there is none
 * @param wattsW the same with a guess where there is none
 * @returns null where there is too little road to tell anything
 */
export function fitResistance(
  course: Course,
  ride: RideOnRoute,
  riddenW: Float64Array,
  wattsW: Float64Array,
  before: KnownBefore,
): FittedResistance | null {
  const speedMs = speedsOf(ride, course.stepM);
  const windows = forceWindows(course, ride, speedMs, riddenW);
  if (windows.length < LEAST_WINDOWS) return null;
  const blocks = blocksOf(windows);
  if ((blocks.at(-1) ?? 0) + 1 < LEAST_BLOCKS) return null;
  const priors: Prior[] = [
    { value: 1, sd: ANY_DRAG },
    { value: 1, sd: before.rolling },
    { value: 1, sd: before.climbing },
    { value: 0, sd: before.windMs },
    { value: 0, sd: before.windMs },
  ];
  const fit = (modelMs: Float64Array, massKg = 0, power = 1): Posterior | null =>
    leastSquaresWithPriors(
      (values) => missedN(course, speedMs, windows, values, massKg, power),
      // A gust slows the rider and so hides in the speed; the speed that the power alone makes does not know of it.
      (values) => missedN(course, modelMs, windows, values, massKg, power),
      priors,
      [0.01, 0.02, 0.01, 0.05, 0.05],
      blocks,
    );
  const modelled = (values: readonly number[]) => {
    const [drag = 1, rolling = 1, climbing = 1, eastMs = 0, northMs = 0] = values;
    const change = { drag, rolling, climbing, addedWindMs: { eastMs, northMs } };
    return rideCourse(varyCourse(course, change), wattsW).speedMs;
  };
  const first = fit(modelled([]));
  if (!first) return null;
  const modelMs = modelled(first.values);
  const best = fit(modelMs);
  if (!best) return null;
  const heavier = fit(modelMs, before.massKg);
  const stronger = fit(modelMs, 0, 1 + before.power);
  const told = (k: number): Told => {
    const value = best.values[k] ?? NaN;
    const moved = (other: Posterior | null) => (other?.values[k] ?? value) - value;
    const sd = Math.hypot(best.sds[k] ?? NaN, METHOD_SD[k] ?? 0, moved(heavier), moved(stronger));
    return { value, sd, told: sd < (k === 0 ? DRAG_SD : HALVED * (priors[k]?.sd ?? 0)) };
  };
  const usedM = windows.reduce((sum, { from, to }) => sum + (to - from) * course.stepM, 0);
  return {
    drag: told(0),
    rolling: told(1),
    climbing: told(2),
    windEastMs: told(3),
    windNorthMs: told(4),
    usedM,
    scatterN: best.scatter,
  };
}

function blocksOf(windows: readonly ForceWindow[]): number[] {
  const [first, last] = [windows[0], windows.at(-1)];
  if (!first || !last) return [];
  const blockS = Math.min(BLOCK_S, (last.atS - first.atS) / (2 * LEAST_BLOCKS));
  let block = -1;
  let fromS = -Infinity;
  return windows.map(({ atS }) => {
    if (atS - fromS > blockS) [block, fromS] = [block + 1, atS];
    return block;
  });
}

/** What the model takes over each stretch less what the rider put in, N. */
function missedN(
  course: Course,
  speedMs: Float64Array,
  windows: readonly ForceWindow[],
  values: readonly number[],
  moreKg: number,
  power: number,
): Float64Array {
  const [drag = 1, rolling = 1, climbing = 1, eastMs = 0, northMs = 0] = values;
  const weightN = (course.massKg + moreKg) * course.gravityMs2;
  return Float64Array.from(windows, ({ from, to, forceN }) => {
    let takenN = 0;
    for (let cell = from; cell < to; cell++) {
      const east = course.eastward[cell] ?? 0;
      const north = course.northward[cell] ?? 0;
      const along =
        ((speedMs[cell] ?? 0) + (speedMs[cell + 1] ?? 0)) / 2 +
        (course.headwindMs[cell] ?? 0) +
        eastMs * east +
        northMs * north;
      const across = course.axialDrag ? 0 : (course.crosswindMs[cell] ?? 0) + northMs * east - eastMs * north;
      const slope = climbing * (course.slope[cell] ?? 0);
      takenN +=
        drag * (course.dragKgM[cell] ?? 0) * Math.sqrt(along * along + across * across) * along +
        (weightN * (rolling * (course.crr[cell] ?? 0) + slope)) / Math.sqrt(1 + slope * slope);
    }
    return takenN / (to - from) - power * forceN;
  });
}
