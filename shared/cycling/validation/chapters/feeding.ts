import {
  feedingPlan,
  fuelUse,
  resolveAthlete,
  steadyMinutes,
  sweatLoss,
  type FeedingPlan,
} from '../../src/index.ts';
import { energyExpenditureW, fatOxidationGMin, MAX_FAT_G_MIN } from '../../src/feeding/fuel-use.ts';
import { intakeTarget } from '../../src/feeding/guideline.ts';
import { sweatSodiumMgL } from '../../src/feeding/sweat.ts';
import { tankOf } from '../../src/feeding/tank.ts';
import type { Case, Chapter } from '../case.ts';

const shares = Array.from({ length: 1001 }, (_, i) => i / 1000);
const nearHighest = () => shares.filter((share) => fatOxidationGMin(share) >= 0.9 * MAX_FAT_G_MIN);
const ofVo2Max = (title: string, published: number, tolerance: number, ours: () => number): Case => ({
  title,
  published,
  tolerance,
  unit: '% of VO2max',
  digits: 1,
  ours: () => 100 * ours(),
});

/** Carbohydrate burnt from a drink taken every 15 minutes, mean of a stretch, g/min. */
function oxidised(gramsAnHour: number, fromMin: number, toMin: number): number {
  const doses = Array.from({ length: toMin / 15 }, (_, i) => ({
    minute: 15 * i,
    grams: gramsAnHour / 4,
    appearanceMin: 20,
  }));
  const { absorbedG } = tankOf(new Float64Array(toMin).fill(3.7), doses, 500);
  return absorbedG.subarray(fromMin).reduce((sum, grams) => sum + grams, 0) / (toMin - fromMin);
}

const drink = (
  title: string,
  inputs: string,
  published: number,
  share: number,
  ours: () => number,
): Case => ({
  title,
  inputs,
  published,
  tolerance: share * published,
  unit: 'g/min',
  ours,
});

const guideline = (minutes: number, lowGH: number, highGH: number): Case[] =>
  (['lowGH', 'highGH'] as const).map((end) => ({
    title: `${end === 'lowGH' ? 'Least' : 'Most'} for ${minutes} min`,
    published: end === 'lowGH' ? lowGH : highGH,
    tolerance: 0,
    unit: 'g/h',
    digits: 0,
    ours: () => intakeTarget(minutes, 250, 90, false).guideline[end],
  }));

const rider = (choTolerance: number, vo2Max?: number) =>
  resolveAthlete({
    bodyMatrix: { height: 180, weight: 75 },
    powerMatrix: { ftp: 260 },
    feedingData: { choTolerance },
    ...(vo2Max ? { advancePhysiologicalData: { vo2Max } } : {}),
  });
function planned(question: Parameters<typeof feedingPlan>[0]): FeedingPlan {
  const plan = feedingPlan(question);
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}

/** Watts at a share of VO2max, ml/kg/min, by 20.7 kJ a litre and the line of energy against power. */
const powerAt = (share: number, vo2Max: number, massKg: number) =>
  ((share * vo2Max * massKg * 20.7) / 60 - 136) / 4.2;

const exhausted = (
  title: string,
  share: number,
  published: number,
  tolerance: number,
  source: string,
): Case => ({
  title,
  inputs: `${source}; VO2max 61 ml/kg/min, 75 kg (assumed)`,
  published,
  tolerance: tolerance * published,
  unit: 'min',
  digits: 0,
  ours: () => {
    const minutes = steadyMinutes(4 * 3600, powerAt(share, 61, 75));
    return (
      (planned({ athlete: rider(60, 61), minutes, level: 'trained' }).ifNotEaten[0]?.emptyAtS ?? NaN) / 60
    );
  },
});

const lost = (temperatureC: number): Case => ({
  title: `Body mass lost in 4 h at 200 W, ${temperatureC} °C`,
  published: 0,
  publishedTo: 2,
  tolerance: 0,
  unit: '%',
  ours: () => {
    const weather = { temperatureC, relativeHumidity: 0.5 };
    const { totals } = planned({ athlete: rider(70), minutes: steadyMinutes(4 * 3600, 200), weather });
    return 100 * (totals.lossShare ?? NaN);
  },
});

const sodium = (
  title: string,
  intensity: number,
  published: number,
  tolerance: number,
  note: string,
): Case => ({
  title,
  inputs: note,
  published,
  tolerance,
  unit: 'mmol/l',
  digits: 1,
  ours: () => sweatSodiumMgL(intensity) / 22.99,
});

