import { EARTH_RADIUS_M } from './geo.ts';
import type { Grid } from './grid.ts';
import { pairs } from './pairs.ts';
import type { LinePoint } from './positions.ts';
import { gaussian } from './smooth.ts';

const SIGMA_M = 8;
/** The circle of a bend goes through three places this far apart. */
const CHORD_M = 20;
/** A bend tighter than this is noise of the receiver. */
const NOISE_RADIUS_M = 4;
/** Ends closer than this share of the way between them: a turn in the road. */
const FOLDED = 0.4;
/** A wider bend is a straight road. */
const STRAIGHT_RADIUS_M = 1e5;
/** Between points farther apart than this the road may lie this far from the straight line. */
const SPARSE_M = 100;
const ASIDE_M = 10;

/**
 * Radius of the bend at each node of a grid, m; Infinity where the road is straight. Where the points lie far apart, a corner
 * is as wide as a road can make it that leaves the drawn line by 10 m.
 */
export function bendRadii(grid: Grid, points: readonly LinePoint[]): number[] {
  const sigma = SIGMA_M / grid.stepM;
  // From the middle of the line, so that no digits are lost.
  const metres = (values: Float64Array): Float64Array => {
    const middle = values[values.length >> 1]!;
    return gaussian(
      values.map((value) => (value - middle) * EARTH_RADIUS_M),
      sigma,
    );
  };
  const [x, y, z] = [metres(grid.x), metres(grid.y), metres(grid.z)];
  const nodes = x.length;
  const reach = Math.max(1, Math.round(CHORD_M / grid.stepM));
  const radiusM = Array.from({ length: nodes }, () => Infinity);
  for (let i = reach; i < nodes - reach; i++) {
    const radius = circleRadius(x, y, z, i - reach, i, i + reach);
    if (radius >= NOISE_RADIUS_M && radius < STRAIGHT_RADIUS_M) radiusM[i] = radius;
  }
  widenSparse(radiusM, grid.stepM, points);
  return radiusM;
}

function circleRadius(
  x: Float64Array,
  y: Float64Array,
  z: Float64Array,
  a: number,
  b: number,
  c: number,
): number {
  const [ux, uy, uz] = [x[b]! - x[a]!, y[b]! - y[a]!, z[b]! - z[a]!];
  const [vx, vy, vz] = [x[c]! - x[a]!, y[c]! - y[a]!, z[c]! - z[a]!];
  const twiceArea = length(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
  const first = length(ux, uy, uz);
  const second = length(vx - ux, vy - uy, vz - uz);
  const across = length(vx, vy, vz);
  const radius = twiceArea > 1e-6 ? (first * second * across) / (2 * twiceArea) : Infinity;
  // A way that folds back on itself turns on the spot, whatever the circle says.
  if (across < FOLDED * (first + second)) return Math.min(radius, Math.max(NOISE_RADIUS_M, across / 2));
  return radius;
}

/** Math.hypot is ten times slower. */
function length(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

function widenSparse(radiusM: number[], stepM: number, points: readonly LinePoint[]): void {
  const around = Math.ceil((CHORD_M + 3 * SIGMA_M) / stepM);
  for (const [[a, b], [, c]] of pairs(pairs(points))) {
    if (b.distanceM - a.distanceM < SPARSE_M || c.distanceM - b.distanceM < SPARSE_M) continue;
    const turn = turnAt(a, b, c);
    const radius = turn < 3.1 ? ASIDE_M / (1 / Math.cos(turn / 2) - 1) : NOISE_RADIUS_M;
    const node = Math.round(b.distanceM / stepM);
    for (let j = Math.max(0, node - around); j <= Math.min(radiusM.length - 1, node + around); j++)
      if (radiusM[j]! < radius) radiusM[j] = radius < STRAIGHT_RADIUS_M ? radius : Infinity;
  }
}

/** Change of direction on the way from `a` over `b` to `c`, radians, 0 to pi. */
function turnAt(a: LinePoint, b: LinePoint, c: LinePoint): number {
  const shrink = Math.cos((b.latDeg * Math.PI) / 180);
  const heading = (from: LinePoint, to: LinePoint): number => {
    const east = (((to.lonDeg - from.lonDeg) % 360) + 540) % 360;
    return Math.atan2(to.latDeg - from.latDeg, (east - 180) * shrink);
  };
  const turn = Math.abs(heading(b, c) - heading(a, b));
  return turn > Math.PI ? 2 * Math.PI - turn : turn;
}
