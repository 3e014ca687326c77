import type { Refusal } from '../answer/input.ts';
import { bestPowers } from '../physiology/best-efforts.ts';
import { powerEachSecond } from '../physiology/power-series.ts';
import { CURVE_DURATIONS_S, type RideBest } from '../physiology/ride-bests.ts';
import { normalizedPowerW } from '../physiology/training-load.ts';
import { wBalanceOfRide } from '../physiology/w-balance-ride.ts';
import { bySecond, channel } from './ride-channels.ts';
import { cleanPower } from './ride-power.ts';
import { rideSteps, type RideSteps } from './ride-steps.ts';
import { rideSummary } from './ride-summary.ts';
import type { Track } from './track.ts';

/** Seconds at each whole watt, or at each whole beat a minute. */
export type SecondsAt = [value: number, seconds: number][];

/** A ride in so few numbers that they can be sent in the place of its recording. Null: not in the file. */
export type RideFigures = {
  startMs: number;
  elapsedS: number | null;
  movingS: number | null;
  distanceM: number | null;
  ascentM: number | null;
  averageSpeedMs: number | null;
  maxSpeedMs: number | null;
  averagePowerW: number | null;
  maxPowerW: number | null;
  normalizedW: number | null;
  workJ: number | null;
  averageHeartRateBpm: number | null;
  maxHeartRateBpm: number | null;
  averageCadenceRpm: number | null;
  /** impossible power values that were left out */
  spikes: number;
  /** empty without the sensor */
  atPowerS: SecondsAt;
  atHeartRateS: SecondsAt;
  bests: Omit<RideBest, 'rideStartMs'>[];
  /** the first half and the second, for the drift of the heart rate; null without both sensors, or of a short ride */
  halves: { normalizedW: number; heartRateBpm: number }[] | null;
  /** W' on the way, J, by the rider's critical power and W' */
  wPrime: { cpW: number; wPrimeJ: number; leastJ: number; leastAtS: number; neededCpW: number | null } | null;
};

/** A ride has to last so long that its heart rate may drift, s. */
const DRIFTS_AFTER_S = 2400;
/** What of it may be without a heart rate. */
const UNKNOWN = 0.2;

/**
 * The figures of a recorded ride, SI units.
 * @param track of `readActivityOrRoute`
 * @param rider mass, for impossible power; critical power and W', for W' on the way
 * @returns a refusal when the file has no times (a route)
 *
 * @example
 * const point = (s) => `<trkpt lat="${45 + s * 9e-5}" lon="6"><time>${new Date(s * 1000).toISOString()}</time><power>200</power></trkpt>`
 * const ride = '<gpx><trk><trkseg>' + Array.from({ length: 61 }, (_, s) => point(s)).join('') + '</trkseg></trk></gpx>'
 * const { track } = await readActivityOrRoute(new TextEncoder().encode(ride))
 * rideFigures(track).figures // => { distanceM: 600, normalizedW: 200, atPowerS: [[200, 61]], halves: null, wPrime: null }
 */
export function rideFigures(
  track: Track,
  rider: { massKg?: number; cpW?: number; wPrimeJ?: number } = {},
): { ok: true; figures: RideFigures } | Refusal {
  const { massKg, cpW, wPrimeJ } = rider;
  const summary = rideSummary(track, massKg === undefined ? {} : { massKg });
  if (!summary.ok) return summary;
  const steps = rideSteps(track);
  const { watts } = cleanPower(track, steps, massKg ?? null);
  const timeS = Float64Array.from(steps.points, ({ timeMs }) => (timeMs - summary.startMs) / 1000);
  const power = Array.from(watts, (value) => (Number.isNaN(value) ? null : value));
  const hasPower = (summary.maxPowerW.value ?? 0) > 0;
  const seconds = hasPower ? powerEachSecond(timeS, power) : null;
  return {
    ok: true,
    figures: {
      startMs: summary.startMs,
      elapsedS: summary.elapsedS.value,
      movingS: summary.movingS.value,
      distanceM: summary.distanceM.value,
      ascentM: summary.ascentM.value,
      averageSpeedMs: summary.averageSpeedMs.value,
      maxSpeedMs: summary.maxSpeedMs.value,
      averagePowerW: hasPower ? summary.averagePowerW.value : null,
      maxPowerW: hasPower ? summary.maxPowerW.value : null,
      normalizedW: hasPower ? summary.normalizedW.value : null,
      workJ: hasPower ? summary.workJ.value : null,
      averageHeartRateBpm: summary.averageHeartRateBpm.value,
      maxHeartRateBpm: summary.maxHeartRateBpm.value,
      averageCadenceRpm: summary.averageCadenceRpm.value,
      spikes: summary.powerSpikes.count,
      atPowerS: hasPower ? secondsAt(bySecond(steps, watts)) : [],
      atHeartRateS: secondsAt(bySecond(steps, channel(steps, 'heartRateBpm'))),
      bests: seconds ? bestPowers(seconds.powerW, CURVE_DURATIONS_S) : [],
      halves: seconds && halvesOf(steps, timeS, seconds.powerW),
      wPrime: hasPower && cpW && wPrimeJ ? onTheWay({ cpW, wPrimeJ }, timeS, power) : null,
    },
  };
}

function secondsAt(values: Float64Array): SecondsAt {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(Math.round(value), (counts.get(Math.round(value)) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a - b);
}

function halvesOf({ points }: RideSteps, timeS: Float64Array, powerW: Float64Array): RideFigures['halves'] {
  const beats = powerEachSecond(
    timeS,
    points.map(({ heartRateBpm }) => heartRateBpm),
  );
  const count = powerW.length;
  if (!beats || count < DRIFTS_AFTER_S || beats.filledS > UNKNOWN * count) return null;
  const halves = [0, 1].flatMap((half) => {
    const [from, to] = [Math.floor((half * count) / 2), Math.floor(((half + 1) * count) / 2)];
    const normalizedW = normalizedPowerW(powerW.subarray(from, to));
    const heartRateBpm = beats.powerW.subarray(from, to).reduce((sum, bpm) => sum + bpm, 0) / (to - from);
    return normalizedW !== null && normalizedW >= 1 && heartRateBpm >= 25
      ? [{ normalizedW, heartRateBpm }]
      : [];
  });
  return halves.length === 2 ? halves : null;
}

function onTheWay(
  rider: { cpW: number; wPrimeJ: number },
  timeS: Float64Array,
  powerW: readonly (number | null)[],
): RideFigures['wPrime'] {
  const left = wBalanceOfRide({ ...rider, timeS, powerW, model: 'careful' });
  if (!left.ok) return null;
  return {
    ...rider,
    leastJ: left.lowestJ,
    leastAtS: Math.max(0, left.lowestAtS),
    neededCpW: left.needed?.cpW ?? null,
  };
}
