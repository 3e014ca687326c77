import { formatDuration } from '../answer/duration.ts';
import { spreadOf, valuesOf, type Input, type Refusal, type Spread } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { powerForDuration, powerVerdict, type PowerVerdict } from '../physiology/critical-power.ts';
import { altitudeNote, rideSources } from '../ride/ride-sources.ts';
import type { Course } from '../road/course.ts';
import { rideCourse, type CourseRide } from '../road/ride-course.ts';
import { LEAST_W, MOST_W, constantPowerFor } from './constant-power.ts';
import { powerTermsOf, type PowerTermsOnRoad } from './power-terms.ts';
import { segmentOnCourse, type SegmentOnCourse, type SegmentQuestion } from './segment-course.ts';
import { zeroCrossing } from './zero-crossing.ts';

export type SegmentOnRoad = {
  ok: true;
  powerW: number;
  timeS: number;
  wattsPerKg: number;
  /** share of FTP, percent; null without one */
  percentOfFtp: number | null;
  /** standard deviation of `powerW`, W, and what makes it up, largest first */
  sd: number;
  spread: Spread[];
  entrySpeedMs: number;
  /** metres climbed an hour; null where the road is no climb */
  vamMh: number | null;
  /** share of the time without full pedalling: rolling, braking, leaning in a bend */
  coastingShare: number;
  /** the ride at that power over the real road */
  ride: CourseRide;
  /** where that power goes */
  terms: PowerTermsOnRoad;
  verdict: PowerVerdict | null;
  /** time that the rider's own curve allows under the same conditions, s; null without a curve */
  ownTimeS: number | null;
  /** share of sea-level power that the verdict counts with */
  altitudeFactor: number;
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

/** A record that watts do not decide: what does, in a sentence, and the time that rolling alone takes, s. */
export type NotByWatts = Refusal & { rollingS: number };

/** A road without heights in its file may need this much more or less. */
const NO_ELEVATION_SD = 0.3;
/** Metres climbed an hour say something of a climb only. */
const CLIMB_SLOPE = 0.03;
/** In less time the start decides more than steady power, s; and a power that is less certain than this share is a guess. */
const SHORT_S = 30;
const MOST_SD = 0.5;
export const START_DECIDES =
  'On so short a segment the speed over the start line decides more than your watts. Enter that speed, or choose a longer segment.';
/** With so much of the time spent rolling or braking, the line and the brakes decide as much as watts. */
const MUCH_COASTING = 0.25;
const WALKING_MS = 1;

/**
 * Constant power that takes a segment in a time over its real profile, bends and bearings: the whole ride is simulated,
 * from the speed at which the start line is crossed. On a short segment that speed counts as much as the legs.
 * @returns a refusal in one sentence when the weight is missing, when no power between 1 and 2500 W gives that time, or when it
 *   is so short that the power is a guess; with
 *   `rollingS` when the road decides and not the power (`NotByWatts`)
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const still = { athlete, riderMassKg: 75, bikeMassKg: 8, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.225 }
 * segmentRecordOn({ ...still, route: straightRoute(1320, 0.025), timeS: 113 }) // => { powerW: 604.8, entrySpeedMs: 11.68 }
 * segmentRecordOn({ ...still, route: straightRoute(1320, 0.025), timeS: 113, entrySpeedMs: 14 }).powerW < 600 // => true
 * segmentRecordOn({ ...still, route: straightRoute(2000, -0.06), timeS: 200 }).rollingS > 0 // => true
 */
export function segmentRecordOn(question: SegmentQuestion): SegmentOnRoad | NotByWatts | Refusal {
  const segment = segmentOnCourse(question);
  if (!segment.ok) return segment;
  const { inputs, courseOf, curve, altitudeFactor } = segment;
  const { route, timeS, athlete } = question;
  const values = valuesOf(inputs);
  const course = courseOf(values);
  const found = constantPowerFor(course, timeS, values.entrySpeedMs);
  if (!found) return notByPower(course, timeS, values.entrySpeedMs);
  const { powerW, ride } = found;
  const { sd, spread } = powerDoubt(segment, question, course, powerW);
  // A change is tried on a segment that was answered: the answer does not end where it helps much.
  if (!question.changes && isGuess(timeS, powerW, sd)) return { ok: false, message: START_DECIDES };
  const riseM = (route.elevationM.at(-1) ?? 0) - (route.elevationM[0] ?? 0);
  const coastingShare = coastingShareOf(ride, powerW);
  const ftpW = athlete?.ftpW?.value;
  return {
    ok: true,
    powerW,
    timeS,
    wattsPerKg: powerW / inputs.riderMassKg.value,
    percentOfFtp: ftpW ? (100 * powerW) / ftpW : null,
    sd,
    spread,
    entrySpeedMs: values.entrySpeedMs,
    vamMh: riseM >= CLIMB_SLOPE * route.distanceM ? (3600 * riseM) / timeS : null,
    coastingShare,
    ride,
    terms: powerTermsOf(course, ride),
    verdict: curve && powerVerdict(curve, powerW, timeS, sd),
    ownTimeS: ownTimeS(segment, question),
    altitudeFactor,
    inputs: Object.values(inputs),
    notes: [
      ...altitudeNote(curve && altitudeFactor),
      ...(coastingShare >= MUCH_COASTING
        ? [
            `For ${Math.round(100 * coastingShare)} % of the time you roll or brake. There your line and your brakes decide, not watts.`,
          ]
        : []),
      ...(timeS < SHORT_S
        ? ['In less than half a minute the start decides more than steady power does.']
        : []),
      ...(route.hasElevation ? [] : ['The file has no elevation, so this is the power on a flat road.']),
    ],
    sources: rideSources(question, curve && altitudeFactor),
  };
}

/**
 * How far the power that a segment takes is known: its standard deviation, W, and what makes it up, largest first.
 * @param course of the values as they are
 */
export function powerDoubt(
  { inputs, courseOf }: Pick<SegmentOnCourse, 'inputs' | 'courseOf'>,
  { route }: Pick<SegmentQuestion, 'route'>,
  course: Course,
  powerW: number,
): { sd: number; spread: Spread[] } {
  const perWatt = secondsPerWatt(course, powerW, inputs.entrySpeedMs.value);
  let into: CourseRide | undefined;
  // What a value costs in time at this power, in watts: one ride each in place of five.
  const { sd, spread } = spreadOf(inputs, (changed) => {
    const other = courseOf(changed);
    const powers = new Float64Array(other.cells).fill(powerW);
    into = rideCourse(other, powers, { entrySpeedMs: changed.entrySpeedMs, ...(into ? { into } : {}) });
    return into.totalTimeS / perWatt;
  });
  const unknownHills = route.hasElevation ? 0 : NO_ELEVATION_SD * powerW;
  return { sd: Math.hypot(sd, unknownHills), spread };
}

/** Whether a power, in whatever unit, is too uncertain to be said, because the effort is so short. */
export const isGuess = (timeS: number, power: number, sd: number): boolean =>
  timeS < SHORT_S && sd > MOST_SD * power;

/** How much less time a watt more takes, s. */
function secondsPerWatt(course: Course, powerW: number, entrySpeedMs: number): number {
  const stepW = 0.02 * powerW;
  const timeAt = (watts: number) =>
    rideCourse(course, new Float64Array(course.cells).fill(watts), { entrySpeedMs }).totalTimeS;
  return Math.max(1e-3, (timeAt(powerW - stepW) - timeAt(powerW + stepW)) / (2 * stepW));
}

/** Share of the time with less than nine tenths of the power. */
function coastingShareOf({ powerW, timeS, totalTimeS }: CourseRide, askedW: number): number {
  let coastingS = 0;
  for (let i = 0; i < powerW.length; i++)
    if (powerW[i]! < 0.9 * askedW) coastingS += timeS[i + 1]! - timeS[i]!;
  return coastingS / totalTimeS;
}

/** The time at which the curve is met; a start that was not asked is at the mean speed of that time. */
function ownTimeS({ inputs, courseOf, curve }: SegmentOnCourse, question: SegmentQuestion): number | null {
  if (!curve) return null;
  const { route, entrySpeedMs } = question;
  const course = courseOf(valuesOf(inputs));
  const powers = new Float64Array(course.cells);
  let into: CourseRide | undefined;
  const late = (timeS: number) => {
    into = rideCourse(course, powers.fill(powerForDuration(curve, timeS)), {
      entrySpeedMs: entrySpeedMs ?? route.distanceM / timeS,
      ...(into ? { into } : {}),
    });
    return into.totalTimeS - timeS;
  };
  return zeroCrossing(route.distanceM / 40, Math.max(question.timeS, route.distanceM / 0.7), late, 0.01);
}

/** Whether a ride is mostly at the crawl below which nobody goes: the time is no ride, but a way up on foot. */
const isCrawled = ({ speedMs }: CourseRide): boolean =>
  speedMs.filter((ms) => ms < WALKING_MS).length > speedMs.length / 2;

/** Why no power gives the time. */
export function notByPower(course: Course, timeS: number, entrySpeedMs: number): NotByWatts | Refusal {
  const timeAt = (powerW: number) =>
    rideCourse(course, new Float64Array(course.cells).fill(powerW), { entrySpeedMs });
  const rolling = timeAt(LEAST_W);
  const flatOut = timeAt(MOST_W);
  if (rolling.totalTimeS <= timeS) {
    if (isCrawled(rolling))
      return { ok: false, message: 'This is slower than walking pace, so almost any power gives it.' };
    return {
      ok: false,
      rollingS: rolling.totalTimeS,
      message: `No pedalling is needed for this time: rolling alone takes about ${formatDuration(rolling.totalTimeS)}. What decides here is bends, brakes and courage, not watts.`,
    };
  }
  if (coastingShareOf(flatOut, MOST_W) > 0.5) {
    return {
      ok: false,
      rollingS: rolling.totalTimeS,
      message: `No power gives this time on this road. For most of it bends and speed set the limit, and the way you descend allows about ${formatDuration(flatOut.totalTimeS)}. What decides here is the line through the bends, not watts.`,
    };
  }
  return {
    ok: false,
    message: 'No steady power between 1 and 2500 W gives this time on this road. Check length and time.',
  };
}
