import type { Line } from './positions.ts';

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

/** Puts a line on `cells` even cells, straight between its points. */
export function gridFrom(line: Line, cells: number): Grid {
  const { distanceM, elevationM } = line;
  const count = distanceM.length;
  const stepM = distanceM[count - 1]! / cells;
  const nodes = cells + 1;
  const grid: Grid = {
    stepM,
    latDeg: Array.from({ length: nodes }, () => 0),
    lonDeg: Array.from({ length: nodes }, () => 0),
    elevationM: new Float64Array(nodes),
    x: new Float64Array(nodes),
    y: new Float64Array(nodes),
    z: new Float64Array(nodes),
  };
  let next = 0;
  let a = unit(line, 0);
  let b = a;
  for (let i = 0; i < nodes; i++) {
    const at = i * stepM;
    while (next === 0 || (next < count - 1 && distanceM[next]! < at)) {
      next++;
      a = next === 1 || distanceM[next - 1]! > at ? unit(line, next - 1) : b;
      b = unit(line, next);
    }
    const span = distanceM[next]! - distanceM[next - 1]!;
    const share = span > 0 ? Math.min(1, Math.max(0, (at - distanceM[next - 1]!) / span)) : 0;
    let x = a.x + share * (b.x - a.x);
    let y = a.y + share * (b.y - a.y);
    let z = a.z + share * (b.z - a.z);
    const size = Math.sqrt(x * x + y * y + z * z);
    if (size > 1e-6) [x, y, z] = [x / size, y / size, z / size];
    else ({ x, y, z } = a);
    grid.x[i] = x;
    grid.y[i] = y;
    grid.z[i] = z;
    grid.latDeg[i] = Math.atan2(z, Math.sqrt(x * x + y * y)) / RADIANS;
    grid.lonDeg[i] = Math.atan2(y, x) / RADIANS;
    grid.elevationM[i] = elevationM[next - 1]! + share * (elevationM[next]! - elevationM[next - 1]!);
  }
  return grid;
}

function unit({ latDeg, lonDeg }: Line, i: number): { x: number; y: number; z: number } {
  const lat = latDeg[i]! * RADIANS;
  const lon = lonDeg[i]! * RADIANS;
  return { x: Math.cos(lat) * Math.cos(lon), y: Math.cos(lat) * Math.sin(lon), z: Math.sin(lat) };
}
