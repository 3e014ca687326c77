import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { normalCdf } from '../physiology/critical-power.ts';
import { climbPower, type ClimbQuestion, type WithTime } from '../ride/steady-ride.ts';
import { possibleCauses, type PossibleCause } from './possible-causes.ts';
import { worldClassAt } from './world-class.ts';

/** Another rider's record; unknown values are those of a typical fast rider. */
export type ForeignRecord = Omit<ClimbQuestion, 'athlete'> & WithTime;

export type Plausibility = {
  ok: true;
  /** mean power per kg that the time takes in the air and wind asked, and its standard deviation */
  wattsPerKg: number;
  sd: number;
  /** what the best riders hold for that long, W/kg, and the standard deviation of that figure */
  worldClassWattsPerKg: number;
  worldClassSd: number;
  /** how likely the record took no more than the best riders hold, 0 to 1 */
  probability: number;
  /** `plausible`: at least 80 % likely; `exceptional`: 20 to 80 %; `unexplained`: under 20 % as it stands */
  level: 'plausible' | 'exceptional' | 'unexplained';
  /** what could explain it, the most likely first; empty when nothing needs explaining */
  causes: PossibleCause[];
  words: string;
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

/** A motor or a vehicle is only thought of this far above the best: wind and shelter are worth more than it. */
const BEYOND_LEGS = 1.12;

/** Of the holder of a record who is not known. */
const USUAL_MASS_KG = 66;
const USUAL_MASS_SD_KG = 6;
const USUAL_BIKE_KG = 7.5;
const USUAL_KIT_KG = 2;

/**
 * Compares a segment record with what the best riders of the world hold for that long. It judges a number, not a
 * person: a high value names the usual reasons (wind, shelter, a motor, a vehicle, a position error).
 * @returns a refusal in one sentence for a segment or time that cannot be
 * @example
 * recordPlausibility({ distanceM: 15800, gainM: 1249, timeS: 2383, riderMassKg: 65, bikeMassKg: 8 }) // => { level: 'exceptional' }
 * recordPlausibility({ distanceM: 5000, slope: 0.08, timeS: 680 }).causes.map((cause) => cause.kind) // => ['tailwind', 'motor']
 * recordPlausibility({ distanceM: 5000, slope: 0.08, timeS: 1500 }).level // => 'plausible'
 */
export function recordPlausibility(record: ForeignRecord): Plausibility | Refusal {
  const massKg = record.riderMassKg ?? USUAL_MASS_KG;
  const massSdKg = record.riderMassKg === undefined ? USUAL_MASS_SD_KG : 0.5;
  const perKg = (changed: Partial<ForeignRecord> = {}) => {
    const kg = changed.riderMassKg ?? massKg;
    const ride = climbPower({
      ...record,
      bikeMassKg: record.bikeMassKg ?? USUAL_BIKE_KG,
      kitMassKg: record.kitMassKg ?? (record.bikeMassKg === undefined ? USUAL_KIT_KG : 0),
      ...changed,
      riderMassKg: kg,
    });
    return ride.ok ? { wattsPerKg: ride.powerW / kg, ride } : { wattsPerKg: NaN, ride };
  };
  const { wattsPerKg, ride } = perKg();
  if (!ride.ok) return ride;
  const byMass =
    (perKg({ riderMassKg: massKg + massSdKg }).wattsPerKg -
      perKg({ riderMassKg: Math.max(30, massKg - massSdKg) }).wattsPerKg) /
    2;
  const sd = Math.hypot(ride.sd / massKg, Number.isFinite(byMass) ? byMass : 0);
  const best = worldClassAt(record.timeS);
  const probability = normalCdf((best.wattsPerKg - wattsPerKg) / Math.hypot(sd, best.sd));
  const level = probability >= 0.8 ? 'plausible' : probability >= 0.2 ? 'exceptional' : 'unexplained';
  return {
    ok: true,
    wattsPerKg,
    sd,
    worldClassWattsPerKg: best.wattsPerKg,
    worldClassSd: best.sd,
    probability,
    level,
    causes:
      level === 'plausible'
        ? []
        : possibleCauses(
            { ...record, slope: ride.slope, cdaM2: cdaOf(ride.inputs) },
            best.wattsPerKg,
            (changed) => perKg(changed).wattsPerKg,
            wattsPerKg > BEYOND_LEGS * best.wattsPerKg,
          ),
    words: inWords(level, wattsPerKg, sd, best.wattsPerKg),
    inputs: ride.inputs.map((input) =>
      input.key === 'riderMassKg' && record.riderMassKg === undefined
        ? {
            ...input,
            source: 'default',
            how: 'a usual fast rider, the weight is not known',
            sd: massSdKg,
            cites: 'usualValues',
          }
        : input,
    ),
    notes: [
      'Power inferred from a time is good to 6 % at best. The rider, the wind and any shelter are not known.',
    ],
    sources: [...ride.sources, 'allenCoggan2019', 'plateauDeBeille2024', 'valenzuela2022', 'millet2014'],
  };
}

function cdaOf(inputs: readonly Input[]): number {
  return inputs.find((input) => input.key === 'cdaM2')?.value ?? 0.3;
}

function inWords(level: Plausibility['level'], wattsPerKg: number, sd: number, best: number): string {
  const power = `${wattsPerKg.toFixed(1)} W/kg (± ${Math.max(0.1, sd).toFixed(1)})`;
  if (level === 'plausible')
    return `The time takes ${power}. The best riders hold about ${best.toFixed(1)} for that long.`;
  if (level === 'exceptional')
    return `The time takes ${power}, as much as the best riders of the world hold for that long (about ${best.toFixed(1)}).`;
  return (
    `As it stands the time takes ${power}, more than the best riders hold for that long (about ${best.toFixed(1)}). ` +
    'That says nothing about the rider. Mostly the reason is simple.'
  );
}
