import { airDensityKgM3, temperatureAtHeightC } from './air.ts';
import { windVector, type WindVector } from './wind.ts';

/** The forecast for one hour at one place. Whatever is left out is still, mild, standard. */
export type WeatherHour = {
  /** since the start of the ride, s */
  atS: number;
  /** 10 m above the ground, m/s */
  windMs?: number;
  /** where the wind comes FROM, degrees clockwise from north */
  windFromDeg?: number;
  /** degrees Celsius at the height of the place; 15 when not given */
  temperatureC?: number;
  /** relative humidity, 0 to 1; 0.5 when not given */
  humidity?: number;
  /** pressure reduced to the sea, Pa */
  seaLevelPa?: number;
};

/** The forecast for one place of the route. */
export type WeatherPlace = {
  /** distance along the route, m; 0 for the start */
  atM: number;
  /** height of the place above the sea, m: riding higher is colder */
  heightM: number;
  /** in order of time */
  hours: WeatherHour[];
};

/** The weather at one place and time; the wind 10 m above the ground. */
export type Weather = WindVector & {
  heightM: number;
  temperatureC: number;
  humidity: number;
  seaLevelPa: number;
};

/**
 * The weather at a time and distance of a ride, between the hours and places of the forecast; before the first and after
 * the last the nearest holds. Winds are mixed as vectors.
 * @param places in order of distance; without any it is still and 15 degrees Celsius at the sea
 * @example
 * const hours = [{ atS: 0, windMs: 4, windFromDeg: 350 }, { atS: 3600, windMs: 4, windFromDeg: 10 }];
 * windOf(weatherAt([{ atM: 0, heightM: 300, hours }], 1800, 0)) // => { speedMs: 3.939, fromDeg: 0.0 }
 */
export function weatherAt(places: readonly WeatherPlace[], timeS: number, distanceM: number): Weather {
  const [before, after, share] = around(places, (place) => place.atM, distanceM);
  if (!before || !after) return atHour({ atS: 0 }, 0);
  const here = atPlace(before, timeS);
  return share === 0 ? here : between(here, atPlace(after, timeS), share);
}

/**
 * Density of the air at a height, kg/m3, in weather that is known for another: 6.5 K colder for every kilometre up, the
 * same relative humidity.
 * @example
 * const summer = { heightM: 400, temperatureC: 28, humidity: 0.5, seaLevelPa: 101500, eastMs: 0, northMs: 0 };
 * airDensityAtHeightKgM3(summer, 400) // => 1.114
 * airDensityAtHeightKgM3(summer, 2400) // => 0.926
 */
export function airDensityAtHeightKgM3(weather: Weather, heightM: number): number {
  return airDensityKgM3({
    temperatureC: temperatureAtHeightC(weather.temperatureC, weather.heightM, heightM),
    humidity: weather.humidity,
    altitudeM: heightM,
    seaLevelPa: weather.seaLevelPa,
  });
}

/** Whether the weather changes with time anywhere, so that it matters when a rider comes by. */
export function changesByHour(places: readonly WeatherPlace[]): boolean {
  return places.some((place) => place.hours.length > 1);
}

function atPlace(place: WeatherPlace, timeS: number): Weather {
  const [before, after, share] = around(place.hours, (hour) => hour.atS, timeS);
  if (!before || !after) return atHour({ atS: 0 }, place.heightM);
  const here = atHour(before, place.heightM);
  return share === 0 ? here : between(here, atHour(after, place.heightM), share);
}

function atHour(hour: WeatherHour, heightM: number): Weather {
  return {
    ...windVector(hour.windMs ?? 0, hour.windFromDeg ?? 0),
    heightM: orElse(heightM, 0),
    temperatureC: orElse(hour.temperatureC, 15),
    humidity: orElse(hour.humidity, 0.5),
    seaLevelPa: orElse(hour.seaLevelPa, 101325),
  };
}

function between(a: Weather, b: Weather, share: number): Weather {
  const mixed = { ...a };
  for (const key of Object.keys(a) as (keyof Weather)[]) mixed[key] = a[key] + share * (b[key] - a[key]);
  return mixed;
}

/** The rows on both sides of a position and how far it lies between them. */
function around<T>(rows: readonly T[], at: (row: T) => number, position: number) {
  let next = 0;
  while (next < rows.length && at(rows[next]!) <= position) next++;
  const before = rows[Math.max(0, next - 1)];
  const after = rows[Math.min(rows.length - 1, next)];
  const span = before && after ? at(after) - at(before) : 0;
  const share = span > 0 ? Math.min(1, Math.max(0, (position - at(before!)) / span)) : 0;
  return [before, after, share] as const;
}

function orElse(value: number | undefined, otherwise: number): number {
  return value !== undefined && Number.isFinite(value) ? value : otherwise;
}
