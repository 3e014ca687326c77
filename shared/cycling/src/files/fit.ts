import { DeveloperFields } from './fit-developer.ts';
import { fitNumber, fitText, TIMESTAMP } from './fit-fields.ts';
import {
  COMPRESSED_SPEED_DISTANCE,
  COURSE_FILE,
  COURSE_POINT_KINDS,
  FIT_EPOCH_S,
  LAP_TOTALS,
  MESSAGE,
  OTHER_FILES,
  RECORD_FIELDS,
  SESSION_TOTALS,
} from './fit-profile.ts';
import { walkFit, type FitMessage } from './fit-records.ts';
import { MAX_MARKS, MAX_POINTS, TooManyPoints, type Parsed } from './parsed.ts';
import { sumOfLaps } from './totals.ts';
import { emptyPoint, emptyTotals, plainTrack, type Lap, type Pause, type TrackPoint } from './track.ts';

/** Reads a FIT activity or course with its laps, pauses, totals and course points; keeps what is whole in a damaged one. */
export function parseFit(bytes: Uint8Array): Parsed {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const track = plainTrack('fit', 'activity', null, []);
  const sessions: Lap[] = [];
  const developer = new DeveloperFields(view);
  const timer = new TimerEvents();
  const rolling = new RollingDistance();
  let kind: number | null = null;
  let zonesFtpW: number | null = null;

  const read = (message: FitMessage): void => {
    const { layout, at } = message;
    const number = (field: number) => fitNumber(view, at, layout, field);
    switch (layout.message) {
      case MESSAGE.record: {
        if (track.points.length >= MAX_POINTS) throw new TooManyPoints();
        const point = emptyPoint();
        for (const [field, name, scale, offset] of RECORD_FIELDS) {
          const value = number(field);
          if (value !== null) point[name] = value / scale - offset;
        }
        point.timeMs = timeMs(message.compressedTimeS ?? number(TIMESTAMP));
        const packed = layout.fields.get(COMPRESSED_SPEED_DISTANCE);
        if (packed && packed.size >= 3) rolling.readInto(point, view, at + packed.at);
        developer.readInto(point, at, layout);
        track.points.push(point);
        break;
      }
      case MESSAGE.session:
      case MESSAGE.lap: {
        const list = layout.message === MESSAGE.lap ? track.laps : sessions;
        if (list.length >= MAX_MARKS) break;
        const device = emptyTotals();
        for (const [field, name, scale, offset] of list === sessions ? SESSION_TOTALS : LAP_TOTALS) {
          const value = number(field);
          if (value !== null) device[name] = value / scale - offset;
        }
        list.push({ startMs: timeMs(number(2)), endMs: timeMs(number(TIMESTAMP)), device });
        break;
      }
      case MESSAGE.event:
        if (number(0) === 0) timer.add(number(1), timeMs(message.compressedTimeS ?? number(TIMESTAMP)));
        break;
      case MESSAGE.coursePoint:
        if (track.waypoints.length < MAX_MARKS) {
          const point = emptyPoint();
          for (const [field, name, scale] of COURSE_POINT_FIELDS) {
            const value = number(field);
            if (value !== null) point[name] = value / scale;
          }
          track.waypoints.push({
            name: fitText(view, at, layout, 6) ?? '',
            kind: COURSE_POINT_KINDS[number(5) ?? -1] ?? null,
            latDeg: point.latDeg,
            lonDeg: point.lonDeg,
            distanceM: point.distanceM,
          });
        }
        break;
      case MESSAGE.fileId:
        kind ??= number(0);
        break;
      case MESSAGE.course:
        track.name ??= fitText(view, at, layout, 5);
        break;
      case MESSAGE.zones:
        zonesFtpW = number(3);
        break;
      case MESSAGE.fieldDescription:
        developer.describe(at, layout);
    }
  };

  const whole = walkFit(bytes, read);
  if (whole === null || (!whole && track.points.length === 0 && kind === null))
    return { ok: false, message: 'This FIT file is damaged at its beginning and nothing could be saved.' };
  if (track.points.length < 2) return { ok: false, message: whyNoRide(kind) };
  if (kind === COURSE_FILE) {
    track.kind = 'route';
    track.laps = [];
  } else {
    track.pauses = timer.pauses();
    track.device = sumOfLaps(sessions);
    const only = sessions.length === 1 ? sessions[0]!.device : null;
    for (const key of ['normalizedW', 'trainingStressScore', 'ftpW'] as const)
      if (track.device && only) track.device[key] = only[key];
    if (track.device) track.device.ftpW ??= zonesFtpW;
  }
  return {
    ok: true,
    track,
    warnings: whole ? [] : ['The file is damaged or ends early; everything that was whole in it was read.'],
  };
}

const COURSE_POINT_FIELDS = [
  [2, 'latDeg', 2 ** 31 / 180],
  [3, 'lonDeg', 2 ** 31 / 180],
  [4, 'distanceM', 100],
] as const;

function whyNoRide(kind: number | null): string {
  const other = OTHER_FILES[kind ?? -1];
  return other
    ? `This FIT file is ${other}, not a ride or a route.`
    : 'This FIT file has no recorded points in it, so it is not a ride or a route.';
}

function timeMs(fitS: number | null): number | null {
  return fitS === null ? null : (fitS + FIT_EPOCH_S) * 1000;
}

/** Puts together the 12 bits of a distance that begins again every 256 m. */
class RollingDistance {
  #last: number | null = null;
  #sixteenths = 0;

  readInto(point: TrackPoint, view: DataView, at: number): void {
    const [a, b, c] = [view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2)];
    if (a === 0xff && b === 0xff && c === 0xff) return;
    const distance = (b >> 4) | (c << 4);
    this.#sixteenths += this.#last === null ? distance : (distance - this.#last) & 0xfff;
    this.#last = distance;
    point.speedMs ??= (a | ((b & 15) << 8)) / 100;
    point.distanceM ??= this.#sixteenths / 16;
  }
}

/** Collects when the timer stopped and started again. */
class TimerEvents {
  #stoppedMs: number | null = null;
  #pauses: Pause[] = [];

  add(type: number | null, atMs: number | null): void {
    if (atMs === null) return;
    if (type === 0) {
      if (this.#stoppedMs !== null && atMs > this.#stoppedMs && this.#pauses.length < MAX_MARKS)
        this.#pauses.push({ startMs: this.#stoppedMs, endMs: atMs });
      this.#stoppedMs = null;
    } else if (type === 1 || type === 4 || type === 8 || type === 9) this.#stoppedMs ??= atMs;
  }

  pauses(): Pause[] {
    return this.#pauses;
  }
}
