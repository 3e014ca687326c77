import type { Food, FoodKind } from './foods.ts';
import type { FeedStation, Filling } from './supplies.ts';
import type { Menu, FilledFood } from './servings.ts';
import type { ScheduledItem } from './scheduled-item.ts';

/** How many of a product to take along. */
export type Packed = Food & {
  /** whole products, rounded up; of a drink bottles of its own size */
  count: number;
  /** what the plan has of them, g */
  eatenG: number;
};

/** How many of each product the schedule needs. */
export function shoppingOf(items: readonly ScheduledItem[]): Packed[] {
  const needed = new Map<FilledFood, { pieces: number; grams: number }>();
  for (const { food, pieces, carbohydrateG } of items) {
    if (!food) continue;
    const sofar = needed.get(food) ?? { pieces: 0, grams: 0 };
    needed.set(food, { pieces: sofar.pieces + pieces, grams: sofar.grams + carbohydrateG });
  }
  return [...needed]
    .map(([food, { pieces, grams }]) => {
      const { kind, name, carbohydrateG, known, fluidMl, sodiumMg, sugars, caffeineMg } = food;
      const count = Math.ceil(pieces - 1e-6);
      return {
        kind,
        name,
        carbohydrateG,
        known,
        fluidMl,
        sodiumMg,
        sugars,
        caffeineMg,
        count,
        eatenG: grams,
      };
    })
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

const ORDER: FoodKind[] = ['drink', 'bar', 'rice cake', 'real food', 'chew', 'gel'];

/** What to put into bottles and pockets at the start or at a station, to last until the next. */
export type BottlePlan = {
  /** null: the start */
  station: FeedStation | null;
  atS: number;
  atM: number;
  /** to be drunk until the next filling, ml */
  drinkMl: number;
  waterMl: number;
  /** bottles to fill, when it is known what the rider carries */
  drinkBottles: number;
  waterBottles: number;
  /** to be eaten until the next filling */
  products: { name: string; pieces: number }[];
};

/** The bottle plan of each station, from what is taken until the next. */
export function bottlePlanOf(fillings: readonly Filling[], items: readonly ScheduledItem[]): BottlePlan[] {
  return fillings.map((filling, i) => {
    const until = fillings[i + 1]?.minute ?? Infinity;
    const here = items.filter(({ minute }) => minute >= filling.minute && minute < until);
    const products = new Map<string, number>();
    for (const { food, kind, pieces } of here)
      if (food && kind !== 'drink') products.set(food.name, (products.get(food.name) ?? 0) + pieces);
    const ml = (kind: ScheduledItem['kind']) =>
      here.reduce((sum, item) => sum + (item.kind === kind ? item.fluidMl : 0), 0);
    const { station, atS, atM, drinkBottles, waterBottles } = filling;
    return {
      station,
      atS,
      atM,
      drinkMl: ml('drink'),
      waterMl: ml('water'),
      drinkBottles,
      waterBottles,
      products: [...products].map(([name, pieces]) => ({ name, pieces })),
    };
  });
}

/** What to do when the ride gets late. */
export type IfLate = {
  /** for every half hour longer: carbohydrate, g, and fluid, ml */
  extraG: number;
  extraMl: number;
  /** what to leave out first when something has to be left out */
  drop: string[];
  sentences: string[];
};

/** Eating follows the clock; what was missed is left out, slow food first. */
export function ifLateOf(
  menu: Menu,
  items: readonly ScheduledItem[],
  intakeGH: number,
  fluidMlH: number,
): IfLate {
  const used = (kinds: ScheduledItem['kind'][]) => [
    ...new Set(items.flatMap(({ kind, food }) => (food && kinds.includes(kind) ? [food.name] : []))),
  ];
  const drop = [...used(['bar', 'rice cake', 'real food']), ...used(['gel', 'chew']), ...used(['drink'])];
  const extraG = intakeGH / 2;
  const spare = menu.gels[0]?.food;
  const sentences = [
    'Eat by the clock, not by the kilometre.',
    'What you have missed stays missed: never take two at once to catch up.',
    ...(drop.length > 1
      ? [`If you have to leave something out, begin with ${drop[0]} and keep ${drop.at(-1)} to the last.`]
      : []),
    ...(extraG >= 1 && spare
      ? [
          `Every half hour longer takes ${Math.round(extraG)} g more: carry ${Math.ceil(extraG / spare.carbohydrateG)} × ${spare.name} extra.`,
        ]
      : []),
  ];
  return { extraG, extraMl: fluidMlH / 2, drop, sentences };
}
