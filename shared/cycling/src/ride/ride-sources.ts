import type { SourceKey } from '../answer/sources.ts';
import type { WeatherPlace } from '../air/weather.ts';
import type { RideConditions } from './ride-conditions.ts';

type Air = Pick<RideConditions, 'airDensityKgM3'> & {
  wind?: object;
  weather?: WeatherPlace[];
};

/**
 * Where the formulas behind a ride come from: road and air, and the rider's curve where it was held against one.
 * @param altitudeFactor share of sea-level power that the verdict counts with; null without a verdict
 */
export function rideSources(
  { airDensityKgM3, wind, weather }: Air,
  altitudeFactor: number | null,
): SourceKey[] {
  const forecast = weather !== undefined || wind !== undefined;
  return [
    'martin1998',
    ...(forecast ? (['isvan2015', 'wieringa1992'] as const) : []),
    ...(airDensityKgM3 === undefined || weather ? (['iso2533'] as const) : []),
    ...(altitudeFactor === null ? [] : (['morton1996', 'puchowicz2020'] as const)),
    ...(altitudeFactor !== null && altitudeFactor < 1 ? (['bassett1999'] as const) : []),
  ];
}

/** What the verdict makes of thin air, in a sentence; nothing at heights that cost less than 1 %. */
export function altitudeNote(altitudeFactor: number | null): string[] {
  return altitudeFactor !== null && altitudeFactor < 0.99
    ? [`Altitude costs you about ${Math.round(100 * (1 - altitudeFactor))} % of your power here.`]
    : [];
}
