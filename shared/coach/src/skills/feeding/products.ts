import { foodsOf, type Food } from '@breakaway/cycling';
import type { Talk } from '../../skill.ts';
import type { FeedingAsk, FoodKind } from './ask.ts';

/** Carbohydrate of a usual piece or bottle, g. */
export const USUAL_SERVING_G = { gel: 25, bar: 40, drink: 40 } as const;

/** True for kinds of food that a rider takes: all where none were named. */
export const isWanted = ({ kinds }: FeedingAsk, kind: string): boolean =>
  !kinds || kinds.some((one) => one === kind);

/** What a rider eats and drinks: as the question says, else as in the profile, else of a usual size where it was asked for. */
export function foodsFor(ask: FeedingAsk, { profile }: Talk): Food[] {
  const own = foodsOf(profile);
  const productsOf = (kind: FoodKind, saidG: number | undefined, name: string = kind): Food[] => {
    const some = own.filter((food) => food.kind === kind);
    const carbohydrateG =
      saidG ?? (some.length === 0 && ask.kinds?.includes(kind) ? USUAL_SERVING_G[kind] : undefined);
    return carbohydrateG === undefined
      ? some
      : [
          {
            kind,
            name: saidG === undefined ? kind : name,
            carbohydrateG,
            known: true,
            ...(kind === 'drink' ? { fluidMl: ask.bottleMl ?? 500 } : {}),
          },
        ];
  };
  return [
    ...productsOf('drink', ask.drinkG),
    ...productsOf('gel', ask.gelG),
    ...productsOf('bar', ask.barG, ask.barName),
    ...own.filter(({ kind }) => kind === 'rice cake'),
  ].filter(({ kind }) => isWanted(ask, kind));
}
