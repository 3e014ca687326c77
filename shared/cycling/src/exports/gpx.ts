import { courseLine, hasPositions, type LineNode, type LinePoint } from './course-line.ts';
import type { PlannedRide, PointKind } from './planned.ts';
import { decimal, xmlText } from './text.ts';
import { NO_POSITIONS, type ExportOptions, type Written } from './written.ts';

/** Signs that Garmin devices and many apps know by name. */
const SIGN: Record<PointKind, string> = {
  generic: 'Flag, Blue',
  summit: 'Summit',
  valley: 'Flag, Blue',
  water: 'Drinking Water',
  food: 'Restaurant',
  danger: 'Danger Area',
  firstAid: 'Medical Facility',
  sprint: 'Flag, Green',
};

/** GPX 1.1: the line as a track with planned power, and waypoints. It contains times when the plan has a start. */
export function gpxCourse(ride: PlannedRide, { createdMs }: ExportOptions): Written {
  if (!hasPositions(ride)) return NO_POSITIONS;
  const { nodes, points, notes } = courseLine(ride);
  const { startTimeMs } = ride;
  const made = createdMs ?? startTimeMs;
  const name = `<name>${xmlText(ride.name)}</name>`;
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Breakaway" xmlns="http://www.topografix.com/GPX/1/1"' +
      ' xmlns:pwr="http://www.garmin.com/xmlschemas/PowerExtension/v1">',
    `<metadata>${name}${made === undefined ? '' : time(made)}</metadata>`,
    ...points.map((point) => waypoint(point, startTimeMs)),
    `<trk>${name}<trkseg>`,
    ...nodes.map(
      (node) =>
        `<trkpt ${place(node)}>${height(node)}${startTimeMs === undefined ? '' : time(startTimeMs + node.timeS * 1000)}` +
        `<extensions><pwr:PowerInWatts>${Math.round(node.powerW)}</pwr:PowerInWatts></extensions></trkpt>`,
    ),
    '</trkseg></trk>',
    '</gpx>',
    '',
  ].join('\n');
  return { ok: true, content, notes };
}

function waypoint({ at, kind, name, note }: LinePoint, startTimeMs: number | undefined): string {
  return (
    `<wpt ${place(at)}>${height(at)}${startTimeMs === undefined ? '' : time(startTimeMs + at.timeS * 1000)}` +
    `<name>${xmlText(name)}</name><desc>${xmlText(note)}</desc><sym>${SIGN[kind]}</sym><type>${kind}</type></wpt>`
  );
}

function place({ latDeg, lonDeg }: LineNode): string {
  return `lat="${decimal(latDeg, 7)}" lon="${decimal(lonDeg, 7)}"`;
}

function height({ elevationM }: LineNode): string {
  return elevationM === null ? '' : `<ele>${decimal(elevationM, 1)}</ele>`;
}

function time(ms: number): string {
  return `<time>${new Date(ms).toISOString().replace('.000Z', 'Z')}</time>`;
}
