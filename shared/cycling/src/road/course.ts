import { airDensityAtHeightKgM3, forecastOf, type WeatherPlace } from '../air/weather.ts';
import { ROUGHNESS_M, windAtRiderMs, windVector, type Exposure } from '../air/wind.ts';
import type { Route } from '../route/route.ts';
import { shelteredDrag } from './drafting.ts';
import { effectiveMassKg, GRAVITY_MS2, type RiderOnBike } from './road-power.ts';
import { coastingSpeeds, speedLimits, WET_GRIP, type Descending } from './speed-limits.ts';
import { slopesOfPositions, stretchByCell, type Positions, type Stretch } from './stretches.ts';
import { crrOn, SURFACES } from './surfaces.ts';

/**
 * A route as one rider meets it on one day: every force and limit, cell by cell, ready to be ridden or optimised. Cell i
 * runs from node i to node i + 1. Arrays of cells have `cells` values, arrays of nodes one more.
 */
export type Course = {
  cells: number;
  stepM: number;
  /** rider, bicycle and kit, and the same with the turning of the wheels, kg */
  massKg: number;
  inertiaKg: number;
  gravityMs2: number;
  /** share of pedal power that reaches the wheel */
  efficiency: number;
  /** cells: rolling, gravity and the constant part of the bearings, N */
  steadyN: Float64Array;
  /** cells: coefficient of rolling resistance, counted in `steadyN` */
  crr: Float64Array;
  /** friction of the bearings: the constant part, N, counted in `steadyN` */
  bearingsN: number;
  /** friction of the bearings in proportion to speed, N s/m */
  bearingNsM: number;
  /** cells: half of air density times drag area, shelter counted, kg/m */
  dragKgM: Float64Array;
  /** cells: wind along the path at the rider's height, m/s; positive slows */
  headwindMs: Float64Array;
  /** cells: wind across the path, m/s; zero for the axial form of drag */
  crosswindMs: Float64Array;
  /** Martin's own form of drag, which leaves out the wind across */
  axialDrag: boolean;
  /** cells: where the rider goes to, as a vector of length 1 */
  eastward: Float64Array;
  northward: Float64Array;
  /** cells: rise / run */
  slope: Float64Array;
  /** nodes: highest speed, by bends, the rider's cap, and braking ahead of both, m/s */
  limitMs: Float64Array;
  /** cells: above this speed the rider does not pedal (downhill, leaning in a bend), m/s; Infinity elsewhere */
  coastAboveMs: Float64Array;
  /** cells are long and only differences between rides count: they are crossed in as few steps as that takes */
  long?: true;
};

/** What the day and the company add to a route. */
export type CourseDay = {
  /** wind at the rider's height (`windAtRiderMs`), the same everywhere */
  wind?: { speedMs: number; fromDeg: number };
  /** forecast by place and hour; takes the place of `wind` and of the rider's air density */
  weather?: WeatherPlace[];
  /** nodes: when the rider is expected there, s after the start; without it all of the ride has the weather of its start */
  arrivalS?: ArrayLike<number>;
  /** land beside the road, for `weather`; open when not given */
  exposure?: Exposure;
  stretches?: Stretch[];
  positions?: Positions;
  descending?: Descending;
};

/**
 * Puts a rider and a day on a route. Values of the rider hold where the day does not say otherwise: a stretch before a
 * position by slope, that before the rider's own drag area.
 * @example
 * const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * const gravel = [{ fromM: 500, toM: 1000, surface: 'gravel' }];
 * const course = courseFrom(straightRoute(1000, 0), rider, { stretches: gravel });
 * [course.crr[0], course.crr[99]] // => [0.004, 0.012]
 */
