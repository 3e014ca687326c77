import type { TrackPoint } from './track.ts';
import { ascentOverDistance } from '../route/profile.ts';
import { routeFrom } from '../route/route.ts';
import type { RideSteps } from './ride-steps.ts';

/** What a device counts before it writes its first point is no more than this. */
const BEFORE_FIRST_M = 100;

/** Metres ridden by the device's own count, and between the places over the steps in which the timer ran. */
export function distancesOf(steps: RideSteps): { deviceM: number | null; placeM: number | null } {
  const firstM = steps.points[0]!.distanceM ?? 0;
  let deviceM = firstM <= BEFORE_FIRST_M ? firstM : 0;
  let placeM = 0;
  const known = { device: false, place: false };
  steps.kinds.forEach((kind, i) => {
    if (!Number.isNaN(steps.deviceM[i]!)) {
      known.device = true;
      deviceM += steps.deviceM[i]!;
    }
    if (kind === 'timer' || kind === 'silence' || Number.isNaN(steps.placeM[i]!)) return;
    known.place = true;
    // While the rider stands, places wander.
    if (kind === 'riding') placeM += steps.placeM[i]!;
  });
  return { deviceM: known.device ? deviceM : null, placeM: known.place ? placeM : null };
}

/** Ascent and descent by the route's own method; over the device's distance when there are no positions. */
export function climbingOf(
  points: readonly TrackPoint[],
  steps: RideSteps,
): { ascentM: number; descentM: number } | null {
  const route = routeFrom(points);
  if (route.ok) return route.hasElevation ? route : null;
  const distanceM = new Float64Array(steps.points.length);
  for (let i = 0; i < steps.kinds.length; i++) distanceM[i + 1] = distanceM[i]! + (steps.deviceM[i]! || 0);
  return ascentOverDistance(
    distanceM,
    Float64Array.from(steps.points, (point) => point.elevationM ?? NaN),
  );
}

/** Highest speed, m/s: the device's own, else over at least 5 s of the places. */
export function maxSpeedOf(steps: RideSteps): number | null {
  let most: number | null = null;
  for (const { speedMs } of steps.points)
    if (speedMs !== null && (most === null || speedMs > most)) most = speedMs;
  if (most !== null) return most;
  let start = 0;
  let metres = 0;
  let seconds = 0;
  for (let i = 0; i < steps.kinds.length; i++) {
    const stepM = steps.placeM[i]!;
    if (steps.kinds[i] !== 'riding' || Number.isNaN(stepM)) {
      start = i + 1;
      metres = 0;
      seconds = 0;
      continue;
    }
    metres += stepM;
    seconds += steps.seconds[i]!;
    while (seconds - steps.seconds[start]! >= 5) {
      metres -= steps.placeM[start]!;
      seconds -= steps.seconds[start]!;
      start++;
    }
    if (seconds >= 5) most = Math.max(most ?? 0, metres / seconds);
  }
  return most;
}
