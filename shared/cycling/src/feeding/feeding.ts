import type { Athlete } from '../athlete/athlete.ts';
import type { Input, Refusal, Spread } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import type { Food } from './foods.ts';
import { fuelUse, type FuelUse } from './fuel-use.ts';
import type { IntakeGuideline, IntakeTarget } from './guideline.ts';
import type { Packed } from './packing.ts';
import { feedingCore } from './plan.ts';
import { steadyMinutes } from './ride-minutes.ts';
import { FIRST_MIN, LAST_BEFORE_END_MIN } from './schedule.ts';

export type FeedingQuestion = {
  durationS: number;
  powerW: number;
  athlete: Athlete;
  foods?: readonly Food[];
};

export type FeedingAdvice = {
  ok: true;
  burn: FuelUse;
  /** what to take, g/h, and in all, g */
  intakeGH: number;
  totalG: number;
  guideline: IntakeGuideline;
  /** what set `intakeGH` */
  limitedBy: IntakeTarget['limitedBy'];
  toleranceGH: number;
  items: Packed[];
  /** minutes between two gels, bars or rice cakes; null without any */
  everyMin: number | null;
  /** body stores at the start and left at the end, g: an estimate; below 0 more was asked than there is */
  storeStartG: number;
  storeEndG: number;
  storeEndSdG: number;
  /** when the stores come near their end, s; null when they last */
  emptyAtS: number | null;
  /** first bite and last bite, minutes from the start */
  firstMin: number;
  lastMin: number;
  warnings: string[];
  assumed: string[];
  inputs: Input[];
  /** what makes up `storeEndSdG` */
  spread: Spread[];
  sources: SourceKey[];
};

/**
 * What to eat for a steady effort: the feeding plan of a flat road on a mild day, in short. What it burns, what to take an
 * hour (never above the tolerance in the profile), and how many of the user's own products that is.
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 260 }, feedingData: { choTolerance: 60 } })
 * feedingAdvice({ durationS: 3 * 3600, powerW: 195, athlete }) // => { intakeGH: 60, limitedBy: 'tolerance', firstMin: 15, lastMin: 170 }
 * feedingAdvice({ durationS: 3 * 3600, powerW: 195, athlete: resolveAthlete(null) }) // => { ok: false, missing: ['bodyMatrix.weight', 'feedingData.choTolerance'] }
 */
export function feedingAdvice({
  durationS,
  powerW,
  athlete,
  foods = [],
}: FeedingQuestion): FeedingAdvice | Refusal {
  if (!(durationS > 0 && durationS <= 72 * 3600))
    return { ok: false, message: 'The duration must be between 0 and 72 hours.' };
  if (!(powerW > 0 && powerW <= 1000))
    return { ok: false, message: 'The power must be between 1 and 1000 W.' };
  const plan = feedingCore({ athlete, minutes: steadyMinutes(durationS, powerW), foods });
  if (!plan.ok) return plan;
  const minutes = durationS / 60;
  const { target, tank, totals, shopping } = plan;
  const firstMin = Math.min(FIRST_MIN, minutes);
  const lastMin = Math.max(firstMin, minutes - LAST_BEFORE_END_MIN);
  const bites = plan.items.filter(({ kind }) => kind !== 'drink' && kind !== 'water');
  const products = bites.reduce((sum, { pieces }) => sum + Math.min(1, pieces), 0);
  const vo2Max = athlete.vo2MaxMlKgMin!;
  return {
    ok: true,
    burn: fuelUse(powerW, athlete.massKg!.value, vo2Max.value),
    intakeGH: target.intakeGH,
    totalG: totals.carbohydrateG,
    guideline: target.guideline,
    limitedBy: target.limitedBy,
    toleranceGH: plan.toleranceGH,
    items: shopping,
    everyMin: products > 0 ? Math.round((lastMin - firstMin) / products) : null,
    storeStartG: tank.startG,
    storeEndG: tank.endG,
    storeEndSdG: tank.endSdG,
    emptyAtS: tank.emptyAtS,
    firstMin,
    lastMin,
    warnings: [...plan.carbohydrateWarnings, ...plan.productNotes],
    assumed: [
      `VO2max ${vo2Max.value.toFixed(1)} ml/kg/min (${vo2Max.how})`,
      'energy use 136 W + 4.2 x power',
      `stores at the start ${Math.round(tank.startG)} g`,
      ...shopping
        .filter((item) => !item.known)
        .map((item) => `${item.name}: ${item.carbohydrateG} g of carbohydrate`),
    ],
    inputs: plan.inputs,
    spread: plan.spread,
    sources: plan.sources,
  };
}
