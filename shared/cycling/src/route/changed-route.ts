import type { Refusal } from '../answer/input.ts';
import { climbingOn } from './climbing.ts';
import { findClimbs } from './climbs.ts';
import { haversineM, headingDeg } from './geo.ts';
import { MOST_PLACES, mendText, type Mend } from './mends.ts';
import { MAX_LENGTH_M, MIN_LENGTH_M, type Route } from './route.ts';

/** How a course is ridden, where it is not as its file says. */
export type RouteChange = {
  /** against the direction of the file */
  reversed?: boolean;
  /** start and finish, m from the start in the direction of riding; on a loop the finish may lie before the start */
  fromM?: number;
  toM?: number;
};

const MOST_LAPS = 20;
/** Start and finish closer than this are one place. */
const LOOP_M = 300;

/** What changes when the line of a route does; the rest follows from it. */
type Line = Pick<Route, 'latDeg' | 'lonDeg' | 'elevationM' | 'slope' | 'headingDeg' | 'radiusM'>;

/**
 * A route ridden otherwise than its file says: reversed first, then cut or begun elsewhere.
 * @returns the route, or why it cannot be ridden so in one sentence
 * @example
 * changedRoute(straightRoute(5000, 0.02), { reversed: true, toM: 3000 }) // => { ok: true, distanceM: 3000, descentM: 60 }
 * changedRoute(rollingRoute(10000, 100), { fromM: 7000, toM: 2000 }).distanceM // => 5000
 * changedRoute(straightRoute(5000, 0.02), { toM: 20 }) // => { ok: false, message: 'At least 50 m must be left between start and finish.' }
 */
export function changedRoute(
  route: Route,
  { reversed = false, fromM = 0, toM }: RouteChange,
): Route | Refusal {
  const ridden = reversed ? reversedRoute(route) : route;
  const endM = toM ?? ridden.distanceM;
  if (fromM === 0 && endM === ridden.distanceM) return ridden;
  return endM <= fromM && loopGapM(ridden) <= LOOP_M
    ? acrossTheLine(ridden, fromM, endM)
    : partOfRoute(ridden, fromM, endM);
}

/** From a place on a loop over its start to a place of the next lap. */
function acrossTheLine(route: Route, fromM: number, toM: number): Route | Refusal {
  const twice = lapsOf(route, 2);
  return twice.ok ? partOfRoute(twice, fromM, toM + twice.distanceM - route.distanceM) : twice;
}

/**
 * A route in the other direction: climbs are descents. What was mended keeps its place on the road.
 * @example
 * reversedRoute(straightRoute(2000, 0.05)) // => { distanceM: 2000, ascentM: 0, descentM: 100 }
 * reversedRoute(straightRoute(2000, 0.05, 90)).headingDeg[0] // => 270
 */
export function reversedRoute(route: Route): Route {
  // The value of a cell lies at its first node, so that of the last node is none of a cell.
  const cells = (values: readonly number[], change: (value: number) => number) =>
    cellsOf(values.slice(0, -1).toReversed().map(change));
  return routeAlong(
    route,
    {
      latDeg: route.latDeg.toReversed(),
      lonDeg: route.lonDeg.toReversed(),
      elevationM: route.elevationM.toReversed(),
      radiusM: route.radiusM.toReversed(),
      slope: cells(route.slope, (slope) => 0 - slope),
      headingDeg: cells(route.headingDeg, (heading) => (heading + 180) % 360),
    },
    movedMends(route.mends, (atM) => [route.distanceM - atM]),
  );
}

/**
 * A stretch of a route, to the nearest nodes (about 10 m). Repairs that lie elsewhere are left out.
 * @param fromM distance from the start of the route, m
 * @returns a refusal in one sentence when less than 50 m are left
 * @example
 * partOfRoute(straightRoute(5000, 0.06), 1000, 3000) // => { distanceM: 2000, ascentM: 120, stepM: 10 }
 * partOfRoute(straightRoute(5000, 0.06), 1000, 1020).ok // => false
 */
export function partOfRoute(route: Route, fromM: number, toM: number): Route | Refusal {
  const { stepM } = route;
  const last = route.latDeg.length - 1;
  const node = (atM: number) => Math.min(last, Math.max(0, Math.round(atM / stepM)));
  const [from, to] = [node(fromM), node(toM)];
  if (!((to - from) * stepM >= MIN_LENGTH_M))
    return { ok: false, message: 'At least 50 m must be left between start and finish.' };
  const nodes = (values: readonly number[]) => values.slice(from, to + 1);
  const cells = (values: readonly number[]) => cellsOf(values.slice(from, to));
  const inside = movedMends(route.mends, (atM) => {
    const movedM = atM - from * stepM;
    return movedM >= 0 && movedM <= (to - from) * stepM ? [movedM] : [];
  });
  return routeAlong(
    route,
    {
      latDeg: nodes(route.latDeg),
      lonDeg: nodes(route.lonDeg),
      elevationM: nodes(route.elevationM),
      radiusM: nodes(route.radiusM),
      slope: cells(route.slope),
      headingDeg: cells(route.headingDeg),
    },
    inside,
  );
}

/**
 * A loop ridden several times without a stop. A gap of up to 300 m between finish and start is ridden straight, and their
 * heights are made to meet: the difference, an error of the device, is spread over the lap.
 * @param laps 1 to 20
 * @returns a refusal in one sentence when the route is no loop or the laps are longer than 1500 km
 * @example
 * lapsOf(rollingRoute(10000, 150), 3) // => { ok: true, distanceM: 30000, ascentM: 450 }
 * lapsOf(rollingRoute(10000, 150), 21) // => { ok: false, message: 'Laps must be a whole number from 1 to 20.' }
 */
