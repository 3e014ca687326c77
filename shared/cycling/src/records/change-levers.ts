import type { Input } from '../answer/input.ts';

/** What a rider could change for a record, and how far it is counted with. */
export type Levers = {
  /** more critical power, W */
  cpW: number;
  /** more work above it, J */
  wPrimeJ: number;
  /** less mass in all, kg: first off the bicycle, then off the body */
  massKg: number;
  /** less drag area, m2 */
  cdaM2: number;
  /** more wind from behind at the rider, m/s */
  tailwindMs: number;
};

export type LeverBounds = { most: Levers; bikeKg: number; bodyKg: number; bodyLimit: string };

/** A bicycle may not be lighter in a race (UCI 1.3.019), kg. */
const UCI_BIKE_KG = 6.8;
/** Below this body mass index a rider is underweight (WHO 2000). */
const UNDERWEIGHT_BMI = 18.5;
const MOST_OF_BODY = 0.05;
const MOST_OF_CP = 0.1;
const MOST_OF_W_PRIME = 0.2;
const MOST_OF_CDA = 0.15;
const LEAST_CDA_M2 = 0.18;
const MOST_TAILWIND_MS = 10;

/** The honest bounds: what a season, a fitting and a scale can give a healthy rider. */
export function leverBounds(
  inputs: Record<string, Input>,
  curve: { cpW: number; wPrimeJ: number },
  heightM: number | null,
): LeverBounds {
  const value = (key: string) => inputs[key]?.value ?? 0;
  const bodyNowKg = value('riderMassKg');
  const share = MOST_OF_BODY * bodyNowKg;
  const healthy = heightM === null ? share : Math.max(0, bodyNowKg - UNDERWEIGHT_BMI * heightM ** 2);
  const bikeKg = Math.max(0, value('bikeMassKg') - UCI_BIKE_KG);
  const bodyKg = Math.min(share, healthy);
  return {
    bikeKg,
    bodyKg,
    bodyLimit:
      healthy < share
        ? 'No more is taken off the body than leaves a healthy weight (body mass index 18.5).'
        : 'At most 5 % is taken off the body. More costs power and health.',
    most: {
      cpW: MOST_OF_CP * curve.cpW,
      wPrimeJ: MOST_OF_W_PRIME * curve.wPrimeJ,
      massKg: bikeKg + bodyKg,
      cdaM2: Math.max(0, Math.min(MOST_OF_CDA * value('cdaM2'), value('cdaM2') - LEAST_CDA_M2)),
      tailwindMs: Math.max(0, MOST_TAILWIND_MS + value('headwindMs')),
    },
  };
}

/** One change in the words of a rider. */
export function changeInWords(lever: keyof Levers, by: number, bounds: LeverBounds): string {
  if (lever === 'cpW') return `${up(by, 0)} W more critical power`;
  if (lever === 'wPrimeJ') return `${up(by / 1000, 1)} kJ more W′`;
  if (lever === 'cdaM2') return `${up(by, 3)} m² less drag area (by position, clothes or helmet)`;
  if (lever === 'tailwindMs') return `${up(3.6 * by, 0)} km/h more wind from behind (as the rider feels it)`;
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
