import { endOf, type RideMinute } from './ride-minutes.ts';

/** What a rider can carry. */
export type Carry = { bottles: number; bottleMl: number; /** products in the pockets */ pieces: number };

/** A place to refill. What is there: water, the rider's own drink, the rider's own gels and bars. */
export type FeedStation = {
  distanceM: number;
  name?: string;
  water?: boolean;
  drink?: boolean;
  food?: boolean;
};

/** Filling the bottles, at the start or at a station. */
export type Filling = {
  /** null: the start */
  station: FeedStation | null;
  minute: number;
  atS: number;
  atM: number;
  /** bottles to fill with drink and with water */
  drinkBottles: number;
  waterBottles: number;
};

/** What a rider has at hand, minute by minute. Infinite when no carrying capacity is given. */
export type Supplies = {
  drinkMl: number;
  waterMl: number;
  pieces: number;
  /** call once for every minute in turn */
  reach: (minute: number) => void;
  fillings: Filling[];
};

/** How much drink and water is wanted in a stretch of minutes, ml. */
export type Wanted = (fromMinute: number, toMinute: number) => { drinkMl: number; waterMl: number };

/** Bottles and pockets along a ride: full at the start, refilled at each station with what is there. */
export function suppliesOf(
  minutes: readonly RideMinute[],
  stations: readonly FeedStation[],
  carry: Carry | null,
  wanted: Wanted,
): Supplies {
  const { endM } = endOf(minutes);
  const places = stations
    .filter(({ distanceM }) => distanceM > 0 && distanceM < endM)
    .sort((a, b) => a.distanceM - b.distanceM)
    .map((station) => {
      const after = minutes.findIndex(({ startM }) => startM > station.distanceM);
      return { station, minute: Math.max(0, (after < 0 ? minutes.length : after) - 1) };
    });
  const stops = places.map((place, i) => ({ ...place, until: places[i + 1]?.minute ?? minutes.length }));
  const supplies: Supplies = { drinkMl: 0, waterMl: 0, pieces: 0, fillings: [], reach };
  fill(null, 0, stops[0]?.minute ?? minutes.length);
  return supplies;

  function reach(minute: number): void {
    for (const stop of stops) if (stop.minute === minute) fill(stop.station, minute, stop.until);
  }

  function fill(station: FeedStation | null, minute: number, until: number): void {
    const { startS, startM } = minutes[minute]!;
    const want = wanted(minute, until);
    const filling: Filling = {
      station,
      minute,
      atS: startS,
      atM: station?.distanceM ?? startM,
      drinkBottles: 0,
      waterBottles: 0,
    };
    supplies.fillings.push(filling);
    if (!carry) {
      supplies.drinkMl = supplies.waterMl = supplies.pieces = Infinity;
      return;
    }
    const hasDrink = station?.drink ?? station === null;
    const hasWater = station?.water ?? station === null;
    if (station?.food ?? station === null) supplies.pieces = carry.pieces;
    if (hasDrink) {
      const shareOfDrink = want.drinkMl / Math.max(1, want.drinkMl + want.waterMl);
      const least = want.drinkMl > 0 ? 1 : 0;
      const enough = Math.ceil(want.drinkMl / carry.bottleMl - 1e-9);
      const split = hasWater ? Math.round(shareOfDrink * carry.bottles) : carry.bottles;
      filling.drinkBottles = Math.min(carry.bottles, enough, Math.max(least, split));
      supplies.drinkMl = filling.drinkBottles * carry.bottleMl;
      supplies.waterMl = Math.min(supplies.waterMl, (carry.bottles - filling.drinkBottles) * carry.bottleMl);
    }
    if (hasWater) {
      const taken = Math.ceil(supplies.drinkMl / carry.bottleMl - 1e-9);
      filling.waterBottles = Math.max(0, carry.bottles - taken);
      supplies.waterMl = filling.waterBottles * carry.bottleMl;
    }
  }
}
