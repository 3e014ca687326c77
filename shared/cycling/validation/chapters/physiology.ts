import {
  fitCriticalPower,
  normalizedPowerW,
  RECOVERY,
  trainingStressScore,
  vo2MaxFromFiveMinutes,
  wBalance,
  wBalanceIntegral,
} from '../../src/index.ts';
import type { Case, Chapter } from '../case.ts';

const LAB_1 = 'pypermod, VO2 study, subject 1 (Weigend et al.)';
const lab1 = [
  [118, 324],
  [157, 299],
  [200, 275],
  [240, 259],
  [485, 243],
].map(([durationS, powerW]) => ({ durationS: durationS!, powerW: powerW! }));
const labInputs = '324 W for 118 s, 299 for 157, 275 for 200, 259 for 240, 243 for 485';

const ramp = Array.from({ length: 100 }, (_, second) => second);
const small = { cpW: 25, wPrimeJ: 2000 };
const rampCase = (title: string, published: number, ours: () => number): Case => ({
  title,
  inputs: "0 to 99 W, one more each second; CP 25 W, W' 2000 J",
  source: 'tests of the Python library sweatpy',
  published,
  tolerance: 1e-5,
  unit: 'J',
  digits: 4,
  ours,
});

export const physiology: Chapter = {
  subject: 'Physiology',
  about: "Critical power, W', training load.",
  cases: [
    {
      title: 'Critical power, work-time fit',
      inputs: labInputs,
      source: LAB_1,
      published: 217.198,
      tolerance: 0.01,
      unit: 'W',
      digits: 3,
      ours: () => fitCriticalPower(lab1)?.cpW ?? NaN,
    },
    {
      title: "W', work-time fit",
      inputs: labInputs,
      source: LAB_1,
      published: 11910.4,
      tolerance: 0.1,
      unit: 'J',
      digits: 1,
      ours: () => fitCriticalPower(lab1)?.wPrimeJ ?? NaN,
    },
    {
      title: 'Critical power, inverse-time fit',
      inputs: labInputs,
      source: LAB_1,
      published: 210.961,
      tolerance: 0.01,
      unit: 'W',
      digits: 3,
      ours: () => fitCriticalPower(lab1, 'inverse-time')?.cpW ?? NaN,
    },
    rampCase(
      "W' balance after 51 s, differential",
      1675,
      () => wBalance(ramp, small, RECOVERY.froncioni)?.[50] ?? NaN,
    ),
    rampCase("W' balance after 51 s, integral", 1678.243109, () => wBalanceIntegral(ramp, small)?.[50] ?? NaN),
    rampCase("W' balance after 76 s, integral", 750.774177, () => wBalanceIntegral(ramp, small)?.[75] ?? NaN),
    {
      title: 'Normalized power',
      inputs: '0 to 99 W, one more each second',
      source: 'tests of the Python library athletic_pandas',
      published: 59.45535,
      tolerance: 1e-5,
      unit: 'W',
      digits: 5,
      ours: () => normalizedPowerW(ramp) ?? NaN,
    },
    {
      title: 'TSS of an hour at FTP',
      inputs: 'NP 300 W, FTP 300 W',
      source: 'definition (Coggan)',
      published: 100,
      tolerance: 0,
      unit: '',
      digits: 0,
      ours: () => trainingStressScore(3600, 300, 300),
    },
    {
      title: 'VO2max from 5.0 W/kg for 5 min',
      inputs: '5.0 W/kg',
      source: 'sitko2022',
      published: 60.95,
      tolerance: 0.01,
      unit: 'ml/kg/min',
      ours: () => vo2MaxFromFiveMinutes(5),
    },
  ],
};
