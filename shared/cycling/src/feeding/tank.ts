import type { TrainingLevel } from '../athlete/training-level.ts';
import { fuelUse, MAX_FAT_G_MIN, type Metabolism } from './fuel-use.ts';
import type { RideMinute } from './ride-minutes.ts';

/**
 * How riders differ by training. Muscle glycogen rises with fitness and with the carbohydrate of the days before (Areta and
 * Hopkins 2018), the liver adds about 100 g. `storeGPerKg`: what muscles and liver can give on a usual day, g per kg of body
 * mass, our own estimate: 7.1 to 7.8 of trained riders fit how long those of Coyle et al. 1983 and of Coggan and Coyle 1987
 * lasted. `maxFatGMin`: 0.52 g/min in trained men (Achten and Jeukendrup 2003), 0.59 ± 0.18 in athletes of all sports
 * (Randell et al. 2017); the rest is our estimate within their range of 0.17 to 1.27. `energyFactor`: 24.5 % of the energy of
 * world-class riders reached the pedals at 385 W (Lucia et al. 2002), by our line 22 %; we go half of the way.
 */
export const BY_LEVEL: Record<
  TrainingLevel,
  { storeGPerKg: number; maxFatGMin: number; energyFactor: number }
> = {
  new: { storeGPerKg: 6, maxFatGMin: 0.35, energyFactor: 1 },
  regular: { storeGPerKg: 6.7, maxFatGMin: 0.45, energyFactor: 1 },
  trained: { storeGPerKg: 7.7, maxFatGMin: MAX_FAT_G_MIN, energyFactor: 1 },
  elite: { storeGPerKg: 8.7, maxFatGMin: 0.7, energyFactor: 0.95 },
};
/** What two days of carbohydrate loading add, g per kg of body mass (Hawley et al. 1997, Burke et al. 2011). */
export const LOADING_G_PER_KG = { least: 2, most: 3 };
/** Below this the legs go, g. */
export const RESERVE_G = 110;
/** Share of what is eaten that is burnt: 1.29 of 1.5 g/min at 90 g/h, 1.51 of 2 at 120 (Podlogar et al. 2022). */
export const USED_SHARE = 0.86;
const USED_SHARE_FULL_FROM_GH = 90;
const USED_SHARE_LOSS_PER_GH = 0.11 / 30;
const LEAST_USED_SHARE = 0.5;

/** What is eaten in one minute of the ride. */
export type Intake = { minute: number; grams: number; appearanceMin: number };

export type Burn = { carbohydrateG: Float64Array; fatG: Float64Array; shareOfVo2Max: Float64Array };

/** What each minute burns, g. */
export function burnOf(
  minutes: readonly RideMinute[],
  massKg: number,
  vo2MaxMlKgMin: number,
  metabolism: Metabolism = {},
): Burn {
  const burn: Burn = {
    carbohydrateG: new Float64Array(minutes.length),
    fatG: new Float64Array(minutes.length),
    shareOfVo2Max: new Float64Array(minutes.length),
  };
  minutes.forEach(({ powerW, seconds }, i) => {
    const use = fuelUse(powerW, massKg, vo2MaxMlKgMin, metabolism);
    burn.carbohydrateG[i] = (use.carbohydrateGH * seconds) / 3600;
    burn.fatG[i] = (use.fatGH * seconds) / 3600;
    burn.shareOfVo2Max[i] = use.shareOfVo2Max;
  });
  return burn;
}

export type Tank = {
  /** stores at the start of each minute and at the end, g; below 0: more was asked than there is */
  levelG: Float64Array;
  /** stores at the end, g */
  endG: number;
  /** what reaches the muscles in each minute, g */
  absorbedG: Float64Array;
};

/**
 * Stores minute by minute: what is eaten appears in the blood by a first-order law (its time constant by kind of product),
 * and a share of it is burnt, less when more than 90 g/h are eaten. The stores never rise above where they started.
 */
export function tankOf(
  burnG: Float64Array,
  intake: readonly Intake[],
  startG: number,
  usedShare = USED_SHARE,
): Tank {
  const count = burnG.length;
  const levelG = new Float64Array(count + 1);
  const absorbedG = new Float64Array(count);
  const eatenG = eachMinute(intake, count);
  const guts = [...new Set(intake.map((one) => one.appearanceMin))].map((appearanceMin) => ({
    leaves: 1 - Math.exp(-1 / appearanceMin),
    grams: 0,
    eatenG: eachMinute(
      intake.filter((one) => one.appearanceMin === appearanceMin),
      count,
    ),
  }));
  levelG[0] = startG;
  let level = startG;
  let lastHourG = 0;
  for (let i = 0; i < count; i++) {
    lastHourG += eatenG[i]! - (i >= 60 ? eatenG[i - 60]! : 0);
    const tooMuch = Math.max(0, lastHourG - USED_SHARE_FULL_FROM_GH);
    const used = Math.max(LEAST_USED_SHARE, usedShare - USED_SHARE_LOSS_PER_GH * tooMuch);
    let appears = 0;
    for (const gut of guts) {
      gut.grams += gut.eatenG[i]!;
      const out = gut.grams * gut.leaves;
      gut.grams -= out;
      appears += out;
    }
    const absorbed = used * appears;
    level = Math.min(startG, level - burnG[i]! + absorbed);
    absorbedG[i] = absorbed;
    levelG[i + 1] = level;
  }
  return { levelG, absorbedG, endG: level };
}

/** What is eaten in each of so many minutes, g. */
function eachMinute(intake: readonly Intake[], count: number): Float64Array {
  const eatenG = new Float64Array(count);
  for (const { minute, grams } of intake) eatenG[minute]! += grams;
  return eatenG;
}

/** When the stores first come down to a level, s from the start; null when they do not. */
export function emptyAtS(
  minutes: readonly Pick<RideMinute, 'startS' | 'seconds'>[],
  levelG: Float64Array,
  reserveG = RESERVE_G,
): number | null {
  for (const [i, { startS, seconds }] of minutes.entries()) {
    const [from, to] = [levelG[i]!, levelG[i + 1]!];
    if (from <= reserveG) return startS;
    if (to <= reserveG) return startS + (seconds * (from - reserveG)) / (from - to);
  }
  return null;
}
