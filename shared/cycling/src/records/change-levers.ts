import { directionName } from '../air/wind.ts';
import type { Input } from '../answer/input.ts';

/** What could change for a record: of the rider, of the bicycle, and of the day. Each is a step towards the record. */
export type Levers = {
  /** more critical power, W at sea level */
  cpW: number;
  /** more work above it, J */
  wPrimeJ: number;
  /** less mass in all, kg: first off the bicycle, then off the body */
  massKg: number;
  /** less drag area, m2 */
  cdaM2: number;
  /** less rolling resistance */
  crr: number;
  /** more wind from where it helps most on this road, 10 m above the ground, m/s */
  windMs: number;
  /** warmer air, which is thinner, C */
  warmerC: number;
};

export const LEVERS: readonly (keyof Levers)[] = [
  'cpW',
  'wPrimeJ',
  'massKg',
  'cdaM2',
  'crr',
  'windMs',
  'warmerC',
];
export const NO_CHANGE: Levers = {
  cpW: 0,
  wPrimeJ: 0,
  massKg: 0,
  cdaM2: 0,
  crr: 0,
  windMs: 0,
  warmerC: 0,
};

/** How far each lever is counted with, and what of the mass is the bicycle's. */
export type LeverBounds = {
  most: Levers;
  bikeKg: number;
  bodyLimit: string;
  /** where the helping wind comes from, degrees; null where none helps, as on a loop */
  windFromDeg: number | null;
};

/** A bicycle may not be lighter in a race (UCI 1.3.019), kg. */
const UCI_BIKE_KG = 6.8;
/** Below this body mass index a rider is underweight (WHO 2000). */
const UNDERWEIGHT_BMI = 18.5;
const MOST_OF_BODY = 0.05;
const MOST_OF_CP = 0.1;
const MOST_OF_W_PRIME = 0.2;
const MOST_OF_CDA = 0.15;
const LEAST_CDA_M2 = 0.18;
/** Between a usual and a very fast tyre on one surface lies about this share; no tyre rolls better on asphalt. */
const MOST_OF_CRR = 0.25;
const LEAST_CRR = 0.0025;
/** A gale: more is no day to ride. */
const MOST_WIND_MS = 14;
const WARMEST_C = 30;

/**
 * The honest bounds: what a season, a fitting, a tyre and a scale can give a healthy rider, and what a day can bring.
 * @param inputs as they are before any change
 * @param heightM of the rider
 */
export function leverBounds(
  inputs: Record<string, Input>,
  curve: { cpW: number; wPrimeJ: number } | null,
  heightM: number | null,
  windFromDeg: number | null,
): LeverBounds {
  const value = (key: string) => inputs[key]?.value ?? 0;
  const bodyNowKg = value('riderMassKg');
  const share = MOST_OF_BODY * bodyNowKg;
  const healthy = heightM === null ? share : Math.max(0, bodyNowKg - UNDERWEIGHT_BMI * heightM ** 2);
  const bikeKg = Math.max(0, value('bikeMassKg') - UCI_BIKE_KG);
  const least = (key: string, mostShare: number, leastValue: number) =>
    Math.max(0, Math.min(mostShare * value(key), value(key) - leastValue));
  const temperature = inputs['temperatureC'];
  return {
    bikeKg,
    bodyLimit:
      healthy < share
        ? 'No more is taken off the body than leaves a healthy weight (body mass index 18.5).'
        : 'At most 5 % is taken off the body. More costs power and health.',
    windFromDeg,
    most: {
      cpW: MOST_OF_CP * (curve?.cpW ?? 0),
      wPrimeJ: MOST_OF_W_PRIME * (curve?.wPrimeJ ?? 0),
      massKg: bikeKg + Math.min(share, healthy),
      cdaM2: least('cdaM2', MOST_OF_CDA, LEAST_CDA_M2),
      crr: least('crr', MOST_OF_CRR, LEAST_CRR),
      windMs: windFromDeg === null ? 0 : MOST_WIND_MS,
      warmerC: temperature ? Math.max(0, WARMEST_C - temperature.value) : 0,
    },
  };
}

/** One change in the words of a rider. @param straight the road has no bearing: the wind comes from behind */
export function changeInWords(
  lever: keyof Levers,
  by: number,
  bounds: LeverBounds,
  straight = false,
): string {
  if (lever === 'cpW') return `${up(by, 0)} W more critical power`;
  if (lever === 'wPrimeJ') return `${up(by / 1000, 1)} kJ more W′`;
  if (lever === 'cdaM2') return `${up(by, 3)} m² less drag area (by position, clothes or helmet)`;
  if (lever === 'crr') return `${up(by, 4)} less rolling resistance (by tyres and their pressure)`;
  if (lever === 'warmerC') return `${up(by, 0)} °C warmer air`;
  if (lever === 'windMs') {
    const from = straight ? 'behind' : `the ${directionName(bounds.windFromDeg ?? 0)}`;
    return `${up(3.6 * by, 0)} km/h more wind from ${from}`;
  }
  const bike = Math.min(by, bounds.bikeKg);
  const body = by - bike;
  if (body < 0.05) return `${up(by, 1)} kg off the bicycle`;
  if (bike < 0.05) return `${up(by, 1)} kg off the body`;
  return `${up(by, 1)} kg less (${bike.toFixed(1)} kg of it off the bicycle, the rest off the body)`;
}

/** Rounded so that what is written is never too little. */
function up(value: number, digits: number): string {
  const scale = 10 ** digits;
  return (Math.ceil(value * scale - 1e-6) / scale).toFixed(digits);
}
