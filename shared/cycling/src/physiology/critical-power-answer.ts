import { formatDuration } from '../answer/duration.ts';
import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { fitCriticalPower, type CriticalPowerFit, type FitMethod } from './critical-power-fit.ts';
import type { CriticalPower, Effort } from './critical-power.ts';
import { BEST_RANGE_S, type LeftOut } from './fittable-efforts.ts';

export type CriticalPowerAnswer = CriticalPower & {
  ok: true;
  /**
   * the two-parameter fit that is taken: of those with a W' that riders have, the smallest standard errors as shares of CP and
   * W' together
   */
  method: FitMethod;
  /** of critical power, W, and of W', J: the fit's standard errors and how far the methods lie apart */
  sd: number;
  wPrimeSdJ: number;
  /** every method that the efforts allow, with standard errors and residuals */
  fits: CriticalPowerFit[];
  leftOut: LeftOut[];
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

const SOURCE: Record<FitMethod, SourceKey> = {
  'work-time': 'moritani1981',
  'inverse-time': 'whipp1982',
  'time-to-exhaustion': 'hill1993',
  'three-parameter': 'morton1996',
  'three-parameter-power': 'morton1996',
};
const TWO: readonly FitMethod[] = ['work-time', 'inverse-time', 'time-to-exhaustion'];
/** Standard errors above these shares of the value make a fit unsure. */
const SURE = { cp: 0.05, wPrime: 0.1 };

/**
 * Critical power and W' from maximal efforts by every method, with what was left out and how sure it is.
 * @param efforts best mean powers, W, over durations, s
 * @returns a refusal with fewer than two usable durations or efforts without a CP and W' above zero
 * @example
 * criticalPowerFrom([{ durationS: 180, powerW: 400 }, { durationS: 480, powerW: 330 }, { durationS: 1200, powerW: 300 }]) // => { ok: true, method: 'inverse-time', cpW: 284.1, sd: 3.7, wPrimeJ: 20958 }
 * criticalPowerFrom([{ durationS: 10, powerW: 900 }]) // => { ok: false }
 */
export function criticalPowerFrom(efforts: readonly Effort[]): CriticalPowerAnswer | Refusal {
  const fits = (Object.keys(SOURCE) as FitMethod[]).flatMap(
    (method) => fitCriticalPower(efforts, method) ?? [],
  );
  const two = fits.filter(({ method }) => TWO.includes(method));
  const sound = two.filter(human);
  const best = (sound.length > 0 ? sound : two).reduce<CriticalPowerFit | undefined>(
    (low, fit) => (low && doubt(low) <= doubt(fit) ? low : fit),
    undefined,
  );
  if (!best)
    return {
      ok: false,
      message:
        'Critical power needs two all-out efforts of different length between 1 and 40 min, the longer with less power.',
    };
  const apart = (key: 'cpW' | 'wPrimeJ') =>
    Math.sqrt(two.reduce((total, fit) => total + (fit[key] - best[key]) ** 2, 0) / two.length);
  const outside = best.residuals.filter(
    ({ durationS }) => durationS < BEST_RANGE_S.from || durationS > BEST_RANGE_S.to,
  );
  return {
    ok: true,
    cpW: best.cpW,
    wPrimeJ: best.wPrimeJ,
    method: best.method,
    sd: Math.hypot(best.cpSdW ?? 0.04 * best.cpW, apart('cpW')),
    wPrimeSdJ: Math.hypot(best.wPrimeSdJ ?? 0.2 * best.wPrimeJ, apart('wPrimeJ')),
    fits,
    leftOut: best.leftOut,
    inputs: best.residuals.map(({ durationS, powerW }) => ({
      key: 'bestW',
      label: `best power over ${formatDuration(durationS)}`,
      value: powerW,
      unit: 'W',
      source: 'asked',
      how: 'as you gave it',
      sd: 0.02 * powerW,
    })),
    notes: [
      ...best.leftOut.map(({ durationS, powerW, reason }) =>
        Number.isFinite(powerW + durationS)
          ? `${Math.round(powerW)} W over ${formatDuration(durationS)} was left out: ${reason}.`
          : 'An effort without a power or a duration was left out.',
      ),
      ...(outside.length > 0
        ? [
            `Efforts of 2 to 20 min fit best. Used beyond that: ${outside.map(({ durationS }) => formatDuration(durationS)).join(', ')}.`,
          ]
        : []),
      ...(human(best)
        ? []
        : [
            `A W' of ${(best.wPrimeJ / 1000).toFixed(1)} kJ is more or less than riders have (${HUMAN_J.from / 1000} to ${HUMAN_J.to / 1000} kJ): not all of these efforts were all-out.`,
          ]),
      ...(best.cpSdW === null || best.wPrimeSdJ === null
        ? ['Two efforts always fit exactly. A third would show how sure this is.']
        : best.cpSdW > SURE.cp * best.cpW || best.wPrimeSdJ > SURE.wPrime * best.wPrimeJ
          ? [
              'The efforts do not lie on one curve closely, so this is unsure. One of them was likely not all-out.',
            ]
          : []),
    ],
    // The others are in `fits`, and how far they lie apart is in `sd`.
    sources: [...new Set([best, ...fits].map(({ method }) => SOURCE[method]))],
  };
}

/** The range of riders' W', J: outside of it the efforts were not maximal. */
const HUMAN_J = { from: 4000, to: 50_000 };
const human = ({ wPrimeJ }: CriticalPower): boolean => wPrimeJ >= HUMAN_J.from && wPrimeJ <= HUMAN_J.to;

const doubt = ({ cpW, wPrimeJ, cpSdW, wPrimeSdJ }: CriticalPowerFit): number =>
  cpSdW === null || wPrimeSdJ === null ? Infinity : cpSdW / cpW + wPrimeSdJ / wPrimeJ;
