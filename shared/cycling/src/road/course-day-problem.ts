import { airProblem } from '../air/air.ts';
import type { WeatherPlace } from '../air/weather.ts';
import { ROUGHNESS_M } from '../air/wind.ts';
import type { CourseDay } from './course.ts';
import { DRAFTS } from './drafting.ts';
import type { Descending } from './speed-limits.ts';
import type { Positions, Stretch } from './stretches.ts';
import { SURFACES } from './surfaces.ts';

const WIND = 'The wind must be between 0 and 40 m/s with its direction in degrees.';

/**
 * What is wrong with a day as a person or a file gave it: one sentence, or null. `courseFrom` takes what passes here.
 * @example
 * courseDayProblem({ stretches: [{ fromM: 0, toM: 500, surface: 'gravel' }] }) // => null
 * courseDayProblem({ stretches: [{ fromM: 500, toM: 500 }] }) // => 'A stretch must end after its start. One is from 500 to 500 m.'
 */
export function courseDayProblem(day: CourseDay): string | null {
  const { wind, weather = [], stretches = [], positions = [], descending = {} } = day;
  if (wind && !windFits(wind.speedMs, wind.fromDeg)) return WIND;
  if (day.exposure !== undefined && !Object.hasOwn(ROUGHNESS_M, day.exposure))
    return unknown('land', ROUGHNESS_M);
  return (
    weatherProblem(weather) ??
    first(stretches, stretchProblem) ??
    positionsProblem(positions) ??
    descendingProblem(descending)
  );
}

function weatherProblem(weather: readonly WeatherPlace[]): string | null {
  if (!inOrder(weather.map((place) => place.atM)))
    return 'The places of the forecast must be in order of distance.';
  return first(weather, ({ hours, heightM }) => {
    if (!within(heightM, -450, 6000)) return 'Each place of the forecast needs its height, -450 to 6000 m.';
    if (hours.length === 0) return 'Each place of the forecast needs at least one hour.';
    if (!inOrder(hours.map((hour) => hour.atS))) return 'The hours of the forecast must be in order of time.';
    return first(hours, (hour) =>
      windFits(hour.windMs ?? 0, hour.windFromDeg ?? 0) ? airProblem(hour) : WIND,
    );
  });
}

function stretchProblem(stretch: Stretch): string | null {
  const { fromM, toM, surface, crr, draft, draftShare, cdaM2, exposure } = stretch;
  if (!(Math.abs(fromM) < Infinity && toM > -Infinity))
    return 'A stretch needs where it starts and where it ends.';
  if (!(toM > fromM)) return `A stretch must end after its start. One is from ${fromM} to ${toM} m.`;
  if (surface !== undefined && !Object.hasOwn(SURFACES, surface)) return unknown('surface', SURFACES);
  if (draft !== undefined && !Object.hasOwn(DRAFTS, draft)) return unknown('draft', DRAFTS);
  if (exposure !== undefined && !Object.hasOwn(ROUGHNESS_M, exposure)) return unknown('land', ROUGHNESS_M);
  if (crr !== undefined && !within(crr, 0.001, 0.1))
    return 'The rolling resistance must be between 0.001 and 0.1.';
  if (draftShare !== undefined && !within(draftShare, 0, 1))
    return 'The share in the draft must be 0 to 100 %.';
  return cdaM2 === undefined ? null : areaProblem(cdaM2);
}

function positionsProblem(positions: Positions): string | null {
  if (!inOrder(positions.map((position) => position.fromSlope)))
    return 'The positions must be in order of their gradients.';
  return first(positions, (position) => areaProblem(position.cdaM2));
}

function descendingProblem(descending: Descending): string | null {
  const { maxSpeedMs = 18, coastAboveMs = 15, corneringG = 0.35, brakingG = 0.3 } = descending;
  if (!within(maxSpeedMs, 3, 40)) return 'The highest speed must be between 10 and 144 km/h.';
  if (!within(coastAboveMs, 3, 100)) return 'The speed for coasting must be above 10 km/h.';
  if (!within(corneringG, 0.05, 1)) return 'The cornering must be between 0.05 and 1 g.';
  return within(brakingG, 0.05, 1) ? null : 'The braking must be between 0.05 and 1 g.';
}

function areaProblem(cdaM2: number): string | null {
  return within(cdaM2, 0.1, 1.5) ? null : 'The drag area must be between 0.1 and 1.5 m2.';
}

function windFits(speedMs: number, fromDeg: number): boolean {
  return within(speedMs, 0, 40) && within(fromDeg, -360, 360);
}

function within(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

function inOrder(values: readonly number[]): boolean {
  return values.every((value, i) => Number.isFinite(value) && value > (values[i - 1] ?? -Infinity));
}

function first<T>(rows: readonly T[], problemOf: (row: T) => string | null): string | null {
  for (const row of rows) {
    const problem = problemOf(row);
    if (problem) return problem;
  }
  return null;
}

function unknown(what: string, table: object): string {
  return `The ${what} must be one of ${Object.keys(table).join(', ')}.`;
}
