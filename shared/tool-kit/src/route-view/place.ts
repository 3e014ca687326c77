import type { Route } from '@breakaway/cycling';

/** The node nearest to a distance from the start. */
export const nodeAt = ({ stepM, elevationM }: Route, atM: number): number =>
  Math.min(elevationM.length - 1, Math.max(0, Math.round(atM / stepM)));

/** Tenths of a kilometre say nothing on a shorter course, m. */
const SHORT_M = 1000;

/** Decimals with which places of a course are told apart, in km or mi. */
export const placeDigits = ({ distanceM }: Pick<Route, 'distanceM'>): number => (distanceM < SHORT_M ? 2 : 1);
