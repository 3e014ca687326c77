import { climbingOn, roughnessM, smoothingM, type Climbing } from './climbing.ts';
import { gridFrom } from './grid.ts';
import { mendHeights } from './heights.ts';
import { MendReport } from './mends.ts';
import { STEP_M } from './route.ts';
import { smoothProfile } from './steep.ts';

const MAX_LENGTH_M = 1_500_000;

/**
 * Ascent and descent, and how rough the heights are, of heights over measured distances, for a ride without places, by the same steps as a route.
 * @param heights distances not falling; NaN where a height is not known
 * @returns null without a usable profile of at least 50 m
 */
export function ascentOverDistance(
  heights: readonly { distanceM: number; elevationM: number }[],
): (Climbing & { roughM: number }) | null {
  const startM = heights[0]?.distanceM ?? 0;
  const lengthM = (heights.at(-1)?.distanceM ?? 0) - startM;
  if (!(lengthM >= 50 && lengthM <= MAX_LENGTH_M)) return null;
  const points = heights.map(({ distanceM, elevationM }) => ({
    latDeg: 0,
    lonDeg: 0,
    distanceM: distanceM - startM,
    elevationM,
  }));
  const report = new MendReport();
  if (!mendHeights(points, lengthM, report)) return null;
  const grid = gridFrom(points, lengthM, Math.max(1, Math.round(lengthM / STEP_M)));
  const roughM = roughnessM(grid.elevationM, grid.stepM, lengthM / (points.length - 1));
  const elevationM = smoothProfile(grid.elevationM, grid.stepM, smoothingM(roughM), report);
  return { ...climbingOn(elevationM, grid.stepM, roughM), roughM };
}
