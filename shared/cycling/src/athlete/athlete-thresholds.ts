import type { Input } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { ftpFromOneEffort } from '../physiology/best-efforts.ts';
import { FTP_OF_20_MIN, FTP_OF_8_MIN, percent } from '../physiology/ftp-test.ts';
import { fitCriticalPower, type CriticalPowerFit } from '../physiology/critical-power-fit.ts';
import type { Effort } from '../physiology/critical-power.ts';
import { placeOf, type Conflict } from './conflict.ts';
import { estimate, fromProfile } from './profile-reader.ts';
import { SITKO } from './vo2max.ts';

/** What the profile measured; null where it did not. */
export type Measured = {
  ftpW: number | null;
  cpW: number | null;
  wPrimeJ: number | null;
  lt2W: number | null;
  vo2MaxMlKgMin: number | null;
  bests: readonly Effort[];
};

export type Thresholds = { ftpW: Input | null; cpW: Input | null; wPrimeJ: Input | null };

/** How exactly people know their best powers. */
const BEST_SHARE_SD = 0.02;
/** W' of riders, J: outside it a value worked out from bests is not believed. */
const W_PRIME_J = { min: 4000, max: 50_000, perKg: 270, shareSd: 0.3 } as const;

/**
 * FTP, critical power and W': measured values, else a fit to the bests, else what one of them says of another, else a
 * regression. What rests on an estimate is less sure than what rests on a measurement.
 */
export function resolveThresholds(
  measured: Measured,
  massKg: number | null,
  conflicts: Conflict[],
): Thresholds {
  const { bests } = measured;
  const ftpW =
    measured.ftpW !== null ? ftp(measured.ftpW, 0.03 * measured.ftpW) : estimatedFtp(measured, massKg);
  const fit = bests.length > 1 ? soundFit(bests, ftpW?.value ?? null, conflicts) : null;
  const { cpW, wPrimeJ } = measured;
  return {
    ftpW,
    cpW:
      cpW !== null
        ? fromProfile('cpW', 'critical power', cpW, 'W', 0.02 * cpW)
        : fit
          ? cp(
              fit.cpW,
              Math.max(0.02 * fit.cpW, fit.cpSdW ?? 0),
              'fitted to your best powers',
              'moritani1981',
            )
          : ((measured.ftpW === null ? cpBesideWPrime(wPrimeJ, bests) : null) ?? cpFromFtp(ftpW)),
    wPrimeJ:
      wPrimeJ !== null
        ? fromProfile('wPrimeJ', "W'", wPrimeJ, 'J', 0.1 * wPrimeJ)
        : fit
          ? wPrime(
              fit.wPrimeJ,
              Math.max(0.15 * fit.wPrimeJ, fit.wPrimeSdJ ?? 0),
              'fitted to your best powers',
              'moritani1981',
            )
          : (wPrimeBesideCp(cpW, bests) ?? wPrimeFromMass(massKg)),
  };
}

const ftp = (value: number, sd: number): Input => fromProfile('ftpW', 'FTP', value, 'W', sd);
const cp = (value: number, sd: number, how: string, cites: SourceKey): Input =>
  estimate('cpW', 'critical power', value, 'W', sd, how, cites);
const wPrime = (value: number, sd: number, how: string, cites: SourceKey): Input =>
  estimate('wPrimeJ', "W'", value, 'J', sd, how, cites);

function cpFromFtp(ftpW: Input | null): Input | null {
  if (!ftpW) return null;
  const share = 0.04 * ftpW.value;
  // The 4 % holds for a tested FTP; one that was worked out adds its own doubt.
  const sd = ftpW.source === 'profile' ? share : Math.hypot(share, 1.03 * ftpW.sd);
  return cp(1.03 * ftpW.value, sd, '1.03 × FTP (Karsten et al. 2021)', 'karsten2021');
}

/** With a measured W', one best power of 8 or 20 minutes gives critical power. */
function cpBesideWPrime(wPrimeJ: number | null, bests: readonly Effort[]): Input | null {
  const best = bests.findLast(({ durationS }) => durationS >= 480);
  if (wPrimeJ === null || !best) return null;
  const value = best.powerW - wPrimeJ / best.durationS;
  const sd = Math.hypot(BEST_SHARE_SD * best.powerW, (0.1 * wPrimeJ) / best.durationS);
  const how = `your ${best.durationS / 60} min power less W′ over that time`;
  return value > 0.5 * best.powerW ? cp(value, sd, how, 'hill1993') : null;
}

