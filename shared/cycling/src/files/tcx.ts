import { chooseTrack, DAMAGED_END, MAX_MARKS, MAX_POINTS, TooManyPoints, type Parsed } from './parsed.ts';
import { sumOfLaps } from './totals.ts';
import {
  emptyPoint,
  emptyTotals,
  plainTrack,
  type DeviceTotals,
  type Lap,
  type Track,
  type TrackPoint,
  type Waypoint,
} from './track.ts';
import { attribute, nameFrom, numberFrom, scanXml, timeFrom } from './xml.ts';

/**
 * Reads a Garmin Training Center file: activities and courses with their laps and course points.
 * @param trackIndex which of several; the longest without it
 */
export function parseTcx(source: string, trackIndex?: number): Parsed {
  const tracks: Track[] = [];
  let track: Track | null = null;
  let lap: Lap | null = null;
  let point: TrackPoint | null = null;
  let waypoint: Waypoint | null = null;
  let parent = '';
  let count = 0;
  const current = (kind: Track['kind']): Track => {
    const made = plainTrack('tcx', kind, null, []);
    tracks.push(made);
    return made;
  };
  const whole = scanXml(source, {
    open(element, attributes) {
      switch (element) {
        case 'Trackpoint':
          if (++count > MAX_POINTS) throw new TooManyPoints();
          point = emptyPoint();
          (track ??= current('activity')).points.push(point);
          break;
        case 'Activity':
          track = current('activity');
          break;
        case 'Course':
          track = current('route');
          break;
        case 'Lap':
          lap = {
            startMs: timeFrom(attribute(attributes, 'StartTime') ?? ''),
            endMs: null,
            device: emptyTotals(),
          };
          if ((track ??= current('activity')).laps.length < MAX_MARKS) track.laps.push(lap);
          break;
        case 'CoursePoint':
          waypoint = { name: '', kind: null, latDeg: null, lonDeg: null, distanceM: null };
          if (track && track.waypoints.length < MAX_MARKS) track.waypoints.push(waypoint);
          break;
        case 'HeartRateBpm':
        case 'AverageHeartRateBpm':
        case 'MaximumHeartRateBpm':
          parent = element;
      }
    },
    close(element, text) {
      if (element === 'Trackpoint') point = null;
      else if (element === 'Lap') lap = null;
      else if (element === 'CoursePoint') waypoint = null;
      else if (element === parent) parent = '';
      else if (point) readInto(point, element, text, parent);
      else if (waypoint) describe(waypoint, element, text);
      else if (lap) readTotals(lap.device, element, text, parent);
      else if (track?.kind === 'route' && element === 'Name') track.name ??= nameFrom(text);
    },
  });
  const choice = chooseTrack(
    tracks.filter(({ points }) => points.length > 1),
    trackIndex,
  );
  if (!choice) return { ok: false, message: 'This TCX file has no recorded points in it.' };
  const { chosen, ...choices } = choice;
  const warnings = whole ? [] : [DAMAGED_END];
  if (choices.tracks.length > 1 && trackIndex === undefined)
    warnings.push(
      `The file holds ${choices.tracks.length} activities or courses. The longest one was taken.`,
    );
  if (chosen.kind === 'route') chosen.laps = [];
  else finishLaps(chosen);
  return { ok: true, track: chosen, ...choices, warnings };
}

/** A lap ends where the next begins, the last one with the ride. */
function finishLaps(track: Track): void {
  let endMs = track.points.findLast(({ timeMs }) => timeMs !== null)?.timeMs ?? null;
  for (const lap of track.laps.toReversed()) {
    lap.endMs = endMs;
    endMs = lap.startMs;
  }
  track.device = sumOfLaps(track.laps);
}

function readTotals(totals: DeviceTotals, element: string, text: string, parent: string): void {
  switch (element) {
    case 'TotalTimeSeconds':
      totals.timerS = numberFrom(text);
      break;
    case 'DistanceMeters':
      totals.distanceM = numberFrom(text);
      break;
    case 'MaximumSpeed':
      totals.maxSpeedMs = numberFrom(text);
      break;
    case 'Cadence':
      totals.averageCadenceRpm = numberFrom(text);
      break;
    case 'AvgWatts':
      totals.averagePowerW = numberFrom(text);
      break;
    case 'MaxWatts':
      totals.maxPowerW = numberFrom(text);
      break;
    case 'Value':
      if (parent === 'AverageHeartRateBpm') totals.averageHeartRateBpm = numberFrom(text);
      else if (parent === 'MaximumHeartRateBpm') totals.maxHeartRateBpm = numberFrom(text);
  }
}

function describe(waypoint: Waypoint, element: string, text: string): void {
  if (element === 'Name') waypoint.name = nameFrom(text) ?? '';
  else if (element === 'PointType') waypoint.kind = nameFrom(text)?.toLowerCase() ?? null;
  else if (element === 'LatitudeDegrees') waypoint.latDeg = numberFrom(text);
  else if (element === 'LongitudeDegrees') waypoint.lonDeg = numberFrom(text);
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
