import type { Input } from '../answer/input.ts';
import type { FeedingInputs } from './feeding-inputs.ts';
import type { IntakeTarget } from './guideline.ts';
import { shortageText, type FluidShortage } from './refills.ts';
import type { Missed } from './missed.ts';
import type { Remedy } from './remedy.ts';
import { hoursText, type TankForecast } from './shortfall.ts';
import { LOADING_G_PER_KG } from './tank.ts';

const LOSS_LIMIT = 0.02;
/** Up to here a loss costs endurance but hardly strength (ACSM 2007: 3 to 5 % do not); beyond, much of either. */
const HIGH_LOSS = 0.05;
/** Drinking this share of the sweat loss can become too much. */
const NEAR_LOSS = 0.7;
/** Who drinks this much can hardly drink more. */
const NEAR_STOMACH_ML_H = 700;
const NOTABLE_SODIUM_MG = 4000;

type Eating = {
  target: IntakeTarget;
  toleranceGH: number;
  averageShareOfVo2Max: number;
  /** the sugars of a product that is eaten are not known */
  unknownSugars: boolean;
  forecast: TankForecast;
  missed: Missed | null;
  storeG: Input;
  massKg: number;
  remedy: Remedy | null;
};

/** What a rider must know of the carbohydrate in a plan, most important first. */
export function carbohydrateWarnings(eating: Eating): string[] {
  const { target, toleranceGH, remedy } = eating;
  const { intakeGH, guideline, limitedBy } = target;
  const warnings: string[] = [];
  if (eating.averageShareOfVo2Max > 1)
    warnings.push(
      'That power is above what your VO2max estimate can hold for long, so the fuel figures are too low.',
    );
  if (intakeGH < guideline.lowGH && limitedBy === 'tolerance')
    warnings.push(
      `${guideline.lowGH} to ${guideline.highGH} g/h is usual for this long. Your tolerance stops at ${toleranceGH} g/h. Train your gut or ride easier.`,
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
  if (remedy) warnings.push(...emptyWarnings(eating, remedy));
  return warnings;
}

/** Begins the sentence on what would help. */
export const TO_LAST = 'To make them last, ';

/** When the stores run low, how sure that is, and what would help. */
function emptyWarnings({ forecast, missed, storeG, massKg }: Eating, remedy: Remedy): string[] {
  const { emptyAtS, emptySdS } = forecast;
  const give = emptySdS === null ? '' : ` (give or take ${hoursText(emptySdS)})`;
  const when = emptyAtS === null ? '' : `, after about ${hoursText(emptyAtS)}${give}`;
  const eat = missed ? 'eat all that was planned' : 'eat more if your gut allows';
  const { easierW, easierFromW, easierToW, trainToGH, startG } = remedy;
  const range = `${easierFromW === 0 ? 'none' : `${easierFromW} W`} to ${easierToW === null ? 'much more' : `${easierToW} W`}`;
  const ways = [
    ...(easierW === null ? [] : [`ride about ${easierW} W easier (an estimate: ${range})`]),
    ...(trainToGH === null ? [] : [`train your gut to ${trainToGH} g/h`]),
    ...(startG === null ? [] : [`start with ${startG} g in store`]),
  ];
  const { least, most } = LOADING_G_PER_KG;
  return [
    `Your stores would run out before the end${when}: ride easier, ${eat}, or shorten it.`,
    ...(ways.length > 0 ? [`${TO_LAST}${ways.join(' or ')}.`] : []),
    ...(storeG.source === 'default'
      ? [
          `The stores at the start are an estimate, ${show(storeG.value)} g, give or take ${show(storeG.sd)} g: after two days of carbohydrate loading count ${show(storeG.value + least * massKg)} to ${show(storeG.value + most * massKg)} g.`,
        ]
      : []),
  ];
}

type Drinking = {
  sweatMl: number;
  drunkMl: number;
  hours: number;
  /** heat that cannot be shed, W, mean of the minutes in which it is notable; 0: none */
  heldHeatW: number;
  /** what bottles and stations prevent the rider from drinking */
  shortage: FluidShortage | null;
  plannedSodiumMg: number;
  sweatSodiumMg: number;
};

/** What a rider must know of the fluid in a plan. */
export function fluidWarnings(drinking: Drinking, { massKg, sweatFactor }: FeedingInputs): string[] {
  const { sweatMl, drunkMl, hours, shortage, sweatSodiumMg, plannedSodiumMg } = drinking;
  const warnings: string[] = [];
  const share = (sweatMl - drunkMl) / 1000 / massKg.value;
  if (share > LOSS_LIMIT) {
    const meaning =
      share > HIGH_LOSS
        ? 'beyond 5 % you can do much less, and in the heat the risk of heat illness rises'
        : 'more than 2 % costs endurance, above all in the heat';
    const remedy = shortage
      ? ''
      : ` Start well hydrated and ${share > HIGH_LOSS || drunkMl >= NEAR_STOMACH_ML_H * hours ? 'drink all that is planned: a stomach takes hardly more, so ride easier, shorter or at a cooler hour' : 'drink where you can'}.`;
    warnings.push(
      `You would lose about ${(100 * share).toFixed(1)} % of your weight (an estimate): ${meaning}.${remedy}`,
    );
  }
  if (shortage) {
    const cooler = share > HIGH_LOSS ? ' Else ride easier, at a cooler hour, or a shorter way.' : '';
    const thenLost = (100 * (sweatMl - drunkMl - shortage.missingMl)) / 1000 / massKg.value;
    const then = share > LOSS_LIMIT ? ` With it you would lose about ${thenLost.toFixed(1)} %.` : '';
    warnings.push(`${shortageText(shortage)}${then}${cooler}`);
  }
  if (hours > 1 && drunkMl > NEAR_LOSS * sweatMl) {
    const most = sweatMl * (1 + 2 * sweatFactor.sd);
    warnings.push(
      `Do not drink more than you sweat, about ${show(sweatMl / hours)} ml an hour here (an estimate: it may be ${show(most / hours)}): too much water thins the blood (hyponatraemia). Drink to thirst${drunkMl > sweatMl ? ', and take a gel for what you leave in the bottle' : ''}.`,
    );
  }
  if (drinking.heldHeatW > 0)
    warnings.push(
      `The air cannot take up all your sweat where it is humid and you are slow: about ${show(drinking.heldHeatW)} W of heat stay in your body there. Ride easier.`,
    );
  if (hours > 3 && sweatSodiumMg > NOTABLE_SODIUM_MG && plannedSodiumMg < sweatSodiumMg / 3)
    warnings.push(
      `Your sweat takes about ${grams(sweatSodiumMg)} g of sodium with it (an estimate), and what you take brings ${grams(plannedSodiumMg)} g: take saltier drinks or food, about half a gram of sodium (a quarter of a teaspoon of salt) in every litre.`,
    );
  return warnings;
}

/** One sentence for riders who feel ill: that is not a question of feeding. */
export const RED_FLAG =
  'Stop and get help if you are confused, faint, or keep vomiting. No plan for food or drink helps with that.';

const grams = (mg: number) => (mg / 1000).toFixed(1);
const show = (value: number) => 10 * Math.round(value / 10);
