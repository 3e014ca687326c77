import { haversineM } from '../route/geo.ts';
import { pairs } from '../route/pairs.ts';

type Place = { latDeg: number; lonDeg: number };

/** A segment as a line of places, start first. */
export type SegmentLine = readonly Place[];

/** A line across the road: where it is, and which way the road goes there (east, north; size 1). */
export type Gate = Place & { east: number; north: number };

/** Places on a segment at even distances, start and finish included. */
export type Stations = {
  /** number of places less one */
  count: number;
  lengthM: number;
  /** about 20 m */
  stepM: number;
  places: Place[];
  /** square to the nearest 20 m of the road */
  gates: { start: Gate; finish: Gate };
};

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
  const from = metresFrom({ latDeg: fromLatDeg, lonDeg: fromLonDeg });
  return [from.east(lonDeg), from.north(latDeg)];
}

/** As `offsetM`, from one place to many, without making anything for each. */
export function metresFrom(from: Place): { east(lonDeg: number): number; north(latDeg: number): number } {
  const lonM = METRES_A_DEGREE * Math.cos((from.latDeg * Math.PI) / 180);
  return {
    east(lonDeg) {
      const dLon = lonDeg - from.lonDeg;
      return (dLon > 180 ? dLon - 360 : dLon < -180 ? dLon + 360 : dLon) * lonM;
    },
    north: (latDeg) => (latDeg - from.latDeg) * METRES_A_DEGREE,
  };
}

/** Even places along a segment; null when it is shorter than 50 m, longer than 1500 km or has no line in it. */
export function stationsOf(segment: SegmentLine): Stations | null {
  const line = segment.filter(
    ({ latDeg, lonDeg }) => Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180 && !Number.isNaN(latDeg),
  );
  let lengthM = 0;
  let before: Place | null = null;
  const at = new Float64Array(line.length);
  for (const [i, place] of line.entries()) {
    if (before) lengthM += haversineM(before.latDeg, before.lonDeg, place.latDeg, place.lonDeg);
    at[i] = lengthM;
    before = place;
  }
  if (!(lengthM >= SHORTEST_M && lengthM <= LONGEST_M)) return null;
  const count = Math.max(2, Math.round(lengthM / STEP_M));
  const stepM = lengthM / count;
  const places: Place[] = [];
  let a: Place | null = null;
  let fromM = 0;
  for (const [i, b] of line.entries()) {
    const toM = at[i]!;
    const span = toM - fromM;
    for (let k = places.length; a && k <= count && (k * stepM <= toM || i === line.length - 1); k++) {
      const share = span > 0 ? Math.min(1, (k * stepM - fromM) / span) : 0;
      places.push({
        latDeg: a.latDeg + share * (b.latDeg - a.latDeg),
        lonDeg: a.lonDeg + share * (((b.lonDeg - a.lonDeg + 540) % 360) - 180),
      });
    }
    [a, fromM] = [b, toM];
  }
  const cells = Array.from(pairs(places));
  const [first, final] = [cells[0], cells.at(-1)];
  if (!first || !final) return null;
  return {
    count,
    lengthM,
    stepM,
    places,
    gates: { start: gateAt(first[0], ...first), finish: gateAt(final[1], ...final) },
  };
}

/** The gate at a place, square to the way from one place to another. */
function gateAt({ latDeg, lonDeg }: Place, from: Place, to: Place): Gate {
  const [x, y] = offsetM(from.latDeg, from.lonDeg, to.latDeg, to.lonDeg);
  const size = Math.hypot(x, y) || 1;
  return { latDeg, lonDeg, east: x / size, north: y / size };
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
