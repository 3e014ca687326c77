import type { TrackPoint } from './track.ts';
import type { Climbing } from '../route/climbing.ts';
import { ascentOverDistance } from '../route/profile.ts';
import { routeFrom } from '../route/route.ts';
import { BEFORE_FIRST_M } from './ridden-metres.ts';
import type { RideStep } from './ride-step.ts';
import type { RideSteps } from './ride-steps.ts';

/** Metres of a ride. Null: not in the file. */
export type Distances = {
  riddenM: number | null;
  /** what of `riddenM` is counted between the places, and by the speed, m */
  byM: { place: number; speed: number };
  /** the device's own count, whatever stands in it */
  deviceM: number | null;
  /** between the places over the steps in which the timer ran */
  placeM: number | null;
};

/** The distance as it is counted for the ride, by the device alone, and by the places alone. */
export function distancesOf({ points, steps }: RideSteps): Distances {
  const firstM = points[0]?.distanceM ?? 0;
  const beforeM = firstM <= BEFORE_FIRST_M ? firstM : 0;
  const byM = { device: 0, place: 0, speed: 0 };
  const known = { ridden: false, device: false, place: false };
  let placesM = 0;
  for (const { kind, deviceM, placeM, riddenM, by } of steps) {
    known.device ||= !Number.isNaN(deviceM);
    if (by !== null) {
      known.ridden = true;
      // While the rider stands, places wander.
      if (by === 'device' || kind === 'riding') byM[by] += riddenM;
    }
    if (kind === 'timer' || kind === 'silence' || Number.isNaN(placeM)) continue;
    known.place = true;
    if (kind === 'riding') placesM += placeM;
  }
  // Indoors a count that never moves is still one.
  const deviceM = known.device ? beforeM + byM.device : null;
  const riddenM = known.ridden ? beforeM + byM.device + byM.place + byM.speed : deviceM;
  return { riddenM, byM, deviceM, placeM: known.place ? placesM : null };
}

/** Climbing by the route's own method; over the device's distance when there are no positions. */
export function climbingOf(
  points: readonly TrackPoint[],
  { points: timed, steps }: RideSteps,
): (Climbing & { roughM: number }) | null {
  const route = routeFrom(points);
  if (route.ok) return route.hasElevation ? route : null;
  let distanceM = 0;
  return ascentOverDistance(
    timed.map(({ elevationM }, i) => {
      distanceM += steps[i - 1]?.riddenM || 0;
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
