import { USUAL_FOODS, type Food, type FoodKind, type UsualFood } from './foods.ts';

/** A product with every value filled in. */
export type FilledFood = Required<Food> & Pick<UsualFood, 'appearanceMin'>;

/** A product of the rider that a plan does not take, and why. */
export type LeftOut = { name: string; sentence: string };

/** What is eaten at once of a product in pieces. */
export type Serving = {
  food: FilledFood;
  /** part of a product, or several */ pieces: number;
  grams: number;
};

/** In how many parts a product is eaten. */
export const partsOf = ({ pieces }: Serving) => Math.round(1 / Math.min(1, pieces));

/** A product that takes more than this share of the tolerance is eaten in parts over an hour or more. */
const MEAL_SHARE = 0.8;

/** What is eaten within some minutes, g: all parts of a product where that leaves room for drink. */
export function mealG(serving: Serving, toleranceGH: number): number {
  const wholeG = partsOf(serving) * serving.grams;
  return wholeG <= MEAL_SHARE * toleranceGH ? wholeG : serving.grams;
}

/** The products of a plan, ready to be eaten under a tolerance. */
export type Menu = {
  drink: FilledFood;
  gels: Serving[];
  solids: Serving[];
  /** the rider has their own solids and no gels */
  solidsFirst: boolean;
  leftOut: LeftOut[];
  /** products that are eaten in parts, each with a plain sentence */
  inParts: { food: FilledFood; note: string }[];
  /** every product that can give carbohydrate is glucose only */
  glucoseOnly: boolean;
};

/** Nobody swallows more than this at once, g. */
const MOST_AT_ONCE_G = 50;
/** A bar is eaten whole up to here, or up to this share of the tolerance; a larger one in parts, some minutes apart. */
const WHOLE_BAR = { grams: 30, share: 0.45 };
const MOST_PARTS = 4;
const SMALL_G = 12;
const SMALL_SERVING_G = 20;
const MOST_PIECES = 8;
/** A drink stronger than this cannot be drunk in sips, g/ml. */
const STRONGEST_DRINK_G_ML = 0.5;
const SMALLEST_BOTTLE_ML = 50;

function filledFood(food: Food): FilledFood {
  const { fluidMl, sodiumMg, sugars, appearanceMin } = USUAL_FOODS[food.kind];
  return { fluidMl, sodiumMg, sugars, appearanceMin, caffeineMg: 0, ...food };
}

/** A default product for a rider who has named none of a kind. */
function usualFood(kind: FoodKind): FilledFood {
  const { carbohydrateG } = USUAL_FOODS[kind];
  return filledFood({ kind, name: kind, carbohydrateG, known: false });
}

/** Most of a product at once, g: a gel, or a portion of chews, is eaten whole wherever the hour holds it. */
function mostAtOnceG(kind: FoodKind, toleranceGH: number): number {
  const most = Math.min(toleranceGH, MOST_AT_ONCE_G);
  return kind === 'gel' || kind === 'chew'
    ? most
    : Math.min(most, Math.max(WHOLE_BAR.grams, WHOLE_BAR.share * toleranceGH));
}

/** How many of a small product make one serving, or which part of a large one fits; null when not even a quarter does. */
function servingOf(food: FilledFood, toleranceGH: number): Serving | null {
  const { carbohydrateG, kind } = food;
  const mostG = mostAtOnceG(kind, toleranceGH);
  if (carbohydrateG < SMALL_G) {
    const most = Math.floor(Math.min(SMALL_SERVING_G, mostG) / carbohydrateG);
    const pieces = Math.min(MOST_PIECES, most);
    if (pieces >= 1) return { food, pieces, grams: pieces * carbohydrateG };
  }
  for (let parts = 1; parts <= MOST_PARTS; parts++)
    if (carbohydrateG / parts <= mostG) return { food, pieces: 1 / parts, grams: carbohydrateG / parts };
  return null;
}

const PARTS = ['', '', 'two halves', 'three parts', 'four parts'];

function partsNote(serving: Serving, toleranceGH: number): string {
  const { food } = serving;
  const parts = PARTS[partsOf(serving)];
  const name = `${capital(food.name)} (${Math.round(food.carbohydrateG)} g)`;
  return mealG(serving, toleranceGH) > serving.grams
    ? `${name}: eat it in ${parts}, some minutes apart.`
    : `${name} is much for your tolerance of ${toleranceGH} g/h: eat it in ${parts}, spread over an hour or more.`;
}

/**
 * Sorts the rider's products, fills in what is not known, adds a usual drink or gel (and bar) where there is none of its
 * own, and splits what is too large to be eaten at once.
 */
export function menuOf(foods: readonly Food[], toleranceGH: number, caffeine: boolean): Menu {
  const leftOut: LeftOut[] = [];
  const leave = ({ name }: Food, why: string) => {
    leftOut.push({ name, sentence: `${capital(name)}${why}` });
    return false;
  };
  const usable = foods.map(filledFood).filter((food) => {
    const { carbohydrateG, fluidMl, kind, caffeineMg } = food;
    if (!(carbohydrateG > 0 && fluidMl >= 0 && food.sodiumMg >= 0 && caffeineMg >= 0)) {
      return leave(food, ': without a usable amount of carbohydrate it was left out.');
    }
    if (caffeineMg > 0 && !caffeine) {
      return leave(food, ' has caffeine and was left out, because you have not asked for caffeine.');
    }
    if (
      kind === 'drink'
        ? fluidMl < SMALLEST_BOTTLE_ML || carbohydrateG / fluidMl > STRONGEST_DRINK_G_ML
        : !servingOf(food, toleranceGH)
    ) {
      return leave(food, ` is too strong for your tolerance of ${toleranceGH} g/h and was left out.`);
    }
    return true;
  });
  const own = (...kinds: FoodKind[]) => usable.filter((food) => kinds.includes(food.kind));
  const servings = (ownFoods: FilledFood[], usual: FoodKind) =>
    (ownFoods.length > 0 ? ownFoods : [usualFood(usual)]).flatMap(
      (food) => servingOf(food, toleranceGH) ?? [],
    );
  const ownGels = own('gel', 'chew');
  const ownSolids = own('bar', 'rice cake', 'real food');
  const menu = {
    drink: own('drink')[0] ?? usualFood('drink'),
    gels: servings(ownGels, 'gel'),
    // A rider with their own gels is not advised to buy bars.
    solids: ownGels.length > 0 && ownSolids.length === 0 ? [] : servings(ownSolids, 'bar'),
    solidsFirst: ownSolids.length > 0 && ownGels.length === 0,
  };
  const inParts = [...menu.gels, ...menu.solids]
    .filter(({ pieces }) => pieces < 1)
    .map((serving) => ({ food: serving.food, note: partsNote(serving, toleranceGH) }));
  const all = [menu.drink, ...menu.gels.map((one) => one.food), ...menu.solids.map((one) => one.food)];
  return { ...menu, leftOut, inParts, glucoseOnly: all.every((food) => food.sugars === 'glucose') };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
