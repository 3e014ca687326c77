import type { RideDefaults } from './ride-inputs.ts';

/**
 * The defaults of a climb or a segment when the question does not specify them. The altitude of an unnamed climb is
 * unknown: halfway up from 400 m is typical of European climbs.
 */
export function climbDefaults(stretch: { distanceM: number; gainM?: number; slope?: number }): RideDefaults {
  const { distanceM, gainM, slope = 0 } = stretch;
  const gain = gainM ?? distanceM * slope;
  return {
    bike: 'road',
    altitudeM: Math.round(400 + Math.max(0, gain) / 2),
    altitudeSdM: 400,
  };
}
