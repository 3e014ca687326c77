import type { Bike, Position } from '../athlete/athlete.ts';
import type { RideConditions } from './ride-conditions.ts';

const BIKES: readonly Bike[] = ['road', 'tt', 'gravel', 'mtb'];
const POSITIONS: readonly Position[] = ['tt', 'aero', 'drop', 'climb'];

const RANGES: Record<string, readonly [string, number, number, string]> = {
  riderMassKg: ['body mass', 30, 200, 'kg'],
  bikeMassKg: ['bike mass', 3, 60, 'kg'],
  kitMassKg: ['mass of kit', 0, 60, 'kg'],
  cdaM2: ['drag area', 0.1, 1.5, 'm2'],
  crr: ['rolling resistance', 0.001, 0.1, ''],
  drivetrainEfficiency: ['drivetrain efficiency', 0.8, 1, ''],
  airDensityKgM3: ['air density', 0.5, 1.6, 'kg/m3'],
  altitudeM: ['altitude', -450, 6000, 'm'],
  temperatureC: ['temperature', -30, 50, 'C'],
  headwindMs: ['headwind', -30, 30, 'm/s'],
};

/** What is wrong with what was said about a ride: one sentence, or null. */
export function askedProblem(asked: RideConditions): string | null {
  for (const [key, [label, min, max, unit]] of Object.entries(RANGES)) {
    const value = asked[key as keyof RideConditions];
    if (value === undefined) continue;
    if (typeof value !== 'number' || !(value >= min && value <= max)) {
      return `The ${label} must be between ${min} and ${max} ${unit}`.trim() + '.';
    }
  }
  const { wind, bike, position } = asked;
  if (bike !== undefined && !BIKES.includes(bike)) return `The bike must be one of ${BIKES.join(', ')}.`;
  if (position !== undefined && !POSITIONS.includes(position))
    return `The position must be one of ${POSITIONS.join(', ')}.`;
  const directions = wind ? [wind.fromDeg, wind.headingDeg] : [];
  if (
    wind &&
    !(wind.speedMs >= 0 && wind.speedMs <= 40 && directions.every((degrees) => Math.abs(degrees) <= 360))
  ) {
    return 'The wind must be between 0 and 40 m/s with directions in degrees.';
  }
  return null;
}
