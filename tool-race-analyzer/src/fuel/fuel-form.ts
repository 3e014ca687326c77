import type { UnitFormat } from '@breakaway/contract/units';
import type { Athlete, FeedStation, FoodMove, FuelQuestion, Input, SweatTest } from '@breakaway/cycling';
import { checkNumber } from '@breakaway/tool-kit';
import type { KeptFuel } from './kept-fuel.ts';
import type { Products } from './products.ts';

export type StationHas = 'water' | 'drink' | 'all';
export interface StationField {
  km: string;
  has: StationHas;
}

/** What the form asks of food and drink. */
export interface FuelForm {
  /** the fastest plan is ridden as easily as its food lasts */
  fuelled: boolean;
  /** most carbohydrate an hour, g; '': that of the profile */
  tolerance: string;
  /** bottles and products carried; '': as many as it takes */
  bottles: string;
  bottleMl: '500' | '750';
  pockets: string;
  caffeine: boolean;
  stations: readonly StationField[];
  /** what is eaten at times of the member's own */
  moves: readonly FoodMove[];
  /** products and sweat test that a plan was saved with; null: those of this device */
  stock: KeptFuel | null;
}

export const startFuel: FuelForm = {
  fuelled: false,
  tolerance: '',
  bottles: '',
  bottleMl: '500',
  pockets: '',
  caffeine: false,
  stations: [],
  moves: [],
  stock: null,
};

/** A question about food, with the tolerance that the rider's own is replaced with; products are read by the engine. */
export type RaceFuel = Omit<FuelQuestion, 'foods'> & { toleranceGh: Input; products: Products };

/** What most riders take without practice, g/h, where a profile says nothing. */
export const USUAL_TOLERANCE_GH = 60;
/** As many as the engine lets one carry: where only the other limit is typed. */
const ANY = { bottles: 10, pieces: 200 };
const STATION: Record<StationHas, Pick<FeedStation, 'water' | 'drink' | 'food'>> = {
  water: { water: true },
  drink: { water: true, drink: true },
  all: { water: true, drink: true, food: true },
};
const HUMIDITY = 0.5;

interface Given {
  athlete: Athlete | null;
  products: Products;
  sweatTest?: SweatTest | null;
  /** °C */
  temperatureC: number | undefined;
  /** relative, 0 to 1 */
  humidity?: number | undefined;
}

/** Validates the form: the errors of its fields, and the question where there are none. */
export function readFuel(
  form: FuelForm,
  { athlete, products, sweatTest, temperatureC, humidity = HUMIDITY }: Given,
  units: UnitFormat,
) {
  const number = (text: string, name: string, min: number, max: number, unit: string) =>
    checkNumber(text, { name, min, max, unit, optional: true }, units);
  const tolerance = number(form.tolerance, 'Most carbohydrate', 10, 150, 'g/h');
  const bottles = number(form.bottles, 'Bottles', 0, ANY.bottles, '');
  const pockets = number(form.pockets, 'Pockets', 0, ANY.pieces, '');
  const places = form.stations.map(({ km }) => number(km, 'The place', 0, 2000, 'km'));
  const errors = {
    tolerance: tolerance.error,
    bottles: bottles.error,
    pockets: pockets.error,
    stations: places.map(({ error }) => error),
  };
  const wrong = [errors.tolerance, errors.bottles, errors.pockets, ...errors.stations].some(Boolean);
  const asked: RaceFuel | null =
    !athlete || wrong
      ? null
      : {
          toleranceGh: toleranceOf(tolerance.value, athlete),
          products,
          ...(sweatTest ? { sweatTest } : {}),
          ...(temperatureC === undefined ? {} : { weather: { temperatureC, relativeHumidity: humidity } }),
          ...(bottles.value === null && pockets.value === null
            ? {}
            : {
                carry: {
                  bottles: bottles.value ?? ANY.bottles,
                  bottleMl: Number(form.bottleMl),
                  pieces: pockets.value ?? ANY.pieces,
                },
              }),
          stations: form.stations.flatMap(({ has }, i) => {
            const km = places[i]?.value ?? null;
            return km === null ? [] : [{ distanceM: 1000 * km, ...STATION[has] }];
          }),
          caffeine: form.caffeine,
        };
  return { errors, asked };
}

function toleranceOf(typedGH: number | null, { choToleranceGh }: Athlete): Input {
  if (typedGH === null && choToleranceGh) return choToleranceGh;
  const usual = { key: 'choToleranceGh', label: 'CHO tolerance', unit: 'g/h' };
  return typedGH === null
    ? {
        ...usual,
        value: USUAL_TOLERANCE_GH,
        source: 'default',
        how: 'what most riders take without practice: our estimate',
        sd: 15,
      }
    : { ...usual, value: typedGH, source: 'asked', how: 'entered on this page', sd: 5 };
}
