import { saturationVapourPressurePa } from './air.ts';

/** Up to here nothing is lost, C. */
const COMFORTABLE_C = 20;
/** Share that a long effort loses for each square of a degree above that: 5 % at 30 C, 11 % at 35 C. */
const LOST_PER_C2 = 5e-4;
/** Half an hour of effort feels 63 % of the heat, an hour 86 %: riders start as fast as in the cool. */
const ONSET_S = 1800;
/** So many degrees warmer does 1 hPa more water in the air feel than a relative humidity of 50 %. */
const C_PER_HPA = 0.15;
const USUAL_HUMIDITY = 0.5;
/** Two weeks in the heat win back half: all but 2 of 16 %, 6 of 13 % and 1 of 18 % in three studies. */
const ACCLIMATISED = 0.5;
/** Standard deviation of the loss, as a share of it. Studies with the wind of a ride differ by so much. */
const SD_SHARE = 0.35;
const MOST_LOST = 0.3;

/** An effort in the heat. */
export type HeatOfRide = {
  /** degrees Celsius in the shade */
  temperatureC: number;
  /** relative humidity, 0 to 1; 0.5 when not given */
  humidity?: number;
  /** of the whole ride, s */
  durationS: number;
  /** true after one to two weeks of rides in such heat */
  acclimatised?: boolean;
};

/**
 * Share of power that is left in heat on a ride, 0.7 to 1, as a mean over its duration, and its standard deviation. It
 * applies to critical power and so to targets; not to W'. Our curve through published time trials with the wind of a ride
 * (Peiffer and Abbiss 2011, Tatterson et al. 2000, Racinais et al. 2015, and the review of Junge et al. 2016); the effect of humidity after
 * Maughan et al. 2012. Indoors without a fan much more is lost.
 * @example
 * powerInHeat({ temperatureC: 33, durationS: 7200 }) // => { share: 0.917, sd: 0.029 }
 * powerInHeat({ temperatureC: 33, durationS: 7200, acclimatised: true }).share // => 0.959
 * powerInHeat({ temperatureC: 20, durationS: 7200 }).share // => 1
 */
export function powerInHeat(ride: HeatOfRide): { share: number; sd: number } {
  const { temperatureC, humidity = USUAL_HUMIDITY, durationS, acclimatised = false } = ride;
  const damperHPa = ((humidity - USUAL_HUMIDITY) * saturationVapourPressurePa(temperatureC)) / 100;
  const tooWarmC = Math.max(0, temperatureC - COMFORTABLE_C + C_PER_HPA * damperHPa);
  const long = Math.min(MOST_LOST, LOST_PER_C2 * tooWarmC ** 2);
  const lost = long * (1 - Math.exp(-Math.max(0, durationS) / ONSET_S)) * (acclimatised ? ACCLIMATISED : 1);
  return lost > 0 ? { share: 1 - lost, sd: SD_SHARE * lost } : { share: 1, sd: 0 };
}
