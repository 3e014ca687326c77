import type { RideDefaults } from './ride-inputs.ts';

/** Where a climb of which nothing is known begins, m above the sea: usual in Europe. */
export const USUAL_FOOT_M = 400;

/**
 * The defaults of a climb or a segment when the question does not specify them. The altitude of an unnamed climb is
 * unknown: halfway up from 400 m is typical of European climbs.
 */
export function climbDefaults(stretch: { distanceM: number; gainM?: number; slope?: number }): RideDefaults {
  const { distanceM, gainM, slope = 0 } = stretch;
  const gain = gainM ?? distanceM * slope;
  return {
    bike: 'road',
    altitudeM: Math.round(USUAL_FOOT_M + Math.max(0, gain) / 2),
    altitudeSdM: 400,
  };
}
