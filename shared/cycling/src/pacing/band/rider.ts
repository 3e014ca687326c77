import type { Input } from '../../answer/input.ts';
import { RECOVERY, type RecoveryTau } from '../../physiology/w-balance.ts';
import { riderFrom, type RideValues } from '../../ride/ride-inputs.ts';
import { valueAt as atNode } from '../plan/report.ts';
import { rideCourse, type CourseRide } from '../../road/ride-course.ts';
import type { Course } from '../../road/course.ts';
import { varyCourse, type CourseChange } from '../../road/vary-course.ts';
import { cellMeans, coarseCourse, coarsening } from '../plan/coarse.ts';
import type { PlanSetup } from '../plan/setup.ts';

/** Something that may turn out other than the plan has it. */
type Cause = { key: string; label: string };

/** How the day of a plan may turn out. */
export type UncertainRide = {
  causes: Cause[];
  /** Riding time, s, when every cause is off by so many of its standard deviations. */
  finishS(deviations: ArrayLike<number>): number;
  /** The same at a place of the ride that `finishS` was last asked for, as a share of the course. */
  passedS(share: number): number;
};

export type Execution = {
  /** how well a rider holds the watts of a plan, as a share of power */
  sd: number;
  /** share of time that riders take longer than a plan: lines in bends, traffic, a bottle picked up */
  bias: number;
};

/** Two observations of plans ridden, about; research for want of a study. */
export const USUAL_EXECUTION: Execution = { sd: 0.03, bias: 0.02 };

/** A forecast knows where the wind comes from to 15 degrees. */
const WIND_DIRECTION_SD = (15 * Math.PI) / 180;
/** Without heights the time of a route is known to 15 %. */
const NO_ELEVATION_SD = 0.15;
/** Who has run out of W' rides just below critical power until some of it is back. */
const EMPTY_SHARE_OF_CP = 0.95;
const RECOVERED_SHARE = 0.05;
const LEAST_SHARE = 0.1;

/** Differences need no finer grid than this: cells of half the length move the ends of a band by up to 0.2 % of the time. */
const COARSER = 4;

/** Inputs of a plan that do not change its ride. */
const WITHOUT_EFFECT = new Set(['ftpW', 'peakPowerW']);

/**
 * The ride of a plan with all uncertainties sampled. The simulated rider rides by feel: the watts of the plan in
 * proportion to their true critical power, as far as they can hold them; when their true W' is used up, they have to
 * ease off below critical power.
 * @param askedW watts of the plan, one a cell
 * @param plannedS time of the plan; results are in proportion to it, so the coarse grid adds no bias
 */
