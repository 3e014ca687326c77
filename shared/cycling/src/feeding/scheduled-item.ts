import type { FoodKind } from './foods.ts';
import type { DrinkLimits } from './drinking.ts';
import type { RideMinute } from './ride-minutes.ts';
import type { FilledFood, Menu } from './servings.ts';
import type { Carry, FeedStation, Filling } from './supplies.ts';

/** Something to eat that the rider wants at another time: of which product, when it was planned, and when it is wanted, s. */
export type FoodMove = { name: string; fromS: number; toS: number };

/** One thing to take, at a time and a place. */
export type ScheduledItem = {
  /** index of the minute; time, s, and distance, m, from the start */
  minute: number;
  atS: number;
  atM: number;
  /** null: water */
  food: FilledFood | null;
  kind: FoodKind | 'water';
  /** number of products, or share of one; of a drink in bottles */
  pieces: number;
  carbohydrateG: number;
  fluidMl: number;
  sodiumMg: number;
  caffeineMg: number;
  /** carbohydrate so far, this item counted, g */
  cumulativeG: number;
  why: string;
  /** the rider's own time for it, and when it was planned, s */
  moved?: FoodMove & { plannedS: number };
};

export type ScheduleQuestion = {
  minutes: readonly RideMinute[];
  cpW: number;
  massKg: number;
  toleranceGH: number;
  /** what to take an hour, g */
  intakeGH: number;
  menu: Menu;
  /** ml lost in each minute */
  sweatMl: Float64Array;
  limits: DrinkLimits;
  stations: readonly FeedStation[];
  carry: Carry | null;
  /** most caffeine in the ride, mg */
  caffeineMg: number;
};

export type Schedule = {
  items: ScheduledItem[];
  fillings: Filling[];
  /** what was to be taken, g */
  plannedG: number;
  /** the first minute with a hand free, s from the start; null: there is none */
  possibleFromS: number | null;
};
