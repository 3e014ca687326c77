import { fitCriticalPower, type CriticalPowerFit, type FitMethod } from '../../src/index.ts';
import type { Case, Chapter, Group } from '../case.ts';

type Pair = readonly [durationS: number, powerW: number];
const effortsOf = (pairs: readonly Pair[]) => pairs.map(([durationS, powerW]) => ({ durationS, powerW }));
const told = (pairs: readonly Pair[]) => pairs.map(([s, watts]) => `${watts} W for ${s} s`).join(', ');

const NAMES: Record<FitMethod, string> = {
  'work-time': 'Work against time',
  'inverse-time': 'Power against 1/time',
  'time-to-exhaustion': 'Time to exhaustion',
  'three-parameter': 'Three parameters',
  'three-parameter-power': 'Three parameters, power',
};
type Figure = 'cpW' | 'cpSdW' | 'wPrimeJ' | 'wPrimeSdJ' | 'kS' | 'pMaxW' | 'pMaxSdW';
const FIGURES: Record<Figure, [name: string, unit: string, digits: number]> = {
  cpW: ['CP', 'W', 3],
  cpSdW: ['standard error of CP', 'W', 3],
  wPrimeJ: ["W'", 'J', 1],
  wPrimeSdJ: ["standard error of W'", 'J', 1],
  kS: ['k', 's', 3],
  pMaxW: ['Pmax', 'W', 3],
  pMaxSdW: ['standard error of Pmax', 'W', 3],
};

/** Cases of one fit; `close` in steps of the last decimal of each figure. */
function fitCases(
  pairs: readonly Pair[],
  method: FitMethod,
  figures: Partial<Record<Figure, number>>,
  { close = 1, digits = 0 } = {},
): Case[] {
  const fit = (): CriticalPowerFit | null => fitCriticalPower(effortsOf(pairs), method);
  return (Object.entries(figures) as [Figure, number][]).map(([key, published]) => {
    const [name, unit, decimals] = FIGURES[key];
    const shown = Math.max(0, decimals + digits);
    return {
      title: `${NAMES[method]}: ${name}`,
      published,
      tolerance: close * 10 ** -shown,
      unit,
      digits: shown,
      ours: () => fit()?.[key] ?? NaN,
    };
  });
}

const LAB: Record<number, readonly Pair[]> = {
  1: [
    [118, 324],
    [157, 299],
    [200, 275],
    [240, 259],
    [485, 243],
  ],
  3: [
    [155, 307],
    [266, 280],
    [410, 265],
    [708, 252],
  ],
  5: [
    [141, 276],
    [179, 255],
    [249, 234],
    [291, 221],
    [365, 214],
  ],
};
const PYPERMOD =
  'Weigend et al. 2021, project faweigend/pypermod, data_storage/VO2_study (times to exhaustion on an SRM ergometer, with the fits of the authors)';

const lab = (id: number, cases: Case[], note?: string): Group => ({
  title: `Laboratory subject ${id}`,
  source: PYPERMOD,
  basis: 'computed',
  inputs: told(LAB[id]!),
  tolerance:
    'the last digit; the search of the reference for the fits of times and of three parameters ends a little before the least squares, within two digits',
  ...(note ? { note } : {}),
  cases,
});

const NO_CEILING =
  'The fit of three parameters ends at k = 0, an endless Pmax: the efforts of this subject show no ceiling.';

const DEMO: readonly Pair[] = [
  [100, 446],
  [172, 385],
  [434, 324],
  [857, 290],
  [1361, 280],
];
const demo = (method: FitMethod, figures: Partial<Record<Figure, number>>) =>
  fitCases(DEMO, method, figures, { digits: -2 }).map((one): Case => {
    const watts = one.unit === 'W';
    return { ...one, tolerance: watts ? 0.06 : 1, digits: watts ? 1 : 0 };
  });

const exact = Array.from({ length: 180 }, (_, i): Pair => [1 + 10 * i, 10000 / (1 + 10 * i) + 200]);

