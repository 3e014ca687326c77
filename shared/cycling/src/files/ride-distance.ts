import type { TrackPoint } from './track.ts';
import { ascentOverDistance } from '../route/profile.ts';
import { routeFrom } from '../route/route.ts';
import type { RideStep, RideSteps } from './ride-steps.ts';

/** What a device counts before it writes its first point is no more than this. */
const BEFORE_FIRST_M = 100;

/** Metres ridden by the device's own count, and between the places over the steps in which the timer ran. */
export function distancesOf({ points, steps }: RideSteps): { deviceM: number | null; placeM: number | null } {
  const firstM = points[0]?.distanceM ?? 0;
  const total = { deviceM: firstM <= BEFORE_FIRST_M ? firstM : 0, placeM: 0 };
  const known = { device: false, place: false };
  for (const { kind, deviceM, placeM } of steps) {
    if (!Number.isNaN(deviceM)) {
      known.device = true;
      total.deviceM += deviceM;
    }
    if (kind === 'timer' || kind === 'silence' || Number.isNaN(placeM)) continue;
    known.place = true;
    // While the rider stands, places wander.
    if (kind === 'riding') total.placeM += placeM;
  }
  return { deviceM: known.device ? total.deviceM : null, placeM: known.place ? total.placeM : null };
}

/** Ascent and descent by the route's own method; over the device's distance when there are no positions. */
export function climbingOf(
  points: readonly TrackPoint[],
  { points: timed, steps }: RideSteps,
): { ascentM: number; descentM: number } | null {
  const route = routeFrom(points);
  if (route.ok) return route.hasElevation ? route : null;
  let distanceM = 0;
  return ascentOverDistance(
    timed.map(({ elevationM }, i) => {
      distanceM += steps[i - 1]?.deviceM || 0;
      return { distanceM, elevationM: elevationM ?? NaN };
    }),
  );
}

/** Highest speed, m/s: the device's own, else over at least 5 s of the places. */
export function maxSpeedOf({ points, steps }: RideSteps): number | null {
  let most: number | null = null;
  for (const { speedMs } of points) if (speedMs !== null && (most === null || speedMs > most)) most = speedMs;
  if (most !== null) return most;
  let window: RideStep[] = [];
  let metres = 0;
  let seconds = 0;
  for (const step of steps) {
    if (step.kind !== 'riding' || Number.isNaN(step.placeM)) {
      window = [];
      metres = 0;
      seconds = 0;
      continue;
    }
    window.push(step);
    metres += step.placeM;
    seconds += step.seconds;
    for (let first = window[0]; first && seconds - first.seconds >= 5; first = window[0]) {
      metres -= first.placeM;
      seconds -= first.seconds;
      window.shift();
    }
    if (seconds >= 5) most = Math.max(most ?? 0, metres / seconds);
  }
  return most;
}