/** With a measured critical power, one best power of 3 or 8 minutes gives W'. */
function wPrimeBesideCp(cpW: number | null, bests: readonly Effort[]): Input | null {
  const best = bests.find(({ durationS }) => durationS <= 480);
  if (cpW === null || !best) return null;
  const value = (best.powerW - cpW) * best.durationS;
  const sd = best.durationS * Math.hypot(BEST_SHARE_SD * best.powerW, 0.02 * cpW);
  const how = `work above critical power at your ${best.durationS / 60} min power`;
  return value >= W_PRIME_J.min && value <= W_PRIME_J.max ? wPrime(value, sd, how, 'hill1993') : null;
}

function wPrimeFromMass(massKg: number | null): Input | null {
  if (massKg === null) return null;
  const value = W_PRIME_J.perKg * massKg;
  return wPrime(value, W_PRIME_J.shareSd * value, '270 J per kg of body mass', 'usualValues');
}

function estimatedFtp(
  { bests, cpW, wPrimeJ, lt2W, vo2MaxMlKgMin }: Measured,
  massKg: number | null,
): Input | null {
  const is = (value: number, sd: number, how: string, cites: SourceKey) =>
    estimate('ftpW', 'FTP', value, 'W', sd, how, cites);
  const over = (durationS: number) => bests.find((best) => best.durationS === durationS)?.powerW;
  const [three, eight, twenty] = [over(180), over(480), over(1200)];
  if (twenty) {
    const how = `${percent(FTP_OF_20_MIN)} of your 20 min power`;
    return is(FTP_OF_20_MIN * twenty, 0.04 * twenty, how, 'allenCoggan2019');
  }
  if (cpW !== null) return is(cpW / 1.03, 0.04 * cpW, 'critical power ÷ 1.03', 'karsten2021');
  if (eight) {
    const how = `${percent(FTP_OF_8_MIN)} of your 8 min power`;
    return is(FTP_OF_8_MIN * eight, 0.05 * eight, how, 'allenCoggan2019');
  }
  if (lt2W !== null) return is(lt2W, 0.09 * lt2W, 'equal to LT2 (Borszcz et al. 2019)', 'borszcz2019');
  const capacity = wPrimeJ !== null ? { value: wPrimeJ, sd: 0.1 * wPrimeJ } : wPrimeFromMass(massKg);
  if (!capacity) return null;
  if (three) {
    const model = ftpFromOneEffort(
      { durationS: 180, powerW: three },
      { wPrimeJ: capacity.value, wPrimeSdJ: capacity.sd },
    );
    if (model && model.cpW > 0.5 * three)
      return is(model.ftpW, model.sdW, 'the power curve through your 3 min power', 'hill1993');
  }
  if (vo2MaxMlKgMin === null || massKg === null) return null;
  const fiveMinW = ((vo2MaxMlKgMin - SITKO.a) / SITKO.b) * massKg;
  const value = (fiveMinW - capacity.value / 300) / 1.03;
  const sd = Math.hypot((SITKO.sd / SITKO.b) * massKg, capacity.sd / 300);
  return value >= 50
    ? is(value, sd, 'the 5 min power that belongs to your VO2max (Sitko et al. 2022)', 'sitko2022')
    : null;
}

/** "3, 8 and 20" */
const listed = (bests: readonly Effort[]): string =>
  new Intl.ListFormat('en-GB').format(bests.map(({ durationS }) => `${durationS / 60}`));

function soundFit(
  bests: readonly Effort[],
  ftpW: number | null,
  conflicts: Conflict[],
): CriticalPowerFit | null {
  const fit = fitCriticalPower(bests);
  const sound =
    fit !== null &&
    fit.wPrimeJ >= W_PRIME_J.min &&
    fit.wPrimeJ <= W_PRIME_J.max &&
    (ftpW === null || (fit.cpW > 0.8 * ftpW && fit.cpW < 1.2 * ftpW));
  if (sound) return fit;
  const fall = bests.every(({ powerW }, i) => powerW <= (bests[i - 1]?.powerW ?? Infinity));
  // Bests that do not fall with time are named as such already.
  if (fall)
    conflicts.push({
      fields: [...bests.map(placeOf), 'powerMatrix.ftp'],
      text: `Your ${listed(bests)} min powers do not fit together with your FTP, so critical power comes from FTP alone.`,
    });
  return null;
}
