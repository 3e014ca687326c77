import type { Athlete } from '../athlete/athlete.ts';
import type { Refusal } from '../answer/input.ts';
import { USUAL_FOOD_G, type Food, type FoodKind } from './foods.ts';
import { fuelUse, type FuelUse } from './fuel-use.ts';

/** carbohydrate stored in a rider of 75 kg at the start, and what should be left at the end, g */
const STORE_G_PER_KG = 500 / 75;
const STORE_RESERVE_G = 110;

/** Carbohydrate to take by duration, g/h. */
export type IntakeGuideline = { upToMin: number; lowGH: number; highGH: number; source: string };

export const INTAKE_GUIDELINES: readonly IntakeGuideline[] = [
  { upToMin: 45, lowGH: 0, highGH: 0, source: 'Jeukendrup 2014' },
  { upToMin: 75, lowGH: 0, highGH: 30, source: 'Jeukendrup 2014' },
  { upToMin: 120, lowGH: 30, highGH: 60, source: 'Jeukendrup 2014' },
  { upToMin: 150, lowGH: 60, highGH: 60, source: 'Jeukendrup 2014' },
  { upToMin: Infinity, lowGH: 60, highGH: 90, source: 'Jeukendrup 2014' },
];
const TRAINED_GUT: IntakeGuideline = {
  upToMin: Infinity,
  lowGH: 90,
  highGH: 120,
  source: 'Podlogar 2022, trained gut',
};

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
  limitedBy: 'guideline' | 'tolerance' | 'demand';
  toleranceGH: number;
  items: (Food & { count: number })[];
  /** minutes between two gels, bars or rice cakes; null without any */
  everyMin: number | null;
  /** body stores at the start and left at the end, g: an estimate */
  storeStartG: number;
  storeEndG: number;
  /** when the stores come near their end, s; null when they last */
  emptyAtS: number | null;
  /** first bite and last bite, minutes from the start */
  firstMin: number;
  lastMin: number;
  warnings: string[];
  assumed: string[];
};

/**
 * What to eat for a steady effort: what it burns, what to take an hour (never above the tolerance in the profile), and
 * how many of the user's own products that is.
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
  const { massKg, choToleranceGh, vo2MaxMlKgMin } = athlete;
  if (!massKg || !choToleranceGh || !vo2MaxMlKgMin) {
    const needed = [
      ...(massKg ? [] : [['bodyMatrix.weight', 'weight']]),
      ...(choToleranceGh ? [] : [['feedingData.choTolerance', 'CHO tolerance']]),
      ...(vo2MaxMlKgMin || !massKg ? [] : [['powerMatrix.ftp', 'FTP']]),
    ];
    return {
      ok: false,
      message: `I need your ${needed.map(([, label]) => label).join(' and ')} for this; enter it in your settings.`,
      missing: needed.map(([field]) => field!),
    };
  }
  const minutes = durationS / 60;
  const burn = fuelUse(powerW, massKg.value, vo2MaxMlKgMin.value);
  const toleranceGH = choToleranceGh.value;
  const guideline =
    minutes > 150 && toleranceGH >= 100
      ? TRAINED_GUT
      : INTAKE_GUIDELINES.find((row) => minutes <= row.upToMin)!;
  const demandGH = 0.75 * burn.carbohydrateGH;
  const intakeGH = Math.min(guideline.highGH, toleranceGH, demandGH);
  const limitedBy =
    intakeGH === guideline.highGH ? 'guideline' : intakeGH === toleranceGH ? 'tolerance' : 'demand';
  const firstMin = Math.min(15, minutes);
  const lastMin = Math.max(firstMin, minutes - 10);
  const totalG = (intakeGH * (lastMin - firstMin)) / 60;
  const warnings: string[] = [];
  const intensity = burn.shareOfVo2Max;
  if (intensity > 1)
    warnings.push(
      'That power is above what your VO2max estimate can hold for long; the fuel figures are too low.',
    );
  if (intakeGH < guideline.lowGH && limitedBy === 'tolerance') {
    warnings.push(
      `${guideline.lowGH} to ${guideline.highGH} g/h is usual for this long; your tolerance stops at ${toleranceGH} g/h. Train your gut or ride easier.`,
    );
  }
  if (intakeGH > 60) warnings.push('Above 60 g/h take mixed sugars (glucose with fructose).');
  if (intakeGH > 90) warnings.push('Above 90 g/h only if you have trained it.');
  const usedShare = intakeGH > 90 ? 0.86 - (0.11 * (intakeGH - 90)) / 30 : 0.86;
  const storeStartG = STORE_G_PER_KG * massKg.value;
  const netGH = burn.carbohydrateGH - usedShare * intakeGH;
  const storeEndG = storeStartG - (burn.carbohydrateGH * minutes) / 60 + usedShare * totalG;
  const hoursToEmpty = netGH > 0 ? (storeStartG - STORE_RESERVE_G) / netGH : Infinity;
  const emptyAtS = storeEndG < STORE_RESERVE_G ? Math.min(durationS, hoursToEmpty * 3600) : null;
  if (emptyAtS !== null)
    warnings.push(
      'Your stores would run out before the end: ride easier, eat more if your gut allows, or shorten it.',
    );
  const items = itemsFor(totalG, minutes, foods);
  const bites = items.filter((item) => item.kind !== 'drink').reduce((sum, item) => sum + item.count, 0);
  return {
    ok: true,
    burn,
    intakeGH,
    totalG,
    guideline,
    limitedBy,
    toleranceGH,
    items,
    everyMin: bites > 0 ? Math.round((lastMin - firstMin) / bites) : null,
    storeStartG,
    storeEndG,
    emptyAtS,
    firstMin,
    lastMin,
    warnings,
    assumed: [
      `VO2max ${vo2MaxMlKgMin.value.toFixed(1)} ml/kg/min (${vo2MaxMlKgMin.how})`,
      'energy use 136 W + 4.2 x power',
      `stores at the start ${Math.round(storeStartG)} g`,
      ...items
        .filter((item) => !item.known)
        .map((item) => `${item.name}: ${item.carbohydrateG} g of carbohydrate`),
    ],
  };
}

/** Half from the bottle, solids in the first half of a long ride, gels for the rest; rounded down so as never to exceed. */
function itemsFor(totalG: number, minutes: number, foods: readonly Food[]): (Food & { count: number })[] {
  if (totalG < 10) return [];
  const pick = (kind: FoodKind): Food =>
    foods.find((food) => food.kind === kind) ?? {
      kind,
      name: kind,
      carbohydrateG: USUAL_FOOD_G[kind],
      known: false,
    };
  const solid =
    foods.find((food) => food.kind === 'bar') ??
    foods.find((food) => food.kind === 'rice cake') ??
    pick('bar');
  const shares: [Food, number][] =
    minutes > 150
      ? [
          [pick('drink'), 0.5],
          [solid, 0.2],
          [pick('gel'), 0.3],
        ]
      : [
          [pick('drink'), 0.5],
          [pick('gel'), 0.5],
        ];
  let left = totalG;
  const items = shares.map(([food, share], i) => {
    const wanted = i === shares.length - 1 ? left : Math.min(left, share * totalG);
    const count = Math.min(Math.round(wanted / food.carbohydrateG), Math.floor(left / food.carbohydrateG));
    left -= count * food.carbohydrateG;
    return { ...food, count };
  });
  return items.filter((item) => item.count > 0);
}
