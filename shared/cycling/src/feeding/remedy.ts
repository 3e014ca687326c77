import { valuesOf } from '../answer/input.ts';
import type { FeedingInputs } from './feeding-inputs.ts';
import type { RideMinute } from './ride-minutes.ts';
import { tankModel, uncertainOf } from './shortfall.ts';
import { LOADING_G_PER_KG, type Intake } from './tank.ts';

/** What would make the stores last: riding easier, a gut that takes more, or fuller stores at the start. */
export type Remedy = {
  /** watts to take off the average; null when not even half the power would do */
  easierW: number | null;
  /** the same when the stores are one standard deviation larger or smaller than estimated; the larger may be null too */
  easierFromW: number | null;
  easierToW: number | null;
  /** tolerance to train for, g/h; null when that is above what anybody takes, or when the tolerance is not what limits */
  trainToGH: number | null;
  /** stores at the start that would be enough, g; null when they are known, or no body stores that much */
  startG: number | null;
};

type Eating = {
  averagePowerW: number;
  intakeGH: number;
  hours: number;
  /** all that was planned fits in */
  fits: boolean;
  endSdG: number;
};

const LEAST_POWER_SHARE = 0.5;
/** Bicycle, clothes and bottles, about. */
const WITH_BIKE_KG = 12;
const ROLLING = 0.005;
const GRAVITY = 9.81;
const MOST_TRAINED_GH = 120;

/** How to make the stores last; null when they do. */
export function remedyFor(
  minutes: readonly RideMinute[],
  intake: readonly Intake[],
  inputs: FeedingInputs,
  eating: Eating,
): Remedy | null {
  const { averagePowerW, intakeGH, hours, fits, endSdG } = eating;
  const values = valuesOf(uncertainOf(inputs));
  const reserveG = inputs.reserveG.value;
  const bends = timeBends(minutes, inputs.massKg.value + WITH_BIKE_KG);
  const lowest = (share: number) => {
    const longer = bends.map((bend) => share ** -bend);
    const ridden = minutes.map((one, i) => ({
      ...one,
      powerW: share * one.powerW,
      seconds: (longer[i] ?? 1) * one.seconds,
    }));
    // As much an hour is eaten, for longer.
    const eaten = intake.map((one) => ({ ...one, grams: (longer[one.minute] ?? 1) * one.grams }));
    const { levelG } = tankModel(ridden, inputs)(eaten, values);
    return levelG.reduce((low, level) => Math.min(low, level), Infinity);
  };
  const easierFor = (neededG: number): number | null => {
    let [low, high] = [LEAST_POWER_SHARE, 1];
    if (lowest(high) >= neededG) return 0;
    if (lowest(low) < neededG) return null;
    for (let i = 0; i < 10; i++) {
      const middle = (low + high) / 2;
      if (lowest(middle) >= neededG) low = middle;
      else high = middle;
    }
    return Math.ceil((1 - low) * averagePowerW);
  };
  const missingG = reserveG - lowest(1);
  if (missingG <= 0) return null;
  const trainToGH = intakeGH + missingG / (inputs.usedShare.value * Math.max(0.1, hours));
  const startG = inputs.storeG.value + missingG;
  const storable =
    inputs.storeG.source === 'default' && missingG <= LOADING_G_PER_KG.most * inputs.massKg.value;
  return {
    easierW: easierFor(reserveG),
    easierFromW: easierFor(reserveG - endSdG),
    easierToW: easierFor(reserveG + endSdG),
    trainToGH: fits && trainToGH <= MOST_TRAINED_GH ? Math.ceil(trainToGH) : null,
    startG: storable ? Math.ceil(startG / 10) * 10 : null,
  };
}

/**
 * How each minute gets longer with less power: as power to minus this. One third on a flat road, where the air takes most of the
 * power, nearly one up a climb, nearly none down a descent. None where no heights are known: then the time is given, and not
 * the road.
 */
function timeBends(minutes: readonly RideMinute[], massKg: number): number[] {
  return minutes.map(({ heightM, powerW, speedMs }, i) => {
    const [before, after] = [minutes[i - 1] ?? minutes[i], minutes[i + 1] ?? minutes[i]];
    if (heightM === undefined || before?.heightM === undefined || after?.heightM === undefined) return 0;
    const runM = after.startM - before.startM;
    const slope = runM > 0 ? (after.heightM - before.heightM) / runM : 0;
    const againstAir = 1 - (massKg * GRAVITY * (slope + ROLLING) * speedMs) / Math.max(1, powerW);
    return 1 / (1 + 2 * Math.max(0, againstAir));
  });
}
