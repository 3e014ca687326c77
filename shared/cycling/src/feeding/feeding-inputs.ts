import type { Athlete } from '../athlete/athlete.ts';
import { byDefault, estimate } from '../athlete/profile-reader.ts';
import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { trainingLevelOf, type TrainingLevel } from '../athlete/training-level.ts';
import { energyExpenditureW, oxygenMlKgMin } from './fuel-use.ts';
import type { FeedingWeather } from './sweat.ts';
import { sweatFactorOf, sweatRateMlH, type SweatTest } from './sweat-test.ts';
import { BY_LEVEL, RESERVE_G, USED_SHARE } from './tank.ts';

/** Everything that a feeding plan rests on, besides the ride and the products. */
export type FeedingInputs = Record<
  | 'massKg'
  | 'heightM'
  | 'toleranceGH'
  | 'vo2Max'
  | 'cpW'
  | 'storeG'
  | 'reserveG'
  | 'energyFactor'
  | 'maxFatGMin'
  | 'usedShare'
  | 'sweatFactor'
  | 'sodiumFactor'
  | 'temperatureC'
  | 'relativeHumidity',
  Input
>;

/** Stores differ by training and by what was eaten before. */
const STORE_SD_SHARE = 0.2;
/**
 * Critical power is at most this share of VO2max: the anaerobic threshold of athletes lies at 87.6 ± 1.3 % (Peric et al. 2016),
 * and critical power a little above.
 */
const MOST_CP_SHARE = 0.9;
const MILD_C = 20;

export type FeedingGiven = {
  athlete: Athlete;
  weather?: FeedingWeather;
  storeG?: number;
  level?: TrainingLevel;
  sweatTest?: SweatTest;
};

/** Gathers the inputs, or says which field of the profile is missing. */
export function feedingInputs({
  athlete,
  weather,
  storeG,
  level = trainingLevelOf(athlete),
  sweatTest,
}: FeedingGiven): FeedingInputs | Refusal {
  const { massKg, heightM, choToleranceGh, vo2MaxMlKgMin, cpW } = athlete;
  if (!massKg || !choToleranceGh || !vo2MaxMlKgMin) {
    const needed = [
      ...(massKg ? [] : [{ field: 'bodyMatrix.weight', label: 'weight' }]),
      ...(choToleranceGh ? [] : [{ field: 'feedingData.choTolerance', label: 'CHO tolerance' }]),
      ...(vo2MaxMlKgMin || !massKg ? [] : [{ field: 'powerMatrix.ftp', label: 'FTP' }]),
    ];
    return {
      ok: false,
      message: `I need your ${needed.map(({ label }) => label).join(' and ')} for this. Enter it in your settings.`,
      missing: needed.map(({ field }) => field),
    };
  }
  const { storeGPerKg, maxFatGMin, energyFactor } = BY_LEVEL[level];
  const storesG = storeGPerKg * massKg.value;
  const height = heightM ?? byDefault('heightM', 'height', 1.75, 'm', 0.08, 'a usual height');
  const critical = cpW ?? criticalPowerFrom(vo2MaxMlKgMin.value, massKg.value);
  return {
    massKg,
    heightM: height,
    toleranceGH: choToleranceGh,
    vo2Max: cpW ? atLeastFor(cpW.value, energyFactor, massKg.value, vo2MaxMlKgMin) : vo2MaxMlKgMin,
    cpW: critical,
    storeG:
      storeG !== undefined
        ? asked('storeG', 'stores at the start', storeG, 'g', 0.1 * storeG)
        : byDefault(
            'storeG',
            'stores at the start',
            storesG,
            'g',
            STORE_SD_SHARE * storesG,
            `${storeGPerKg} g per kg of body mass, usual for ${RIDER[level]}, more after days of loading`,
          ),
    reserveG: byDefault(
      'reserveG',
      'stores below which the legs go',
      RESERVE_G,
      'g',
      20,
      'usual: 100 to 120 g',
    ),
    energyFactor: published(
      'energyFactor',
      'energy use against the usual',
      energyFactor,
      '',
      0.03,
      energyFactor === 1
        ? '136 W + 4.2 × power (Moseley and Jeukendrup 2001: efficiency 19.8 ± 0.6 %)'
        : 'less than 136 W + 4.2 × power: efficient riders (between Moseley and Jeukendrup 2001 and Lucia et al. 2002)',
      energyFactor === 1 ? 'moseley2001' : 'lucia2002',
    ),
    maxFatGMin: published(
      'maxFatGMin',
      'highest fat oxidation',
      maxFatGMin,
      'g/min',
      0.15,
      level === 'trained'
        ? 'trained riders (Achten and Jeukendrup 2003)'
        : `our estimate for ${RIDER[level]}, within the range of athletes (Randell et al. 2017)`,
      level === 'trained' ? 'achten2003' : 'randell2017',
    ),
    usedShare: published(
      'usedShare',
      'share of the food that is burnt',
      USED_SHARE,
      '',
      0.11,
      '1.29 ± 0.16 of 1.5 g/min (Podlogar et al. 2022)',
      'podlogar2022',
    ),
    sweatFactor: sweatTest
      ? measuredSweat(sweatTest, {
          massKg: massKg.value,
          heightM: height.value,
          cpW: critical.value,
          raceC: weather?.temperatureC ?? MILD_C,
        })
      : published(
          'sweatFactor',
          'sweat against the usual',
          1,
          '',
          0.34,
          'heat balance, riders differ by 34 % (Pahnke et al. 2006)',
          'pahnke2006',
        ),
    sodiumFactor: published(
      'sodiumFactor',
      'salt of the sweat against the usual',
      1,
      '',
      0.42,
      'riders differ by 37 to 47 % (Holmes et al. 2016)',
      'holmes2016',
    ),
    temperatureC: weather
      ? asked('temperatureC', 'temperature', weather.temperatureC, '°C', 2)
      : byDefault('temperatureC', 'temperature', MILD_C, '°C', 6, 'a mild day'),
    relativeHumidity: weather
      ? asked('relativeHumidity', 'humidity', weather.relativeHumidity, '', 0.1)
      : byDefault('relativeHumidity', 'humidity', 0.5, '', 0.2, 'a mild day'),
  };
}

