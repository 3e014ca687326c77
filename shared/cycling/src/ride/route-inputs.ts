import { windAtRiderMs, type Exposure } from '../air/wind.ts';
import type { WeatherPlace } from '../air/weather.ts';
import type { Input, Refusal } from '../answer/input.ts';
import { courseDayProblem } from '../road/course-day-problem.ts';
import type { CourseDay } from '../road/course.ts';
import type { Descending } from '../road/speed-limits.ts';
import { slopesOfPositions, type Positions, type Stretch } from '../road/stretches.ts';
import { climbingDoubt, climbingSdShare } from '../route/climbing.ts';
import { headingDeg } from '../route/geo.ts';
import type { Route } from '../route/route.ts';
import { climbDefaults } from './climb-defaults.ts';
import { rideInputs, said, type RideInputs, type RideValues } from './ride-inputs.ts';
import type { RideConditions } from './ride-conditions.ts';

/** What may be said about a ride over a whole route: rider, bicycle, air, wind and how to go downhill. */
export type RouteConditions = Omit<RideConditions, 'headwindMs' | 'wind'> & {
  route: Route;
  /** forecast wind, 10 m above the ground */
  wind?: { speedMs: number; fromDeg: number };
  /** forecast by place and hour; takes the place of wind, altitude and temperature */
  weather?: WeatherPlace[];
  /** land beside the road, for `weather` */
  exposure?: Exposure;
  /** surfaces, drafts and positions of parts of the route */
  stretches?: Stretch[];
  positions?: Positions;
  descending?: Descending;
  /** used to heat by one to two weeks of rides in it: less power is lost */
  heatAcclimatised?: boolean;
};

/** The inputs of a ride over a route; `climbing` scales its slopes, 1 as the file has them. */
export type RouteInputs = (RideInputs extends infer Each ? Omit<Each, 'headwindMs'> : never) & {
  windMs: Input;
  climbing: Input;
};

/** What a route is ridden with: the inputs, and what belongs to them. */
export type ResolvedRoute = {
  ok: true;
  inputs: RouteInputs;
  windFromDeg: number;
  /** drag areas by slope, where the rider changes position on the way */
  positions?: Positions;
};

/**
 * Gathers the inputs of a ride over a route. Air is that of the middle height of the route; without a wind, the still
 * air is uncertain along the line from start to finish.
 */
export function routeInputs(question: RouteConditions): ResolvedRoute | Refusal {
  const { route, wind, ...conditions } = question;
  const wrong = courseDayProblem(question);
  if (wrong) return { ok: false, message: wrong };
  const altitudeM = altitudeOf(question);
  const resolved = rideInputs(
    altitudeM === undefined ? conditions : { ...conditions, altitudeM },
    route.placeless
      ? climbDefaults({ distanceM: route.distanceM, gainM: route.ascentM })
      : { bike: 'road', altitudeM: 200, altitudeSdM: 300 },
    // Positions that were asked leave only the rider's own area, below the first of them.
    question.positions ? [0] : slopesOfPositions(route.slope.slice(0, -1), route.stepM),
  );
  if (!resolved.ok) return resolved;
  const { headwindMs: still, ...rest } = resolved.inputs;
  const inputs = {
    ...rest,
    ...('altitudeM' in rest && altitudeM === undefined && route.placeless
      ? {
          altitudeM: {
            ...rest.altitudeM,
            how: 'the place is not known, so the air is that of a usual climb and your power that of the lowland',
          },
        }
      : {}),
    ...('altitudeM' in rest && altitudeM !== undefined && question.altitudeM === undefined
      ? {
          altitudeM: {
            ...rest.altitudeM,
            source: 'estimated' as const,
            how: 'middle height of the route',
            cites: 'usualValues' as const,
          },
        }
      : {}),
    windMs: wind
      ? {
          ...said('windMs', 'wind at the rider', windAtRiderMs(wind.speedMs), 'm/s', still.sd),
          how: `${wind.speedMs} m/s forecast from ${wind.fromDeg} degrees, reduced to the rider's height`,
        }
      : { ...still, key: 'windMs', label: 'wind at the rider' },
    climbing: {
      ...said('climbing', 'climbing', 1, '', climbingSdShare(route)),
      source: 'estimated' as const,
      how: route.placeless
        ? 'the gain that you entered'
        : (climbingDoubt(route) ?? 'heights of the file, smoothed'),
      cites: 'usualValues' as const,
    },
  };
  const windFromDeg = wind?.fromDeg ?? wayDeg(route);
  const positions = question.positions ?? resolved.positions;
  return { ok: true, inputs, windFromDeg, ...(positions ? { positions } : {}) };
}

/** The bearing from start to finish, degrees: that of the wind which still air may have. */
export const wayDeg = ({ latDeg, lonDeg }: Route): number =>
  headingDeg(latDeg[0]!, lonDeg[0]!, latDeg.at(-1)!, lonDeg.at(-1)!);

/** Middle of the ride, metres above the sea: as asked, or that of the route; undefined when neither is known. */
export function altitudeOf({ route, altitudeM }: RouteConditions): number | undefined {
  const middleM = Math.round((route.minElevationM + route.maxElevationM) / 2);
  return altitudeM ?? (route.hasElevation && !route.placeless ? middleM : undefined);
}

/** The day that belongs to a set of values of the inputs. */
export function routeDay(
  { descending, stretches, weather, exposure }: RouteConditions,
  values: RideValues,
  { inputs, windFromDeg, positions }: Omit<ResolvedRoute, 'ok'>,
): CourseDay {
  const { cdaM2 = inputs.cdaM2.value } = values;
  const drag = cdaM2 / inputs.cdaM2.value;
  return {
    wind: { speedMs: values['windMs'] ?? 0, fromDeg: windFromDeg },
    ...(descending ? { descending } : {}),
    ...(stretches ? { stretches } : {}),
    ...(positions ? { positions: positions.map((each) => ({ ...each, cdaM2: each.cdaM2 * drag })) } : {}),
    ...(weather ? { weather } : {}),
    ...(exposure ? { exposure } : {}),
  };
}

/** The route with its slopes scaled by the value of `climbing`. */
export function hillier(route: Route, values: RideValues): Route {
  const { climbing = 1 } = values;
  return climbing === 1 ? route : { ...route, slope: route.slope.map((slope) => slope * climbing) };
}
