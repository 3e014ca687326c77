import { airDensityKgM3 } from '../air/air.ts';
import { windAtRiderMs } from '../air/wind.ts';
import type { Athlete, Bike } from '../athlete/athlete.ts';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { byDefault } from '../athlete/profile-reader.ts';
import type { Input, Refusal } from '../answer/input.ts';
import { askedProblem } from './asked-problem.ts';
import { dragAreasOn, type DragAreas } from './drag-areas.ts';
import { windComponents, type RiderOnBike } from '../road/road-power.ts';
import type { Positions } from '../road/stretches.ts';
import type { RideConditions } from './ride-conditions.ts';

/** The inputs of a ride over one stretch, each with its source. */
export type RideInputs = {
  riderMassKg: Input;
  bikeMassKg: Input;
  kitMassKg: Input;
  cdaM2: Input;
  crr: Input;
  drivetrainEfficiency: Input;
  headwindMs: Input;
  /** where a forecast wind was asked */
  crosswindMs?: Input;
} & ({ airDensityKgM3: Input } | { altitudeM: Input; temperatureC: Input });

/** The values of RideInputs as bare numbers. */
export type RideValues = Partial<Record<string, number>>;

export type RideDefaults = { bike: Bike; altitudeM: number; altitudeSdM: number };

/** Forecast wind is known to 1.2 m/s at 10 m; less is left of it at the rider. */
const WIND_SD_MS = windAtRiderMs(1.2);

/** A temperature of a forecast is known so well, C. */
export const ASKED_TEMPERATURE_SD_C = 2;

const CRR: Record<Bike, { value: number; how: string }> = {
  road: { value: 0.004, how: 'good road tyres on asphalt' },
  tt: { value: 0.0035, how: 'fast tyres on good asphalt' },
  gravel: { value: 0.012, how: 'gravel tyres on gravel' },
  mtb: { value: 0.016, how: 'mountain-bike tyres on dirt' },
};

const CLEAN_CHAIN = 'a clean chain (Martin et al. 1998)';

const NO_ATHLETE = resolveAthlete(null);

/**
 * Gathers the inputs of a ride: asked before profile before estimate before default.
 * @param slopes of the road, each of the same length: by them the rider's position follows, unless one was asked
 * @returns a refusal in one sentence when body mass is unknown or a value cannot be right
 */
export function rideInputs(
  asked: RideConditions,
  defaults: RideDefaults,
  slopes: ArrayLike<number>,
): { ok: true; inputs: RideInputs; positions?: Positions } | Refusal {
  const athlete = asked.athlete ?? NO_ATHLETE;
  const bike = asked.bike ?? defaults.bike;
  const wrong = askedProblem(asked);
  if (wrong) return { ok: false, message: wrong };
  const riderMass =
    asked.riderMassKg !== undefined
      ? said('riderMassKg', 'body mass', asked.riderMassKg, 'kg', 0.5)
      : athlete.massKg;
  if (!riderMass) {
    return {
      ok: false,
      message: 'I need your weight for this. Enter it in your settings or give it with the question.',
      missing: ['bodyMatrix.weight'],
    };
  }
  const bothMassesAsked = asked.riderMassKg !== undefined && asked.bikeMassKg !== undefined;
  const fallbackAir = {
    altitudeM: byDefault(
      'altitudeM',
      'altitude',
      defaults.altitudeM,
      'm',
      defaults.altitudeSdM,
      'a usual altitude, not given',
    ),
    temperatureC: byDefault('temperatureC', 'temperature', 20, 'C', 6, 'a mild day, not given'),
  };
  const { cdaM2, ...bySlope } = dragAreas(asked, athlete, bike, slopes);
  const inputs: RideInputs = {
    riderMassKg: { ...riderMass, key: 'riderMassKg' },
    bikeMassKg:
      asked.bikeMassKg !== undefined
        ? said('bikeMassKg', 'bike', asked.bikeMassKg, 'kg', 0.2)
        : athlete.bikeMassKg[bike],
    kitMassKg:
      asked.kitMassKg !== undefined
        ? said('kitMassKg', 'clothes, shoes and bottles', asked.kitMassKg, 'kg', 0.3)
        : bothMassesAsked
          ? byDefault('kitMassKg', 'clothes, shoes and bottles', 0, 'kg', 0, 'counted in the masses given')
          : athlete.kitMassKg,
    cdaM2,
    crr:
      asked.crr !== undefined
        ? said('crr', 'rolling resistance', asked.crr, '', 0.12 * asked.crr)
        : byDefault('crr', 'rolling resistance', CRR[bike].value, '', 0.12 * CRR[bike].value, CRR[bike].how),
    drivetrainEfficiency:
      asked.drivetrainEfficiency !== undefined
        ? said('drivetrainEfficiency', 'drivetrain efficiency', asked.drivetrainEfficiency, '', 0.003)
        : {
            ...byDefault('drivetrainEfficiency', 'drivetrain efficiency', 0.976, '', 0.005, CLEAN_CHAIN),
            cites: 'martin1998',
          },
    ...windInputs(asked),
    ...(asked.airDensityKgM3 !== undefined
      ? {
          airDensityKgM3: said(
            'airDensityKgM3',
            'air density',
            asked.airDensityKgM3,
            'kg/m3',
            0.01 * asked.airDensityKgM3,
          ),
        }
      : {
          altitudeM:
            asked.altitudeM !== undefined
              ? said('altitudeM', 'altitude', asked.altitudeM, 'm', 30)
              : fallbackAir.altitudeM,
          temperatureC:
            asked.temperatureC !== undefined
              ? said('temperatureC', 'temperature', asked.temperatureC, 'C', ASKED_TEMPERATURE_SD_C)
              : fallbackAir.temperatureC,
        }),
  };
  return { ok: true, inputs, ...bySlope };
}

