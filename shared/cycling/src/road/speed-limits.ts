import { GRAVITY_MS2 } from './road-power.ts';
import type { Route } from '../route/route.ts';

/** How a rider goes downhill and through bends. */
export type Descending = {
  /** never faster than this, m/s; 65 km/h when not given */
  maxSpeedMs?: number;
  /** sideways acceleration taken in bends, in g: 0.25 cautious, 0.35 usual, 0.5 expert */
  corneringG?: number;
  /** braking taken ahead of bends, in g; 0.3 when not given */
  brakingG?: number;
  /** no pedalling downhill above this, m/s; 55 km/h when not given */
  coastAboveMs?: number;
  wet?: boolean;
};

/** On a wet road this share of the grip is used. */
const WET = 0.6;
const SLOWEST_BEND_MS = 3;

/**
 * Highest speed at every node, m/s: bends by their radius, the rider's cap, and the braking that is needed to get there.
 */
export function speedLimits(route: Route, descending: Descending = {}): number[] {
  const grip = descending.wet ? WET : 1;
  const sideways = (descending.corneringG ?? 0.35) * grip * GRAVITY_MS2;
  const braking = (descending.brakingG ?? 0.3) * grip * GRAVITY_MS2;
  const cap = descending.maxSpeedMs ?? 65 / 3.6;
  const limits = route.radiusM.map((radius) =>
    Math.min(cap, Math.max(SLOWEST_BEND_MS, Math.sqrt(sideways * radius))),
  );
  for (let i = limits.length - 2; i >= 0; i--) {
    limits[i] = Math.min(limits[i]!, Math.sqrt(limits[i + 1]! ** 2 + 2 * braking * route.stepM));
  }
  return limits;
}
