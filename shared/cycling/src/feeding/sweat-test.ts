import { sweatLoss } from './sweat.ts';

/** A ride that the rider weighed themselves before and after. */
export type SweatTest = {
  /** without clothes, dry, kg */
  beforeKg: number;
  afterKg: number;
  /** drunk on the way, and the weight of what was eaten, ml or g */
  drunkMl: number;
  /** passed on the way or before the second weighing, ml */
  urineMl: number;
  durationS: number;
  temperatureC: number;
  /** average power, W; that of an endurance ride when not given */
  powerW?: number;
};

/** What a test may give, ml/h: 0.26 l/h was the lowest of 506 athletes (Baker et al. 2016); far above 3 l/h it was the scales. */
export const SWEAT_TEST_ML_H = { least: 200, most: 3500 };
/** How far a rider may be from the heat balance: three standard deviations of Pahnke et al. 2006. */
const FACTOR = { least: 0.4, most: 2.2 };
/** An endurance ride, as a share of critical power, and its speed, m/s: our estimate. */
const EASY_SHARE = 0.65;
const EASY_MS = 30 / 3.6;
const HUMIDITY = 0.5;
/** From one day to another, and more for each degree between the days: our estimate. */
const SD = { share: 0.12, perDegree: 0.01 };

/**
 * Sweat of a ride by the scales, ml/h: mass lost, and what was drunk, less urine (ACSM 2007). The carbon dioxide and the
 * moisture of the breath count as sweat too, which matters little in a ride of up to three hours.
 * @example
 * sweatRateMlH({ beforeKg: 72, afterKg: 70.9, drunkMl: 500, urineMl: 100, durationS: 5400, temperatureC: 24 }) // => 1000
 */
export function sweatRateMlH({ beforeKg, afterKg, drunkMl, urineMl, durationS }: SweatTest): number {
  return (1000 * (beforeKg - afterKg) + drunkMl - urineMl) / (durationS / 3600);
}

/** A rider's sweat against the usual: by their own test, as a factor on the heat balance of the test's ride and weather. */
export function sweatFactorOf(
  test: SweatTest,
  rider: { massKg: number; heightM: number; cpW: number },
  raceC: number,
): { value: number; sd: number } {
  const { temperatureC, powerW = EASY_SHARE * rider.cpW } = test;
  const air = { temperatureC, relativeHumidity: HUMIDITY };
  const usualMlH = sweatLoss(powerW, EASY_MS, rider, air).sweatMlH;
  const value = Math.min(FACTOR.most, Math.max(FACTOR.least, sweatRateMlH(test) / usualMlH));
  return { value, sd: value * (SD.share + SD.perDegree * Math.abs(temperatureC - raceC)) };
}
