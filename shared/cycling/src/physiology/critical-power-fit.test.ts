import * as fc from 'fast-check';
import * as fs from 'node:fs';
import { openRides } from '../files/testing/rides.ts';
import { criticalPowerFrom } from './critical-power-answer.ts';
import { fitCriticalPower, type FitMethod } from './critical-power-fit.ts';
import type { Effort } from './critical-power.ts';

const effortsOf = (pairs: [durationS: number, powerW: number][]): Effort[] =>
  pairs.map(([durationS, powerW]) => ({ durationS, powerW }));
const METHODS: FitMethod[] = [
  'work-time',
  'inverse-time',
  'time-to-exhaustion',
  'three-parameter',
  'three-parameter-power',
];

type Published = {
  cp: number;
  w_p: number;
  cp_see?: number;
  wp_see?: number;
  p_max?: number;
  error?: number[];
};
type Fitting = Record<string, Published> & { 'ttes_time:power': Record<string, number> };
const rides = openRides(fs);

/** Published fits of laboratory times to exhaustion (pypermod, VO2 study). */
(rides ? describe : describe.skip).each([1, 3, 5])('laboratory subject %d, every published fit', (id) => {
  const fitting = (): Fitting =>
    (
      JSON.parse(new TextDecoder().decode(rides!.read(`oracles/pypermod-cpfit-subject${id}.json`))) as {
        cp_fittings: { SrmBbb_TTE: { fitting: Fitting } };
      }
    ).cp_fittings.SrmBbb_TTE.fitting;
  const efforts = () =>
    Object.entries(fitting()['ttes_time:power']).map(([time, powerW]) => ({
      durationS: Number(time),
      powerW,
    }));

  test.each([
    ['work-time', '2p_linear', 1e-7],
    ['inverse-time', '2p_1/time', 1e-7],
    // The reference stops its search early; ours goes on to the minimum.
    ['time-to-exhaustion', '2p_hyp', 1e-4],
  ] as const)('%s: CP, W′ and their standard errors', (method, key, close) => {
    const published = fitting()[key]!;
    const fit = fitCriticalPower(efforts(), method)!;
    expect(Math.abs(fit.cpW - published.cp)).toBeLessThan(close);
    expect(Math.abs(fit.wPrimeJ / published.w_p - 1)).toBeLessThan(close);
    expect(Math.abs(fit.cpSdW! / published.cp_see! - 1)).toBeLessThan(close);
    expect(Math.abs(fit.wPrimeSdJ! / published.wp_see! - 1)).toBeLessThan(close);
  });

  test('three parameters', () => {
    const published = fitting()['3p_k'] as Published & { k: number };
    const fit = fitCriticalPower(efforts(), 'three-parameter')!;
    expect(Math.abs(fit.cpW - published.cp)).toBeLessThan(1e-4);
    expect(Math.abs(fit.wPrimeJ / published.w_p - 1)).toBeLessThan(1e-6);
    expect(Math.abs(fit.kS! - published.k)).toBeLessThan(1e-4);
    // Only subject 3 shows a ceiling; for the others the reference itself ends at k = 0, an endless Pmax.
    if (id !== 3) return expect(fit.pMaxW).toBeNull();
    const withCeiling = fitting()['3p_pmax']!;
    expect(Math.abs(fit.pMaxW! - withCeiling.p_max!)).toBeLessThan(1e-3);
    [fit.wPrimeSdJ!, fit.cpSdW!, fit.pMaxSdW!].forEach((sd, i) =>
      expect(Math.abs(sd / withCeiling.error![i]! - 1)).toBeLessThan(1e-5),
    );
  });
});

describe('the demonstration data of the R package cyclingtools (its README)', () => {
  const demo = effortsOf([
    [100, 446],
    [172, 385],
    [434, 324],
    [857, 290],
    [1361, 280],
  ]);
  test.each([
    ['work-time', 265.5, 3, 20961, 2248],
    ['inverse-time', 273.8, 6.2, 17784, 1160],
    ['time-to-exhaustion', 262.2, 1.6, 24174, 1889],
    ['three-parameter', 260.3, 3.1, 27410, 4794],
  ] as const)('%s: CP %d ± %d W, W′ %d ± %d J', (method, cpW, cpSdW, wPrimeJ, wPrimeSdJ) => {
    const fit = fitCriticalPower(demo, method)!;
    expect(fit.cpW).toBeCloseTo(cpW, 1);
    expect(fit.cpSdW).toBeCloseTo(cpSdW, 1);
    expect(Math.abs(fit.wPrimeJ - wPrimeJ)).toBeLessThan(1);
    expect(Math.abs(fit.wPrimeSdJ! - wPrimeSdJ)).toBeLessThan(1);
  });
  test('Pmax 1004 ± 835 W; without the longest effort 595 ± 70 W', () => {
    expect(fitCriticalPower(demo, 'three-parameter')).toMatchObject({
      pMaxW: expect.closeTo(1003.8, 1),
      pMaxSdW: expect.closeTo(834.7, 1),
    });
    const four = fitCriticalPower(demo.slice(0, 4), 'three-parameter')!;
    expect([four.pMaxW, four.pMaxSdW]).toEqual([expect.closeTo(594.8, 1), expect.closeTo(70.2, 1)]);
  });
});

