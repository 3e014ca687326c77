import type { Bike, Position } from './athlete-equipment.ts';
import type { HeartRates } from './athlete-heart.ts';
import type { PowerProfile } from './athlete-power.ts';
import type { Conflict } from './conflict.ts';
import type { TrainingZones } from './athlete-zones.ts';
import type { PowerCurve } from '../physiology/critical-power.ts';
import type { Input } from '../answer/input.ts';

export type { Bike, Position } from './athlete-equipment.ts';
export { vo2MaxFromFiveMinutes } from './vo2max.ts';

/** Everything the models need to know of a rider, each value with its source. Null: unknown and not to be guessed. */
export type Athlete = PowerProfile &
  HeartRates &
  TrainingZones & {
    massKg: Input | null;
    heightM: Input | null;
    choToleranceGh: Input | null;
    cdaM2: Record<Position, Input>;
    bikeMassKg: Record<Bike, Input>;
    /** clothes, helmet, shoes, bottles, tools */
    kitMassKg: Input;
    /** essentials that the record does not have, in the order of the form */
    missing: MissingField[];
    /** values that contradict each other or cannot be right (those were not used), in plain sentences */
    conflicts: Conflict[];
  };

export type MissingField = { field: string; label: string };

/**
 * The power-duration curve of an athlete, with its standard deviations; null without FTP (or critical power) and weight
 * (or W').
 * @example
 * powerCurveOf(resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } })) // => { cpW: 267.8, wPrimeJ: 20250, pMaxW: 937.5 }
 * powerCurveOf(resolveAthlete({})) // => null
 */
export function powerCurveOf(athlete: Athlete | null | undefined): PowerCurve | null {
  if (!athlete?.cpW || !athlete.wPrimeJ) return null;
  return {
    cpW: athlete.cpW.value,
    cpSdW: athlete.cpW.sd,
    wPrimeJ: athlete.wPrimeJ.value,
    wPrimeSdJ: athlete.wPrimeJ.sd,
    ...(athlete.peakPowerW ? { pMaxW: athlete.peakPowerW.value } : {}),
  };
}
