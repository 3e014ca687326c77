import type { Athlete } from '../athlete/athlete.ts';
import { byDefault, estimate } from '../athlete/profile-reader.ts';
import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { MAX_FAT_G_MIN } from './fuel-use.ts';
import type { FeedingWeather } from './sweat.ts';
import { RESERVE_G, storeGPerKg, USED_SHARE } from './tank.ts';

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

export type FeedingGiven = { athlete: Athlete; weather?: FeedingWeather; storeG?: number };

/** Gathers the inputs, or says which field of the profile is missing. */
export function feedingInputs({ athlete, weather, storeG }: FeedingGiven): FeedingInputs | Refusal {
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
  const gPerKg = storeGPerKg(vo2MaxMlKgMin.value);
  const storesG = gPerKg * massKg.value;
  return {
    massKg,
    heightM: heightM ?? byDefault('heightM', 'height', 1.75, 'm', 0.08, 'a usual height'),
    toleranceGH: choToleranceGh,
    vo2Max: vo2MaxMlKgMin,
    cpW: cpW ?? criticalPowerFrom(vo2MaxMlKgMin.value, massKg.value),
    storeG:
      storeG !== undefined
        ? asked('storeG', 'stores at the start', storeG, 'g', 0.1 * storeG)
        : byDefault(
            'storeG',
            'stores at the start',
            storesG,
            'g',
            STORE_SD_SHARE * storesG,
            `${gPerKg.toFixed(1)} g per kg of body mass, by training, more after days of loading`,
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
      1,
      '',
      0.03,
      '136 W + 4.2 × power (Moseley and Jeukendrup 2001: efficiency 19.8 ± 0.6 %)',
      'moseley2001',
    ),
    maxFatGMin: published(
      'maxFatGMin',
      'highest fat oxidation',
      MAX_FAT_G_MIN,
      'g/min',
      0.15,
      'trained riders (Achten and Jeukendrup 2003)',
      'achten2003',
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
    sweatFactor: published(
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
      : byDefault('temperatureC', 'temperature', 20, '°C', 6, 'a mild day'),
    relativeHumidity: weather
      ? asked('relativeHumidity', 'humidity', weather.relativeHumidity, '', 0.1)
      : byDefault('relativeHumidity', 'humidity', 0.5, '', 0.2, 'a mild day'),
  };
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
