import type { DeviceTotals } from './track.ts';

/** Standard deviation of a figure: a share of it, and no less than the least. */
type Spread = { share: number; least: number };

/** A meter of power is sold as right to 1 to 2 %. */
const POWER: Spread = { share: 0.015, least: 1 };
/** Climbing has a spread of its own, by how rough its heights are; a device's own ascent is no nearer than this. */
const CLIMBING: Spread = { share: 0, least: 4 };

/**
 * How far the figures of a ride lie from the truth, about: times and distances by how far they lie from the
 * devices' own totals (docs/validation.md), the others by what sensors are sold as.
 */
const SPREADS: Partial<Record<keyof DeviceTotals | 'averageSpeedMs', Spread>> = {
  elapsedS: { share: 0, least: 2 },
  timerS: { share: 0.003, least: 2 },
  movingS: { share: 0.01, least: 10 },
  distanceM: { share: 0.005, least: 10 },
  ascentM: CLIMBING,
  descentM: CLIMBING,
  averageSpeedMs: { share: 0.01, least: 0 },
  maxSpeedMs: { share: 0.03, least: 0.2 },
  averagePowerW: POWER,
  maxPowerW: { share: 0.03, least: 5 },
  normalizedW: POWER,
  workJ: { share: 0.015, least: 0 },
  averageHeartRateBpm: { share: 0, least: 1 },
  maxHeartRateBpm: { share: 0, least: 2 },
  averageCadenceRpm: { share: 0, least: 1 },
};

/**
 * Standard deviation of a figure, in its unit; null where there is no figure.
 * @param knownSd what is known of this file beside
 */
export function spreadOfFigure(key: keyof typeof SPREADS, value: number | null, knownSd = 0): number | null {
  const spread = SPREADS[key];
  return value === null || !spread ? null : Math.max(spread.least, spread.share * Math.abs(value), knownSd);
}
