import { fitTimeS, type FitEncoder, type FitMessage } from './fit-encoder.ts';
import { startMsOf } from './course-line.ts';
import type { PlannedRide } from './planned.ts';

export const CYCLING = 2;
/** Title of a workout or a course, bytes. */
export const TITLE_BYTES = 31;

const DEVELOPMENT = 255;
/** Type of a FIT file that holds a workout. */
export const WORKOUT_FILE = 5;

const FILE_ID = {
  number: 0,
  fields: {
    type: [0, 'enum'],
    manufacturer: [1, 'uint16'],
    product: [2, 'uint16'],
    serial: [3, 'uint32z'],
    created: [4, 'uint32'],
  },
} as const satisfies FitMessage;

/** The message with which each FIT file begins. Another plan has another serial number, so both fit on one device. */
export function addFileId(fit: FitEncoder, type: number, ride: PlannedRide, createdMs?: number): void {
  addFileIdOf(fit, type, textOf(ride), createdMs ?? startMsOf(ride).startMs);
}

/** As `addFileId`, for what a text identifies. */
export function addFileIdOf(fit: FitEncoder, type: number, text: string, createdMs: number): void {
  fit.add(FILE_ID, {
    type,
    manufacturer: DEVELOPMENT,
    product: 0,
    serial: serialOf(text),
    created: fitTimeS(createdMs),
  });
}

/** What makes the plan another one. */
function textOf({ name, segments, route, startTimeMs }: PlannedRide): string {
  const parts = segments.map((part) => `${part.toM}:${part.powerW}:${part.timeS}`);
  return [name, startTimeMs ?? '', route.latDeg[0], route.lonDeg[0], ...parts].join('|');
}

/** FNV-1a of a text; never 0, which would mean none. */
export function serialOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0 || 1;
}
