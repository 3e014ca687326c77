import { temperatureAtHeightC } from '../air/air.ts';
import type { FeedingInputs } from './feeding-inputs.ts';
import type { FeedingMinutes, FeedingPlan } from './feeding-plan-types.ts';
import type { RideMinute } from './ride-minutes.ts';
import type { ScheduledItem } from './scheduled-item.ts';
import { sweatLoss, sweatSodiumMgL } from './sweat.ts';
import type { Burn } from './tank.ts';

/** Less stored heat than this, for some minutes, is not noticeable. */
const NOTABLE_W = 50;

/** What each minute sweats. */
export type Sweat = { ml: Float64Array; sodiumMg: Float64Array; heldHeatW: number };

/** Sweat of each minute, from the rider and the weather, which is colder up on a mountain. */
export function sweatOf(
  minutes: readonly RideMinute[],
  burn: Burn,
  inputs: FeedingInputs,
  weatherHeightM = minutes[0]?.heightM ?? 0,
): Sweat {
  const sweat: Sweat = {
    ml: new Float64Array(minutes.length),
    sodiumMg: new Float64Array(minutes.length),
    heldHeatW: 0,
  };
  const body = { massKg: inputs.massKg.value, heightM: inputs.heightM.value };
  const relativeHumidity = inputs.relativeHumidity.value;
  let heldMinutes = 0;
  minutes.forEach(({ powerW, speedMs, seconds, heightM = weatherHeightM }, i) => {
    const temperatureC = temperatureAtHeightC(inputs.temperatureC.value, weatherHeightM, heightM);
    const loss = sweatLoss(powerW, speedMs, body, { temperatureC, relativeHumidity });
    const ml = (inputs.sweatFactor.value * loss.sweatMlH * seconds) / 3600;
    sweat.ml[i] = ml;
    const sodiumMgL = inputs.sodiumFactor.value * sweatSodiumMgL(burn.shareOfVo2Max[i]!);
    sweat.sodiumMg[i] = (ml / 1000) * sodiumMgL;
    if (loss.neededW - loss.possibleW < NOTABLE_W) return;
    heldMinutes++;
    sweat.heldHeatW += loss.neededW - loss.possibleW;
  });
  if (heldMinutes > 0) sweat.heldHeatW /= heldMinutes;
  return sweat;
}

/** What the ride takes and gives in all. */
export function totalsOf(
  items: readonly ScheduledItem[],
  burn: Burn,
  sweat: Sweat,
  massKg: number,
): FeedingPlan['totals'] {
  const of = (key: 'carbohydrateG' | 'fluidMl' | 'sodiumMg' | 'caffeineMg') =>
    items.reduce((total, item) => total + item[key], 0);
  const sweatMl = sum(sweat.ml);
  const fluidMl = of('fluidMl');
  return {
    carbohydrateG: of('carbohydrateG'),
    fluidMl,
    sodiumMg: of('sodiumMg'),
    caffeineMg: of('caffeineMg'),
    burnG: sum(burn.carbohydrateG),
    fatG: sum(burn.fatG),
    sweatMl,
    sweatSodiumMg: sum(sweat.sodiumMg),
    lossShare: (sweatMl - fluidMl) / 1000 / massKg,
  };
}

/** Everything that goes in and out, minute by minute. */
export function minutesWith(
  minutes: readonly RideMinute[],
  burn: Burn,
  items: readonly ScheduledItem[],
  absorbedG: Float64Array,
  levelG: Float64Array,
  sweat: Sweat,
): FeedingMinutes {
  const intakeG = new Float64Array(minutes.length);
  const drunkMl = new Float64Array(minutes.length);
  for (const { minute, carbohydrateG, fluidMl } of items) {
    intakeG[minute]! += carbohydrateG;
    drunkMl[minute]! += fluidMl;
  }
  let balance = 0;
  return {
    startS: Float64Array.from(minutes, ({ startS }) => startS),
    burnG: burn.carbohydrateG,
    fatG: burn.fatG,
    intakeG,
    absorbedG,
    tankG: levelG.slice(1),
    sweatMl: sweat.ml,
    drunkMl,
    balanceMl: drunkMl.map((ml, i) => (balance += ml - sweat.ml[i]!)),
    sweatSodiumMg: sweat.sodiumMg,
  };
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
