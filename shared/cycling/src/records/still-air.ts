import { airDensityKgM3, pressureAtAltitudePa } from '../air/air.ts';
import { windAtRiderMs } from '../air/wind.ts';
import { headingDeg } from '../route/geo.ts';
import { powerAtSpeed, windComponents, type RiderOnBike } from '../road/road-power.ts';
import type { SegmentEffort } from './segment-match.ts';
import type { Stations } from './segment-line.ts';

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
  const { count, stepM, latDeg, lonDeg } = stations;
  let workJ = 0;
  for (let k = 0; k < Math.min(count, alongS.length - 1); k++) {
    const cellS = alongS[k + 1]! - alongS[k]!;
    if (!(cellS > 0)) continue;
    const speed = Math.min(40, stepM / cellS);
    const heading = headingDeg(latDeg[k]!, lonDeg[k]!, latDeg[k + 1]!, lonDeg[k + 1]!);
    const road = { slope: 0, ...windComponents(windMs, wind.fromDeg, heading) };
    const ridden = powerAtSpeed(rider, road, speed).airW;
    workJ += (ridden - powerAtSpeed(still, { slope: 0 }, speed).airW) * cellS;
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
  const { count, latDeg, lonDeg } = stations;
  let sum = 0;
  for (let k = 0; k < Math.min(count, alongS.length - 1); k++) {
    const heading = headingDeg(latDeg[k]!, lonDeg[k]!, latDeg[k + 1]!, lonDeg[k + 1]!);
    const cellS = alongS[k + 1]! - alongS[k]!;
    sum += cellS * windComponents(windMs, wind.fromDeg, heading).headwindMs;
  }
  return sum / timeS;
}
