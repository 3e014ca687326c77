import { gridFrom } from './grid.ts';
import { mendHeights } from './heights.ts';
import { MendReport } from './mends.ts';
import type { Line } from './positions.ts';
import { SIGMA_M, STEP_M } from './route.ts';
import { ascentDescentM } from './smooth.ts';
import { smoothProfile } from './steep.ts';

const MAX_LENGTH_M = 1_500_000;

/**
 * Ascent and descent of heights over measured distances, for a ride without places, by the same steps as a route.
 * @param distanceM not falling
 * @returns null without a usable profile of at least 50 m
 */
export function ascentOverDistance(
  distanceM: Float64Array,
  elevationM: Float64Array,
): { ascentM: number; descentM: number } | null {
  const lengthM = (distanceM.at(-1) ?? 0) - (distanceM[0] ?? 0);
  if (!(lengthM >= 50 && lengthM <= MAX_LENGTH_M)) return null;
  const line: Line = {
    latDeg: new Float64Array(distanceM.length),
    lonDeg: new Float64Array(distanceM.length),
    distanceM: distanceM.map((at) => at - distanceM[0]!),
    elevationM: elevationM.slice(),
    spacingM: STEP_M,
  };
  const report = new MendReport();
  if (!mendHeights(line, report)) return null;
  const grid = gridFrom(line, Math.max(1, Math.round(lengthM / STEP_M)));
  return ascentDescentM(smoothProfile(grid.elevationM, grid.stepM, SIGMA_M, report));
}
