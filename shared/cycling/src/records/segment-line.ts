import { haversineM } from '../route/geo.ts';

/** A segment as a line of places, start first. */
export type SegmentLine = readonly { latDeg: number; lonDeg: number }[];

/** Places on a segment at even distances, start and finish included. */
export type Stations = {
  /** number of places less one */
  count: number;
  lengthM: number;
  /** about 20 m */
  stepM: number;
  latDeg: Float64Array;
  lonDeg: Float64Array;
};

/** A line across the road: where it is, and which way the road goes there (east, north; size 1). */
export type Gate = { latDeg: number; lonDeg: number; east: number; north: number };

const STEP_M = 20;
const SHORTEST_M = 50;
const LONGEST_M = 1_500_000;
const METRES_A_DEGREE = 111195.08;

/** Metres east and north from one place to another close by; across the date line the short way. */
export function offsetM(
  fromLatDeg: number,
  fromLonDeg: number,
  latDeg: number,
  lonDeg: number,
): [number, number] {
  const dLon = ((lonDeg - fromLonDeg + 540) % 360) - 180;
  return [
    dLon * METRES_A_DEGREE * Math.cos((fromLatDeg * Math.PI) / 180),
    (latDeg - fromLatDeg) * METRES_A_DEGREE,
  ];
}

/** Even places along a segment; null when it is shorter than 50 m, longer than 1500 km or has no line in it. */
export function stationsOf(segment: SegmentLine): Stations | null {
  const places = segment.filter(
    ({ latDeg, lonDeg }) => Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180 && !Number.isNaN(latDeg),
  );
  const at = new Float64Array(places.length);
  for (let i = 1; i < places.length; i++) {
    const [a, b] = [places[i - 1]!, places[i]!];
    at[i] = at[i - 1]! + haversineM(a.latDeg, a.lonDeg, b.latDeg, b.lonDeg);
  }
  const lengthM = at.at(-1) ?? 0;
  if (!(lengthM >= SHORTEST_M && lengthM <= LONGEST_M)) return null;
  const count = Math.max(2, Math.round(lengthM / STEP_M));
  const stepM = lengthM / count;
  const latDeg = new Float64Array(count + 1);
  const lonDeg = new Float64Array(count + 1);
  let leg = 0;
  for (let k = 0; k <= count; k++) {
    const along = k * stepM;
    while (leg < places.length - 2 && at[leg + 1]! < along) leg++;
    const [a, b] = [places[leg]!, places[leg + 1]!];
    const span = at[leg + 1]! - at[leg]!;
    const share = span > 0 ? Math.min(1, (along - at[leg]!) / span) : 0;
    latDeg[k] = a.latDeg + share * (b.latDeg - a.latDeg);
    lonDeg[k] = a.lonDeg + share * (((b.lonDeg - a.lonDeg + 540) % 360) - 180);
  }
  return { count, lengthM, stepM, latDeg, lonDeg };
}

/** The gate at the start or the finish, square to the nearest 20 m of the road. */
export function gateAt({ count, latDeg, lonDeg }: Stations, end: 'start' | 'finish'): Gate {
  const at = end === 'start' ? 0 : count;
  const from = end === 'start' ? 0 : count - 1;
  const [x, y] = offsetM(latDeg[from]!, lonDeg[from]!, latDeg[from + 1]!, lonDeg[from + 1]!);
  const size = Math.hypot(x, y) || 1;
  return { latDeg: latDeg[at]!, lonDeg: lonDeg[at]!, east: x / size, north: y / size };
}

/** A gate moved along its road, m; negative: back. */
export function movedOn(gate: Gate, byM: number): Gate {
  const perDegree = METRES_A_DEGREE * Math.cos((gate.latDeg * Math.PI) / 180);
  return {
    ...gate,
    latDeg: gate.latDeg + (byM * gate.north) / METRES_A_DEGREE,
    lonDeg: gate.lonDeg + (byM * gate.east) / Math.max(1, perDegree),
  };
}
