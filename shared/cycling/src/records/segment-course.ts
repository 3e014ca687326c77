import { powerInHeat } from '../air/heat.ts';
import { windAtRiderMs, windOf, windVector } from '../air/wind.ts';
import { valuesOf, type Input, type Refusal } from '../answer/input.ts';
import { powerForDuration, type PowerCurve } from '../physiology/critical-power.ts';
import { curveAtAltitude } from '../ride/curve-at-altitude.ts';
import { ASKED_TEMPERATURE_SD_C, riderFrom, type RideValues } from '../ride/ride-inputs.ts';
import {
  altitudeOf,
  hillier,
  routeDay,
  routeInputs,
  wayDeg,
  type ResolvedRoute,
  type RouteConditions,
  type RouteInputs,
} from '../ride/route-inputs.ts';
import { courseFrom, type Course } from '../road/course.ts';
import { rideCourse } from '../road/ride-course.ts';
import { USUAL_CAP_MS, USUAL_COASTING_MS } from '../road/speed-limits.ts';
import { MOST_W } from './constant-power.ts';
import { leverBounds, NO_CHANGE, type LeverBounds, type Levers } from './change-levers.ts';

/** The stretch of road that is the segment, the time to beat, how the start line is crossed, and what has changed already. */
export type SegmentQuestion = RouteConditions & {
  timeS: number;
  /** speed at the start line, m/s, such as that of the rider's own effort; a flying start when not given */
  entrySpeedMs?: number;
  /** what is changed already, of rider, bicycle and day (`smallestChanges`) */
  changes?: Partial<Levers>;
};

/** A segment as a course, ready to be ridden with other values of its inputs. */
export type SegmentOnCourse = {
  ok: true;
  /** as changed */
  inputs: RouteInputs & { entrySpeedMs: Input };
  courseOf: (values: RideValues) => Course;
  /** the rider's curve at the height and in the heat of the segment, as changed; null without FTP and weight */
  curve: PowerCurve | null;
  /** share of sea-level power that the curve counts with */
  altitudeFactor: number;
  /** of all that may change, from the question without its changes */
  bounds: LeverBounds;
  /** the same segment with these changes in place of those of the question */
  changedBy: (changes: Partial<Levers>) => SegmentOnCourse;
  /** the same segment, as changed, in other weather: forecast wind, 10 m above the ground, and C where it is known */
  inWeather: (weather: SegmentWeather) => SegmentOnCourse;
};

export type SegmentWeather = { windMs: number; fromDeg: number; temperatureC?: number };

/** A wind from one side and from the other must differ by so much of the time; else the way turns back on itself. */
const LEAST_SHARE = 0.004;
const LIGHT_MS = 1;
const PROBE_W = 250;

/** A record is ridden up to so many times its mean speed, and pedalled up to so many, where it cannot be had otherwise. */
const FASTEST_SHARE = 1.35;
const PEDALLED_SHARE = 1.2;

