import type { RouteConditions } from '../../ride/route-inputs.ts';
import type { RECOVERY } from '../../physiology/w-balance.ts';
import type { Athlete } from '../../athlete/athlete.ts';
import type { LockedPower } from '../optimum/locked.ts';
import { stoppedS, wrongPlaces, type CutOff, type PlanStop } from './places.ts';
import type { TrainingLevel } from '../../athlete/training-level.ts';

/** What a plan is for. */
export type PacingGoal =
  /** as fast as can be; `intensityCap` (normalized power as a share of FTP) replaces the one by duration */
  | { kind: 'fastest'; intensityCap?: number }
  /** the fastest ride at a normalized power, as a share of FTP */
  | { kind: 'intensity'; if: number }
  /** arrive at this time with the least effort, s since the start, stops included */
  | { kind: 'time'; timeS: number }
  /** as fast as can be with this share of W' kept all the way, 0 to 1 */
  | { kind: 'wPrimeLeft'; shareLeft: number };

/** How many segments a plan may have: `simple` for a sticker, `detailed` for a head unit that shows the next target. */
export type PlanDetail = 'simple' | 'normal' | 'detailed';

/** A race to plan: the conditions of `routeRide`, with a goal in place of an effort. */
export type PlanQuestion = RouteConditions & {
  athlete: Athlete | null;
  goal: PacingGoal;
  /** time of the start, ms since 1970; clock times are `startTimeMs + 1000 * timeS` */
  startTimeMs?: number;
  /** how fast W' comes back; `careful` when not given */
  recovery?: keyof typeof RECOVERY;
  /** used to the altitude of the route: less power is lost there */
  acclimatised?: boolean;
  /** `normal` when not given */
  detail?: PlanDetail;
  /** estimated from the power of the rider when not given */
  level?: TrainingLevel;
  /** stretches that are ridden at a given power; the rest is planned around them */
  locked?: readonly LockedPower[];
  /** speed over the line of a rolling start, m/s; a standing start when not given */
  entrySpeedMs?: number;
  /** stops on the way: times of the plan are without them, `elapsedTimes` has them */
  stops?: readonly PlanStop[];
  cutOffs?: readonly CutOff[];
};

/** What cannot be asked, in one plain sentence; null when all is well. */
export function wrongPlanQuestion({
  goal,
  route,
  startTimeMs,
  recovery,
  locked = [],
  entrySpeedMs = 0,
  stops = [],
  cutOffs = [],
}: PlanQuestion): string | null {
  if (!(route.distanceM > 0) || route.slope.length < 2) return 'The route has no length.';
  if (startTimeMs !== undefined && !Number.isFinite(startTimeMs)) return 'The start time is not a time.';
  if (recovery !== undefined && !['careful', 'weigend', 'bartram', 'froncioni'].includes(recovery))
    return "There is no such model for the recovery of W'.";
  const wrongLock = wrongLocked(locked, route.distanceM);
  if (wrongLock) return wrongLock;
  if (!(entrySpeedMs >= 0 && entrySpeedMs <= MOST_ENTRY_MS))
    return 'The speed at the start must be between 0 and 72 km/h.';
  const wrongPlace = wrongPlaces(stops, cutOffs, route.distanceM);
  if (wrongPlace) return wrongPlace;
  switch (goal.kind) {
    case 'fastest':
      return goal.intensityCap === undefined ? null : wrongIntensity(goal.intensityCap);
    case 'intensity':
      return wrongIntensity(goal.if);
    case 'time':
      if (!(goal.timeS > 0 && goal.timeS < 1e6)) return 'The time must be more than zero.';
      return goal.timeS > stoppedS(stops, route.distanceM)
        ? null
        : 'Your stops take longer than the time to arrive in.';
    case 'wPrimeLeft':
      return goal.shareLeft >= 0 && goal.shareLeft <= 0.95
        ? null
        : "The share of W' to keep must be between 0 and 95 %.";
    default:
      return "Choose a goal: the fastest ride, an intensity, a time, or W' to keep.";
  }
}

function wrongIntensity(intensity: number): string | null {
  return intensity >= 0.3 && intensity <= 1.5 ? null : 'The intensity must be between 30 and 150 % of FTP.';
}

/** Shorter than this nobody holds a power of its own. */
const SHORTEST_LOCK_M = 50;
const MOST_LOCKED_W = 2000;
const MOST_ENTRY_MS = 20;

function wrongLocked(locked: readonly LockedPower[], distanceM: number): string | null {
  let endM = 0;
  for (const { fromM, toM, powerW } of locked.toSorted((a, b) => a.fromM - b.fromM)) {
    const where = `from km ${(fromM / 1000).toFixed(1)} to km ${(toM / 1000).toFixed(1)}`;
    if (!(powerW >= 0 && powerW <= MOST_LOCKED_W))
      return `The locked power ${where} must be between 0 and ${MOST_LOCKED_W} W.`;
    if (!(fromM >= 0 && toM <= distanceM + 1)) return `The locked section ${where} is not on the course.`;
    if (!(toM - fromM >= SHORTEST_LOCK_M))
      return `The locked section ${where} must be at least ${SHORTEST_LOCK_M} m long.`;
    if (fromM < endM - 1) return `The locked section ${where} overlaps the one before it.`;
    endM = toM;
  }
  return null;
}
