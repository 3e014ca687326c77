import { emptyPoint, type TrackPoint } from './track.ts';
import { attribute, decodeText, numberFrom, scanXml, timeFrom } from './xml.ts';
import type { Parsed } from './parsed.ts';
import { haversineM } from '../route/geo.ts';

type Line = { name: string | null; points: TrackPoint[] };

/** Two lines that end and begin closer than this are one ride in parts. */
const JOIN_WITHIN_M = 500;

/** Reads GPX 1.0 and 1.1: tracks, else routes; power, heart rate and cadence from any extension. */
export function parseGpx(source: string): Parsed {
  const tracks: Line[] = [];
  const routes: Line[] = [];
  let line: Line | null = null;
  let point: TrackPoint | null = null;
  let waypoints = 0;

  const whole = scanXml(source, {
    open(name, attributes) {
      if (name === 'trkpt' || name === 'rtept') {
        point = emptyPoint();
        point.latDeg = numberFrom(attribute(attributes, 'lat'));
        point.lonDeg = numberFrom(attribute(attributes, 'lon'));
        line?.points.push(point);
      } else if (name === 'trk' || name === 'rte') {
        line = { name: null, points: [] };
        (name === 'trk' ? tracks : routes).push(line);
      } else if (name === 'wpt') waypoints++;
    },
    close(name, text) {
      if (name === 'trkpt' || name === 'rtept') point = null;
      else if (name === 'trk' || name === 'rte') line = null;
      else if (point) readInto(point, name, text);
      else if (line && name === 'name' && line.name === null)
        line.name = decodeText(text).slice(0, 200) || null;
    },
  });

  const warnings = whole ? [] : ['The file ends in the middle; everything before that was read.'];
  const lines = tracks.some((track) => track.points.length > 1) ? tracks : routes;
  const chosen = joined(lines, warnings);
  if (!chosen) {
    const single = [...tracks, ...routes].some((candidate) => candidate.points.length === 1);
    return {
      ok: false,
      message: single
        ? 'This GPX file has only one point, so there is no way to ride.'
        : waypoints > 0
          ? 'This GPX file has only waypoints and no track or route.'
          : 'This GPX file has no track or route in it.',
    };
  }
  return {
    ok: true,
    track: {
      format: 'gpx',
      kind: chosen.points.some((candidate) => candidate.timeMs !== null) ? 'activity' : 'route',
      ...chosen,
    },
    warnings,
  };
}

function readInto(point: TrackPoint, name: string, text: string): void {
  switch (name.toLowerCase()) {
    case 'ele':
      point.elevationM = numberFrom(text);
      break;
    case 'time':
      point.timeMs = timeFrom(text);
      break;
    case 'power':
    case 'powerinwatts':
    case 'watts':
      point.powerW = numberFrom(text);
      break;
    case 'hr':
    case 'heartrate':
      point.heartRateBpm = numberFrom(text);
      break;
    case 'cad':
    case 'cadence':
      point.cadenceRpm = numberFrom(text);
      break;
    case 'speed':
      point.speedMs = numberFrom(text);
      break;
  }
}

function joined(lines: readonly Line[], warnings: string[]): Line | null {
  const real = lines.filter((line) => line.points.length > 1);
  const groups: Line[] = [];
  for (const line of real) {
    const last = groups.at(-1);
    if (last && distanceBetween(last.points.at(-1)!, line.points[0]!) <= JOIN_WITHIN_M) {
      groups[groups.length - 1] = { name: last.name ?? line.name, points: last.points.concat(line.points) };
    } else groups.push(line);
  }
  const longest = groups.reduce<Line | null>(
    (best, line) => (!best || line.points.length > best.points.length ? line : best),
    null,
  );
  if (longest && groups.length > 1) {
    warnings.push(
      `The file holds ${groups.length} separate tracks; the longest${longest.name ? `, “${longest.name}”,` : ''} was taken.`,
    );
  } else if (real.length > 1)
    warnings.push(`The file holds ${real.length} tracks that follow each other; they were joined.`);
  return longest;
}

function distanceBetween(a: TrackPoint, b: TrackPoint): number {
  if (a.latDeg === null || a.lonDeg === null || b.latDeg === null || b.lonDeg === null) return Infinity;
  return haversineM(a.latDeg, a.lonDeg, b.latDeg, b.lonDeg);
}