/** The inputs that the functions of this folder need to ride a segment. */
export function segmentOnCourse(asked: SegmentQuestion): SegmentOnCourse | Refusal {
  const { route, timeS, entrySpeedMs } = asked;
  if (!(timeS > 0 && timeS < 1e6)) return { ok: false, message: 'The time must be more than zero.' };
  if (route.distanceM / timeS > 42)
    return { ok: false, message: 'That would be faster than 150 km/h, so check distance and time.' };
  if (entrySpeedMs !== undefined && !(entrySpeedMs >= 0 && entrySpeedMs <= 40))
    return { ok: false, message: 'The speed at the start line must be between 0 and 144 km/h.' };
  if (Object.values(asked.changes ?? {}).some((by) => !Number.isFinite(by)))
    return { ok: false, message: 'A change must be a number.' };
  const resolved = routeInputs(asked);
  if (!resolved.ok) return resolved;
  const question = downhillAsRecord(asked, resolved);
  const { curve, altitudeFactor } = curveAtAltitude(question.athlete, altitudeOf(question));
  const values = { ...valuesOf(resolved.inputs), windMs: 0 };
  const windy = (eastMs: number, northMs: number) => {
    const wind = windOf({ eastMs, northMs });
    const day = { ...resolved, windFromDeg: wind.fromDeg };
    return courseFrom(route, riderFrom(values), routeDay(question, { ...values, windMs: wind.speedMs }, day));
  };
  const bounds = leverBounds(
    resolved.inputs,
    curve,
    question.athlete?.heightM?.value ?? null,
    helpingWindDeg(windy),
  );
  const entry = entryInput(question);
  const on = (weather: ResolvedRoute, change: Levers): SegmentOnCourse => {
    const day = windierDay(weather, change, bounds);
    const ridden = weather === resolved ? question : downhillAsRecord(asked, weather);
    return {
      ok: true,
      inputs: { ...changedInputs(day, change, bounds), entrySpeedMs: entry },
      // The drag area of the resolved inputs is what the positions are in proportion to.
      courseOf: (values) =>
        courseFrom(hillier(route, values), riderFrom(values), routeDay(ridden, values, day)),
      curve: curve && changedCurve(curve, change, altitudeFactor, day, timeS),
      altitudeFactor,
      bounds,
      changedBy: (changes) => on(weather, { ...NO_CHANGE, ...changes }),
      inWeather: (other) =>
        on(weatherOf(route, resolved, other), {
          ...change,
          windMs: 0,
          ...(other.temperatureC === undefined ? {} : { warmerC: 0 }),
        }),
    };
  };
  return on(resolved, { ...NO_CHANGE, ...question.changes });
}

/**
 * Downhill as on every ride; where nobody could have the record so, as fast as the record asks for: its holder did not brake
 * at the speed of a tour.
 */
function downhillAsRecord(question: SegmentQuestion, resolved: ResolvedRoute): SegmentQuestion {
  const { route, timeS, entrySpeedMs, descending } = question;
  const meanMs = route.distanceM / timeS;
  if (FASTEST_SHARE * meanMs <= USUAL_CAP_MS && PEDALLED_SHARE * meanMs <= USUAL_COASTING_MS) return question;
  const values = valuesOf(resolved.inputs);
  const course = courseFrom(route, riderFrom(values), routeDay(question, values, resolved));
  const flatOut = rideCourse(course, new Float64Array(course.cells).fill(MOST_W), {
    entrySpeedMs: entrySpeedMs ?? meanMs,
  });
  if (flatOut.totalTimeS <= timeS) return question;
  return {
    ...question,
    descending: {
      maxSpeedMs: Math.max(USUAL_CAP_MS, FASTEST_SHARE * meanMs),
      coastAboveMs: Math.max(USUAL_COASTING_MS, PEDALLED_SHARE * meanMs),
      ...descending,
    },
  };
}

function entryInput({ entrySpeedMs, route, timeS }: SegmentQuestion): Input {
  const meanMs = route.distanceM / timeS;
  const asked = entrySpeedMs !== undefined;
  return {
    key: 'entrySpeedMs',
    label: 'speed at the start line',
    value: entrySpeedMs ?? meanMs,
    unit: 'm/s',
    source: asked ? 'asked' : 'default',
    how: asked ? 'given with the question' : 'a flying start at the mean speed of the record',
    sd: asked ? 0.3 : 0.15 * meanMs,
  };
}

/**
 * Where a light wind comes from that helps most on the way, degrees, by what a wind along each axis does to the time; null
 * where none helps, as out and back on the flat.
 */
function helpingWindDeg(windy: (eastMs: number, northMs: number) => Course): number | null {
  const timeIn = (eastMs: number, northMs: number) => {
    const course = windy(eastMs, northMs);
    return rideCourse(course, new Float64Array(course.cells).fill(PROBE_W), { entrySpeedMs: 8 }).totalTimeS;
  };
  const east = timeIn(LIGHT_MS, 0) - timeIn(-LIGHT_MS, 0);
  const north = timeIn(0, LIGHT_MS) - timeIn(0, -LIGHT_MS);
  // A wind that saves time comes from where more of it takes time away.
  const from = windOf({ eastMs: -east, northMs: -north });
  return from.speedMs > LEAST_SHARE * timeIn(0, 0) ? Math.round(from.fromDeg) % 360 : null;
}

