import type { Refusal } from '../../answer/input.ts';
import { exportPlan, type ExportFormat, type PlanFile } from '../export-plan.ts';
import { countsSeconds } from '../paper.ts';
import { checkedRide, type PlannedRide } from '../planned.ts';
import type { ExportOptions } from '../written.ts';
import { readBack } from './read.ts';
import { expectedOf, type Seen } from './seen.ts';

/** A file of a plan that was read again, and what was found in it. */
export type CheckedFile = PlanFile & { seen: Seen };

/** What disagrees, in words. */
const WORDS: Record<keyof Seen, string> = {
  points: 'points',
  marks: 'named places',
  steps: 'steps',
  alarms: 'alarms',
  distanceM: 'distance',
  lineM: 'line',
  timeS: 'duration',
  workJ: 'power',
  startMs: 'start time',
};

/**
 * As `exportPlan`, then reads the bytes again and compares them with the plan: points, named places, steps and alarms
 * are as many; the distance agrees within 1 m or 0.1 %, the duration and the start within a second, the work of a trainer
 * file within a second of each step. Paper shows tenths of a kilometre, and minutes from an hour on.
 * @returns a refusal, never a file, when something does not agree
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 260 } })
 * const plan = racePlan({ route: straightRoute(1000, 0.06), athlete, goal: { kind: 'fastest' } })
 * const file = await checkedPlanFile(plannedRide(plan, { name: 'Hill climb' }), 'fitWorkout')
 * file.fileName // => 'hill-climb.workout.fit'
 * file.seen.distanceM // => 1000
 */
export async function checkedPlanFile(
  ride: PlannedRide,
  format: ExportFormat,
  options: ExportOptions = {},
): Promise<CheckedFile | Refusal> {
  const file = exportPlan(ride, format, options);
  return file.ok ? checkFile(file, ride, format, options) : file;
}

/** Reads a file again and compares it with the plan that it is of. */
export async function checkFile(
  file: PlanFile,
  ride: PlannedRide,
  format: ExportFormat,
  options: ExportOptions = {},
): Promise<CheckedFile | Refusal> {
  const checked = checkedRide(ride);
  if (!checked.ok) return checked;
  const read = await readBack(file, format, ride.ftpW).catch(() => []);
  const merged: Seen = {};
  for (const [i, expected] of expectedOf(checked.ride, format, options).entries()) {
    const seen = read[i];
    if (!seen) return refused('content');
    const wrong = difference(seen, expected, tolerances(checked.ride, format, expected));
    if (wrong) return refused(WORDS[wrong]);
    Object.assign(merged, seen);
  }
  return { ...file, seen: merged };
}

function tolerances(
  ride: PlannedRide,
  format: ExportFormat,
  { distanceM = 0, lineM = 0 }: Seen,
): Record<keyof Seen, number> {
  const onPaper = format === 'sticker' || format === 'card';
  return {
    points: 0,
    marks: 0,
    steps: 0,
    alarms: 0,
    // Paper shows tenths of a kilometre, whole ones from 1000 on, and minutes from an hour on.
    distanceM: onPaper ? (distanceM < 999_950 ? 51 : 501) : Math.max(1, distanceM / 1000),
    lineM: Math.max(1, lineM / 1000),
    timeS: onPaper && !countsSeconds(ride) ? 31 : 1,
    // Steps end on whole seconds at worst, and powers are rounded to 0.1 W.
    workJ: ride.segments.reduce((sum, { powerW, timeS }) => sum + powerW + 0.05 * timeS, 0),
    startMs: 1000,
  };
}

function difference(
  seen: Seen,
  expected: Seen,
  tolerance: Readonly<Record<keyof Seen, number>>,
): keyof Seen | null {
  const keys = Object.keys(expected) as (keyof Seen)[];
  const agrees = (key: keyof Seen) => Math.abs((seen[key] ?? NaN) - (expected[key] ?? NaN)) <= tolerance[key];
  return keys.find((key) => !agrees(key)) ?? null;
}

function refused(what: string): Refusal {
  return {
    ok: false,
    message: `The file was read again and its ${what} did not agree with the plan, so you do not get it. Take another format.`,
  };
}
