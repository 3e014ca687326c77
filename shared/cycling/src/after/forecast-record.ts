import type { FinishBand } from '../pacing/band/band.ts';
import { quantile } from '../pacing/band/sampling.ts';

/** A forecast and what became of it. */
export type ForecastResult = {
  /** middle of the band, and its standard deviation, s */
  forecastS: number;
  sdS: number;
  /** in motion, s */
  riddenS: number;
};

export type ForecastRecord = {
  /** ridden beside forecast, as shares, in the order given: 0.02 is 2 % longer */
  errors: number[];
  /** what is added to the next forecast, as a share */
  shift: number;
  /** factor on the width of the next band */
  width: number;
};

/** Before the first ride a member's own forecasts are off by no more than this on average (our estimate). */
const SHIFT_SD = 0.02;
/** The band counts as so many rides of its own. */
const BAND_RIDES = 4;
const WIDTHS = [0.6, 2] as const;

/**
 * What earlier forecasts say of the next one, carefully while there are few. The mean error is drawn towards none: each ride
 * counts by the square of its band, and no error at all by one of 2 %. The width is that of what is left, with the
 * band itself counted as four rides; between 0.6 and 2 times the band.
 * @example
 * const off = (riddenS) => ({ forecastS: 10000, sdS: 300, riddenS })
 * forecastRecord([off(10200), off(10200), off(10200), off(10200)]) // => { errors: [0.02, 0.02, 0.02, 0.02], shift: 0.013, width: 0.727 }
 * forecastRecord([]) // => { errors: [], shift: 0, width: 1 }
 */
export function forecastRecord(results: readonly ForecastResult[]): ForecastRecord {
  const good = results.filter(
    ({ forecastS, sdS, riddenS }) => forecastS > 0 && riddenS > 0 && sdS > 0 && Number.isFinite(sdS),
  );
  const off = good.map(({ forecastS, sdS, riddenS }) => ({
    error: Math.log(riddenS / forecastS),
    sd: sdS / forecastS,
  }));
  const certainty = off.reduce((sum, { sd }) => sum + 1 / sd ** 2, 1 / SHIFT_SD ** 2);
  const shift = off.reduce((sum, { error, sd }) => sum + error / sd ** 2, 0) / certainty;
  const left = off.reduce((sum, { error, sd }) => sum + ((error - shift) / sd) ** 2, 0);
  const width = Math.sqrt((BAND_RIDES + left) / (BAND_RIDES + off.length));
  return {
    errors: off.map(({ error }) => Math.expm1(error)),
    shift: Math.expm1(shift),
    width: Math.min(WIDTHS[1], Math.max(WIDTHS[0], width)),
  };
}

/**
 * The band of a finish moved and widened, or narrowed, by the record of earlier forecasts. Its causes keep their shares.
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
 * const plan = racePlan({ route: straightRoute(20000, 0.01), athlete, goal: { kind: 'fastest' } });
 * const band = finishBand(plan, { runs: 200 });
 * const known = bandByRecord(band, { errors: [0.02], shift: 0.01, width: 0.9 });
 * [known.p50S / band.p50S, (known.p90S - known.p10S) / (band.p90S - band.p10S)] // => [1.01, 0.91]
 */
export function bandByRecord(band: FinishBand, { errors, shift, width }: ForecastRecord): FinishBand {
  if (errors.length === 0) return band;
  const middleS = band.p50S * (1 + shift);
  const finishS = band.finishS.map((timeS) => middleS * (timeS / band.p50S) ** width);
  const meanS = finishS.reduce((sum, timeS) => sum + timeS, 0) / finishS.length;
  const variance = finishS.reduce((sum, timeS) => sum + (timeS - meanS) ** 2, 0) / finishS.length;
  return {
    ...band,
    p10S: quantile(finishS, 0.1),
    p50S: quantile(finishS, 0.5),
    p90S: quantile(finishS, 0.9),
    meanS,
    sdS: Math.sqrt(variance),
    finishS,
    notes: [
      ...band.notes,
      `Your last ${errors.length === 1 ? 'forecast moves' : `${errors.length} forecasts move`} the band by ${(100 * shift).toFixed(1)} % and make it ${width.toFixed(2)} times as wide.`,
    ],
  };
}
