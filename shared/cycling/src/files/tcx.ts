import { emptyPoint, type TrackPoint } from './track.ts';
import type { Parsed } from './parsed.ts';
import { decodeText, numberFrom, scanXml, timeFrom } from './xml.ts';

/** Reads a Garmin Training Center file: activities and courses. */
export function parseTcx(source: string): Parsed {
  const points: TrackPoint[] = [];
  let point: TrackPoint | null = null;
  let parent = '';
  let course = false;
  let name: string | null = null;

  const whole = scanXml(source, {
    open(element) {
      if (element === 'Trackpoint') {
        point = emptyPoint();
        points.push(point);
      } else if (element === 'Course') course = true;
      if (element === 'HeartRateBpm') parent = element;
    },
    close(element, text) {
      if (element === 'Trackpoint') point = null;
      else if (element === 'HeartRateBpm') parent = '';
      else if (point) readInto(point, element, text, parent);
      else if (course && element === 'Name' && name === null) name = decodeText(text).slice(0, 200) || null;
    },
  });

  if (points.length < 2) return { ok: false, message: 'This TCX file has no recorded points in it.' };
  return {
    ok: true,
    track: { format: 'tcx', kind: course ? 'route' : 'activity', name, points },
    warnings: whole ? [] : ['The file ends in the middle; everything before that was read.'],
  };
}

function readInto(point: TrackPoint, element: string, text: string, parent: string): void {
  switch (element) {
    case 'Time':
      point.timeMs = timeFrom(text);
      break;
    case 'LatitudeDegrees':
      point.latDeg = numberFrom(text);
      break;
    case 'LongitudeDegrees':
      point.lonDeg = numberFrom(text);
      break;
    case 'AltitudeMeters':
      point.elevationM = numberFrom(text);
      break;
    case 'DistanceMeters':
      point.distanceM = numberFrom(text);
      break;
    case 'Cadence':
      point.cadenceRpm = numberFrom(text);
      break;
    case 'Watts':
      point.powerW = numberFrom(text);
      break;
    case 'Speed':
      point.speedMs = numberFrom(text);
      break;
    case 'Value':
      if (parent === 'HeartRateBpm') point.heartRateBpm = numberFrom(text);
      break;
  }
}
