import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { powerCurveOf } from '../athlete/athlete.ts';
import type { TrackPoint } from '../files/track.ts';
import { riderFrom } from '../ride/ride-inputs.ts';
import type { RideConditions } from '../ride/ride-conditions.ts';
import { climbPower } from '../ride/steady-ride.ts';
import { meanHeightM } from './effort-heights.ts';
import type { SegmentEffort } from './segment-match.ts';
import { stationsOf, type SegmentLine } from './segment-line.ts';
import { sensorTrace, silentPowerS, type SensorTrace } from './sensor-trace.ts';
import { meanHeadwindMs, windAndAirW, type Forecast } from './still-air.ts';
import { wPrimeUsed, type WPrimeUsed } from './w-prime-used.ts';

export type EffortQuestion = Omit<RideConditions, 'headwindMs' | 'wind'> & {
  effort: SegmentEffort;
  segment: SegmentLine;
  /** the ride in which the effort was found */
  points: readonly TrackPoint[];
  /** height gain of the segment where it is known better than by the ride, m */
  gainM?: number;
  /** forecast wind of that hour, 10 m above the ground */
  wind?: Forecast;
};

/** What an effort was worth. */
export type EffortAnalysis = {
  ok: true;
  timeS: number;
  timeSdS: number;
  speedMs: number;
  /** mean power, W: by the power meter, or estimated from time, length and height */
  powerW: number;
  powerSource: 'measured' | 'estimated';
  powerSdW: number;
  normalizedPowerW: number | null;
  wattsPerKg: number;
  workJ: number;
  /** metres climbed an hour; null where the segment rises by less than 3 % or heights are missing */
  vamMh: number | null;
  averageHeartRateBpm: number | null;
  wPrime: WPrimeUsed | null;
  /** what the same ride costs in still air of 15 C, W, and its standard deviation; null when neither wind nor temperature is known */
  stillAirPowerW: number | null;
  stillAirSdW: number | null;
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

/** The note of an effort whose wind and temperature are unknown. */
export const WIND_UNKNOWN = 'Give the wind of that hour to see what the ride costs in still air.';
/** Metres an hour say something of a rider only where gravity is most of the resistance. */
const CLIMB = 0.03;
/** A good power meter, and a power estimated from a time in the field (Millet et al. 2014). */
const METER_SD = 0.015;
const ESTIMATE_SD = 0.06;

/**
 * Everything about one effort: power, W/kg, VAM, heart rate, W' used, work, and the power that the same ride costs in still
 * air of 15 C. Without a power meter the power is estimated from time, length and height, and says so.
 * @returns a refusal in one sentence when the weight is missing, or when there is neither a power meter nor a height
 * @example
 * const place = (metres) => ({ latDeg: 45 + metres / 111195.08, lonDeg: 6 })
 * const points = Array.from({ length: 200 }, (_, i) => ({ ...place(10 * i), timeMs: 1000 * i, elevationM: 500 + 0.5 * i, powerW: 350, heartRateBpm: 170, cadenceRpm: null, distanceM: null, speedMs: null }))
 * const segment = [place(500), place(1500)]
 * const [effort] = findSegmentEfforts(segment, points)
 * analyseEffort({ effort, segment, points, riderMassKg: 70 }) // => { powerW: 350, powerSource: 'measured', wattsPerKg: 5.0, vamMh: 1800, workJ: 35000 }
 */
export function analyseEffort(question: EffortQuestion): EffortAnalysis | Refusal {
  const { effort, segment, points, wind, gainM: knownM, ...conditions } = question;
  const stations = stationsOf(segment);
  if (!stations || !(effort.timeS > 0))
    return { ok: false, message: 'This is not an effort over a segment.' };
  if (wind && !(wind.speedMs >= 0 && wind.speedMs <= 40 && Math.abs(wind.fromDeg) <= 360))
    return { ok: false, message: 'The wind must be between 0 and 40 m/s with its direction in degrees.' };
  const startM = meanHeightM(points, effort.startMs);
  const finishM = meanHeightM(points, effort.finishMs);
  const recordedM = startM === null || finishM === null ? null : finishM - startM;
  const gainM = knownM ?? recordedM;
  const altitudeM =
    conditions.altitudeM ??
    (startM === null || finishM === null ? undefined : Math.round((startM + finishM) / 2));
  const modelled = climbPower({
    ...conditions,
    ...(altitudeM === undefined ? {} : { altitudeM }),
    distanceM: stations.lengthM,
    gainM: gainM ?? 0,
    timeS: effort.timeS,
    ...(wind ? { headwindMs: meanHeadwindMs(stations, effort, wind) } : {}),
  });
  if (!modelled.ok) return modelled;
  const measuredW = effort.averagePowerW;
  const trace = sensorTrace(points);
  if (measuredW === null && gainM === null) {
    return { ok: false, message: 'The ride has neither power nor heights, so its power cannot be computed.' };
  }
  const powerW = measuredW ?? modelled.powerW;
  const powerSdW =
    measuredW !== null ? METER_SD * powerW : Math.max(modelled.sd, ESTIMATE_SD * Math.abs(powerW));
  const inputs = Object.fromEntries(modelled.inputs.map((input) => [input.key, input]));
  const value = (key: string) => inputs[key]?.value;
  const values = Object.fromEntries(modelled.inputs.map((input) => [input.key, input.value]));
  const rider = riderFrom(values);
  const knownAir =
    wind !== undefined || conditions.temperatureC !== undefined || conditions.airDensityKgM3 !== undefined;
  const airOf = (by: Forecast) => windAndAirW(stations, effort, rider, value('altitudeM') ?? 0, by);
  const airW = airOf(wind ?? { speedMs: 0, fromDeg: 0 });
  const curve = powerCurveOf(conditions.athlete);
  const cdaShare = (inputs['cdaM2']?.sd ?? 0) / (value('cdaM2') ?? 1);
  const windSdW = wind ? Math.abs(airOf({ ...wind, speedMs: wind.speedMs + 1.2 }) - airW) : 0;
  return {
    ok: true,
    timeS: effort.timeS,
    timeSdS: effort.timeSdS,
    speedMs: stations.lengthM / effort.timeS,
    powerW,
    powerSource: measuredW === null ? 'estimated' : 'measured',
    powerSdW,
    normalizedPowerW: effort.normalizedPowerW,
    wattsPerKg: powerW / value('riderMassKg')!,
    workJ: powerW * effort.timeS,
    vamMh: gainM !== null && gainM >= CLIMB * stations.lengthM ? (3600 * gainM) / effort.timeS : null,
    averageHeartRateBpm: effort.averageHeartRateBpm,
    wPrime: curve && measuredW !== null ? wPrimeUsed(trace, effort, curve) : null,
    stillAirPowerW: knownAir ? powerW - airW : null,
    stillAirSdW: knownAir ? Math.hypot(powerSdW, cdaShare * airW, windSdW) : null,
    inputs: modelled.inputs,
    notes: notesOf(effort, measuredW === null, knownAir, trace),
    sources: [...modelled.sources, ...(measuredW === null ? (['millet2014'] as const) : [])],
  };
}

function notesOf(effort: SegmentEffort, estimated: boolean, knownAir: boolean, trace: SensorTrace): string[] {
  const silentS = estimated ? 0 : silentPowerS(trace, effort.startMs / 1000, effort.finishMs / 1000);
  return [
    ...(silentS >= 1
      ? [
          `The power meter was silent for ${Math.round(silentS)} s of it. They count as 0 W, so the power was likely higher.`,
        ]
      : []),
    ...(estimated
      ? [
          'The file has no power: this is an estimate from time, length and height, good to 6 % at best. Wind and shelter can make it much worse.',
        ]
      : []),
    ...(effort.stoppedS >= 1
      ? [`Of the time ${Math.round(effort.stoppedS)} s were spent standing or not recorded, and they count.`]
      : []),
    ...(knownAir ? [] : [WIND_UNKNOWN]),
  ];
}
