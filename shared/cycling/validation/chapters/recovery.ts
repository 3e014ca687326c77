import { RECOVERY, skibaTauS, wBalance, wBalanceIntegral, wPrimeRecovered } from '../../src/index.ts';
import type { Case, Chapter } from '../case.ts';

const ramp = Array.from({ length: 100 }, (_, second) => second);
const small = { cpW: 25, wPrimeJ: 2000 };

const left = (title: string, published: number, ours: () => number): Case => ({
  title,
  published,
  tolerance: 1e-5,
  unit: 'J',
  digits: 6,
  ours,
});

type Observed = readonly [
  recoveryW: number,
  seconds: number,
  observed: number,
  more?: { sd?: number; off?: string; after?: number },
];

/** Observed shares of W' that came back after exhaustion, in percent. */
const cases = (
  model: 'weigend' | 'bartram',
  { cpW, wPrimeJ }: { cpW: number; wPrimeJ: number },
  rows: readonly Observed[],
  tolerance: number,
) =>
  rows.map(([powerW, durationS, published, { sd, off, after } = {}]): Case => {
    const spread = sd === undefined ? '' : `, riders ± ${sd}`;
    const before = after === undefined ? '' : `, after ${after} W`;
    return {
      title: `${durationS} s at ${powerW} W${before}`,
      inputs: `CP ${cpW} W, W' ${wPrimeJ / 1000} kJ${spread}`,
      published,
      tolerance,
      unit: '%',
      digits: 1,
      ours: () => {
        const answer = wPrimeRecovered({ cpW, wPrimeJ, powerW, durationS, model });
        return answer.ok ? 100 * answer.share : NaN;
      },
      ...(off ? { off } : {}),
    };
  });

const ELITE: readonly Observed[] = [
  [393, 60, 0],
  [343, 60, 33],
  [293, 60, 47],
  [243, 60, 57],
  [193, 60, 64],
];
const elite = { cpW: 393, wPrimeJ: 23300 };
const TOO_SLOW =
  'Elite riders recover far faster than the riders to whom the formula of Weigend et al. was fitted; for them there is the model `bartram`, which meets these observations.';

/** Two standard deviations of 17 points, which is what each answer states. */
const TWICE = 34;

