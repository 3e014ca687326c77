import type { UnitFormat } from '@breakaway/contract/units';
import {
  segmentByHand,
  segmentFromRoute,
  withGain,
  type Route,
  type SegmentLeads,
  type SegmentLine,
} from '@breakaway/cycling';

/** Shorter than this is no segment, m. */
export const LEAST_M = 50;

/** A road that a segment is cut from. */
export interface RoadFile {
  name: string;
  route: Route;
  recorded: boolean;
  /** IANA time zone of its start; null where it is not known, and missing in a road that was kept before it was asked for */
  zone?: string | null;
  remarks: string[];
}

/** What is kept of the choice of a segment. */
export interface SegmentForm {
  /** of the file: from here to there, m; all of it when they are its ends */
  fromM: number;
  toM: number;
  /** without a file: texts of the fields, metric */
  length: string;
  heightBy: 'gain' | 'gradient';
  gain: string;
  gradient: string;
}

export const EMPTY_SEGMENT: SegmentForm = {
  fromM: 0,
  toM: 0,
  length: '',
  heightBy: 'gain',
  gain: '',
  gradient: '',
};

/** A segment that can be asked about. */
export interface Segment {
  name: string;
  route: Route;
  /** what rides are compared with; null by hand */
  line: SegmentLine | null;
  /** the road beyond its gates, as far as its file has it */
  leads: SegmentLeads;
  /** the clocks of its road; null: not known */
  zone: string | null;
  warnings: readonly string[];
}

/** The name of a stretch of a file: that of a whole file is the file's. */
function stretchName(file: Pick<RoadFile, 'name' | 'route'>, fromM: number, toM: number): string {
  const { route, name } = file;
  if (isWhole(route, fromM, toM)) return name;
  const climb = climbAt(route, fromM, toM);
  const from = (fromM / 1000).toFixed(1);
  return climb >= 0 ? `Climb ${climb + 1} from km ${from}, ${name}` : `From km ${from}, ${name}`;
}

/** Which of its climbs a stretch is; -1 for none. */
export const climbAt = ({ climbs, stepM }: Route, fromM: number, toM: number): number =>
  climbs.findIndex(({ startM, endM }) => Math.abs(startM - fromM) < stepM && Math.abs(endM - toM) < stepM);

export const isWhole = ({ distanceM, stepM }: Route, fromM: number, toM: number): boolean =>
  fromM < stepM / 2 && toM > distanceM - stepM / 2;

/** The stretch of a file as a segment, and why it is none. */
export interface FoundSegment {
  segment: Segment | null;
  problem: string | null;
}

/**
 * The stretch of a file as a segment.
 * @param gainM of a file without heights, m; null while it is not known
 */
export function segmentOfFile(
  file: RoadFile,
  fromM: number,
  toM: number,
  gainM: number | null,
): FoundSegment {
  const cut = segmentFromRoute(file.route, fromM, toM);
  if (!cut.ok) return { segment: null, problem: cut.message };
  const found = {
    name: stretchName(file, fromM, toM),
    line: cut.line,
    leads: cut.leads,
    zone: file.zone ?? null,
  };
  if (cut.route.hasElevation) return { segment: { ...found, route: cut.route, warnings: [] }, problem: null };
  if (gainM === null) return { segment: null, problem: null };
  const route = withGain(cut.route, gainM);
  if (!route.ok) return { segment: null, problem: route.message };
  return { segment: { ...found, route, warnings: [EVEN_SLOPE] }, problem: null };
}

const EVEN_SLOPE =
  'The file has no elevation, so the road is taken as an even slope with the gain that you entered.';

/** A segment of a length, m, and a gain, m. */
export function segmentOfFigures(distanceM: number, gainM: number): FoundSegment {
  const road = segmentByHand({ distanceM, gainM });
  if (!road.ok) return { segment: null, problem: road.message };
  return {
    problem: null,
    segment: {
      name: 'Segment by hand',
      route: road.route,
      line: null,
      leads: {},
      zone: null,
      warnings: road.warnings,
    },
  };
}

/** The mean gradient from start to finish, such as `7.2 %`. */
export function meanSlopeText({ elevationM, distanceM }: Pick<Route, 'elevationM' | 'distanceM'>): string {
  const riseM = (elevationM.at(-1) ?? 0) - (elevationM[0] ?? 0);
  // Rounded before: a loop that ends a hand lower would be at -0.0 %.
  return `${(Math.round((1000 * riseM) / distanceM) / 10).toFixed(1)} %`;
}

/** Length, gradient and heights of a road in a line. */
export function roadFacts(route: Route, units: UnitFormat): string {
  const { distanceM, ascentM, descentM } = route;
  const length = units.show(distanceM / 1000, 'km', 2);
  const ups = `${units.show(ascentM, 'm', 0)} up`;
  const downs = descentM >= 3 ? `, ${units.show(descentM, 'm', 0)} down` : '';
  return `${length} · ${meanSlopeText(route)} from start to finish · ${ups}${downs}`;
}

/** Where most members want to begin: the one climb of a short file, else the longest, else all of it. */
export function firstStretch({ distanceM, climbs }: Route): { fromM: number; toM: number } {
  const longest = climbs.toSorted((a, b) => b.lengthM - a.lengthM)[0];
  // A file that is little more than its climb is the segment itself.
  if (!longest || longest.lengthM > 0.8 * distanceM) return { fromM: 0, toM: distanceM };
  return { fromM: longest.startM, toM: longest.endM };
}