export const criticalPower: Chapter = {
  subject: 'Critical power',
  about: "Critical power (CP) and the work above it (W') fitted to efforts until exhaustion.",
  groups: [
    lab(
      1,
      [
        ...fitCases(LAB[1]!, 'work-time', {
          cpW: 217.198278,
          cpSdW: 4.629469,
          wPrimeJ: 11910.41325,
          wPrimeSdJ: 1261.72859,
        }),
        ...fitCases(LAB[1]!, 'inverse-time', {
          cpW: 210.96111,
          cpSdW: 6.518845,
          wPrimeJ: 13239.77818,
          wPrimeSdJ: 1155.99663,
        }),
        ...fitCases(
          LAB[1]!,
          'time-to-exhaustion',
          { cpW: 221.007414, cpSdW: 3.596703, wPrimeJ: 10479.72905, wPrimeSdJ: 1440.1748 },
          { close: 10 },
        ),
        ...fitCases(
          LAB[1]!,
          'three-parameter',
          { cpW: 221.0074, wPrimeJ: 10479.73431, kS: 0 },
          { close: 10 },
        ),
      ],
      NO_CEILING,
    ),
    lab(3, [
      ...fitCases(LAB[3]!, 'work-time', {
        cpW: 236.254337,
        cpSdW: 1.15112,
        wPrimeJ: 11383.89376,
        wPrimeSdJ: 503.12795,
      }),
      ...fitCases(LAB[3]!, 'inverse-time', {
        cpW: 237.96209,
        cpSdW: 1.569473,
        wPrimeJ: 10819.69912,
        wPrimeSdJ: 393.29061,
      }),
      ...fitCases(
        LAB[3]!,
        'time-to-exhaustion',
        { cpW: 235.15347, cpSdW: 0.790319, wPrimeJ: 11963.94523, wPrimeSdJ: 483.58551 },
        { close: 10 },
      ),
      ...fitCases(
        LAB[3]!,
        'three-parameter',
        {
          cpW: 232.266265,
          cpSdW: 0.269199,
          wPrimeJ: 14841.5987,
          wPrimeSdJ: 265.48734,
          kS: -44.003569,
          pMaxW: 569.547965,
          pMaxSdW: 22.885856,
        },
        { close: 10 },
      ),
    ]),
    lab(
      5,
      [
        ...fitCases(LAB[5]!, 'work-time', {
          cpW: 173.629069,
          cpSdW: 3.003788,
          wPrimeJ: 14510.47812,
          wPrimeSdJ: 773.82265,
        }),
        ...fitCases(LAB[5]!, 'inverse-time', {
          cpW: 173.81644,
          cpSdW: 2.678723,
          wPrimeJ: 14468.87744,
          wPrimeSdJ: 553.86875,
        }),
        ...fitCases(
          LAB[5]!,
          'time-to-exhaustion',
          { cpW: 173.295023, cpSdW: 3.878482, wPrimeJ: 14582.22858, wPrimeSdJ: 1165.83521 },
          { close: 10 },
        ),
        ...fitCases(
          LAB[5]!,
          'three-parameter',
          { cpW: 173.295023, wPrimeJ: 14582.22872, kS: 0 },
          { close: 10 },
        ),
      ],
      NO_CEILING,
    ),
    {
      title: 'Demonstration data of cyclingtools',
      source: 'README of the R package cyclingtools',
      inputs: told(DEMO),
      basis: 'computed',
      tolerance: 'rounding',
      cases: [
        ...demo('work-time', { cpW: 265.5, cpSdW: 3, wPrimeJ: 20961, wPrimeSdJ: 2248 }),
        ...demo('inverse-time', { cpW: 273.8, cpSdW: 6.2, wPrimeJ: 17784, wPrimeSdJ: 1160 }),
        ...demo('time-to-exhaustion', { cpW: 262.2, cpSdW: 1.6, wPrimeJ: 24174, wPrimeSdJ: 1889 }),
        ...demo('three-parameter', {
          cpW: 260.3,
          cpSdW: 3.1,
          wPrimeJ: 27410,
          wPrimeSdJ: 4794,
          pMaxW: 1003.8,
          pMaxSdW: 834.7,
        }),
      ],
    },
    {
      title: 'An exact curve',
      source: 'tests of the Python library sweatpy, tests/pdm/test_critical_power.py',
      inputs: '10 000 J / t + 200 W for t = 1, 11, … 1791 s',
      basis: 'computed',
      tolerance: 'arithmetic',
      cases: fitCases(exact, 'work-time', { cpW: 200, wPrimeJ: 10000 }, { digits: 3 }),
    },
  ],
};