export const recovery: Chapter = {
  subject: "W' balance",
  about: "How W' is spent and comes back.",
  groups: [
    {
      title: 'A ramp',
      source:
        'tests of the Python library sweatpy (GoldenCheetah/sweatpy), tests/pdm/test_w_prime_balance.py',
      inputs: "0 to 99 W, one more each second; CP 25 W, W' 2000 J",
      basis: 'computed',
      tolerance: 'rounding',
      cases: [
        left('After 51 s, differential', 1675, () => wBalance(ramp, small, RECOVERY.froncioni)?.[50] ?? NaN),
        left('After 76 s, differential', 725, () => wBalance(ramp, small, RECOVERY.froncioni)?.[75] ?? NaN),
        left('After 51 s, integral', 1678.243109, () => wBalanceIntegral(ramp, small)?.[50] ?? NaN),
        left('After 76 s, integral', 750.774177, () => wBalanceIntegral(ramp, small)?.[75] ?? NaN),
        left(
          'After 76 s, integral, time constant 100 s',
          909.618947,
          () => wBalanceIntegral(ramp, small, 100)?.[75] ?? NaN,
        ),
        left(
          'After 51 s, integral, time constant 500 s',
          1680.135644,
          () => wBalanceIntegral(ramp, small, 500)?.[50] ?? NaN,
        ),
        { ...left('Time constant of 2012', 795.440105, () => skibaTauS(ramp, 25)), unit: 's' },
      ],
    },
    {
      title: 'Two seconds',
      source: 'tests of the JavaScript library trainerday cycling-metrics',
      inputs: "200 W for 2 s; CP 145.7 W, W' 20 kJ",
      basis: 'computed',
      tolerance: 'rounding',
      note: 'A ride without a second below CP has no mean power below it: that library takes 0 W there, and so does this row.',
      cases: [
        left(
          'After 2 s, integral',
          19891.522385,
          () =>
            wBalanceIntegral(
              [200, 200],
              { cpW: 145.7, wPrimeJ: 20000 },
              546 * Math.exp(-0.01 * 145.7) + 316,
            )?.[1] ?? NaN,
        ),
      ],
    },
    {
      title: 'Recovery of elite riders, model of Bartram',
      source: 'Bartram et al. 2018, IJSPP 13:724-728, observations as listed in faweigend/pypermod',
      inputs: 'exhausted at 626 W',
      basis: 'measured',
      tolerance: '1 point of percent, the rounding of observations and constants',
      cases: cases('bartram', elite, ELITE, 1),
    },
    {
      title: 'Recovery of elite riders, model of Weigend',
      source: 'Bartram et al. 2018, IJSPP 13:724-728, observations as listed in faweigend/pypermod',
      inputs: 'exhausted at 626 W',
      basis: 'measured',
      tolerance: '34 points: two standard deviations of the 17 points that every answer states as its own',
      note: 'The model of Weigend is the one that is used unless another is asked for.',
      cases: cases(
        'weigend',
        elite,
        ELITE.map(([watts, seconds, observed]) => [
          watts,
          seconds,
          observed,
          watts < 293 ? { off: TOO_SLOW } : {},
        ]),
        TWICE,
      ),
    },
    {
      title: 'Recovery in three phases, model of Weigend',
      source: 'Caen et al. 2021, Medicine & Science in Sports & Exercise 53, as listed in faweigend/pypermod',
      inputs: 'exhausted at 349 W',
      basis: 'measured',
      tolerance: '34 points, as above',
      cases: cases(
        'weigend',
        { cpW: 269, wPrimeJ: 19200 },
        [
          [161, 30, 28.6, { sd: 8.2 }],
          [161, 60, 34.8, { sd: 11.1 }],
          [161, 120, 44.2, { sd: 9.7 }],
          [161, 180, 50.5, { sd: 12.1 }],
          [161, 240, 55.1, { sd: 13.3 }],
          [161, 300, 56.8, { sd: 16.4 }],
          [161, 600, 73.7, { sd: 19.3 }],
          [161, 900, 71.3, { sd: 20.8 }],
        ],
        TWICE,
      ),
    },
    {
      title: 'Recovery at 20 W, model of Weigend',
      source:
        'Ferguson et al. 2010, Journal of Applied Physiology 108:866-874, as listed in faweigend/pypermod',
      inputs: 'exhausted at 269 W',
      basis: 'measured',
      tolerance: '34 points, as above',
      cases: cases(
        'weigend',
        { cpW: 212, wPrimeJ: 21600 },
        [
          [20, 120, 37, { sd: 5 }],
          [20, 360, 65, { sd: 6 }],
          [20, 900, 86, { sd: 4 }],
        ],
        TWICE,
      ),
    },
    {
      title: 'Recovery of the own study, model of Weigend',
      source: 'weigend2021',
      basis: 'measured',
      tolerance: '34 points, as above',
      note: 'The model was fitted to observations such as these.',
      cases: cases(
        'weigend',
        { cpW: 248, wPrimeJ: 18200 },
        [
          [81, 120, 55, { after: 323 }],
          [81, 240, 61, { after: 323 }],
          [81, 360, 70.5, { after: 323 }],
          [163, 120, 49, { after: 323 }],
          [163, 240, 55, { after: 323 }],
          [163, 360, 58, { after: 323 }],
          [81, 120, 42, { after: 285 }],
          [81, 240, 52, { after: 285 }],
          [81, 360, 59.5, { after: 285 }],
          [163, 120, 38, { after: 285 }],
          [163, 240, 37.5, { after: 285 }],
          [163, 360, 50, { after: 285 }],
        ],
        TWICE,
      ),
    },
  ],
};
