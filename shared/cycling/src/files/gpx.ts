import { haversineM } from '../route/geo.ts';
import { chooseTrack, DAMAGED_END, MAX_MARKS, MAX_POINTS, TooManyPoints, type Parsed } from './parsed.ts';
import { emptyPoint, isPlaced, plainTrack, type TrackPoint, type Waypoint } from './track.ts';
import { attribute, nameFrom, numberFrom, scanXml, timeFrom } from './xml.ts';

type Line = { name: string | null; points: TrackPoint[] };

/** Two lines that end and begin closer than this are one ride in parts. */
const JOIN_WITHIN_M = 500;

/**
 * Reads GPX 1.0 and 1.1: tracks, else routes, and waypoints; power, heart rate and cadence from any extension.
 * @param trackIndex which of several tracks; the longest without it
 */
export function parseGpx(source: string, trackIndex?: number): Parsed {
  const tracks: Line[] = [];
  const routes: Line[] = [];
  const waypoints: Waypoint[] = [];
  let line: Line | null = null;
  let point: TrackPoint | null = null;
  let waypoint: Waypoint | null = null;
  let count = 0;
  let lines = tracks;
  const add = (added: TrackPoint): void => {
    if (++count > MAX_POINTS) throw new TooManyPoints();
    if (line?.points.length === 0) lines.push(line);
    line?.points.push(added);
  };
  const whole = scanXml(source, {
    open(name, attributes) {
      if (name === 'trkpt' || name === 'rtept') {
        point = placed(emptyPoint(), attributes);
        add(point);
      } else if (name === 'rpt') {
        // Shape points that Garmin draws between two points of a route.
        add(placed(emptyPoint(), attributes));
      } else if (name === 'trk' || name === 'rte') {
        line = { name: null, points: [] };
        lines = name === 'trk' ? tracks : routes;
      } else if (name === 'wpt') {
        waypoint = placed({ name: '', kind: null, latDeg: null, lonDeg: null, distanceM: null }, attributes);
        if (waypoints.length < MAX_MARKS) waypoints.push(waypoint);
      }
    },
    close(name, text) {
      if (name === 'trkpt' || name === 'rtept') point = null;
      else if (name === 'trk' || name === 'rte') line = null;
      else if (name === 'wpt') waypoint = null;
      else if (point) readInto(point, name, text);
      else if (waypoint) describe(waypoint, name, text);
      else if (line && name === 'name' && line.name === null) line.name = nameFrom(text);
    },
  });
  const warnings = whole ? [] : [DAMAGED_END];
  const groups = joined(tracks.some((track) => track.points.length > 1) ? tracks : routes, warnings);
  const choice = chooseTrack(groups, trackIndex);
  if (!choice) {
    const single = [...tracks, ...routes].some((candidate) => candidate.points.length === 1);
    return { ok: false, message: whyNoLine(single, waypoints.length > 0) };
  }
  const { chosen, ...choices } = choice;
  if (groups.length > 1 && trackIndex === undefined)
    warnings.push(
      `The file holds ${groups.length} separate tracks. The longest${chosen.name ? `, “${chosen.name}”,` : ''} was taken.`,
    );
  const timed = chosen.points.some((candidate) => candidate.timeMs !== null);
  const track = plainTrack('gpx', timed ? 'activity' : 'route', chosen.name, chosen.points);
  track.waypoints = waypoints;
  return { ok: true, track, ...choices, warnings };
}

function whyNoLine(single: boolean, waypoints: boolean): string {
  if (single) return 'This GPX file has only one point, so there is no way to ride.';
  return waypoints
    ? 'This GPX file has only waypoints and no track or route.'
    : 'This GPX file has no track or route in it.';
}

function placed<T extends { latDeg: number | null; lonDeg: number | null }>(thing: T, attributes: string): T {
  thing.latDeg = numberFrom(attribute(attributes, 'lat'));
  thing.lonDeg = numberFrom(attribute(attributes, 'lon'));
  return thing;
}

function describe(waypoint: Waypoint, name: string, text: string): void {
  if (name === 'name') waypoint.name = nameFrom(text) ?? '';
  // Symbol and type both say what kind of place it is; the symbol is the plainer word.
  else if (name === 'sym' || (name === 'type' && waypoint.kind === null)) waypoint.kind = nameFrom(text);
}

function readInto(point: TrackPoint, name: string, text: string): void {
  switch (name) {
    case 'ele':
      point.elevationM = numberFrom(text);
      break;
    case 'time':
      point.timeMs = timeFrom(text);
      break;
    case 'power':
    case 'PowerInWatts':
    case 'watts':
    case 'Watts':
      point.powerW = numberFrom(text);
      break;
    case 'hr':
    case 'heartrate':
    case 'HeartRate':
    case 'heartRate':
      point.heartRateBpm = numberFrom(text);
      break;
    case 'cad':
    case 'cadence':
    case 'Cadence':
      point.cadenceRpm = numberFrom(text);
      break;
    case 'speed':
    case 'Speed':
      point.speedMs = numberFrom(text);
      break;
    case 'atemp':
    case 'temp':
      point.temperatureC = numberFrom(text);
      break;
  }
}

/** The lines of a file, those that follow each other as one. */
function joined(lines: readonly Line[], warnings: string[]): Line[] {
  const real = lines.filter((line) => line.points.length > 1);
  const groups: Line[] = [];
  for (const line of real) {
    const last = groups.at(-1);
    if (last && gapM(last.points.at(-1), line.points[0]) <= JOIN_WITHIN_M) {
      last.name ??= line.name;
      for (const point of line.points) last.points.push(point);
    } else groups.push({ ...line });
  }
  if (groups.length === 1 && real.length > 1)
    warnings.push(`The file holds ${real.length} tracks that follow each other, so they were joined.`);
  return groups;
}

/** Infinity where one of the points is missing or has no place. */
function gapM(a: TrackPoint | undefined, b: TrackPoint | undefined): number {
  if (!a || !b || !isPlaced(a) || !isPlaced(b)) return Infinity;
  return haversineM(a.latDeg, a.lonDeg, b.latDeg, b.lonDeg);
}
