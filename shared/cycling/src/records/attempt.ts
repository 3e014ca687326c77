import { isTimed, type TrackPoint } from '../files/track.ts';
import type { RideConditions } from '../ride/ride-conditions.ts';
import { analyseEffort } from './effort-analysis.ts';
import type { SegmentLine } from './segment-line.ts';
import type { SegmentEffort } from './segment-match.ts';
import type { Forecast } from './still-air.ts';
import { timeAlong } from './time-along.ts';

/** The rider, the bicycle and the height gain of the segment that attempts are judged with. */
export type AttemptRider = Pick<
  RideConditions,
  | 'athlete'
  | 'bike'
  | 'position'
  | 'riderMassKg'
  | 'bikeMassKg'
  | 'kitMassKg'
  | 'cdaM2'
  | 'crr'
  | 'drivetrainEfficiency'
> & { gainM?: number };

/** One effort over a segment with what it was worth: all that is kept of a ride. */
export type Attempt = SegmentEffort & {
  /** name of the file */
  ride: string;
  rideStartMs: number;
  /** which of the efforts of that ride, from 1 */
  lap: number;
  /** W; estimated from time, length and height where the file has no power; null where that cannot be either */
  powerW: number | null;
  powerSource: 'measured' | 'estimated';
  powerSdW: number;
  wattsPerKg: number | null;
  /** metres climbed an hour; null where the segment is no climb */
  vamMh: number | null;
  /** J; null without a power meter or a power curve, and where more was ridden than that curve has */
  wPrimeUsedJ: number | null;
  /** mean of the device, which sun and rider warm by some degrees, C; null: not recorded */
  temperatureC: number | null;
  altitudeM: number | null;
  /** wind of that hour 10 m above the ground, as far as anyone has said it */
  wind: Forecast | null;
  /** what the same ride costs in air of 15 C, and in still air where the wind is known, W; null where neither is */
  corrected: { powerW: number; sdW: number } | null;
  notes: string[];
};

/** So much of W' below zero is no error of the model any more. */
const OVERDRAWN = 0.1;
const OVER =
  'You rode this with more than your profile’s critical power and W′ allow. One of them is set too low.';
/** More places than this along a segment are not kept. */
const MOST_PLACES = 400;

/** An effort with its worth, without the ride it is from. */
export function attemptFrom(
  effort: SegmentEffort,
  of: { ride: string; rideStartMs: number; lap: number },
  segment: SegmentLine,
  points: readonly TrackPoint[],
  rider: AttemptRider,
): Attempt {
  const within = points.filter(
    (point) => isTimed(point) && point.timeMs >= effort.startMs && point.timeMs <= effort.finishMs,
  );
  const temperatureC = meanOf(within, ({ temperatureC: one }) => one ?? null);
  const altitudeM = meanOf(within, ({ elevationM }) => elevationM);
  const worth = analyseEffort({
    ...rider,
    effort,
    segment,
    points,
    ...(temperatureC === null ? {} : { temperatureC }),
  });
  const known = worth.ok ? worth : null;
  const wPrime = known?.wPrime ?? null;
  const isOver = wPrime !== null && wPrime.lowestJ < -OVERDRAWN * (rider.athlete?.wPrimeJ?.value ?? 0);
  return {
    ...thinned(effort),
    ...of,
    powerW: known?.powerW ?? effort.averagePowerW,
    powerSource: known?.powerSource ?? 'measured',
    powerSdW: known?.powerSdW ?? 0,
    wattsPerKg: known?.wattsPerKg ?? null,
    vamMh: known?.vamMh ?? null,
    wPrimeUsedJ: wPrime && !isOver ? wPrime.usedJ : null,
    temperatureC,
    altitudeM,
    wind: null,
    corrected: correctedBy(worth),
    notes: [...(known?.notes ?? []), ...(isOver ? [OVER] : [])],
  };
}

/**
 * An attempt with the wind of that hour, and its power corrected for it; null takes the wind back. Where the file has no
 * power it is the estimate that the wind changes.
 * @returns the same attempt where the wind cannot be (over 40 m/s)
 * @example
 * const segment = [{ latDeg: 45, lonDeg: 6 }, { latDeg: 45.009, lonDeg: 6 }]
 * const attempt = { startMs: 0, timeS: 100, alongS: Float64Array.of(0, 50, 100), alongStepM: 500, averagePowerW: 250, powerSource: 'measured', temperatureC: 15, altitudeM: 0, stoppedS: 0 }
 * const rider = { riderMassKg: 70, gainM: 0 }
 * withWind(attempt, { speedMs: 4, fromDeg: 0 }, segment, rider).corrected.powerW < 220 // => true
 */
export function withWind(
  attempt: Attempt,
  wind: Forecast | null,
  segment: SegmentLine,
  rider: AttemptRider,
): Attempt {
  const { temperatureC, altitudeM } = attempt;
  const worth = analyseEffort({
    ...rider,
    effort: attempt,
    segment,
    points: [],
    ...(temperatureC === null ? {} : { temperatureC }),
    ...(altitudeM === null ? {} : { altitudeM: Math.round(altitudeM) }),
    ...(wind ? { wind } : {}),
  });
  if (!worth.ok) return attempt;
  const { powerW, powerSdW, wattsPerKg } = worth;
  return { ...attempt, wind, powerW, powerSdW, wattsPerKg, corrected: correctedBy(worth) };
}

/** An estimate from the time knows nothing of the air that the time does not. */
function correctedBy(worth: ReturnType<typeof analyseEffort>): Attempt['corrected'] {
  if (!worth.ok || worth.powerSource === 'estimated' || worth.stillAirPowerW === null) return null;
  return { powerW: worth.stillAirPowerW, sdW: worth.stillAirSdW ?? 0 };
}

function meanOf(points: readonly TrackPoint[], valueOf: (point: TrackPoint) => number | null): number | null {
  let sum = 0;
  let count = 0;
  for (const point of points) {
    const value = valueOf(point);
    if (value === null) continue;
    sum += value;
    count++;
  }
  return count > 0 ? sum / count : null;
}

/** The times along a long segment at fewer places: a gap chart has no more pixels. */
function thinned(effort: SegmentEffort): SegmentEffort {
  const cells = effort.alongS.length - 1;
  const every = Math.ceil(cells / MOST_PLACES);
  if (every <= 1) return effort;
  const kept = Math.round(cells / every);
  return {
    ...effort,
    alongS: Float64Array.from({ length: kept + 1 }, (_, k) => timeAlong(effort.alongS, k / kept)),
    alongStepM: (effort.alongStepM * cells) / kept,
  };
}
