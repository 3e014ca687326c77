import { FitEncoder } from './fit-encoder.ts';
import { addFileId, WORKOUT_FILE } from './fit-file.ts';
import { addWorkout, MAX_STEPS, WATTS_OFFSET } from './fit-steps.ts';
import type { PlannedRide, PlannedSegment } from './planned.ts';
import { joinedTo } from './workout-steps.ts';
import type { ExportOptions, Written } from './written.ts';

/** A workout for head units: a step for each part, in watts, ended by distance or by time. */
export function fitWorkout(ride: PlannedRide, { steps = 'distance', createdMs }: ExportOptions): Written {
  const byTime = steps === 'time';
  const ridden = ride.segments.filter((part) => (byTime ? part.timeS > 0 : part.toM > part.fromM));
  const parts = joinedTo(ridden, MAX_STEPS, (a, b) => ({ fromM: a.fromM, toM: b.toM }));
  const durations = byTime ? millisecondsOf(parts) : centimetresOf(parts);
  if (durations.length === 0) return { ok: false, message: 'This plan has no parts to ride.' };
  const notes =
    parts.length < ridden.length
      ? [`Head units take ${MAX_STEPS} steps, so of the ${ridden.length} parts those most alike were joined.`]
      : [];
  const fit = new FitEncoder();
  addFileId(fit, WORKOUT_FILE, ride, createdMs);
  addWorkout(
    fit,
    ride.name,
    parts.map((part, index) => ({
      name: part.powerW > 0 ? `${part.kind} ${Math.round(part.powerW)}W` : 'coast',
      endedBy: byTime ? 'time' : 'distance',
      duration: durations[index]!,
      band: { low: WATTS_OFFSET + Math.round(part.lowW), high: WATTS_OFFSET + Math.round(part.highW) },
      intensity: part.powerW > 0 ? 'work' : 'rest',
      note: part.cue,
    })),
  );
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