const TIMES = [65, 120, 180, 300, 480, 720, 1200, 2000];
test('every method finds an exact curve again, whatever its CP and W′', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 80, max: 450, noNaN: true }),
      fc.double({ min: 4000, max: 40000, noNaN: true }),
      (cpW, wPrimeJ) => {
        const efforts = TIMES.map((durationS) => ({ durationS, powerW: cpW + wPrimeJ / durationS }));
        for (const method of METHODS) {
          const fit = fitCriticalPower(efforts, method)!;
          expect(Math.abs(fit.cpW - cpW)).toBeLessThan(1e-6);
          expect(Math.abs(fit.wPrimeJ / wPrimeJ - 1)).toBeLessThan(1e-6);
          expect(fit.rmseW).toBeLessThan(1e-5);
        }
      },
    ),
    { seed: 1, numRuns: 60 },
  );
});

test('three parameters find an exact curve with a ceiling again', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 150, max: 400, noNaN: true }),
      fc.double({ min: 8000, max: 30000, noNaN: true }),
      fc.double({ min: 500, max: 1600, noNaN: true }),
      (cpW, wPrimeJ, pMaxW) => {
        const efforts = [5, 20, ...TIMES].map((durationS) => ({
          durationS,
          powerW: cpW + wPrimeJ / (durationS + wPrimeJ / (pMaxW - cpW)),
        }));
        for (const method of ['three-parameter', 'three-parameter-power'] as const) {
          const fit = fitCriticalPower(efforts, method)!;
          expect(Math.abs(fit.pMaxW! / pMaxW - 1)).toBeLessThan(1e-6);
          expect(Math.abs(fit.cpW - cpW)).toBeLessThan(1e-5);
        }
      },
    ),
    { seed: 2, numRuns: 40 },
  );
});

test('what cannot be fitted is left out and named', () => {
  const curve = effortsOf([
    [180, 400],
    [480, 330],
    [1200, 300],
  ]);
  const fit = fitCriticalPower([
    ...curve,
    ...effortsOf([
      [5, 900],
      [5400, 240],
      [NaN, 250],
      [240, -3],
      [240, Infinity],
      [0, 300],
    ]),
  ])!;
  expect(fit.cpW).toBeCloseTo(281.92, 2);
  expect(fit.leftOut).toHaveLength(6);
  expect(fit.leftOut.find(({ durationS }) => durationS === 5)!.reason).toMatch(/too short/);
  expect(fit.leftOut.find(({ durationS }) => durationS === 5400)!.reason).toMatch(/up to 40 min/);
});

test('an effort that a longer one beats was not all-out', () => {
  const { cpW, leftOut } = fitCriticalPower(
    effortsOf([
      [180, 250],
      [480, 330],
      [1200, 300],
    ]),
  )!;
  expect(cpW).toBeCloseTo(280, 9);
  expect(leftOut).toMatchObject([{ durationS: 180, reason: expect.stringContaining('not all-out') }]);
});

test('hostile efforts give null or finite numbers, never NaN', () => {
  const any = fc.oneof(
    fc.double(),
    fc.constantFrom(NaN, Infinity, -Infinity, 0, -1, 1e308, 5e-324),
    fc.double({ min: 1, max: 3000, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.record({ durationS: any, powerW: any }), { maxLength: 12 }),
      fc.constantFrom(...METHODS),
      (efforts, method) => {
        const fit = fitCriticalPower(efforts, method);
        const answer = criticalPowerFrom(efforts);
        if (fit) {
          for (const value of [fit.cpW, fit.wPrimeJ, fit.rmseW, fit.rSquared, fit.cpSdW, fit.pMaxW])
            if (value !== null) expect(Number.isFinite(value)).toBe(true);
          expect(Math.min(fit.cpW, fit.wPrimeJ)).toBeGreaterThan(0);
        }
        if (answer.ok) expect(Number.isFinite(answer.sd + answer.wPrimeSdJ)).toBe(true);
        else expect(answer.message).toMatch(/\.$/);
      },
    ),
    { seed: 3, numRuns: 300 },
  );
});

describe('the answer from efforts', () => {
  test('takes the fit with the smallest standard errors and counts how far the methods lie apart', () => {
    const answer = criticalPowerFrom(
      effortsOf([
        [410, 265],
        [155, 307],
        [708, 252],
        [266, 280],
      ]),
    );
    if (!answer.ok) throw new Error(answer.message);
    expect(answer.method).toBe('inverse-time');
    expect(answer.fits).toHaveLength(5);
    expect(answer.sd).toBeGreaterThan(answer.fits.find(({ method }) => method === answer.method)!.cpSdW!);
    expect(answer.notes).toEqual([]);
    expect(answer.inputs).toHaveLength(4);
  });
  test('two efforts say that they always fit; far ones are named', () => {
    const answer = criticalPowerFrom(
      effortsOf([
        [90, 420],
        [1500, 290],
      ]),
    );
    if (!answer.ok) throw new Error(answer.message);
    expect(answer.notes).toEqual([
      expect.stringContaining('1:30, 25:00'),
      expect.stringContaining('Two efforts always fit'),
    ]);
  });
  test('fewer than two usable efforts are rejected', () =>
    expect(criticalPowerFrom(effortsOf([[30, 500]]))).toMatchObject({ ok: false }));
});

test('an effort without a duration neither disturbs the others nor leaves NaN in a sentence', () => {
  const efforts = [
    { durationS: 180, powerW: 400 },
    { durationS: NaN, powerW: 300 },
    { durationS: 1200, powerW: 300 },
    { durationS: 600, powerW: 290 },
    { durationS: 480, powerW: 330 },
  ];
  const answer = criticalPowerFrom(efforts);
  if (!answer.ok) throw new Error(answer.message);
  expect(answer.inputs.map(({ value }) => value)).toEqual([400, 330, 300]);
  expect(answer.notes.join()).not.toMatch(/NaN/);
  expect(answer.sources).toEqual(expect.arrayContaining(['moritani1981', 'whipp1982', 'hill1993']));
});