export function lapsOf(route: Route, laps: number): Route | Refusal {
  if (!Number.isInteger(laps) || laps < 1 || laps > MOST_LAPS)
    return { ok: false, message: `Laps must be a whole number from 1 to ${MOST_LAPS}.` };
  if (laps === 1) return route;
  const gapM = loopGapM(route);
  if (gapM > LOOP_M)
    return {
      ok: false,
      message: `Laps need a loop, and this course ends ${(gapM / 1000).toFixed(1)} km from its start.`,
    };
  const { stepM } = route;
  const link = Math.round(gapM / stepM);
  const lap = closedLap(route, link);
  const lapCells = lap.slope.length;
  const cells = laps * lapCells - link;
  if (cells * stepM > MAX_LENGTH_M)
    return { ok: false, message: 'So many laps are longer than 1500 km. Enter fewer.' };
  const nodes = (values: readonly number[], end: number) => [
    ...Array.from({ length: cells }, (_, i) => values[i % lapCells] ?? 0),
    end,
  ];
  const along = (values: readonly number[]) =>
    cellsOf(Array.from({ length: cells }, (_, i) => values[i % lapCells] ?? 0));
  const starts = Array.from({ length: laps }, (_, k) => k * lapCells * stepM);
  return routeAlong(
    route,
    {
      latDeg: nodes(lap.latDeg, route.latDeg.at(-1) ?? 0),
      lonDeg: nodes(lap.lonDeg, route.lonDeg.at(-1) ?? 0),
      elevationM: nodes(lap.elevationM, lap.elevationM[0] ?? 0),
      radiusM: nodes(lap.radiusM, route.radiusM.at(-1) ?? Infinity),
      slope: along(lap.slope),
      headingDeg: along(lap.headingDeg),
    },
    movedMends(route.mends, (atM) => starts.map((startM) => startM + atM)),
  );
}

/** One lap as cells up to where the next begins, with `link` straight cells from its finish to its start. */
function closedLap(route: Route, link: number): Line {
  const { latDeg, lonDeg, elevationM, radiusM, stepM } = route;
  const own = latDeg.length - 1;
  const [startLat = 0, startLon = 0, startM = 0] = [latDeg[0], lonDeg[0], elevationM[0]];
  const [endLat = 0, endLon = 0, endM = 0] = [latDeg.at(-1), lonDeg.at(-1), elevationM.at(-1)];
  const linked = Array.from({ length: link }, (_, k) => k / link);
  const aroundTheDateLine = ((startLon - endLon + 540) % 360) - 180;
  const heading = headingDeg(endLat, endLon, startLat, startLon);
  const tilt = (endM - startM) / own;
  return {
    latDeg: [...latDeg.slice(0, own), ...linked.map((share) => endLat + share * (startLat - endLat))],
    lonDeg: [...lonDeg.slice(0, own), ...linked.map((share) => endLon + share * aroundTheDateLine)],
    elevationM: [
      ...elevationM.slice(0, own).map((height, i) => height - i * tilt),
      ...linked.map(() => startM),
    ],
    radiusM: [...radiusM.slice(0, own), ...linked.map(() => Infinity)],
    slope: [...route.slope.slice(0, own).map((slope) => slope - tilt / stepM), ...linked.map(() => 0)],
    headingDeg: [...route.headingDeg.slice(0, own), ...linked.map(() => heading)],
  };
}

/** From the finish of a route straight to its start, m. */
function loopGapM({ latDeg, lonDeg }: Route): number {
  return haversineM(latDeg.at(-1) ?? 0, lonDeg.at(-1) ?? 0, latDeg[0] ?? 0, lonDeg[0] ?? 0);
}

/** Values of cells as a route has them: the last repeats. */
function cellsOf(values: readonly number[]): number[] {
  return [...values, ...values.slice(-1)];
}

/** Repairs at their new places, in order. One with places of which none is left goes; one of the whole line has none and stays. */
function movedMends(mends: readonly Mend[], moved: (atM: number) => number[]): Mend[] {
  return mends.flatMap((mend) => {
    const atM = mend.atM
      .flatMap(moved)
      .toSorted((a, b) => a - b)
      .slice(0, MOST_PLACES);
    if (mend.atM.length > 0 && atM.length === 0) return [];
    return [{ ...mend, atM, text: mendText(mend.what, atM, mend.count) }];
  });
}

/** A route on another line of its own cells: ascent, climbs and extremes follow from the heights. */
function routeAlong(route: Route, line: Line, mends: Mend[]): Route {
  const { stepM, hasElevation, roughM } = route;
  const heights = Float64Array.from(line.elevationM);
  return {
    ...route,
    ...line,
    distanceM: (heights.length - 1) * stepM,
    ...climbingOn(heights, stepM, roughM),
    ...(hasElevation ? {} : { climbingSdM: 0 }),
    minElevationM: heights.reduce((low, height) => Math.min(low, height), Infinity),
    maxElevationM: heights.reduce((high, height) => Math.max(high, height), -Infinity),
    climbs: hasElevation ? findClimbs(heights, stepM) : [],
    mended: mends.map(({ text }) => text),
    mends,
  };
}
