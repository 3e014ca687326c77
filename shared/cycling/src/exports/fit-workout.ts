import { FitEncoder, type FitMessage } from './fit-encoder.ts';
import { addFileId, CYCLING, TITLE_BYTES } from './fit-file.ts';
import type { PlannedRide, PlannedSegment } from './planned.ts';
import { textInBytes } from './text.ts';
import { joinedTo } from './workout-steps.ts';
import type { ExportOptions, Written } from './written.ts';

/** Garmin Edges take so many steps. */
const MAX_STEPS = 50;
/** Older devices show 15 characters of a step. */
const STEP_NAME_BYTES = 15;
const NOTE_BYTES = 79;

const WORKOUT_FILE = 5;
const BY_TIME = 0;
const BY_DISTANCE = 1;
const POWER = 4;
/** Below it a target counts as percent of FTP, above it as watts. */
const WATTS_OFFSET = 1000;
const ACTIVE = 0;
const REST = 1;

const WORKOUT = {
  number: 26,
  fields: { sport: [4, 'enum'], steps: [6, 'uint16'], name: [8, { textBytes: TITLE_BYTES + 1 }] },
} as const satisfies FitMessage;

const WORKOUT_STEP = {
  number: 27,
  fields: {
    index: [254, 'uint16'],
    name: [0, { textBytes: STEP_NAME_BYTES + 1 }],
    durationType: [1, 'enum'],
    duration: [2, 'uint32'],
    targetType: [3, 'enum'],
    target: [4, 'uint32'],
    low: [5, 'uint32'],
    high: [6, 'uint32'],
    intensity: [7, 'enum'],
    note: [8, { textBytes: NOTE_BYTES + 1 }],
  },
} as const satisfies FitMessage;

/** A workout for head units: a step for each part, in watts, ended by distance or by time. */
export function fitWorkout(ride: PlannedRide, { steps = 'distance', createdMs }: ExportOptions): Written {
  const byTime = steps === 'time';
  const ridden = ride.segments.filter((part) => (byTime ? part.timeS > 0 : part.toM > part.fromM));
  const parts = joinedTo(ridden, MAX_STEPS);
  const durations = byTime ? millisecondsOf(parts) : centimetresOf(parts);
  if (durations.length === 0) return { ok: false, message: 'This plan has no parts to ride.' };
  const notes =
    parts.length < ridden.length
      ? [`Head units take ${MAX_STEPS} steps, so of the ${ridden.length} parts those most alike were joined.`]
      : [];
  const fit = new FitEncoder();
  addFileId(fit, WORKOUT_FILE, ride, createdMs);
  fit.add(WORKOUT, { sport: CYCLING, steps: parts.length, name: textInBytes(ride.name, TITLE_BYTES) });
  parts.forEach((part, index) => {
    fit.add(WORKOUT_STEP, {
      index,
      name: textInBytes(
        part.powerW > 0 ? `${part.kind} ${Math.round(part.powerW)}W` : 'coast',
        STEP_NAME_BYTES,
      ),
      durationType: byTime ? BY_TIME : BY_DISTANCE,
      duration: durations[index]!,
      targetType: POWER,
      target: 0,
      low: WATTS_OFFSET + Math.round(part.lowW),
      high: WATTS_OFFSET + Math.round(part.highW),
      intensity: part.powerW > 0 ? ACTIVE : REST,
      note: textInBytes(part.cue, NOTE_BYTES),
    });
  });
  return { ok: true, content: fit.finish(), notes };
}

// Ends are rounded, not lengths: so the sum is that of the plan.
function centimetresOf(parts: readonly PlannedSegment[]): number[] {
  let before = Math.round((parts[0]?.fromM ?? 0) * 100);
  return parts.map(({ toM }) => {
    const length = Math.round(toM * 100) - before;
    before += length;
    return length;
  });
}

function millisecondsOf(parts: readonly PlannedSegment[]): number[] {
  let endS = 0;
  return parts.map(({ timeS }) => {
    const before = Math.round(endS * 1000);
    endS += timeS;
    return Math.round(endS * 1000) - before;
  });
}