export function uncertainRide(
  setup: PlanSetup,
  askedW: Float64Array,
  plannedS: number,
  options: { hasElevation: boolean; windGiven: boolean; execution?: Execution },
): UncertainRide {
  const { inputs, values, limits, windFromDeg, start } = setup;
  const { execution = USUAL_EXECUTION } = options;
  const course = coarseCourse(setup.course, COARSER * coarsening(setup.course));
  const planW = cellMeans(askedW, course.cells);
  const cpShare = limits.cpShare && cellMeans(limits.cpShare, course.cells);
  const uncertain = Object.values(inputs).filter(({ key, sd }) => sd > 0 && !WITHOUT_EFFECT.has(key));
  const causes: Cause[] = [
    ...uncertain.map(({ key, label }) => ({ key, label })),
    { key: 'windFromDeg', label: 'direction of the wind' },
    { key: 'execution', label: 'how well the watts are held' },
    ...(options.hasElevation ? [] : [{ key: 'elevation', label: 'heights that the file does not have' }]),
  ];
  const place = (key: string) => causes.findIndex((cause) => cause.key === key);
  const at = { wind: place('windFromDeg'), execution: place('execution'), elevation: place('elevation') };
  const acrossMs = options.windGiven
    ? Math.abs(values['windMs'] ?? 0) * WIND_DIRECTION_SD
    : (inputs['windMs']?.sd ?? 0);
  const fromRad = (windFromDeg * Math.PI) / 180;
  const varied: Partial<Record<string, number>> = { ...values };
  const watts = new Float64Array(course.cells);
  let buffer: Course | undefined;
  let ride: CourseRide | undefined;
  let unseen = 1;

  function simulate(deviations: ArrayLike<number>): number {
    uncertain.forEach((input, k) => (varied[input.key] = valueAt(input, deviations[k]!)));
    const addedMs = (varied['windMs'] ?? 0) - (values['windMs'] ?? 0);
    const besideMs = acrossMs * deviations[at.wind]!;
    buffer = varyCourse(
      course,
      {
        ...changeOf(values, varied),
        addedWindMs: {
          eastMs: addedMs * Math.sin(fromRad) + besideMs * Math.cos(fromRad),
          northMs: addedMs * Math.cos(fromRad) - besideMs * Math.sin(fromRad),
        },
      },
      buffer,
    );
    const cpW = varied['cpW'] ?? limits.cpW;
    const held = Math.max(LEAST_SHARE, 1 + execution.sd * deviations[at.execution]!);
    const left = Math.min(1, 1 - (varied['heatLoss'] ?? 0)) / (1 - (values['heatLoss'] ?? 0));
    const factor = (cpW / limits.cpW) * left * held;
    for (let i = 0; i < watts.length; i++) watts[i] = planW[i]! * factor;
    ride = rideCourse(buffer, watts, ride ? { ...start, into: ride } : start);
    const body = {
      cpW: cpW * left,
      wPrimeJ: varied['wPrimeJ'] ?? limits.wPrimeJ,
      cpShare,
      recovery: limits.recovery,
    };
    if (easeWhenEmpty(ride, watts, body)) ride = rideCourse(buffer, watts, { ...start, into: ride });
    unseen = at.elevation < 0 ? 1 : Math.max(0.4, 1 + NO_ELEVATION_SD * deviations[at.elevation]!);
    return ride.totalTimeS * unseen;
  }

  const nominalS = simulate(new Float64Array(causes.length));
  const scale = (plannedS / nominalS) * (1 + execution.bias);
  return {
    causes,
    finishS: (deviations) => scale * simulate(deviations),
    passedS: (share) => (ride ? scale * unseen * atNode(ride.timeS, share * course.cells) : NaN),
  };
}

type Body = {
  cpW: number;
  wPrimeJ: number;
  cpShare: Float64Array | undefined;
  recovery: RecoveryTau | undefined;
};

/** Lowers the watts of a ride where W' is gone; false when it never is. */
function easeWhenEmpty(
  { timeS, powerW }: CourseRide,
  watts: Float64Array,
  { cpW, wPrimeJ, cpShare, recovery = RECOVERY.weigend }: Body,
): boolean {
  let aboveJ = 0;
  for (let i = 0; i < watts.length; i++) {
    const above = powerW[i]! - cpW * (cpShare?.[i] ?? 1);
    if (above > 0) aboveJ += above * (timeS[i + 1]! - timeS[i]!);
  }
  if (aboveJ < wPrimeJ) return false;
  let left = wPrimeJ;
  let empty = false;
  let eased = false;
  for (let i = 0; i < watts.length; i++) {
    const seconds = timeS[i + 1]! - timeS[i]!;
    const cp = cpW * (cpShare?.[i] ?? 1);
    let power = powerW[i]!;
    if (!empty && power > cp && left < (power - cp) * seconds) empty = true;
    else if (empty && left > RECOVERED_SHARE * wPrimeJ) empty = false;
    if (empty && power > EMPTY_SHARE_OF_CP * cp) {
      power = EMPTY_SHARE_OF_CP * cp;
      watts[i] = power;
      eased = true;
    }
    const below = cp - power;
    if (below <= 0) left += below * seconds;
    else left = wPrimeJ - (wPrimeJ - left) * Math.exp(-seconds / recovery(below, wPrimeJ));
  }
  return eased;
}

function valueAt({ value, sd }: Input, deviation: number): number {
  const varied = value + sd * deviation;
  return value > 0 ? Math.max(LEAST_SHARE * value, varied) : varied;
}

function changeOf(before: RideValues, after: RideValues): CourseChange {
  const was = riderFrom(before);
  const is = riderFrom(after);
  return {
    drag: (is.cdaM2 * is.airDensityKgM3) / (was.cdaM2 * was.airDensityKgM3),
    rolling: is.crr / was.crr,
    climbing: (after['climbing'] ?? 1) / (before['climbing'] ?? 1),
    efficiency: (is.drivetrainEfficiency ?? 1) / (was.drivetrainEfficiency ?? 1),
    massKg: is.massKg - was.massKg,
  };
}
