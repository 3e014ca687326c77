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
 * The weather at a time and distance of a ride, s and m, between the hours and places of a forecast; before the first and
 * after the last the nearest holds. Winds are mixed as vectors. The forecast is made ready once for many times.
 * @param places in order of distance; without any it is still and 15 degrees Celsius at the sea
 * @example
 * const hours = [{ atS: 0, windMs: 4, windFromDeg: 350 }, { atS: 3600, windMs: 4, windFromDeg: 10 }];
 * const weather = forecastOf([{ atM: 0, heightM: 300, hours }]);
 * windOf(weather(1800, 0)) // => { speedMs: 3.939, fromDeg: 0.0 }
 */
export function forecastOf(places: readonly WeatherPlace[]): (timeS: number, distanceM: number) => Weather {
  const atM = places.map((place) => place.atM);
  const atS = places.map((place) => place.hours.map((hour) => hour.atS));
  const known = places.map(({ hours, heightM }) =>
    hours.length > 0 ? hours.map((hour) => atHour(hour, heightM)) : [atHour({ atS: 0 }, heightM)],
  );
  if (known.length === 0) known.push([atHour({ atS: 0 }, 0)]);
  const atPlace = (place: number, timeS: number): Weather => {
    const times = atS[place] ?? [];
    const hour = lastUpTo(times, timeS);
    const share = shareOfNext(times, hour, timeS);
    const here = known[place]![hour]!;
    return share > 0 ? between(here, known[place]![hour + 1]!, share) : here;
  };
  return (timeS, distanceM) => {
    const place = lastUpTo(atM, distanceM);
    const share = shareOfNext(atM, place, distanceM);
    const here = atPlace(place, timeS);
    return share > 0 ? between(here, atPlace(place + 1, timeS), share) : here;
  };
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
  const mix = (from: number, to: number) => from + share * (to - from);
  return {
    eastMs: mix(a.eastMs, b.eastMs),
    northMs: mix(a.northMs, b.northMs),
    heightM: mix(a.heightM, b.heightM),
    temperatureC: mix(a.temperatureC, b.temperatureC),
    humidity: mix(a.humidity, b.humidity),
    seaLevelPa: mix(a.seaLevelPa, b.seaLevelPa),
  };
}

/** The last row at or before a position, 0 before the first. */
function lastUpTo(positions: readonly number[], position: number): number {
  let row = 0;
  while (row + 1 < positions.length && positions[row + 1]! <= position) row++;
  return row;
}

/** How far a position lies from its row towards the next, 0 to 1; 0 where there is none. */
function shareOfNext(positions: readonly number[], row: number, position: number): number {
  const start = positions[row]!;
  const span = positions[row + 1]! - start;
  return span > 0 ? Math.max(0, (position - start) / span) : 0;
}

function orElse(value: number | undefined, otherwise: number): number {
  return value !== undefined && Number.isFinite(value) ? value : otherwise;
}
