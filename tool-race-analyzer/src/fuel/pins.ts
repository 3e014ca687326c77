import type { FeedingPlan, FoodMove } from '@breakaway/cycling';

export type Item = FeedingPlan['items'][number];

/** Something to eat on the chart; drinks are too many for it. */
export interface Pin {
  /** its place in the plan's items */
  index: number;
  item: Item;
  /** the same in every plan that has it where it was */
  id: string;
  /** the whole minute where it stands now */
  minute: number;
}

/** When an item was planned, s, wherever it is now. */
export const plannedS = ({ atS, moved }: Item): number => moved?.plannedS ?? atS;

/** Names an item in a plan, wherever it is moved to. */
export const idOf = (item: Item): string =>
  `${item.kind} ${item.food?.name ?? ''} ${Math.round(plannedS(item))}`;

/** The pins of a plan, one of them perhaps on its way. */
export const pinsOf = (items: readonly Item[], dragged: { id: string; minute: number } | null): Pin[] =>
  items.flatMap((item, index) => {
    if (item.kind === 'drink' || item.kind === 'water') return [];
    const id = idOf(item);
    return [{ index, item, id, minute: dragged?.id === id ? dragged.minute : Math.round(item.atS / 60) }];
  });

/** The last whole minute that a pin can be moved to. */
export const lastMinute = (durationS: number): number => Math.max(0, Math.floor((durationS - 60) / 60));

/** The moves of a plan with an item at another minute; at the one where it was planned it is not moved. */
export function movesWith(moves: readonly FoodMove[], item: Item, minute: number): FoodMove[] {
  const { moved, food } = item;
  const others = moves.filter(
    (move) => !moved || move.name !== moved.name || move.fromS !== moved.fromS || move.toS !== moved.toS,
  );
  const fromS = plannedS(item);
  return !food || Math.round(fromS / 60) === minute
    ? others
    : [...others, { name: food.name, fromS, toS: 60 * minute }];
}

/** The rows of pins that would lie on one another otherwise: each goes into the first that has room. */
export function rowsOf(places: readonly number[], apart: number): number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => place - end >= apart);
    const row = free >= 0 ? free : ends.length < MOST_ROWS ? ends.length : ends.indexOf(Math.min(...ends));
    ends[row] = place;
    return row;
  });
}
const MOST_ROWS = 3;
