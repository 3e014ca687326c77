import type { UserRecord } from '../athlete/user-record.ts';

export type FoodKind = 'drink' | 'gel' | 'chew' | 'bar' | 'rice cake' | 'real food';
/** `glucose`: glucose, maltodextrin or starch alone; `mixed`: with fructose or table sugar. */
export type Sugars = 'mixed' | 'glucose' | 'unknown';

export type Food = {
  kind: FoodKind;
  name: string;
  /** in one piece, or in one bottle of a drink, g */
  carbohydrateG: number;
  /** false when only a name or nothing is in the profile and a usual value is taken */
  known: boolean;
  /** fluid in one piece or bottle, ml; the usual value of the kind when not given, and so below */
  fluidMl?: number;
  sodiumMg?: number;
  sugars?: Sugars;
  /** none when not given */
  caffeineMg?: number;
};

/** What is usually in a product of a kind, and how its sugar reaches the blood. */
export type UsualFood = {
  carbohydrateG: number;
  fluidMl: number;
  sodiumMg: number;
  sugars: Sugars;
  /** time constant of first-order appearance in the blood, min */
  appearanceMin: number;
  source: string;
};

const LABELS = 'usual values of product labels, carbohydrate 20 to 40 g a piece';

/** Coaches may change these figures; nothing else knows them. */
export const USUAL_FOODS: Record<FoodKind, UsualFood> = {
  drink: {
    carbohydrateG: 35,
    fluidMl: 500,
    sodiumMg: 280,
    sugars: 'unknown',
    appearanceMin: 20,
    source: 'ACSM 2007: 5 to 10 % carbohydrate, 20 to 30 mmol/l sodium',
  },
  gel: {
    carbohydrateG: 25,
    fluidMl: 0,
    sodiumMg: 50,
    sugars: 'unknown',
    appearanceMin: 20,
    source: `${LABELS}, used as well as a drink (Pfeiffer et al. 2010)`,
  },
  chew: {
    carbohydrateG: 25,
    fluidMl: 0,
    sodiumMg: 50,
    sugars: 'unknown',
    appearanceMin: 20,
    source: `${LABELS} for about five chews, used as well as a drink (Hearris et al. 2022)`,
  },
  bar: {
    carbohydrateG: 35,
    fluidMl: 0,
    sodiumMg: 80,
    sugars: 'unknown',
    appearanceMin: 35,
    source: `${LABELS}, used a little slower than a drink (Pfeiffer et al. 2010)`,
  },
  'rice cake': {
    carbohydrateG: 28,
    fluidMl: 0,
    sodiumMg: 100,
    sugars: 'glucose',
    appearanceMin: 35,
    source: 'home made, about 100 g with salt, starch is glucose',
  },
  'real food': {
    carbohydrateG: 24,
    fluidMl: 0,
    sodiumMg: 0,
    sugars: 'unknown',
    appearanceMin: 35,
    source: 'a banana without its fibre (USDA FoodData Central); as slow as a bar: our estimate',
  },
};

/** Carbohydrate of a product of which only a name is known, g; a drink per 500 ml. */
export const USUAL_FOOD_G: Record<FoodKind, number> = {
  drink: USUAL_FOODS.drink.carbohydrateG,
  gel: USUAL_FOODS.gel.carbohydrateG,
  chew: USUAL_FOODS.chew.carbohydrateG,
  bar: USUAL_FOODS.bar.carbohydrateG,
  'rice cake': USUAL_FOODS['rice cake'].carbohydrateG,
  'real food': USUAL_FOODS['real food'].carbohydrateG,
};

/**
 * The user's own products, in the order of the form. "25" is grams of carbohydrate, "Brand 40 g" a name with grams, another
 * text a name with the usual grams; "600 ml", "200 mg sodium", "75 mg caffeine", "2:1", "fructose" and "maltodextrin" in
 * the text are understood too.
 * @param record the user's record; without products the list is empty
 * @example
 * foodsOf({ feedingData: { favoriteGel: 'Blue 30 g, 100 mg caffeine', favoriteIsoDrink: 'Own mix 2:1, 60 g in 750 ml' } }) // => [{ kind: 'drink', carbohydrateG: 60, fluidMl: 750, sugars: 'mixed', known: true }, { kind: 'gel', carbohydrateG: 30, caffeineMg: 100 }]
 */
export function foodsOf(record: UserRecord | null | undefined): Food[] {
  const feeding = record?.feedingData ?? {};
  const given: [FoodKind, string | number | null | undefined][] = [
    ['drink', feeding.favoriteIsoDrink],
    ['gel', feeding.favoriteGel],
    ['gel', feeding.gel2],
    ['gel', feeding.gel3],
    ['bar', feeding.favoriteBar],
    ['bar', feeding.bar2],
    ['rice cake', record?.cookedFoodData?.riseCakeCho],
  ];
  return given.flatMap(([kind, value]) => foodFrom(kind, value) ?? []);
}

function foodFrom(kind: FoodKind, value: string | number | null | undefined): Food | null {
  if (value === null || value === undefined || value === '' || value === 0 || value === '0') return null;
  const text = String(value).trim().slice(0, 80);
  const amount =
    amountIn(text, /^(\d+(?:[.,]\d+)?)\s*g?$/i) ?? amountIn(text, /(\d+(?:[.,]\d+)?)\s*g\b/i) ?? 0;
  const known = amount > 0 && amount <= 200;
  const named = /[a-z]{2}/i.test(text);
  const fluidMl = amountIn(text, /(\d+)\s*ml\b/i);
  const sodiumMg = amountIn(text, /(\d+)\s*mg\s*(?:of\s+)?(?:sodium|na\b)/i);
  const caffeineMg =
    amountIn(text, /(\d+)\s*mg\s*(?:of\s+)?caf/i) ?? (/caff?eine|\bcaf\b/i.test(text) ? 75 : null);
  const sugars: Sugars | null = /\d\s*:\s*[01]|fructose|sucrose|\bmix/i.test(text)
    ? 'mixed'
    : /glucose|dextrose|maltodextrin|\brice\b/i.test(text)
      ? 'glucose'
      : null;
  return {
    kind,
    name: named ? text : kind,
    carbohydrateG: known ? amount : USUAL_FOOD_G[kind],
    known,
    ...(fluidMl !== null && fluidMl > 0 && fluidMl <= 2000 ? { fluidMl } : {}),
    ...(sodiumMg !== null && sodiumMg <= 3000 ? { sodiumMg } : {}),
    ...(sugars ? { sugars } : {}),
    ...(caffeineMg !== null && caffeineMg <= 500 ? { caffeineMg } : {}),
  };
}

function amountIn(text: string, pattern: RegExp): number | null {
  const [, amount] = pattern.exec(text) ?? [];
  return amount === undefined ? null : Number(amount.replace(',', '.'));
}