export const feeding: Chapter = {
  subject: 'Feeding',
  about: 'Energy, carbohydrate, stores, sweat.',
  groups: [
    {
      title: 'Energy and fat',
      source:
        'Moseley and Jeukendrup 2001 (efficiency), Achten et al. 2002 (fat by intensity), Achten and Jeukendrup 2003 (highest fat), Podlogar et al. 2022 (carbohydrate)',
      basis: 'measured',
      tolerance:
        'the standard deviation or standard error of each study; for single points of the curve of fat the rounding to whole percents',
      cases: [
        {
          title: 'Gross efficiency, mean over 95 to 305 W',
          published: 19.8,
          tolerance: 0.6,
          unit: '%',
          ours: () => {
            const stages = [95, 130, 165, 200, 235, 270, 305];
            const sum = stages.reduce((total, watts) => total + watts / energyExpenditureW(watts), 0);
            return (100 * sum) / stages.length;
          },
        },
        ofVo2Max('Highest fat oxidation at', 64, 4, () =>
          shares.reduce((at, share) => (fatOxidationGMin(share) > fatOxidationGMin(at) ? share : at), 0),
        ),
        ofVo2Max('Within 10 % of it from', 55, 0.5, () => nearHighest()[0] ?? NaN),
        ofVo2Max('Within 10 % of it to', 72, 0.5, () => nearHighest().at(-1) ?? NaN),
        ofVo2Max('None from', 89, 3, () => shares.find((s) => s > 0.6 && fatOxidationGMin(s) < 1e-9) ?? NaN),
        ofVo2Max(
          'None from, other study',
          86.1,
          6.8,
          () => shares.find((s) => s > 0.6 && fatOxidationGMin(s) < 1e-9) ?? NaN,
        ),
        drink('Fat at 62.5 % of VO2max', '55 riders', 0.52, 0.1, () => fatOxidationGMin(0.625)),
        drink(
          'Carbohydrate burnt at 256 W',
          'VO2peak 62.6 ml/kg/min, 72 kg (assumed)',
          3.66,
          0.12,
          () => fuelUse(256, 72, 62.6).carbohydrateGH / 60,
        ),
      ],
    },
    {
      title: 'Carbohydrate that is eaten',
      source:
        'Podlogar et al. 2022 (third hour); Jentjens, Venables and Jeukendrup 2004, Journal of Applied Physiology 96:1285-1291 (glucose with sucrose, peak)',
      basis: 'measured',
      tolerance: '5 % for the study to which the shares were fitted, 20 % for the other',
      note: 'A drink every 15 min, as in the studies.',
      cases: [
        drink('Burnt of 90 g/h', 'third hour', 1.29, 0.05, () => oxidised(90, 120, 180)),
        drink('Burnt of 120 g/h', 'third hour', 1.51, 0.05, () => oxidised(120, 120, 180)),
        drink('Burnt of 108 g/h', 'peak, 120 to 150 min', 1.25, 0.2, () => oxidised(108, 120, 150)),
      ],
    },
    {
      title: 'Intake by duration',
      source: 'jeukendrup2014',
      basis: 'definition',
      tolerance: 'none: the rows are data',
      note: 'Small amounts under 75 min may be a mouth rinse.',
      cases: [
        ...guideline(44, 0, 0),
        ...guideline(60, 0, 30),
        ...guideline(100, 30, 60),
        ...guideline(140, 60, 60),
        ...guideline(180, 60, 90),
      ],
    },
    {
      title: 'Nothing to eat until exhaustion',
      source:
        'Coggan and Coyle 1987, Journal of Applied Physiology 63:2388-2395; Coyle et al. 1983, Journal of Applied Physiology 55:230-235',
      basis: 'measured',
      tolerance:
        '25 and 15 %: the stores of the riders were not measured as a whole; those of our trained rider were chosen with these two in view',
      cases: [
        exhausted('At 70 % of VO2max', 0.7, 170, 0.25, 'Coggan and Coyle'),
        exhausted('At 74 % of VO2max', 0.74, 134, 0.15, 'Coyle et al.'),
      ],
    },
    {
      title: 'Sweat and sodium',
      source: 'Pahnke et al. 2006 (sweat); Holmes et al. 2016 and Baker et al. 2016 (sodium)',
      basis: 'measured',
      tolerance:
        'the standard deviation of the riders; none for Holmes et al., whose two means are the ends of our line',
      cases: [
        {
          title: 'Sweat at 70 to 75 % of maximum heart rate',
          inputs: '30.1 °C, 60.6 %, air 3.5 m/s; 70 kg, 1.75 m, 55 % of a VO2max of 58 ml/kg/min (assumed)',
          published: 1.4,
          tolerance: 0.5,
          unit: 'l/h',
          ours: () =>
            sweatLoss(
              powerAt(0.55, 58, 70),
              3.5,
              { massKg: 70, heightM: 1.75 },
              {
                temperatureC: 30.1,
                relativeHumidity: 0.606,
              },
            ).sweatMlH / 1000,
        },
        sodium('Sodium, easy', 0.3, 30.6, 0.05, 'Holmes et al.; 30 % of VO2max'),
        sodium('Sodium, time trial', 0.95, 49.4, 0.05, 'Holmes et al.; 95 % of VO2max'),
        sodium('Sodium, between', 0.6, 35.9, 10.4, 'Baker et al., 506 athletes; 60 % of VO2max (assumed)'),
      ],
    },
    {
      title: 'Drinking',
      source: 'acsm2007',
      inputs: '75 kg, humidity 50 %, the plan drunk as told',
      basis: 'definition',
      tolerance: 'none: less than 2 % of body mass is the recommendation',
      note: 'A recommendation, not a measurement.',
      cases: [5, 15, 25, 30].map(lost),
    },
  ],
};
