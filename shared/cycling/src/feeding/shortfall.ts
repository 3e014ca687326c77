import type { Input, Spread } from '../answer/input.ts';
import { spreadOf, valuesOf } from '../answer/input.ts';
import type { FeedingInputs } from './feeding-inputs.ts';
import type { RideMinute } from './ride-minutes.ts';
import { burnOf, emptyAtS, tankOf, type Intake, type Tank } from './tank.ts';

/** How the stores of one ride go with one way of eating. */
export type TankForecast = {
  /** stores left at the end, g, and their standard deviation; below 0: more was asked than there is */
  endG: number;
  endSdG: number;
  spread: Spread[];
  /** when the stores come down to the reserve, s from the start, and its standard deviation; null: they last */
  emptyAtS: number | null;
  emptySdS: number | null;
};

/** One way of not keeping to the plan. */
export type IfNotEaten = TankForecast & {
  what: 'nothing' | 'half' | 'nothing after';
  afterS: number;
  sentence: string;
};

type Uncertain = Record<'vo2Max' | 'storeG' | 'energyFactor' | 'maxFatGMin' | 'usedShare', Input>;

type Values = Record<keyof Uncertain, number>;

/** The stores of one ride under any way of eating; what the ride burns is worked out once for each kind of rider. */
export function tankModel(
  minutes: readonly RideMinute[],
  inputs: FeedingInputs,
): (intake: readonly Intake[], values: Values) => Tank {
  const burns = new Map<string, Float64Array>();
  return (intake, values) => {
    const { vo2Max, energyFactor, maxFatGMin, storeG, usedShare } = values;
    const key = `${vo2Max} ${energyFactor} ${maxFatGMin}`;
    const burnG = burns.get(key) ?? burnOf(minutes, inputs.massKg.value, vo2Max, values).carbohydrateG;
    burns.set(key, burnG);
    return tankOf(burnG, intake, storeG, usedShare);
  };
}

/** The inputs that make a forecast of the stores uncertain. */
export function uncertainOf({
  vo2Max,
  storeG,
  energyFactor,
  maxFatGMin,
  usedShare,
}: FeedingInputs): Uncertain {
  return { vo2Max, storeG, energyFactor, maxFatGMin, usedShare };
}

/** What is left at the end and when it is gone, each with its standard deviation. */
export function forecastTank(
  minutes: readonly RideMinute[],
  intake: readonly Intake[],
  inputs: FeedingInputs,
  model = tankModel(minutes, inputs),
): TankForecast & { tank: Tank } {
  const uncertain = uncertainOf(inputs);
  const { reserveG } = inputs;
  const tank = model(intake, valuesOf(uncertain));
  const emptyS = emptyAtS(minutes, tank.levelG, reserveG.value);
  const end = spreadOf(uncertain, (values) => model(intake, values).endG);
  let emptySdS: number | null = null;
  if (emptyS !== null) {
    // How far the stores may be off when they run low, over how fast they fell in the hour before.
    const at = Math.min(minutes.length, Math.ceil(emptyS / 60));
    const before = Math.max(0, at - 60);
    const endS = at > 0 ? minutes[at - 1]!.startS + minutes[at - 1]!.seconds : 60;
    const lossGS = (tank.levelG[before]! - tank.levelG[at]!) / Math.max(1, endS - minutes[before]!.startS);
    const { sd } = spreadOf(uncertain, (values) => model(intake, values).levelG[at]!);
    emptySdS = lossGS > 0 ? Math.hypot(sd, reserveG.sd) / lossGS : null;
  }
  return {
    tank,
    endG: tank.endG,
    endSdG: end.sd,
    spread: end.spread,
    emptyAtS: emptyS,
    emptySdS,
  };
}

/** How the ride ends if the rider eats nothing, half, or (if the stores last until then) nothing after an hour. */
export function ifNotEaten(
  minutes: readonly RideMinute[],
  intake: readonly Intake[],
  inputs: FeedingInputs,
  afterS: number,
  model = tankModel(minutes, inputs),
): IfNotEaten[] {
  const ways: [IfNotEaten['what'], string, Intake[]][] = [
    ['nothing', 'If you eat nothing', []],
    ['half', 'If you eat only half', intake.map((one) => ({ ...one, grams: one.grams / 2 }))],
    [
      'nothing after',
      `If you eat nothing after ${hoursText(afterS)}`,
      intake.filter(({ minute }) => minutes[minute]!.eatS < afterS),
    ],
  ];
  const forecasts = ways.map(([what, opening, eaten]) => {
    const { tank: _, ...forecast } = forecastTank(minutes, eaten, inputs, model);
    const { emptyAtS: emptyS, emptySdS, endG } = forecast;
    const sentence =
      emptyS === null
        ? `${opening}, your stores last: about ${tens(endG)} g are left.`
        : `${opening}, your stores run low after about ${hoursText(emptyS)}${emptySdS === null ? '' : ` (give or take ${hoursText(emptySdS)})`}.`;
    return { what, afterS: what === 'nothing after' ? afterS : 0, sentence, ...forecast };
  });
  // Stores that are low before the food stops say nothing about stopping.
  return forecasts.filter(
    ({ what, emptyAtS: emptyS }) => what !== 'nothing after' || emptyS === null || emptyS > afterS,
  );
}

/** A time in words that are as fine as the estimate: `2 h 40 min`. */
export function hoursText(seconds: number): string {
  const minutes = 5 * Math.round(seconds / 300);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${Math.max(5, minutes)} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

const tens = (grams: number) => 10 * Math.round(grams / 10);