/** The rider's own sweat against the usual, from the scales. */
function measuredSweat(
  test: SweatTest,
  { raceC, ...rider }: { massKg: number; heightM: number; cpW: number; raceC: number },
): Input {
  const litres = (sweatRateMlH(test) / 1000).toFixed(1);
  return {
    key: 'sweatFactor',
    label: 'sweat against the usual',
    unit: '',
    ...sweatFactorOf(test, rider, raceC),
    source: 'asked',
    how: `from your sweat test: ${litres} l/h at ${Math.round(test.temperatureC)} °C`,
    cites: 'acsm2007',
  };
}

const RIDER: Record<TrainingLevel, string> = {
  new: 'a new rider',
  regular: 'a regular rider',
  trained: 'a trained rider',
  elite: 'an elite rider',
};

/** VO2max as it is known, or what critical power asks for where that is more: the share of fat depends on it. */
function atLeastFor(cpW: number, energyFactor: number, massKg: number, vo2Max: Input): Input {
  const value = oxygenMlKgMin(energyFactor * energyExpenditureW(cpW), massKg) / MOST_CP_SHARE;
  if (value <= vo2Max.value) return vo2Max;
  const how = 'such that critical power is 90 % of it (Peric et al. 2016)';
  return { ...vo2Max, value, source: 'estimated', how, cites: 'peric2016' };
}

function published(
  key: string,
  label: string,
  value: number,
  unit: string,
  sd: number,
  how: string,
  cites: SourceKey,
): Input {
  return { ...byDefault(key, label, value, unit, sd, how), cites };
}

function asked(key: string, label: string, value: number, unit: string, sd: number): Input {
  return { key, label, value, unit, source: 'asked', how: 'from your question', sd };
}

/** Power at about 88 % of VO2max, when only VO2max is known. */
function criticalPowerFrom(vo2MaxMlKgMin: number, massKg: number): Input {
  const energyW = (0.88 * vo2MaxMlKgMin * massKg * 20700) / 60 / 1000;
  const powerW = Math.max(50, (energyW - 136) / 4.2);
  return estimate(
    'cpW',
    'critical power',
    powerW,
    'W',
    0.1 * powerW,
    'power at 88 % of VO2max',
    'moseley2001',
  );
}
