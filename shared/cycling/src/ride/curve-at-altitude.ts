import { aerobicPowerAtAltitude } from '../air/air.ts';
import { powerCurveOf, type Athlete } from '../athlete/athlete.ts';
import type { PowerCurve } from '../physiology/critical-power.ts';

/** An athlete's curve in the air of a place, and the share of sea-level power that it counts with. */
export type CurveAtAltitude = { curve: PowerCurve | null; altitudeFactor: number };

/** The curve with critical power as it is at an altitude, m; that of the sea where the altitude is not known. */
export function curveAtAltitude(
  athlete: Athlete | null | undefined,
  altitudeM: number | undefined,
): CurveAtAltitude {
  const sea = powerCurveOf(athlete);
  const altitudeFactor = altitudeM === undefined ? 1 : aerobicPowerAtAltitude(altitudeM);
  return { curve: sea && { ...sea, cpW: sea.cpW * altitudeFactor }, altitudeFactor };
}