/** A drag area or a position that was asked holds everywhere; else the position follows from the slope. */
function dragAreas(
  { cdaM2, position }: RideConditions,
  athlete: Athlete,
  bike: Bike,
  slopes: ArrayLike<number>,
): DragAreas {
  if (cdaM2 !== undefined) return { cdaM2: said('cdaM2', 'drag area', cdaM2, 'm2', 0.04 * cdaM2) };
  return position ? { cdaM2: athlete.cdaM2[position] } : dragAreasOn(slopes, bike, athlete);
}

/** Rider and bicycle as the road model takes them, from bare values. */
export function riderFrom(values: RideValues): RiderOnBike {
  return {
    massKg: (values['riderMassKg'] ?? 0) + (values['bikeMassKg'] ?? 0) + (values['kitMassKg'] ?? 0),
    cdaM2: values['cdaM2'] ?? 0,
    crr: values['crr'] ?? 0,
    airDensityKgM3:
      values['airDensityKgM3'] ??
      airDensityKgM3({ altitudeM: values['altitudeM'], temperatureC: values['temperatureC'] }),
    drivetrainEfficiency: values['drivetrainEfficiency'],
  };
}

/** A value that came with the question. */
export function said(key: string, label: string, value: number, unit: string, sd: number): Input {
  return { key, label, value, unit, source: 'asked', how: 'given with the question', sd };
}

function windInputs({ headwindMs, wind }: RideConditions): Pick<RideInputs, 'headwindMs' | 'crosswindMs'> {
  const label = 'headwind at the rider';
  const told = headwindMs === undefined ? null : said('headwindMs', label, headwindMs, 'm/s', WIND_SD_MS);
  if (!wind) {
    const still = byDefault('headwindMs', label, 0, 'm/s', WIND_SD_MS, 'still air, no wind was given');
    return { headwindMs: told ?? still };
  }
  const { speedMs, fromDeg, headingDeg } = wind;
  const felt = windComponents(windAtRiderMs(speedMs), fromDeg, headingDeg);
  const how = `${speedMs} m/s forecast from ${fromDeg} degrees, reduced to the rider's height, on a road towards ${headingDeg} degrees`;
  const from = (key: string, name: string, value: number): Input => ({
    ...said(key, name, value, 'm/s', WIND_SD_MS),
    how,
  });
  return {
    headwindMs: told ?? from('headwindMs', label, felt.headwindMs),
    crosswindMs: from('crosswindMs', 'wind from the side at the rider', felt.crosswindMs),
  };
}
