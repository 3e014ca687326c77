import { courseLine, hasPositions, startMsOf, type CourseLine, type LineNode } from './course-line.ts';
import { FitEncoder, fitTimeS, semicircles, type FitMessage } from './fit-encoder.ts';
import { addFileId, CYCLING, TITLE_BYTES } from './fit-file.ts';
import { totalTimeS, type PlannedRide, type PointKind } from './planned.ts';
import { textInBytes } from './text.ts';
import { NO_POSITIONS, type ExportOptions, type Written } from './written.ts';

/** Older devices show 15 characters of a point. */
const POINT_NAME_BYTES = 15;

const COURSE_FILE = 6;
const TIMER = 0;
const START = 0;
const STOP_DISABLE_ALL = 9;
/** A course of which time, distance and positions are known: processed, valid, time, distance, position, power. */
const CAPABILITIES = 1 + 2 + 4 + 8 + 16 + 64;
const MAX_ALTITUDE_M = 65_534 / 5 - 500;
const MAX_SPEED_MS = 65.534;

const POINT_TYPE: Record<PointKind, number> = {
  generic: 0,
  summit: 1,
  valley: 2,
  water: 3,
  food: 4,
  danger: 5,
  firstAid: 9,
  sprint: 15,
};

const COURSE = {
  number: 31,
  fields: { sport: [4, 'enum'], capabilities: [6, 'uint32z'], name: [5, { textBytes: TITLE_BYTES + 1 }] },
} as const satisfies FitMessage;

const LAP = {
  number: 19,
  fields: {
    time: [253, 'uint32'],
    start: [2, 'uint32'],
    startLat: [3, 'sint32'],
    startLon: [4, 'sint32'],
    endLat: [5, 'sint32'],
    endLon: [6, 'sint32'],
    elapsedMs: [7, 'uint32'],
    timerMs: [8, 'uint32'],
    distanceCm: [9, 'uint32'],
    ascentM: [21, 'uint16'],
    descentM: [22, 'uint16'],
  },
} as const satisfies FitMessage;

const EVENT = {
  number: 21,
  fields: { time: [253, 'uint32'], event: [0, 'enum'], type: [1, 'enum'], group: [4, 'uint8'] },
} as const satisfies FitMessage;

const RECORD = {
  number: 20,
  fields: {
    time: [253, 'uint32'],
    lat: [0, 'sint32'],
    lon: [1, 'sint32'],
    altitude: [2, 'uint16'],
    distanceCm: [5, 'uint32'],
    speedMms: [6, 'uint16'],
    powerW: [7, 'uint16'],
  },
} as const satisfies FitMessage;

const COURSE_POINT = {
  number: 32,
  fields: {
    index: [254, 'uint16'],
    time: [1, 'uint32'],
    lat: [2, 'sint32'],
    lon: [3, 'sint32'],
    distanceCm: [4, 'uint32'],
    type: [5, 'enum'],
    name: [6, { textBytes: POINT_NAME_BYTES + 1 }],
  },
} as const satisfies FitMessage;

/**
 * A course for head units: the line with the plan's time, speed and power, and a point at each prompt for the rider.
 */
export function fitCourse(ride: PlannedRide, options: ExportOptions): Written {
  return courseFile(ride, options);
}

/** As `fitCourse`, with messages of another writer between the lap and the line. */
export function courseFile(
  ride: PlannedRide,
  { createdMs }: ExportOptions,
  addMore?: (fit: FitEncoder) => void,
): Written {
  if (!hasPositions(ride)) return NO_POSITIONS;
  const line = courseLine(ride);
  const start = startMsOf(ride);
  const startS = fitTimeS(start.startMs);
  const fit = new FitEncoder();
  addFileId(fit, COURSE_FILE, ride, createdMs);
  fit.add(COURSE, { sport: CYCLING, capabilities: CAPABILITIES, name: textInBytes(ride.name, TITLE_BYTES) });
  addLap(fit, ride, startS, line);
  addMore?.(fit);
  fit.add(EVENT, { time: startS + line.start.timeS, event: TIMER, type: START, group: 0 });
  let index = 0;
  for (const node of line.nodes) {
    addRecord(fit, node, startS);
    for (let point = line.points[index]; point?.at === node; point = line.points[++index]) {
      const { kind, name } = point;
      fit.add(COURSE_POINT, {
        index,
        time: startS + node.timeS,
        lat: semicircles(node.latDeg),
        lon: semicircles(node.lonDeg),
        distanceCm: node.distanceM * 100,
        type: POINT_TYPE[kind],
        name: textInBytes(name, POINT_NAME_BYTES),
      });
    }
  }
  fit.add(EVENT, { time: startS + line.end.timeS, event: TIMER, type: STOP_DISABLE_ALL, group: 0 });
  return { ok: true, content: fit.finish(), notes: [...line.notes, ...start.notes] };
}

function addLap(fit: FitEncoder, ride: PlannedRide, startS: number, { start, end }: CourseLine): void {
  const { route } = ride;
  const elapsedMs = totalTimeS(ride) * 1000;
  fit.add(LAP, {
    time: startS + end.timeS,
    start: startS + start.timeS,
    startLat: semicircles(start.latDeg),
    startLon: semicircles(start.lonDeg),
    endLat: semicircles(end.latDeg),
    endLon: semicircles(end.lonDeg),
    elapsedMs,
    timerMs: elapsedMs,
    distanceCm: route.distanceM * 100,
    ascentM: route.hasElevation ? route.ascentM : null,
    descentM: route.hasElevation ? route.descentM : null,
  });
}

function addRecord(fit: FitEncoder, node: LineNode, startS: number): void {
  const { elevationM } = node;
  const known = elevationM !== null && elevationM >= -500 && elevationM <= MAX_ALTITUDE_M;
  fit.add(RECORD, {
    time: startS + node.timeS,
    lat: semicircles(node.latDeg),
    lon: semicircles(node.lonDeg),
    altitude: known ? (elevationM + 500) * 5 : null,
    distanceCm: node.distanceM * 100,
    speedMms: Math.min(MAX_SPEED_MS, node.speedMs) * 1000,
    powerW: Math.min(65_534, node.powerW),
  });
}
