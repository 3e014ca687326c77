/**
 * Energy that a body turns over while it rides, W: a line through Moseley and Jeukendrup 2001 (gross efficiency 19.8 %) and
 * Ettema and Loras 2009 (a straight line in power).
 */
export function energyExpenditureW(powerW: number): number {
  return 136 + 4.2 * Math.max(0, powerW);
}

const KCAL_PER_J = 1 / 4184;
const J_PER_LITRE_OXYGEN = 20700;
const KCAL_PER_G_FAT = 9.5;
const KCAL_PER_G_CHO = 4;

/** Highest fat oxidation, g/min: 0.52 in 55 trained men, sd 0.15 (Achten and Jeukendrup 2003). */
export const MAX_FAT_G_MIN = 0.52;

/** Where fat oxidation is highest and where it ends, and how its curve bends below and above, all of VO2max. */
const FAT_PEAK = 0.64;
const FAT_END = 0.89;
const BEND_BELOW = 1.174;
const BEND_ABOVE = 2;

/**
 * Fat oxidation, g/min, by intensity: a curve through Achten et al. 2002 (highest at 64 % of VO2max, within 10 % of that from
 * 55 to 72 %, none from 89 %).
 * @param shareOfVo2Max 0 to 1
 */
export function fatOxidationGMin(shareOfVo2Max: number, maxFatGMin = MAX_FAT_G_MIN): number {
  const away = shareOfVo2Max - FAT_PEAK;
  const fall = away > 0 ? (away / (FAT_END - FAT_PEAK)) ** BEND_ABOVE : (-away / FAT_PEAK) ** BEND_BELOW;
  return maxFatGMin * Math.max(0, 1 - fall);
}

/** Oxygen that an energy use takes, ml/kg/min. */
export function oxygenMlKgMin(energyW: number, massKg: number): number {
  return ((energyW * 60) / J_PER_LITRE_OXYGEN / massKg) * 1000;
}

export type FuelUse = { energyKcalH: number; shareOfVo2Max: number; fatGH: number; carbohydrateGH: number };

/** How a rider differs from the usual one: energy use against the line, highest fat oxidation, g/min. */
export type Metabolism = { energyFactor?: number; maxFatGMin?: number };

/**
 * What a steady power burns: energy, kcal/h, and the carbohydrate and fat that it comes from, g/h (Moseley and Jeukendrup
 * 2001; Achten 2002). Above VO2max all of it is carbohydrate.
 * @param powerW at the pedals, W; below 0 counts as 0
 * @param massKg body mass, kg
 * @param vo2MaxMlKgMin ml/kg/min
 * @example
 * fuelUse(195, 75, 56.2) // => { energyKcalH: 822, shareOfVo2Max: 0.66, fatGH: 31, carbohydrateGH: 131.7 }
 */
export function fuelUse(
  powerW: number,
  massKg: number,
  vo2MaxMlKgMin: number,
  { energyFactor = 1, maxFatGMin = MAX_FAT_G_MIN }: Metabolism = {},
): FuelUse {
  const energyW = energyFactor * energyExpenditureW(powerW);
  const shareOfVo2Max = oxygenMlKgMin(energyW, massKg) / vo2MaxMlKgMin;
  const fatGMin = fatOxidationGMin(shareOfVo2Max, maxFatGMin);
  const energyKcalMin = energyW * 60 * KCAL_PER_J;
  return {
    energyKcalH: energyKcalMin * 60,
    shareOfVo2Max,
    fatGH: fatGMin * 60,
    carbohydrateGH: (Math.max(0, energyKcalMin - KCAL_PER_G_FAT * fatGMin) / KCAL_PER_G_CHO) * 60,
  };
}
