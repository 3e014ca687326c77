import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import {
  intensityFactor,
  meanOf,
  normalizedPowerW,
  trainingStressScore,
  variabilityIndex,
  xPowerW,
} from './training-load.ts';

export type RideLoad = {
  ok: true;
  durationS: number;
  meanPowerW: number;
  normalizedPowerW: number;
  xPowerW: number;
  variabilityIndex: number;
  workJ: number;
  /** null without FTP */
  intensityFactor: number | null;
  trainingStressScore: number | null;
  /** standard deviation of the training stress score, from that of FTP; null without FTP */
  sd: number | null;
  /** efficiency factor, W a beat: Normalized Power by mean heart rate; null without one */
  wattsPerBeat: number | null;
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

/**
 * What a ride asked of its rider, from power by the second (`powerEachSecond` makes it from a file).
 * @param powerW one sample a second, W, pauses cut out
 * @param known FTP in W with its standard deviation (3 % when not given), mean heart rate in beats per minute
 * @returns a refusal with less than 30 s, power or FTP that cannot be right
 * @example
 * rideLoad(new Array(3600).fill(250), { ftpW: 250 }) // => { normalizedPowerW: 250, trainingStressScore: 100, sd: 6, workJ: 900000 }
 * rideLoad([250]) // => { ok: false }
 */
export function rideLoad(
  powerW: ArrayLike<number>,
  known: { ftpW?: number; ftpSdW?: number; meanHeartRateBpm?: number } = {},
): RideLoad | Refusal {
  const { ftpW, meanHeartRateBpm } = known;
  const normalizedW = normalizedPowerW(powerW);
  const meanW = meanOf(powerW);
  if (normalizedW === null || meanW === null)
    return { ok: false, message: 'It takes at least 30 s of power, with no reading below zero or missing.' };
  if (ftpW !== undefined && !(ftpW >= 50 && ftpW <= 600))
    return { ok: false, message: `An FTP of ${ftpW} W can't be right (50 to 600 W).` };
  const durationS = powerW.length;
  const stress = ftpW === undefined ? null : trainingStressScore(durationS, normalizedW, ftpW);
  const ftpSdW = ftpW === undefined ? 0 : (known.ftpSdW ?? 0.03 * ftpW);
  const hasBeats = meanHeartRateBpm !== undefined && meanHeartRateBpm >= 25 && meanHeartRateBpm <= 240;
  return {
    ok: true,
    durationS,
    meanPowerW: meanW,
    normalizedPowerW: normalizedW,
    xPowerW: xPowerW(powerW)!,
    variabilityIndex: meanW > 0 ? variabilityIndex(normalizedW, meanW) : 1,
    workJ: meanW * durationS,
    intensityFactor: ftpW === undefined ? null : intensityFactor(normalizedW, ftpW),
    trainingStressScore: stress,
    sd: stress === null ? null : (2 * stress * ftpSdW) / ftpW!,
    wattsPerBeat: hasBeats ? normalizedW / meanHeartRateBpm : null,
    inputs:
      ftpW === undefined
        ? []
        : [
            {
              key: 'ftpW',
              label: 'FTP',
              value: ftpW,
              unit: 'W',
              source: 'asked',
              how: 'as you gave it',
              sd: ftpSdW,
            },
          ],
    notes:
      ftpW === undefined ? ['Without FTP there is no intensity factor and no training stress score.'] : [],
    sources: ['allenCoggan2019'],
  };
}
