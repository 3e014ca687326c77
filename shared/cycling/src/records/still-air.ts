import { airDensityKgM3, pressureAtAltitudePa } from '../air/air.ts';
import { windAtRiderMs } from '../air/wind.ts';
import { headingDeg } from '../route/geo.ts';
import { pairs } from '../route/pairs.ts';
import { powerAtSpeed, windComponents, type RiderOnBike } from '../road/road-power.ts';
import type { SegmentEffort } from './segment-match.ts';
import type { Stations } from './segment-line.ts';
import { timeAlong } from './time-along.ts';

/** Forecast wind, 10 m above the ground. */
export type Forecast = { speedMs: number; fromDeg: number };

/**
 * What wind and air cost over an effort against still air of 15 C at the same height, as mean power, W; negative when
 * they helped. It counts each 20 m with its own bearing and the speed really ridden there.
 */
export function windAndAirW(
  stations: Stations,
  { alongS, timeS }: Pick<SegmentEffort, 'alongS' | 'timeS'>,
  rider: RiderOnBike,
  altitudeM: number,
  wind: Forecast,
): number {
  const pressurePa = pressureAtAltitudePa(altitudeM);
  const still = { ...rider, airDensityKgM3: airDensityKgM3({ temperatureC: 15, pressurePa }) };
  const windMs = windAtRiderMs(wind.speedMs);
  let workJ = 0;
  for (const { heading, seconds } of cellsOf(stations, alongS)) {
    if (!(seconds > 0)) continue;
    const speed = Math.min(40, stations.stepM / seconds);
    const road = { slope: 0, ...windComponents(windMs, wind.fromDeg, heading) };
    const ridden = powerAtSpeed(rider, road, speed).airW;
    workJ += (ridden - powerAtSpeed(still, { slope: 0 }, speed).airW) * seconds;
  }
  return workJ / timeS / (rider.drivetrainEfficiency ?? 0.976);
}

/** Mean wind along the way of an effort, at the rider, weighed by time, m/s; positive slows. */
export function meanHeadwindMs(
  stations: Stations,
  { alongS, timeS }: Pick<SegmentEffort, 'alongS' | 'timeS'>,
  wind: Forecast,
): number {
  const windMs = windAtRiderMs(wind.speedMs);
  let sum = 0;
  for (const { heading, seconds } of cellsOf(stations, alongS))
    sum += seconds * windComponents(windMs, wind.fromDeg, heading).headwindMs;
  return sum / timeS;
}

/** Where the road goes from place to place, and how long an effort was there. */
function cellsOf({ places, count }: Stations, alongS: Float64Array): { heading: number; seconds: number }[] {
  return Array.from(pairs(places)).map(([a, b], i) => ({
    heading: headingDeg(a.latDeg, a.lonDeg, b.latDeg, b.lonDeg),
    seconds: timeAlong(alongS, (i + 1) / count) - timeAlong(alongS, i / count),
  }));
}
