import {
  courseLine,
  hasPositions,
  startMsOf,
  type CourseLine,
  type LineNode,
  type LinePoint,
} from './course-line.ts';
import { totalTimeS, type PlannedRide, type PointKind } from './planned.ts';
import { asciiText, decimal, xmlText } from './text.ts';
import { NO_POSITIONS, type Written } from './written.ts';

/** Limits of Garmin's schema for the name of a course and of a point. */
const TITLE_CHARACTERS = 15;
const POINT_CHARACTERS = 10;

const POINT_TYPE: Record<PointKind, string> = {
  generic: 'Generic',
  summit: 'Summit',
  valley: 'Valley',
  water: 'Water',
  food: 'Food',
  danger: 'Danger',
  firstAid: 'First Aid',
  sprint: 'Sprint',
};

/** A course in Garmin's Training Center format, version 2, with course points. */
export function tcxCourse(ride: PlannedRide): Written {
  if (!hasPositions(ride)) return NO_POSITIONS;
  const line = courseLine(ride);
  const start = startMsOf(ride);
  const { startMs } = start;
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"' +
      ' xmlns:ax="http://www.garmin.com/xmlschemas/ActivityExtension/v2">',
    '<Courses>',
    '<Course>',
    `<Name>${xmlText(ride.name, TITLE_CHARACTERS)}</Name>`,
    lap(ride, line),
    '<Track>',
    ...line.nodes.map((node) => trackpoint(node, startMs)),
    '</Track>',
    `<Notes>${xmlText(ride.name)}</Notes>`,
    ...uniquelyNamed(line.points).map((point) => coursePoint(point, startMs)),
    '</Course>',
    '</Courses>',
    '</TrainingCenterDatabase>',
    '',
  ].join('\n');
  return { ok: true, content, notes: [...line.notes, ...start.notes] };
}

function lap(ride: PlannedRide, { start, end }: CourseLine): string {
  return (
    `<Lap><TotalTimeSeconds>${decimal(totalTimeS(ride), 2)}</TotalTimeSeconds>` +
    `<DistanceMeters>${decimal(ride.route.distanceM, 2)}</DistanceMeters>` +
    `<BeginPosition>${position(start)}</BeginPosition><EndPosition>${position(end)}</EndPosition>` +
    '<Intensity>Active</Intensity></Lap>'
  );
}

function trackpoint(node: LineNode, startMs: number): string {
  return (
    `<Trackpoint><Time>${isoTime(startMs, node)}</Time><Position>${position(node)}</Position>${altitude(node)}` +
    `<DistanceMeters>${decimal(node.distanceM, 2)}</DistanceMeters>` +
    `<Extensions><ax:TPX><ax:Speed>${decimal(node.speedMs, 2)}</ax:Speed>` +
    `<ax:Watts>${Math.round(node.powerW)}</ax:Watts></ax:TPX></Extensions></Trackpoint>`
  );
}

function coursePoint({ at, kind, name, note }: LinePoint, startMs: number): string {
  return (
    `<CoursePoint><Name>${xmlText(name)}</Name><Time>${isoTime(startMs, at)}</Time>` +
    `<Position>${position(at)}</Position>${altitude(at)}<PointType>${POINT_TYPE[kind]}</PointType>` +
    `<Notes>${xmlText(note)}</Notes></CoursePoint>`
  );
}

function position({ latDeg, lonDeg }: LineNode): string {
  return (
    `<LatitudeDegrees>${decimal(latDeg, 7)}</LatitudeDegrees>` +
    `<LongitudeDegrees>${decimal(lonDeg, 7)}</LongitudeDegrees>`
  );
}

function altitude({ elevationM }: LineNode): string {
  return elevationM === null ? '' : `<AltitudeMeters>${decimal(elevationM, 1)}</AltitudeMeters>`;
}

function isoTime(startMs: number, { timeS }: LineNode): string {
  return new Date(startMs + timeS * 1000).toISOString().replace('.000Z', 'Z');
}

/** Garmin Connect drops points whose name is long, not ASCII, or there already. */
function uniquelyNamed(points: readonly LinePoint[]): LinePoint[] {
  const taken = new Set<string>();
  return points.map((point) => {
    const base = asciiText(point.name, POINT_CHARACTERS) || POINT_TYPE[point.kind];
    let unique = base;
    for (let i = 2; taken.has(unique); i++) {
      const ending = ` #${i}`;
      unique = base.slice(0, POINT_CHARACTERS - ending.length).trimEnd() + ending;
    }
    taken.add(unique);
    return { ...point, name: unique };
  });
}
