import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { MOST_POWER_W } from './critical-power.ts';
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
 * @returns a refusal with less than 30 s, a power above 3000 W or an FTP that cannot be right
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
  const xW = xPowerW(powerW);
  const meanW = meanOf(powerW);
  if (normalizedW === null || xW === null || meanW === null)
    return { ok: false, message: 'It takes at least 30 s of power, with no reading below zero or missing.' };
  if (!(maximumOf(powerW) <= MOST_POWER_W))
    return { ok: false, message: `A power above ${MOST_POWER_W} W can't be right. Leave such readings out.` };
  if (ftpW !== undefined && !(ftpW >= 50 && ftpW <= 600))
    return {
      ok: false,
      message: `An FTP${Number.isFinite(ftpW) ? ` of ${ftpW} W` : ''} must lie between 50 and 600 W.`,
    };
  if (known.ftpSdW !== undefined && !(known.ftpSdW >= 0 && known.ftpSdW < Infinity))
    return { ok: false, message: 'The standard deviation of FTP must be zero or more.' };
  const durationS = powerW.length;
  const stress = ftpW === undefined ? null : trainingStressScore(durationS, normalizedW, ftpW);
  const ftpSdW = ftpW === undefined ? 0 : (known.ftpSdW ?? 0.03 * ftpW);
  const hasBeats = meanHeartRateBpm !== undefined && meanHeartRateBpm >= 25 && meanHeartRateBpm <= 240;
  return {
    ok: true,
    durationS,
    meanPowerW: meanW,
    normalizedPowerW: normalizedW,
    xPowerW: xW,
    variabilityIndex: meanW > 0 ? variabilityIndex(normalizedW, meanW) : 1,
    workJ: meanW * durationS,
    intensityFactor: ftpW === undefined ? null : intensityFactor(normalizedW, ftpW),
    trainingStressScore: stress,
    sd: stress === null || ftpW === undefined ? null : (2 * stress * ftpSdW) / ftpW,
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

function maximumOf(values: ArrayLike<number>): number {
  let most = -Infinity;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]!);
  return most;
}
