import type { Athlete, Bike, Position } from '../athlete/athlete.ts';

/** What may be said about rider, bicycle, air and wind in a question; what is left out comes from the athlete or a default. */
export type RideConditions = {
  athlete?: Athlete | null;
  bike?: Bike;
  position?: Position;
  riderMassKg?: number;
  /** the bicycle alone */
  bikeMassKg?: number;
  /** clothes, shoes and bottles; 2.5 kg when not given, and 0 when both masses are asked */
  kitMassKg?: number;
  cdaM2?: number;
  crr?: number;
  drivetrainEfficiency?: number;
  /** replaces altitude and temperature */
  airDensityKgM3?: number;
  /** middle of the ride, metres above the sea */
  altitudeM?: number;
  temperatureC?: number;
  /** wind felt along the road at the rider, m/s; negative pushes */
  headwindMs?: number;
  /** forecast wind, 10 m above the ground; needs the direction of the road. `headwindMs` takes the place of its part along it */
  wind?: { speedMs: number; fromDeg: number; headingDeg: number };
};
