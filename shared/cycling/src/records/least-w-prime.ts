import { spreadOf, valuesOf, type Input, type Refusal, type Spread } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { optimisePower } from '../pacing/optimum/optimise.ts';
import { ridePlanned, type PacingSolution } from '../pacing/optimum/solution.ts';
import { RECOVERY } from '../physiology/w-balance.ts';
import { altitudeNote, rideSources } from '../ride/ride-sources.ts';
import type { CourseRide } from '../road/ride-course.ts';
import { constantPowerFor } from './constant-power.ts';
import { segmentOnCourse, type SegmentQuestion } from './segment-course.ts';

/** A record ridden so that it costs least of W'. */
export type LeastWPrime = {
  ok: true;
  /** W' that it takes, J */
  wPrimeJ: number;
  /** W' that constant power uses in the same time, J, and that power, W */
  constantWPrimeJ: number;
  constantPowerW: number;
  /** standard deviation of `wPrimeJ`, J, and what makes it up, largest first: as of constant power */
  sd: number;
  spread: Spread[];
  /** W' that the rider has, J */
  wPrimeAvailableJ: number;
  possible: boolean;
  /** cells of the course: power, W */
  powerW: Float64Array;
  ride: CourseRide;
  /** nodes: W' that is spent, J */
  spentJ: Float64Array;
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

const EXACT = 0.01;
const MOST_ROUNDS = 12;
const LONG_S = 1800;
const MOST_EVALUATIONS = 150;

/**
 * The way to ride a segment in a time that costs least W': harder where the road is slow, easier where it is fast. Found
 * by asking for the fastest ride with less and less W' until it is just in time.
 * @returns a refusal in one sentence without weight or power in the profile, or when no power gives that time
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const least = leastWPrime({ athlete, route: straightRoute(2000, 0.06), timeS: 380, bikeMassKg: 8 })
 * least.wPrimeJ <= least.constantWPrimeJ // => true
 * least.possible // => true
 */
export function leastWPrime(question: SegmentQuestion): LeastWPrime | Refusal {
  const segment = segmentOnCourse(question);
  if (!segment.ok) return segment;
  const { curve } = segment;
  const profileCp = question.athlete?.cpW;
  if (!curve || !profileCp) {
    return {
      ok: false,
      message: 'I need your FTP and weight for this. Enter them in your settings.',
      missing: ['powerMatrix.ftp', 'bodyMatrix.weight'],
    };
  }
  const { timeS } = question;
  const values = valuesOf(segment.inputs);
  const course = segment.courseOf(values);
  const { entrySpeedMs } = values;
  const constant = constantPowerFor(course, timeS, entrySpeedMs);
  if (!constant)
    return { ok: false, message: 'No steady power between 1 and 2500 W gives this time on this road.' };
  const pMaxW = curve.pMaxW ?? 2.5 * curve.cpW;
  const recovery = RECOVERY.careful;
  const limits = (wPrimeJ: number) => ({
    cpW: curve.cpW,
    wPrimeJ,
    pMaxW,
    reserveJ: 0,
    npCapW: null,
    recovery,
  });
  const asked = new Float64Array(course.cells).fill(constant.powerW);
  const steady = ridePlanned(course, limits(curve.wPrimeJ), asked, { entrySpeedMs });
  const constantJ = curve.wPrimeJ - least(steady.wBalanceJ);
  let best: { wPrimeJ: number; solution: PacingSolution } = {
    wPrimeJ: constantJ,
    solution: { ...steady, wBalanceJ: steady.wBalanceJ.map((left) => left - curve.wPrimeJ + constantJ) },
  };
  let low = 0;
  let start: Float64Array | undefined;
  for (let i = 0; i < MOST_ROUNDS && best.wPrimeJ - low > Math.max(10, EXACT * best.wPrimeJ); i++) {
    const wPrimeJ = (low + best.wPrimeJ) / 2;
    const solution = optimisePower(course, limits(wPrimeJ), {
      entrySpeedMs,
      maxEvaluations: MOST_EVALUATIONS,
      ...(start ? { start } : {}),
    });
    if (solution.unmet.length === 0 && solution.ride.totalTimeS <= timeS) {
      best = { wPrimeJ, solution };
      start = solution.powerW;
    } else low = wPrimeJ;
  }
  const { solution, wPrimeJ } = best;
  const inputs = { ...segment.inputs, cpW: criticalPowerInput(profileCp, curve.cpW) };
  const { sd, spread } = spreadOf(inputs, (changed) => {
    const powerW = constantPowerFor(
      segment.courseOf(changed),
      timeS,
      changed.entrySpeedMs,
      constant.powerW,
    )?.powerW;
    // Over a steady ride W' is what is ridden above critical power.
    return powerW === undefined ? NaN : Math.max(0, powerW - changed.cpW) * timeS;
  });
  return {
    ok: true,
    wPrimeJ,
    constantWPrimeJ: constantJ,
    constantPowerW: constant.powerW,
    sd,
    spread,
    wPrimeAvailableJ: curve.wPrimeJ,
    possible: wPrimeJ <= curve.wPrimeJ,
    powerW: solution.powerW,
    ride: solution.ride,
    spentJ: solution.wBalanceJ.map((left) => wPrimeJ - left),
    inputs: Object.values(inputs),
    notes: [
      ...altitudeNote(segment.altitudeFactor),
      `Ridden like this the record takes ${(wPrimeJ / 1000).toFixed(1)} kJ of W′, at constant power ${(constantJ / 1000).toFixed(1)} kJ.`,
      ...(timeS > LONG_S
        ? [
            'Critical power and W′ describe efforts of up to half an hour. For a longer one this is a guide only.',
          ]
        : []),
    ],
    sources: [...rideSources(question, segment.altitudeFactor), 'weigend2021'],
  };
}

function least(values: Float64Array): number {
  return values.reduce((low, value) => Math.min(low, value), Infinity);
}

/** The athlete's critical power as one of the inputs, at the height of the segment. */
function criticalPowerInput(input: Input, cpW: number): Input {
  return { ...input, value: cpW, sd: (input.sd * cpW) / input.value };
}
