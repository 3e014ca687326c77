import { haversineM } from '../route/geo.ts';
import { pairs } from '../route/pairs.ts';

type Place = { latDeg: number; lonDeg: number };

/** A segment as a line of places, start first. */
export type SegmentLine = readonly Place[];

/** The road before the start and after the finish, each from its gate outwards; what is not known is missing. */
export type SegmentLeads = { start?: SegmentLine; finish?: SegmentLine };

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
  /** the first 250 m of road from each gate inwards, and outwards; null where that is not known */
  near: { start: Lead; finish: Lead };
  leads: { start: Lead | null; finish: Lead | null };
};

/** Places at even distances, the first at a gate. */
export type Lead = { stepM: number; places: readonly Place[] };

const STEP_M = 20;
/** Next to a gate the road is followed more closely, for so far, m. */
const NEAR_STEP_M = 5;
export const NEAR_M = 250;
const SHORTEST_M = 50;
const LONGEST_M = 1_500_000;
export const METRES_A_DEGREE = 111195.08;

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
export function stationsOf(segment: SegmentLine, leads: SegmentLeads = {}): Stations | null {
  const even = evenPlaces(segment, STEP_M);
  const forth = even && nearOf(segment);
  const back = even && nearOf(segment.toReversed());
  if (!forth || !back) return null;
  const { places } = even;
  const cells = Array.from(pairs(places));
  const [first, final] = [cells[0], cells.at(-1)];
  if (!first || !final) return null;
  return {
    ...even,
    gates: { start: gateAt(first[0], ...first), finish: gateAt(final[1], ...final) },
    near: { start: forth, finish: back },
    leads: {
      start: leads.start ? nearOf(leads.start) : null,
      finish: leads.finish ? nearOf(leads.finish) : null,
    },
  };
}

/** The beginning of a line, closely; null where it is shorter than 50 m. */
function nearOf(line: SegmentLine): Lead | null {
  const even = evenPlaces(line, NEAR_STEP_M, NEAR_M);
  return even && { stepM: even.stepM, places: even.places };
}

/**
 * A line as places at even distances; null when it is too short or too long.
 * @param uptoM no more of it than this, m
 */
function evenPlaces(
  segment: SegmentLine,
  nearlyM: number,
  uptoM = Infinity,
): Omit<Stations, 'gates' | 'near' | 'leads'> | null {
  const line: Place[] = [];
  const at: number[] = [];
  let lengthM = 0;
  for (const place of segment) {
    const { latDeg, lonDeg } = place;
    if (!(Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180)) continue;
    const before = line.at(-1);
    if (before) lengthM += haversineM(before.latDeg, before.lonDeg, latDeg, lonDeg);
    line.push(place);
    at.push(lengthM);
    if (lengthM >= uptoM) break;
  }
  if (!(lengthM >= SHORTEST_M && lengthM <= LONGEST_M)) return null;
  const count = Math.max(2, Math.round(lengthM / nearlyM));
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
  return { count, lengthM, stepM, places };
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
