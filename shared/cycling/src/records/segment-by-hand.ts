import type { Refusal } from '../answer/input.ts';
import { USUAL_FOOT_M } from '../ride/climb-defaults.ts';
import { MAX_LENGTH_M, MIN_LENGTH_M, straightRoute, type Route } from '../route/route.ts';

/** A segment that is known by its length and by its gain, negative for a drop, or its mean slope. */
export type SegmentByHand = { distanceM: number } & ({ gainM: number } | { slope: number });

/** The road that its mean slope makes, and what that leaves out. */
export type RoadByHand = { ok: true; route: Route; warnings: string[] };

const STEEPEST = 0.4;
/** Steeper down than this, rolling and bends decide, of which length and drop say nothing. */
const DOWNHILL = -0.01;
const STEEP_DOWNHILL = -0.03;
/** Over more than this a road hardly ever keeps one slope, m; on a climb it may. */
const LONG_M = 10_000;
const LONG_CLIMB_M = 30_000;
const CLIMB = 0.03;
/** Standard deviation of what the ups and downs of an even slope leave out: a share of the gain, and m. */
const UNKNOWN_CLIMBING = 0.05;
const UNKNOWN_CLIMBING_M = 5;

/**
 * A segment without a file: an even road of its mean slope, whose place, height above the sea and bearing are not known.
 * Where a mean slope says too little there is a warning, where it says nothing a refusal.
 * @example
 * segmentByHand({ distanceM: 5000, gainM: 350 }).route // => { distanceM: 5000, placeless: true }
 * segmentByHand({ distanceM: 5000, slope: -0.05 }).ok // => false
 * segmentByHand({ distanceM: 135000, gainM: 0 }).warnings.length // => 1
 */
export function segmentByHand(segment: SegmentByHand): RoadByHand | Refusal {
  const { distanceM } = segment;
  if (!(distanceM >= MIN_LENGTH_M && distanceM <= MAX_LENGTH_M))
    return { ok: false, message: 'A segment must be between 50 m and 1500 km long.' };
  const [rise, slope] = riseAndSlope(segment);
  if (slope < STEEP_DOWNHILL) {
    return {
      ok: false,
      message:
        'Length and drop say nothing of the bends of a descent. Open a file of this road: a GPX of the segment, or a ride over it.',
    };
  }
  if (!(Math.abs(rise) <= STEEPEST))
    return { ok: false, message: 'The gain does not fit the length: that would be steeper than 40 %.' };
  const warnings: string[] = [];
  if (slope < DOWNHILL)
    warnings.push(
      'Downhill the bends count, and length and drop say nothing of them. With a file of this road the answer is a better one.',
    );
  else if (distanceM > (slope >= CLIMB ? LONG_CLIMB_M : LONG_M))
    warnings.push(
      'Over such a length a road goes up and down, which takes more power than its mean gradient. With a file of this road the answer is a better one.',
    );
  // Heights are those of the gain; the slope is the one that the model of the ride counts with.
  const route = straightRoute(distanceM, rise);
  return { ok: true, warnings, route: { ...route, slope: route.slope.map(() => slope), placeless: true } };
}

/** Gain for each metre along the road, and rise / run. */
function riseAndSlope(segment: SegmentByHand): [rise: number, slope: number] {
  if (!('gainM' in segment)) return [segment.slope, segment.slope];
  const { distanceM, gainM } = segment;
  return [gainM / distanceM, gainM / Math.sqrt(Math.max(1, distanceM ** 2 - gainM ** 2))];
}

/**
 * A road whose file has no heights, with the gain that is known of it: an even slope along its bends and bearings.
 * @param gainM from start to finish, negative for a drop
 * @example
 * const flat = { ...straightRoute(2000, 0, 90), hasElevation: false }
 * withGain(flat, 100) // => { ok: true, distanceM: 2000, hasElevation: true }
 * withGain(flat, 1500).ok // => false
 */
export function withGain(route: Route, gainM: number): Route | Refusal {
  const even = segmentByHand({ distanceM: route.distanceM, gainM });
  if (!even.ok) return even;
  const slope = even.route.slope[0] ?? 0;
  const elevationM = route.latDeg.map((_, i) => USUAL_FOOT_M + (i * route.stepM * gainM) / route.distanceM);
  const [footM = 0, topM = 0] = [elevationM[0], elevationM.at(-1)];
  return {
    ...route,
    hasElevation: true,
    slope: route.slope.map(() => slope),
    elevationM,
    minElevationM: Math.min(footM, topM),
    maxElevationM: Math.max(footM, topM),
    ascentM: Math.max(0, gainM),
    descentM: Math.max(0, -gainM),
    // Of its ups and downs nothing is known.
    climbingSdM: UNKNOWN_CLIMBING * Math.abs(gainM) + UNKNOWN_CLIMBING_M,
    climbs: even.route.climbs,
  };
}
