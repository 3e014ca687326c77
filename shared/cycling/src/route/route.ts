import type { Refusal } from '../answer/input.ts';
import type { TrackPoint } from '../files/track.ts';
import { bendRadii } from './bends.ts';
import { climbingOn, roughnessM, smoothingM } from './climbing.ts';
import { findClimbs, type Climb } from './climbs.ts';
import { headingDeg } from './geo.ts';
import { gridFrom } from './grid.ts';
import { mendHeights } from './heights.ts';
import { MendReport, type Mend } from './mends.ts';
import { lineFrom } from './positions.ts';
import { smoothProfile } from './steep.ts';
import {
  bendOfCode,
  bendToCode,
  degreesOfCode,
  degreesToCode,
  heightOfCode,
  heightToCode,
} from './stored-precision.ts';

/** A cleaned route on an even grid. Arrays have one value a node; node i lies `i * stepM` from the start. */
export type Route = {
  ok: true;
  /** distance between two nodes, about 10 m */
  stepM: number;
  distanceM: number;
  latDeg: number[];
  lonDeg: number[];
  /** all zero when `hasElevation` is false: say so, never show a flat profile */
  elevationM: number[];
  /** rise / run from each node to the next; the last repeats */
  slope: number[];
  /** direction from each node to the next; the last repeats */
  headingDeg: number[];
  /** radius of the bend at each node, m; Infinity where it is straight */
  radiusM: number[];
  hasElevation: boolean;
  /** a road that is known by length and gain only: heights count from its start, and its bearing means nothing */
  placeless?: true;
  ascentM: number;
  descentM: number;
  /** standard deviation of ascent and descent, m: larger where heights are rough and the climbing lies in small rises */
  climbingSdM: number;
  /** how rough the heights of the file are, m (`roughnessM`); 0 without a file */
  roughM: number;
  minElevationM: number;
  maxElevationM: number;
  climbs: Climb[];
  /** plain sentences on what was mended */
  mended: string[];
  /** the same with kinds, counts and places */
  mends: Mend[];
};

export const STEP_M = 10;
export const MIN_LENGTH_M = 50;
export const MAX_LENGTH_M = 1_500_000;

/**
 * Makes a route of the points of a file: impossible and repeated points removed, standstills without GPS drift, on a
 * grid of about 10 m, missing heights interpolated, heights smoothed with a Gaussian of 30 m (rough ones of up to 60 m),
 * walls (tunnels, bridges, false heights) levelled and slopes limited to 25 %, ascent between turning points of 1 m
 * (2.5 m where heights are rough), climbs found. Every repair is reported with count and places. Without usable heights `hasElevation` is false.
 * @param points of `Track.points`, SI units
 * @param stored in the precision in which `writeRoute` stores it, so that plans on it stay the same when it is read again
 * @returns the route, or a refusal when there is no line of 50 m to 1500 km
 *
 * @example
 * const gpx = '<gpx><trk><trkseg><trkpt lat="45" lon="6"><ele>200</ele></trkpt><trkpt lat="45.01" lon="6"><ele>281</ele></trkpt></trkseg></trk></gpx>'
 * const { track } = await readActivityOrRoute(new TextEncoder().encode(gpx))
 * routeFrom(track.points) // => { distanceM: 1112, ascentM: 81, hasElevation: true }
 * routeFrom(track.points).climbs[0] // => { lengthM: 1112, category: '4' }
 * routeFrom([]) // => { ok: false, message: 'The file has no route of at least 50 m in it.' }
 */
export function routeFrom(points: readonly TrackPoint[], { stored = false } = {}): Route | Refusal {
  const report = new MendReport();
  const line = lineFrom(points, report);
  const distanceM = line.points.at(-1)?.distanceM ?? 0;
  if (distanceM < MIN_LENGTH_M)
    return { ok: false, message: 'The file has no route of at least 50 m in it.' };
  if (distanceM > MAX_LENGTH_M) return { ok: false, message: 'The route is longer than 1500 km. Split it.' };
  const hasElevation = mendHeights(line.points, distanceM, report);
  const cells = Math.max(1, Math.round(distanceM / STEP_M));
  const grid = gridFrom(line.points, distanceM, cells);
  const { stepM, latDeg, lonDeg } = grid;
  const roughM = hasElevation ? roughnessM(grid.elevationM, stepM, line.spacingM) : 0;
  const elevationM = hasElevation
    ? smoothProfile(grid.elevationM, stepM, smoothingM(roughM), report)
    : grid.elevationM;
  const radiusM = bendRadii(grid, line.points);
  const made = { stepM, distanceM, latDeg, lonDeg, elevationM, radiusM, hasElevation, roughM };
  return routeOn({ ...(stored ? asStored(made) : made), mends: report.all() });
}

