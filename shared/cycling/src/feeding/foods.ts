import type { UserRecord } from '../athlete/user-record.ts';

export type FoodKind = 'drink' | 'gel' | 'bar' | 'rice cake';
export type Food = {
  kind: FoodKind;
  name: string;
  carbohydrateG: number;
  /** false when only a name or nothing is in the profile and a usual value is taken */
  known: boolean;
};

/** Carbohydrate of a product of which only a name is known, g; a drink per 500 ml. */
export const USUAL_FOOD_G: Record<FoodKind, number> = { drink: 35, gel: 25, bar: 35, 'rice cake': 28 };

/** The user's own products: "25" is grams, "Maurten 40 g" a name with grams, another text a name with the usual grams. */
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
  const grams = /^(\d+(?:[.,]\d+)?)\s*g?$/i.exec(text) ?? /(\d+(?:[.,]\d+)?)\s*g\b/i.exec(text);
  const amount = grams ? Number(grams[1]!.replace(',', '.')) : NaN;
  const known = amount > 0 && amount <= 200;
  const named = /[a-z]{2}/i.test(text);
  return { kind, name: named ? text : kind, carbohydrateG: known ? amount : USUAL_FOOD_G[kind], known };
}
