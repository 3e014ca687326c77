import type { Refusal } from '../answer/input.ts';
import { MOST_PLACES, mendText, type Mend } from './mends.ts';
import { MAX_LENGTH_M, MIN_LENGTH_M, routeOn, STEP_M, type Route } from './route.ts';
import {
  bendOfCode,
  bendToCode,
  degreesOfCode,
  degreesToCode,
  heightOfCode,
  heightToCode,
  STRAIGHT_CODE,
} from './stored-precision.ts';
import { numbersOfText, textOfNumbers } from './whole-numbers.ts';

/** A route as it is stored: what it is made of, in texts of about three bytes a node. */
export type WrittenRoute = {
  distanceM: number;
  roughM: number;
  hasElevation: boolean;
  /** whole numbers, as the change of the change from node to node */
  lat: string;
  lon: string;
  elevation: string;
  /** as the change from node to node */
  bends: string;
  mends: Omit<Mend, 'text'>[];
};

const MOST_NODES = 1 + MAX_LENGTH_M / (STEP_M / 2);
const MOST_MENDS = 100;
const MOST_TEXT = 500;

/**
 * Writes a route for storage: 220 km in about 105 kB. Everything that follows from line, heights and bends is left out. A route
 * of `routeFrom(points, { stored: true })` is read again as it was; others are rounded (0.1 m, 1 cm in height).
 * @returns plain JSON
 *
 * @example
 * readRoute(writeRoute(straightRoute(5000, 0.06))) // => { ok: true, distanceM: 5000, ascentM: 300 }
 */
export function writeRoute(route: Route): WrittenRoute {
  const changes = (values: readonly number[], code: (value: number) => number) =>
    textOfNumbers(steps(steps(values.map(code))));
  return {
    distanceM: route.distanceM,
    roughM: route.roughM,
    hasElevation: route.hasElevation,
    lat: changes(route.latDeg, degreesToCode),
    lon: changes(route.lonDeg, degreesToCode),
    elevation: route.hasElevation ? changes(route.elevationM, heightToCode) : '',
    bends: textOfNumbers(steps(route.radiusM.map(bendToCode))),
    mends: route.mends.map(({ kind, count, atM, what }) => ({ kind, count, atM, what })),
  };
}

const UNREADABLE: Refusal = { ok: false, message: 'The course of this plan cannot be read.' };

/**
 * The route that was written. Written again it gives the same text, so that a stored route stays as it is.
 * @param written may be anything: every number is checked
 * @returns the route, or a refusal in one sentence
 *
 * @example
 * readRoute(writeRoute(rollingRoute(10000, 150))) // => { ok: true, distanceM: 10000, hasElevation: true }
 * readRoute({ lat: 'x' }) // => { ok: false, message: 'The course of this plan cannot be read.' }
 */
export function readRoute(written: unknown): Route | Refusal {
  if (!isWritten(written)) return UNREADABLE;
  const { distanceM, roughM, hasElevation } = written;
  const mends = mendsOf(written.mends);
  const places = (text: string, within: number) => {
    const values = numbersOfText(text, MOST_NODES);
    return values && decoded(sums(sums(values)), degreesOfCode, -within, within);
  };
  const latDeg = places(written.lat, 90);
  const lonDeg = places(written.lon, 180);
  const codes = numbersOfText(written.bends, MOST_NODES);
  if (!latDeg || !lonDeg || !codes || !mends) return UNREADABLE;
  const nodes = latDeg.length;
  const heights = hasElevation ? numbersOfText(written.elevation, MOST_NODES) : latDeg.map(() => 0);
  const elevationM = heights && decoded(sums(sums(heights)), heightOfCode, -1000, 10_000);
  const bends = decoded(sums(codes), (code) => code, 0, STRAIGHT_CODE);
  const stepM = distanceM / (nodes - 1);
  if (!elevationM || !bends || !(stepM >= STEP_M / 2 && stepM <= 2 * STEP_M)) return UNREADABLE;
  if ([lonDeg, elevationM, bends].some(({ length }) => length !== nodes)) return UNREADABLE;
  return routeOn({
    stepM,
    distanceM,
    latDeg,
    lonDeg,
    elevationM: Float64Array.from(elevationM),
    radiusM: bends.map(bendOfCode),
    hasElevation,
    roughM,
    mends,
  });
}

/** Each value less the one before. */
function steps(values: readonly number[]): number[] {
  let before = 0;
  return values.map((value) => {
    const step = value - before;
    before = value;
    return step;
  });
}

function sums(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

/** What the codes stand for, or null when a value is out of bounds. */
function decoded(
  codes: readonly number[],
  value: (code: number) => number,
  least: number,
  most: number,
): number[] | null {
  const values = codes.map(value);
  return values.every((one) => one >= least && one <= most) ? values : null;
}

function isWritten(value: unknown): value is WrittenRoute {
  if (typeof value !== 'object' || value === null) return false;
  const { distanceM, roughM, hasElevation, lat, lon, elevation, bends, mends } = value as WrittenRoute;
  return (
    isWithin(distanceM, MIN_LENGTH_M, MAX_LENGTH_M) &&
    isWithin(roughM, 0, 1000) &&
    typeof hasElevation === 'boolean' &&
    [lat, lon, elevation, bends].every((text) => typeof text === 'string') &&
    Array.isArray(mends)
  );
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** The repairs with their sentences; null when one of them is none. */
function mendsOf(written: readonly unknown[]): Mend[] | null {
  const mends = written.slice(0, MOST_MENDS).flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    const { kind, count, atM, what } = one as Mend;
    const good =
      [kind, what].every((text) => typeof text === 'string' && text.length <= MOST_TEXT) &&
      isWithin(count, 0, 1e7) &&
      Array.isArray(atM) &&
      atM.length <= MOST_PLACES &&
      atM.every((m) => isWithin(m, 0, MAX_LENGTH_M));
    return good ? [{ kind, count, atM, what, text: mendText(what, atM, count) }] : [];
  });
  return mends.length === written.length ? mends : null;
}
