import type { FeedingInputs } from './feeding-inputs.ts';
import type { IntakeTarget } from './guideline.ts';
import type { Remedy } from './shortfall.ts';

const LOSS_LIMIT = 0.02;
/** Beyond this a loss of water endangers the rider and no longer only her power. */
const DANGEROUS_LOSS = 0.05;

type Eating = {
  target: IntakeTarget;
  toleranceGH: number;
  averageShareOfVo2Max: number;
  /** the sugars of a product that is eaten are not known */
  unknownSugars: boolean;
  empty: boolean;
  remedy: Remedy | null;
};

/** What a rider must know of the carbohydrate in a plan, most important first. */
export function carbohydrateWarnings(eating: Eating): string[] {
  const { target, toleranceGH, remedy } = eating;
  const { intakeGH, guideline, limitedBy } = target;
  const warnings: string[] = [];
  if (eating.averageShareOfVo2Max > 1)
    warnings.push(
      'That power is above what your VO2max estimate can hold for long; the fuel figures are too low.',
    );
  if (intakeGH < guideline.lowGH && limitedBy === 'tolerance')
    warnings.push(
      `${guideline.lowGH} to ${guideline.highGH} g/h is usual for this long; your tolerance stops at ${toleranceGH} g/h. Train your gut or ride easier.`,
    );
  if (limitedBy === 'sugars')
    warnings.push(
      `Your products have glucose alone, and no gut takes up more than ${intakeGH} g/h of it: take products with fructose for more.`,
    );
  if (intakeGH > 60)
    warnings.push(
      `Above 60 g/h take mixed sugars (glucose with fructose)${eating.unknownSugars ? ': look at the labels of your products' : ''}.`,
    );
  if (intakeGH > 90) warnings.push('Above 90 g/h only if you have trained it.');
  if (eating.empty)
    warnings.push(
      'Your stores would run out before the end: ride easier, eat more if your gut allows, or shorten it.',
    );
  if (remedy) {
    const ways = [
      ...(remedy.easierW === null ? [] : [`ride about ${remedy.easierW} W easier`]),
      ...(remedy.trainToGH === null ? [] : [`train your gut to ${remedy.trainToGH} g/h`]),
    ];
    if (ways.length > 0) warnings.push(`To make them last, ${ways.join(' or ')}.`);
  }
  return warnings;
}

type Drinking = {
  sweatMl: number;
  drunkMl: number;
  hours: number;
  /** heat that cannot be shed, W, mean of the minutes in which it is notable; 0: none */
  heldHeatW: number;
  plannedSodiumMg: number;
  sweatSodiumMg: number;
};

/** What a rider must know of the fluid in a plan. */
export function fluidWarnings(drinking: Drinking, { massKg }: FeedingInputs): string[] {
  const { sweatMl, drunkMl, hours } = drinking;
  const warnings: string[] = [];
  const share = (sweatMl - drunkMl) / 1000 / massKg.value;
  if (share > LOSS_LIMIT)
    warnings.push(
      `You would lose about ${(100 * share).toFixed(1)} % of your weight; ${
        share > DANGEROUS_LOSS
          ? 'that is dangerous. Carry more, find more places to refill, ride easier, or leave it for a cooler day.'
          : 'more than 2 % costs power in the heat. Start well hydrated and refill where you can.'
      }`,
    );
  if (hours > 1)
    warnings.push(
      `Do not drink more than you sweat, about ${show(sweatMl / hours)} ml an hour here: too much water thins the blood (hyponatraemia).`,
    );
  if (drinking.heldHeatW > 0)
    warnings.push(
      `The air cannot take up all your sweat where it is humid and you are slow: about ${show(drinking.heldHeatW)} W of heat stay in your body there. Ride easier.`,
    );
  if (hours > 3 && drunkMl > 0.6 * sweatMl && drinking.plannedSodiumMg < 0.3 * drinking.sweatSodiumMg)
    warnings.push('There is little salt in what you take for so long a ride: put salt into the water.');
  return warnings;
}

/** One sentence, for whoever feels ill: that is not a matter of feeding. */
export const RED_FLAG =
  'Stop and get help if you are confused, faint, or keep vomiting; no plan for food or drink mends that.';

const show = (value: number) => 10 * Math.round(value / 10);
