import { spreadOf, valuesOf, type Input, type Refusal, type Spread } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { powerVerdict, type PowerVerdict } from '../physiology/critical-power.ts';
import { curveAtAltitude, type CurveAtAltitude } from '../ride/curve-at-altitude.ts';
import { riderFrom, type RideValues } from '../ride/ride-inputs.ts';
import { altitudeNote, rideSources } from '../ride/ride-sources.ts';
import {
  altitudeOf,
  hillier,
  routeDay,
  routeInputs,
  type RouteConditions,
  type RouteInputs,
} from '../ride/route-inputs.ts';
import { courseFrom, type Course } from '../road/course.ts';
import type { CourseRide } from '../road/ride-course.ts';
import { constantPowerFor } from './constant-power.ts';

/** The stretch of road that is the segment, the time to beat, and how the start line is crossed. */
export type SegmentOnRoadQuestion = RouteConditions & {
  timeS: number;
  /** speed at the start line, m/s, such as that of the rider's own effort; a flying start when not given */
  entrySpeedMs?: number;
};

export type SegmentOnRoad = {
  ok: true;
  powerW: number;
  timeS: number;
  wattsPerKg: number;
  /** standard deviation of `powerW`, W, and what makes it up, largest first */
  sd: number;
  spread: Spread[];
  entrySpeedMs: number;
  /** the ride at that power over the real road */
  ride: CourseRide;
  verdict: PowerVerdict | null;
  /** share of sea-level power that the verdict counts with */
  altitudeFactor: number;
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

/** A segment as a course, ready to be ridden with other values of its inputs. */
export type SegmentOnCourse = CurveAtAltitude & {
  ok: true;
  inputs: RouteInputs & { entrySpeedMs: Input };
  courseOf: (values: RideValues) => Course;
};

/** A road without heights in its file may need this much more or less. */
const NO_ELEVATION_SD = 0.3;

/**
 * Constant power that takes a segment in a time over its real profile, bends and bearings: the whole ride is simulated,
 * from the speed at which the start line is crossed. On a short segment that speed counts as much as the legs.
 * @returns a refusal in one sentence when the weight is missing or no power between 1 and 2500 W gives that time
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const still = { athlete, riderMassKg: 75, bikeMassKg: 8, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.225 }
 * segmentRecordOn({ ...still, route: straightRoute(1320, 0.025), timeS: 113 }) // => { powerW: 604.8, entrySpeedMs: 11.68 }
 * segmentRecordOn({ ...still, route: straightRoute(1320, 0.025), timeS: 113, entrySpeedMs: 14 }).powerW < 600 // => true
 */
export function segmentRecordOn(question: SegmentOnRoadQuestion): SegmentOnRoad | Refusal {
  const segment = segmentOnCourse(question);
  if (!segment.ok) return segment;
  const { inputs, courseOf, curve, altitudeFactor } = segment;
  const { route, timeS } = question;
  const values = valuesOf(inputs);
  const powerFor = (changed: typeof values, guessW?: number) =>
    constantPowerFor(courseOf(changed), timeS, changed.entrySpeedMs, guessW);
  const found = powerFor(values);
  if (!found) return { ok: false, message: unreachable(route.distanceM / timeS) };
  const { powerW, ride } = found;
  const { sd, spread } = spreadOf(inputs, (changed) => powerFor(changed, powerW)?.powerW ?? NaN);
  const unknownHills = route.hasElevation ? 0 : NO_ELEVATION_SD * powerW;
  const wholeSd = Math.hypot(sd, unknownHills);
  return {
    ok: true,
    powerW,
    timeS,
    wattsPerKg: powerW / inputs.riderMassKg.value,
    sd: wholeSd,
    spread,
    entrySpeedMs: values.entrySpeedMs,
    ride,
    verdict: curve && powerVerdict(curve, powerW, timeS, wholeSd),
    altitudeFactor,
    inputs: Object.values(inputs),
    notes: [
      ...altitudeNote(curve && altitudeFactor),
      'Constant power over the real profile, with bends and braking. On steep descents there is no pedalling.',
      ...(route.hasElevation ? [] : ['The file has no elevation, so this is the power on a flat road.']),
    ],
    sources: rideSources(question, curve && altitudeFactor),
  };
}

/** The inputs that the functions of this folder need to ride a segment. */
export function segmentOnCourse(question: SegmentOnRoadQuestion): SegmentOnCourse | Refusal {
  const { route, timeS, entrySpeedMs, athlete } = question;
  if (!(timeS > 0 && timeS < 1e6)) return { ok: false, message: 'The time must be more than zero.' };
  if (route.distanceM / timeS > 42)
    return { ok: false, message: 'That would be faster than 150 km/h, so check distance and time.' };
  if (entrySpeedMs !== undefined && !(entrySpeedMs >= 0 && entrySpeedMs <= 40))
    return { ok: false, message: 'The speed at the start line must be between 0 and 144 km/h.' };
  const resolved = routeInputs(question);
  if (!resolved.ok) return resolved;
  const meanMs = route.distanceM / timeS;
  const inputs: SegmentOnCourse['inputs'] = {
    ...resolved.inputs,
    entrySpeedMs: {
      key: 'entrySpeedMs',
      label: 'speed at the start line',
      value: entrySpeedMs ?? meanMs,
      unit: 'm/s',
      source: entrySpeedMs === undefined ? 'default' : 'asked',
      how:
        entrySpeedMs === undefined
          ? 'a flying start at the mean speed of the record'
          : 'given with the question',
      sd: entrySpeedMs === undefined ? 0.15 * meanMs : 0.3,
    },
  };
  return {
    ok: true,
    inputs,
    courseOf: (values) =>
      courseFrom(hillier(route, values), riderFrom(values), routeDay(question, values, resolved)),
    ...curveAtAltitude(athlete, altitudeOf(question)),
  };
}

function unreachable(speedMs: number): string {
  return speedMs > 3
    ? 'No steady power between 1 and 2500 W gives this time on this road.'
    : 'This time is slower than rolling along. Almost no power is needed.';
}
