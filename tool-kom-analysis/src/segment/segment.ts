import { segmentByHand, segmentFromRoute, type Route, type SegmentLine } from '@breakaway/cycling';

/** A road that a segment is cut from. */
export interface RoadFile {
  name: string;
  route: Route;
  recorded: boolean;
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
  warnings: readonly string[];
}

/** The name of a stretch of a file: that of a whole file is the file's. */
function stretchName(file: Pick<RoadFile, 'name' | 'route'>, fromM: number, toM: number): string {
  const { route, name } = file;
  if (isWhole(route, fromM, toM)) return name;
  const climb = route.climbs.findIndex(
    ({ startM, endM }) => Math.abs(startM - fromM) < route.stepM && Math.abs(endM - toM) < route.stepM,
  );
  const from = (fromM / 1000).toFixed(1);
  return climb >= 0 ? `Climb ${climb + 1} from km ${from}, ${name}` : `From km ${from}, ${name}`;
}

export const isWhole = ({ distanceM, stepM }: Route, fromM: number, toM: number): boolean =>
  fromM < stepM / 2 && toM > distanceM - stepM / 2;

/** The stretch of a file as a segment; null for one of less than 50 m. */
export function segmentOfFile(file: RoadFile, fromM: number, toM: number): Segment | null {
  const cut = segmentFromRoute(file.route, fromM, toM);
  if (!cut.ok) return null;
  return { name: stretchName(file, fromM, toM), route: cut.route, line: cut.line, warnings: [] };
}

/** A segment of a length, m, and a gain, m, or a mean slope. */
export function segmentOfFigures(
  distanceM: number,
  height: { gainM: number } | { slope: number },
): { segment: Segment | null; problem: string | null } {
  const road = segmentByHand({ distanceM, ...height });
  if (!road.ok) return { segment: null, problem: road.message };
  return {
    problem: null,
    segment: { name: 'Segment by hand', route: road.route, line: null, warnings: road.warnings },
  };
}

/** Where most members want to begin: the one climb of a short file, else the longest, else all of it. */
export function firstStretch({ distanceM, climbs }: Route): { fromM: number; toM: number } {
  const longest = climbs.toSorted((a, b) => b.lengthM - a.lengthM)[0];
  // A file that is little more than its climb is the segment itself.
  if (!longest || longest.lengthM > 0.8 * distanceM) return { fromM: 0, toM: distanceM };
  return { fromM: longest.startM, toM: longest.endM };
}
