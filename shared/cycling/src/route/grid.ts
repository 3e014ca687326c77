import type { LinePoint } from './positions.ts';

const RADIANS = Math.PI / 180;

/** A line on an even grid. Places also as points of the unit sphere, which know neither poles nor a date line. */
export type Grid = {
  stepM: number;
  latDeg: number[];
  lonDeg: number[];
  elevationM: Float64Array;
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
};

/** A point of a line on the unit sphere. */
type Corner = { x: number; y: number; z: number; distanceM: number; elevationM: number };

/** Puts the points of a line of some length on `cells` even cells, straight between them. */
export function gridFrom(points: readonly LinePoint[], lengthM: number, cells: number): Grid {
  const stepM = lengthM / cells;
  const nodes = cells + 1;
  const grid: Grid = {
    stepM,
    latDeg: [],
    lonDeg: [],
    elevationM: new Float64Array(nodes),
    x: new Float64Array(nodes),
    y: new Float64Array(nodes),
    z: new Float64Array(nodes),
  };
  const end = points.at(-1);
  let a: Corner | null = null;
  let i = 0;
  for (const point of points) {
    const b = onSphere(point);
    const span = a ? b.distanceM - a.distanceM : 0;
    for (; a && i < nodes && (i * stepM <= b.distanceM || point === end); i++) {
      const share = span > 0 ? Math.min(1, Math.max(0, (i * stepM - a.distanceM) / span)) : 0;
      let x = a.x + share * (b.x - a.x);
      let y = a.y + share * (b.y - a.y);
      let z = a.z + share * (b.z - a.z);
      const size = Math.sqrt(x * x + y * y + z * z);
      if (size > 1e-6) [x, y, z] = [x / size, y / size, z / size];
      else ({ x, y, z } = a);
      grid.x[i] = x;
      grid.y[i] = y;
      grid.z[i] = z;
      grid.latDeg.push(Math.atan2(z, Math.sqrt(x * x + y * y)) / RADIANS);
      grid.lonDeg.push(Math.atan2(y, x) / RADIANS);
      grid.elevationM[i] = a.elevationM + share * (b.elevationM - a.elevationM);
    }
    a = b;
  }
  return grid;
}

function onSphere({ latDeg, lonDeg, distanceM, elevationM }: LinePoint): Corner {
  const lat = latDeg * RADIANS;
  const lon = lonDeg * RADIANS;
  return {
    x: Math.cos(lat) * Math.cos(lon),
    y: Math.cos(lat) * Math.sin(lon),
    z: Math.sin(lat),
    distanceM,
    elevationM,
  };
}