export function courseFrom(route: Route, rider: RiderOnBike, day: CourseDay = {}): Course {
  const cells = route.slope.length - 1;
  const { stepM } = route;
  const { descending = {}, stretches = [] } = day;
  const stretchOf = stretchByCell(stretches, cells, stepM);
  const course: Course = {
    cells,
    stepM,
    massKg: rider.massKg,
    inertiaKg: effectiveMassKg(rider),
    gravityMs2: rider.gravityMs2 ?? GRAVITY_MS2,
    efficiency: rider.drivetrainEfficiency ?? 0.976,
    steadyN: new Float64Array(cells),
    crr: new Float64Array(cells),
    bearingsN: rider.bearings === false ? 0 : 0.091,
    bearingNsM: rider.bearings === false ? 0 : 0.0087,
    dragKgM: new Float64Array(cells),
    headwindMs: new Float64Array(cells),
    crosswindMs: new Float64Array(cells),
    axialDrag: rider.drag === 'axial',
    eastward: new Float64Array(cells),
    northward: new Float64Array(cells),
    slope: Float64Array.from(route.slope.slice(0, cells)),
    limitMs: speedLimits(route, descending, stretches.length > 0 ? gripOf(stretchOf) : undefined),
    coastAboveMs: coastingSpeeds(route, cells, descending),
  };
  const weightN = course.massKg * course.gravityMs2;
  stretchOf.forEach(({ crr, surface }, i) => {
    const slope = course.slope[i]!;
    const rolling = (course.crr[i] = crr ?? (surface ? crrOn(surface, rider.crr) : rider.crr));
    course.steadyN[i] = (weightN * (rolling + slope)) / Math.sqrt(1 + slope * slope) + course.bearingsN;
  });
  layAir(course, route, rider, day, stretchOf);
  return course;
}

/** Fills in what the air does: drag, and the wind along and across every cell. */
function layAir(
  course: Course,
  route: Route,
  rider: RiderOnBike,
  day: CourseDay,
  stretchOf: readonly Partial<Stretch>[],
): void {
  const forecast = day.weather && forecastOf(day.weather);
  const postureSlope = day.positions ? slopesOfPositions(course.slope, route.stepM) : course.slope;
  const everywhere = windVector(day.wind?.speedMs ?? 0, day.wind?.fromDeg ?? 0);
  stretchOf.forEach((here, i) => {
    let density = rider.airDensityKgM3;
    let wind = everywhere;
    let windShare = here.exposure ? shareOfWind(here.exposure) / shareOfWind('open') : 1;
    if (forecast) {
      const weather = forecast(day.arrivalS ? middle(day.arrivalS, i) : 0, (i + 0.5) * route.stepM);
      const heightM = route.hasElevation ? middle(route.elevationM, i) : weather.heightM;
      density = airDensityAtHeightKgM3(weather, heightM);
      wind = weather;
      windShare = shareOfWind(here.exposure ?? day.exposure ?? 'open');
    }
    const toward = (route.headingDeg[i]! * Math.PI) / 180;
    const east = (course.eastward[i] = Math.sin(toward));
    const north = (course.northward[i] = Math.cos(toward));
    course.headwindMs[i] = windShare * (wind.eastMs * east + wind.northMs * north);
    if (!course.axialDrag) course.crosswindMs[i] = windShare * (wind.northMs * east - wind.eastMs * north);
    const areaM2 = here.cdaM2 ?? areaOnSlope(day.positions, postureSlope[i]!) ?? rider.cdaM2;
    const sheltered = here.draft ? shelteredDrag(here.draft, here.draftShare) : 1;
    course.dragKgM[i] = 0.5 * density * (areaM2 + (rider.wheelDragAreaM2 ?? 0)) * sheltered;
  });
}

function shareOfWind(exposure: Exposure): number {
  return windAtRiderMs(1, ROUGHNESS_M[exposure]);
}

function areaOnSlope(positions: Positions | undefined, slope: number): number | undefined {
  return positions?.findLast((position) => position.fromSlope <= slope)?.cdaM2;
}

/** Share of the grip of dry asphalt at every node, the less of its two cells. */
function gripOf(stretchOf: readonly Partial<Stretch>[]): Float64Array {
  const shares = stretchOf.map(({ surface = 'asphalt', wet }) =>
    Math.min(SURFACES[surface].grip, wet ? WET_GRIP : 1, 1),
  );
  // At its ends a route has one cell only.
  return new Float64Array(shares.length + 1).map((_, node) =>
    Math.min(shares[node - 1] ?? 1, shares[node] ?? 1),
  );
}

function middle(nodes: ArrayLike<number>, i: number): number {
  return (nodes[i]! + nodes[i + 1]!) / 2;
}
