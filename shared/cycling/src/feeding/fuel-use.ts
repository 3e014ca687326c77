/** Energy that a body turns over while it rides, W (line through Moseley and Jeukendrup 2001, Ettema and Loras 2009). */
export function energyExpenditureW(powerW: number): number {
  return 136 + 4.2 * Math.max(0, powerW);
}

const KCAL_PER_J = 1 / 4184;
const J_PER_LITRE_OXYGEN = 20700;
const KCAL_PER_G_FAT = 9.5;
const KCAL_PER_G_CHO = 4;
/** highest fat oxidation of a trained rider, g/min */
const MAX_FAT_G_MIN = 0.55;

/**
 * Fat oxidation, g/min, by intensity (curve through Achten 2002: highest at 64 % of VO2max, none from 89 %).
 * @param shareOfVo2Max 0 to 1
 */
export function fatOxidationGMin(shareOfVo2Max: number): number {
  const width = shareOfVo2Max > 0.64 ? 0.25 : 0.64;
  return MAX_FAT_G_MIN * Math.max(0, 1 - ((shareOfVo2Max - 0.64) / width) ** 2);
}

export type FuelUse = { energyKcalH: number; shareOfVo2Max: number; fatGH: number; carbohydrateGH: number };

/** What a steady power burns. */
export function fuelUse(powerW: number, massKg: number, vo2MaxMlKgMin: number): FuelUse {
  const energyW = energyExpenditureW(powerW);
  const oxygenMlKgMin = ((energyW * 60) / J_PER_LITRE_OXYGEN / massKg) * 1000;
  const shareOfVo2Max = oxygenMlKgMin / vo2MaxMlKgMin;
  const fatGMin = fatOxidationGMin(shareOfVo2Max);
  const energyKcalMin = energyW * 60 * KCAL_PER_J;
  return {
    energyKcalH: energyKcalMin * 60,
    shareOfVo2Max,
    fatGH: fatGMin * 60,
    carbohydrateGH: (Math.max(0, energyKcalMin - KCAL_PER_G_FAT * fatGMin) / KCAL_PER_G_CHO) * 60,
  };
}
