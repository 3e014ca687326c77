import { GRAVITY_MS2 } from './road-power.ts';
import type { Route } from '../route/route.ts';

/** How a rider goes downhill and through bends. */
export type Descending = {
  /** never faster than this, m/s; 65 km/h when not given */
  maxSpeedMs?: number;
  /** sideways acceleration taken in bends, in g: 0.25 cautious, 0.35 usual, 0.5 expert */
  corneringG?: number;
  /** slowing taken ahead of bends, in g; 0.3 when not given */
  brakingG?: number;
  /** no pedalling downhill above this, m/s; 55 km/h when not given */
  coastAboveMs?: number;
  /** the whole road is wet */
  wet?: boolean;
};

/** Share of the dry grip that a rider counts on when it is wet. */
export const WET_GRIP = 0.6;
const SLOWEST_BEND_MS = 3;
const USUAL_CORNERING_G = 0.35;
const USUAL_BRAKING_G = 0.3;
export const USUAL_CAP_MS = 65 / 3.6;
export const USUAL_COASTING_MS = 55 / 3.6;
/** Leaning more than 20 degrees a rider keeps the inner pedal up. */
const PEDALLING_LEAN = Math.tan((20 * Math.PI) / 180);

/**
 * Highest speed at every node, m/s: bends by their radius, the rider's cap, and the braking that is needed to get there.
 * @param gripShare nodes: share of the grip of dry asphalt, 0 to 1; 1 when not given, and at most that of a wet road with `descending.wet`
 */
export function speedLimits(
  route: Pick<Route, 'radiusM' | 'stepM'>,
  descending: Descending = {},
  gripShare?: ArrayLike<number>,
): Float64Array {
  const most = descending.wet ? WET_GRIP : 1;
  const grip = (i: number) => Math.min(most, gripShare?.[i] ?? 1) * GRAVITY_MS2;
  const sideways = positive(descending.corneringG, USUAL_CORNERING_G);
  const braking = positive(descending.brakingG, USUAL_BRAKING_G);
  const cap = Math.max(1, positive(descending.maxSpeedMs, USUAL_CAP_MS));
  const limits = new Float64Array(route.radiusM.length);
  route.radiusM.forEach((radiusM, i) => {
    const bend = Math.sqrt(sideways * grip(i) * radiusM);
    limits[i] = Math.min(cap, Math.max(SLOWEST_BEND_MS, bend));
  });
  let ahead = Infinity;
  for (let i = limits.length - 1; i >= 0; i--) {
    ahead = Math.min(limits[i]!, Math.sqrt(ahead * ahead + 2 * braking * grip(i) * route.stepM));
    limits[i] = ahead;
  }
  return limits;
}

/** Speed of every cell above which a rider does not pedal, m/s: downhill, and leaning in a bend; Infinity elsewhere. */
export function coastingSpeeds(
  route: Pick<Route, 'radiusM' | 'slope'>,
  cells: number,
  descending: Descending = {},
): Float64Array {
  const downhill = positive(descending.coastAboveMs, USUAL_COASTING_MS);
  const coasting = new Float64Array(cells);
  for (let i = 0; i < cells; i++) {
    const radius = Math.min(route.radiusM[i]!, route.radiusM[i + 1]!);
    const leaning = Math.max(SLOWEST_BEND_MS, Math.sqrt(PEDALLING_LEAN * GRAVITY_MS2 * radius));
    coasting[i] = Math.min(leaning, route.slope[i]! < 0 ? downhill : Infinity);
  }
  return coasting;
}

function positive(value: number | undefined, otherwise: number): number {
  return value !== undefined && value > 0 ? value : otherwise;
}
