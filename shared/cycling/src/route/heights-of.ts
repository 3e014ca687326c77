import type { Route } from './route.ts';

const POINTS = 48;

/**
 * Heights along a road for the line on its card.
 * @returns 48 whole numbers from 0 (lowest) to 100 (highest); none without elevation
 *
 * @example
 * heightsOf(straightRoute(5000, 0.06)).length // => 48
 * heightsOf(straightRoute(5000, 0.06))[47] // => 100
 */
export function heightsOf({
  elevationM,
  hasElevation,
  minElevationM,
  maxElevationM,
}: Pick<Route, 'elevationM' | 'hasElevation' | 'minElevationM' | 'maxElevationM'>): number[] {
  if (!hasElevation) return [];
  const span = Math.max(1, maxElevationM - minElevationM);
  const last = elevationM.length - 1;
  return Array.from({ length: POINTS }, (_, i) => {
    const height = elevationM[Math.round((i / (POINTS - 1)) * last)] ?? minElevationM;
    return Math.round((100 * (height - minElevationM)) / span);
  });
}
