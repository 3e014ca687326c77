import type { Route } from '@breakaway/cycling';
import { gradePieces } from './gradients.ts';

/** A point of the drawn outline, px, and the node that it stands for. */
export interface MapPoint {
  x: number;
  y: number;
  node: number;
}

/** Stretches of the course in one colour, m. */
export interface MapColour {
  /** as CSS takes it, such as `var(--good)` */
  colour: string;
  stretches: readonly { fromM: number; toM: number }[];
}

export interface MapShape {
  points: MapPoint[];
  /** the outline by its colours, one path each */
  colours: { path: string; colour: string }[];
  outline: string;
  /** where a point of the course lies, px */
  at: (node: number) => { x: number; y: number };
  metresPerPx: number;
}

const MOST_POINTS = 1600;
const GRADES_OF_ROAD = [1, 2, 3, 4, 5] as const;
const EARTH_M = 6_371_000;
const RADIANS = Math.PI / 180;

/**
 * The outline of a course on a plane that is true to scale around its middle, fitted into a box.
 * @param inset px that stay free at the edges
 * @param colours a later one lies over an earlier; what none covers has no colour
 */
export function mapShape(
  route: Route,
  width: number,
  height: number,
  inset: number,
  colours: readonly MapColour[],
): MapShape {
  const { latDeg, lonDeg, stepM } = route;
  const last = latDeg.length - 1;
  const { latTo, lonFrom, shrink, wideM, highM } = boxOf(route);
  const metresPerPx = Math.max(wideM / (width - 2 * inset), highM / (height - 2 * inset));
  const [left, top] = [(width - wideM / metresPerPx) / 2, (height - highM / metresPerPx) / 2];
  const at = (node: number) => ({
    x: left + (metres((lonDeg[node] ?? lonFrom) - lonFrom) * shrink) / metresPerPx,
    y: top + metres(latTo - (latDeg[node] ?? latTo)) / metresPerPx,
  });
  const every = Math.max(1, Math.ceil(last / MOST_POINTS));
  const points: MapPoint[] = [];
  for (let node = 0; node < last; node += every) points.push({ ...at(node), node });
  points.push({ ...at(last), node: last });
  const drawn = colours.flatMap(({ colour, stretches }) => {
    const path = stretches
      .map(({ fromM, toM }) => {
        const first = Math.max(0, Math.ceil(fromM / stepM / every) - 1);
        return pathOf(points.slice(first, Math.floor(toM / stepM / every) + 2));
      })
      .join('');
    return path ? [{ colour, path }] : [];
  });
  return { points, colours: drawn, outline: pathOf(points), at, metresPerPx };
}

/** A course by gradient; what is level or falls has no colour. */
export function gradientColours(route: Route): MapColour[] {
  const pieces = gradePieces(route);
  return GRADES_OF_ROAD.map((grade) => ({
    colour: `var(--grade-${grade})`,
    stretches: pieces.filter((piece) => piece.grade === grade),
  }));
}

const metres = (degrees: number) => degrees * RADIANS * EARTH_M;

/** The corner and the size of a course on the ground. */
function boxOf({ latDeg, lonDeg }: Route) {
  const [latFrom, latTo] = extent(latDeg);
  const [lonFrom, lonTo] = extent(lonDeg);
  const shrink = Math.cos(((latFrom + latTo) / 2) * RADIANS);
  return {
    latTo,
    lonFrom,
    shrink,
    wideM: Math.max(1, metres(lonTo - lonFrom) * shrink),
    highM: Math.max(1, metres(latTo - latFrom)),
  };
}

const LEAST_HEIGHT = 200;

/** How high a map of some width has to be, px. */
export function heightFor(route: Route, width: number, inset: number, most: number): number {
  const { wideM, highM } = boxOf(route);
  return Math.round(
    Math.min(most, Math.max(LEAST_HEIGHT, (highM / wideM) * (width - 2 * inset) + 2 * inset)),
  );
}

function extent(values: readonly number[]): [number, number] {
  let [from, to] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return [from, to];
}

const pathOf = (points: readonly MapPoint[]): string =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const decade = (value: number) => 10 ** Math.floor(Math.log10(value));
const ROUND = [1, 2, 5, 10];

/** The largest of 1, 2, 5, 10 and so on up to a length. */
export const roundDown = (most: number): number =>
  decade(most) * (ROUND.findLast((factor) => factor * decade(most) <= most) ?? 1);

/** The smallest of 1, 2, 5, 10 and so on from a length on. */
export const roundUp = (least: number): number =>
  decade(least) * (ROUND.find((factor) => factor * decade(least) >= least) ?? 10);

/**
 * The node of the outline nearest to a place. Where the course passes twice it is the pass nearest to the cursor.
 * @param from the node at which the cursor is
 */
export function nearestNode(points: readonly MapPoint[], x: number, y: number, from: number): number {
  const SAME_PX = 5;
  const distance = (point: MapPoint) => Math.hypot(point.x - x, point.y - y);
  const best = points.reduce((least, point) => Math.min(least, distance(point)), Infinity);
  let found = from;
  let apart = Infinity;
  for (const point of points) {
    if (distance(point) > best + SAME_PX || Math.abs(point.node - from) >= apart) continue;
    apart = Math.abs(point.node - from);
    found = point.node;
  }
  return found;
}
