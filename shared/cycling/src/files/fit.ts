import { DeveloperFields } from './fit-developer.ts';
import { fitNumber, fitText, readNumber, TIMESTAMP, type FitField, type FitLayout } from './fit-fields.ts';
import {
  COMPRESSED_SPEED_DISTANCE,
  COURSE_POINT_FIELDS,
  COURSE_FILE,
  COURSE_POINT_KINDS,
  FIT_EPOCH_S,
  LAP_TOTALS,
  MESSAGE,
  OTHER_FILES,
  RECORD_FIELDS,
  SESSION_TOTALS,
  type Scaled,
} from './fit-profile.ts';
import { walkFit, type FitMessage } from './fit-records.ts';
import { lengthOf, MAX_MARKS, MAX_POINTS, TooManyPoints, type Parsed } from './parsed.ts';
import { sumOfLaps } from './totals.ts';
import {
  emptyPoint,
  emptyTotals,
  plainTrack,
  type DeviceTotals,
  type Lap,
  type Pause,
  type TrackPoint,
} from './track.ts';

/** Reads a FIT activity or course with its laps, pauses, totals and course points; keeps what is whole in a damaged one. */
export function parseFit(bytes: Uint8Array): Parsed {
  const reader = new FitReader(bytes);
  const whole = walkFit(bytes, (message) => reader.read(message));
  const { track, kind } = reader;
  if (whole === null || (!whole && track.points.length === 0 && kind === null))
    return { ok: false, message: 'This FIT file is damaged at its beginning and nothing could be saved.' };
  if (track.points.length < 2) return { ok: false, message: whyNoRide(kind) };
  reader.finish();
  return {
    ok: true,
    track,
    tracks: [{ name: track.name, lengthM: lengthOf(track.points) }],
    taken: 0,
    warnings: whole ? [] : ['The file is damaged or ends early. Everything whole in it was read.'],
  };
}

type Present = { field: FitField; name: string; scale: number; offset: number };

/** Turns the messages of one file into a track. */
class FitReader {
  readonly track = plainTrack('fit', 'activity', null, []);
  kind: number | null = null;
  #view: DataView;
  #sessions: Lap[] = [];
  #developer: DeveloperFields;
  #timer = new TimerEvents();
  #rolling = new RollingDistance();
  #ftpW: number | null = null;
  #presentIn = new Map<FitLayout, Present[]>();

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#developer = new DeveloperFields(this.#view);
  }

  read(message: FitMessage): void {
    const { layout, at } = message;
    switch (layout.message) {
      case MESSAGE.record:
        this.#addPoint(message);
        break;
      case MESSAGE.session:
        this.#addTotals(message, this.#sessions, SESSION_TOTALS);
        break;
      case MESSAGE.lap:
        this.#addTotals(message, this.track.laps, LAP_TOTALS);
        break;
      case MESSAGE.event:
        if (this.#number(message, 0) === 0) this.#timer.add(this.#number(message, 1), this.#timeMs(message));
        break;
      case MESSAGE.coursePoint:
        this.#addCoursePoint(message);
        break;
      case MESSAGE.fileId:
        this.kind ??= this.#number(message, 0);
        break;
      case MESSAGE.course:
        this.track.name ??= fitText(this.#view, at, layout, 5);
        break;
      case MESSAGE.zones:
        this.#ftpW = this.#number(message, 3);
        break;
      case MESSAGE.fieldDescription:
        this.#developer.describe(at, layout);
    }
  }

  finish(): void {
    const { track } = this;
    if (this.kind === COURSE_FILE) {
      track.kind = 'route';
      track.laps = [];
      return;
    }
    track.pauses = this.#timer.pauses();
    const [session, ...others] = this.#sessions;
    track.device = session && others.length === 0 ? session.device : sumOfLaps(this.#sessions);
    if (track.device) track.device.ftpW ??= this.#ftpW;
  }

  #addPoint(message: FitMessage): void {
    const { layout, at } = message;
    if (this.track.points.length >= MAX_POINTS) throw new TooManyPoints();
    const point = emptyPoint();
    this.#fill(point, message, RECORD_FIELDS);
    point.timeMs = this.#timeMs(message);
    const packed = layout.fields.get(COMPRESSED_SPEED_DISTANCE);
    if (packed && packed.size >= 3) this.#rolling.readInto(point, this.#view, at + packed.at);
    this.#developer.readInto(point, at, layout);
    this.track.points.push(point);
  }

  #addTotals(message: FitMessage, list: Lap[], fields: Scaled<DeviceTotals>): void {
    if (list.length >= MAX_MARKS) return;
    const device = emptyTotals();
    this.#fill(device, message, fields);
    list.push({
      startMs: timeMs(this.#number(message, 2)),
      endMs: timeMs(this.#number(message, TIMESTAMP)),
      device,
    });
  }

  #addCoursePoint(message: FitMessage): void {
    if (this.track.waypoints.length >= MAX_MARKS) return;
    const waypoint = {
      name: fitText(this.#view, message.at, message.layout, 6) ?? '',
      kind: COURSE_POINT_KINDS[this.#number(message, 5) ?? -1] ?? null,
      latDeg: null,
      lonDeg: null,
      distanceM: null,
    };
    this.#fill<Record<'latDeg' | 'lonDeg' | 'distanceM', number | null>>(
      waypoint,
      message,
      COURSE_POINT_FIELDS,
    );
    this.track.waypoints.push(waypoint);
  }

  #fill<T extends Record<string, number | null>>(
    into: T,
    { layout, at }: FitMessage,
    fields: Scaled<T>,
  ): void {
    for (const { field, name, scale, offset } of this.#present(layout, fields)) {
      const value = readNumber(this.#view, at + field.at, field, layout.little);
      if (value !== null) (into as Record<string, number | null>)[name] = value / scale - offset;
    }
  }

  /** Those of the fields that messages of this layout have; looked up once for thousands of records. */
  #present<T>(layout: FitLayout, fields: Scaled<T>): Present[] {
    const known = this.#presentIn.get(layout);
    if (known) return known;
    const present = fields.flatMap(([number, name, scale, offset]) => {
      const field = layout.fields.get(number);
      return field ? [{ field, name: name as string, scale, offset }] : [];
    });
    this.#presentIn.set(layout, present);
    return present;
  }

  #number({ layout, at }: FitMessage, field: number): number | null {
    return fitNumber(this.#view, at, layout, field);
  }

  #timeMs(message: FitMessage): number | null {
    return timeMs(message.compressedTimeS ?? this.#number(message, TIMESTAMP));
  }
}

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