/** The inputs in other weather, as `routeInputs` has them where that weather is asked; calm air comes from nowhere. */
function weatherOf(
  route: RouteConditions['route'],
  resolved: ResolvedRoute,
  { windMs, fromDeg, temperatureC }: SegmentWeather,
): ResolvedRoute {
  const { inputs } = resolved;
  const temperature = temperatureC !== undefined && 'temperatureC' in inputs ? inputs.temperatureC : null;
  return {
    ...resolved,
    windFromDeg: windMs > 0 ? fromDeg : wayDeg(route),
    inputs: {
      ...inputs,
      windMs: { ...inputs.windMs, value: windAtRiderMs(windMs), source: 'asked', how: 'a forecast' },
      ...(temperature
        ? {
            temperatureC: {
              ...temperature,
              value: temperatureC,
              source: 'asked',
              how: 'a forecast',
              sd: ASKED_TEMPERATURE_SD_C,
            },
          }
        : {}),
    } as RouteInputs,
  };
}

/** The day with more wind from where it helps. */
function windierDay(resolved: ResolvedRoute, { windMs }: Levers, bounds: LeverBounds): ResolvedRoute {
  const { inputs, windFromDeg } = resolved;
  if (windMs === 0 || bounds.windFromDeg === null) return resolved;
  const now = windVector(inputs.windMs.value, windFromDeg);
  const more = windVector(windAtRiderMs(windMs), bounds.windFromDeg);
  const wind = windOf({ eastMs: now.eastMs + more.eastMs, northMs: now.northMs + more.northMs });
  return {
    ...resolved,
    inputs: {
      ...inputs,
      windMs: { ...inputs.windMs, value: wind.speedMs, source: 'asked', how: 'wind as changed here' },
    },
    windFromDeg: wind.fromDeg,
  };
}

function changedInputs({ inputs }: ResolvedRoute, change: Levers, bounds: LeverBounds): RouteInputs {
  const bike = Math.min(change.massKg, bounds.bikeKg);
  const less: Record<string, number> = {
    bikeMassKg: bike,
    riderMassKg: change.massKg - bike,
    cdaM2: change.cdaM2,
    crr: change.crr,
    temperatureC: -change.warmerC,
  };
  return Object.fromEntries(
    Object.entries(inputs).map(([key, input]) => {
      const by = less[key] ?? 0;
      return [
        key,
        by === 0 ? input : { ...input, value: input.value - by, how: `${input.how}, changed here` },
      ];
    }),
  ) as RouteInputs;
}

/** The curve with what is added to it, and what heat takes from it. */
function changedCurve(
  curve: PowerCurve,
  { cpW, wPrimeJ, warmerC }: Levers,
  altitudeFactor: number,
  { inputs }: ResolvedRoute,
  durationS: number,
): PowerCurve {
  const moreW = cpW * altitudeFactor;
  const { temperatureC = 0 }: RideValues = valuesOf(inputs);
  const { share } = powerInHeat({ temperatureC: temperatureC + warmerC, durationS });
  return {
    ...curve,
    cpW: (curve.cpW + moreW) * share,
    wPrimeJ: curve.wPrimeJ + wPrimeJ,
    // The sprint does not limit a higher critical power.
    ...(curve.pMaxW === undefined ? {} : { pMaxW: curve.pMaxW + moreW }),
  };
}

/** The time that a rider's best power takes over a segment, less the time of the record, s: above zero where it is not enough. */
export function lateWithBestS({ inputs, courseOf, curve }: SegmentOnCourse, timeS: number): number {
  const values = valuesOf(inputs);
  const course = courseOf(values);
  const best = curve ? powerForDuration(curve, timeS) : 0;
  const ride = rideCourse(course, new Float64Array(course.cells).fill(best), {
    entrySpeedMs: values.entrySpeedMs,
  });
  return ride.totalTimeS - timeS;
}