const asStored = <L extends Omit<Line, 'mends'>>(line: L): L => ({
  ...line,
  latDeg: line.latDeg.map((degrees) => degreesOfCode(degreesToCode(degrees))),
  lonDeg: line.lonDeg.map((degrees) => degreesOfCode(degreesToCode(degrees))),
  elevationM: line.elevationM.map((metres) => heightOfCode(heightToCode(metres))),
  radiusM: line.radiusM.map((radiusM) => bendOfCode(bendToCode(radiusM))),
});

/** What a route is made of; the rest follows from it. */
type Line = Pick<
  Route,
  'stepM' | 'distanceM' | 'latDeg' | 'lonDeg' | 'radiusM' | 'hasElevation' | 'roughM' | 'mends'
> & { elevationM: Float64Array };

/** The route on a line that is in order. */
export function routeOn({ elevationM, mends, ...line }: Line): Route {
  const { stepM, latDeg, lonDeg, hasElevation, roughM } = line;
  return {
    ok: true,
    ...line,
    headingDeg: perCell(latDeg, (from, to, i) => headingDeg(from, lonDeg[i]!, to, lonDeg[i + 1]!)),
    ...profileOf(elevationM, stepM),
    ...climbingOn(elevationM, stepM, roughM),
    ...(hasElevation ? {} : { climbingSdM: 0 }),
    climbs: hasElevation ? findClimbs(elevationM, stepM) : [],
    mended: mends.map((mend) => mend.text),
    mends,
  };
}

/**
 * A route of one even slope, for questions without a file.
 * @param distanceM 1 m to 1500 km
 * @param slope rise / run
 * @param heading degrees clockwise from north
 * @throws RangeError when the distance or the slope is out of all bounds
 *
 * @example
 * straightRoute(1320, 0.025) // => { distanceM: 1320, stepM: 10, ascentM: 33, descentM: 0, hasElevation: true }
 * straightRoute(1320, 0.025).climbs // => []
 */
export function straightRoute(distanceM: number, slope: number, heading = 0): Route {
  if (!(distanceM >= 1 && distanceM <= MAX_LENGTH_M) || !(Math.abs(slope) <= 1))
    throw new RangeError('A straight route is 1 m to 1500 km long and no steeper than 100 %.');
  const cells = Math.max(1, Math.round(distanceM / STEP_M));
  const stepM = distanceM / cells;
  const along = <T>(value: (i: number) => T) => Array.from({ length: cells + 1 }, (_, i) => value(i));
  const elevationM = Float64Array.from(along((i) => i * stepM * slope));
  return {
    ok: true,
    stepM,
    distanceM,
    latDeg: along(() => 0),
    lonDeg: along(() => 0),
    headingDeg: along(() => heading),
    radiusM: along(() => Infinity),
    ...profileOf(elevationM, stepM),
    // Without the rounding of the heights.
    slope: along(() => slope),
    ascentM: Math.max(0, distanceM * slope),
    descentM: Math.max(0, -distanceM * slope),
    hasElevation: true,
    climbingSdM: 0,
    roughM: 0,
    climbs: findClimbs(elevationM, stepM),
    mended: [],
    mends: [],
  };
}

function profileOf(elevationM: Float64Array, stepM: number) {
  let minElevationM = Infinity;
  let maxElevationM = -Infinity;
  for (const height of elevationM) {
    if (height < minElevationM) minElevationM = height;
    if (height > maxElevationM) maxElevationM = height;
  }
  return {
    elevationM: Array.from(elevationM),
    slope: perCell(elevationM, (from, to) => (to - from) / stepM),
    minElevationM,
    maxElevationM,
  };
}

/** A value for the way from each node to the next, by what the two nodes are; the last repeats. */
function perCell(
  nodes: readonly number[] | Float64Array,
  value: (from: number, to: number, i: number) => number,
): number[] {
  const values: number[] = [];
  let from: number | undefined;
  for (const to of nodes) {
    if (from !== undefined) values.push(value(from, to, values.length));
    from = to;
  }
  const last = values.at(-1);
  if (last !== undefined) values.push(last);
  return values;
}
