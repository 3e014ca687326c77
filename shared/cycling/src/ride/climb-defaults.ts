import type { Position } from '../athlete/athlete.ts';
import type { RideDefaults } from './ride-inputs.ts';

/**
 * The position that riders take on a slope (rise / run): upright where it climbs more than 5 %, which is where most fall
 * under 18 km/h; low where it falls more than 2 %; else aero. It does not look at the speed, so that a faster time never
 * asks for less power.
 */
export function positionFor(slope: number): Position {
  if (slope > 0.05) return 'climb';
  return slope < -0.02 ? 'drop' : 'aero';
}

/**
 * The defaults of a climb or a segment when the question does not specify them. The altitude of an unnamed climb is
 * unknown: halfway up from 400 m is typical of European climbs.
 */
export function climbDefaults(stretch: { distanceM: number; gainM?: number; slope?: number }): RideDefaults {
  const { distanceM, gainM, slope = 0 } = stretch;
  const gain = gainM ?? distanceM * slope;
  return {
    bike: 'road',
    position: positionFor(gainM === undefined ? slope : gainM / distanceM),
    altitudeM: Math.round(400 + Math.max(0, gain) / 2),
    altitudeSdM: 400,
  };
}
