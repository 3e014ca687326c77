/** Sea-level standard pressure, Pa. */
const STANDARD_PRESSURE_PA = 101325;

const DRY_AIR_J_KG_K = 287.05;
const WATER_VAPOUR_J_KG_K = 461.495;
const LAPSE_K_M = 0.0065;
const LAPSE_EXPONENT = 5.25588;
const ZERO_C_K = 273.15;

/**
 * Saturation vapour pressure over water, Pa (Magnus form).
 * @param temperatureC degrees Celsius; held between -60 and 60
 * @example
 * saturationVapourPressurePa(20) // => 2338
 */
export function saturationVapourPressurePa(temperatureC: number): number {
  const celsius = held(temperatureC, -60, 60, 15);
  return 610.78 * 10 ** ((7.5 * celsius) / (celsius + 237.3));
}

/**
 * Station pressure at an altitude, Pa: a column of air that cools by 6.5 K a kilometre (ICAO standard atmosphere, ISO 2533).
 * Warm air is lighter, so on a warm day the pressure falls more slowly.
 * @param altitudeM metres above the sea, held between -500 and 11 000
 * @param seaLevelPa pressure reduced to the sea, Pa, as forecasts give it
 * @param temperatureC at that altitude, degrees Celsius; that of the standard atmosphere when not given
 * @example
 * pressureAtAltitudePa(2000) // => 79495
 * pressureAtAltitudePa(2000, 102000, 20) // => 81200
 */
export function pressureAtAltitudePa(
  altitudeM: number,
  seaLevelPa = STANDARD_PRESSURE_PA,
  temperatureC?: number,
): number {
  const height = held(altitudeM, -500, 11000, 0);
  const here = held(temperatureC, -60, 60, standardTemperatureC(height)) + ZERO_C_K;
  const fall = LAPSE_K_M * height;
  return held(seaLevelPa, 85000, 110000, STANDARD_PRESSURE_PA) * (here / (here + fall)) ** LAPSE_EXPONENT;
}

/**
 * Temperature of the standard atmosphere, degrees Celsius: 15 at the sea and 6.5 less for every kilometre (ISO 2533).
 * @param altitudeM metres above the sea
 * @example
 * standardTemperatureC(2000) // => 2
 */
export function standardTemperatureC(altitudeM: number): number {
  return 15 - LAPSE_K_M * altitudeM;
}

/**
 * Temperature at another height than the forecast's, degrees Celsius: 6.5 K colder for every kilometre up.
 * @param temperatureC at `fromM`
 * @param fromM height of the forecast, metres above the sea
 * @param toM height asked for
 * @example
 * temperatureAtHeightC(20, 400, 2400) // => 7
 */
export function temperatureAtHeightC(temperatureC: number, fromM: number, toM: number): number {
  return temperatureC - LAPSE_K_M * (toM - fromM);
}

/** What is known of the air at one place. What is left out, or is not a number, is taken as said. */
export type AirState = {
  /** degrees Celsius; 15 when not given; held between -60 and 60 */
  temperatureC?: number;
  /** relative humidity, 0 to 1; dry when not given */
  humidity?: number;
  /** metres above the sea; 0 when not given; not used when `pressurePa` is given */
  altitudeM?: number;
  /** pressure reduced to the sea, Pa; standard when not given; not used when `pressurePa` is given */
  seaLevelPa?: number;
  /** station pressure (not reduced to the sea), Pa; held between 20 000 and 110 000 */
  pressurePa?: number;
};

/**
 * Density of moist air, kg/m3, from the gas laws of dry air and water vapour. Impossible values are held at the nearest
 * possible one; `airProblem` names them.
 * @example
 * airDensityKgM3({ temperatureC: 20 }) // => 1.2041
 * airDensityKgM3({ temperatureC: 30, humidity: 0.6, altitudeM: 1800, seaLevelPa: 101800 }) // => 0.9477
 */
export function airDensityKgM3(air: AirState): number {
  const celsius = held(air.temperatureC, -60, 60, 15);
  const kelvin = celsius + ZERO_C_K;
  const pressure = Number.isFinite(air.pressurePa)
    ? held(air.pressurePa, 20000, 110000, STANDARD_PRESSURE_PA)
    : pressureAtAltitudePa(air.altitudeM ?? 0, air.seaLevelPa, celsius);
  const vapour = held(air.humidity, 0, 1, 0) * saturationVapourPressurePa(celsius);
  return (pressure - vapour) / (DRY_AIR_J_KG_K * kelvin) + vapour / (WATER_VAPOUR_J_KG_K * kelvin);
}

/**
 * What is wrong with values of the air that a person entered: one sentence, or null.
 * @example
 * airProblem({ temperatureC: 20, humidity: 0.5 }) // => null
 * airProblem({ pressurePa: 1013 }) // => 'The pressure must be between 500 and 1100 hPa (50 000 and 110 000 Pa).'
 */
export function airProblem(air: AirState): string | null {
  const outside = (value: number | undefined, min: number, max: number) =>
    value !== undefined && !(value >= min && value <= max);
  if (outside(air.temperatureC, -40, 55))
    return 'The temperature must be between -40 and 55 degrees Celsius.';
  if (outside(air.humidity, 0, 1)) return 'The humidity must be between 0 and 100 %.';
  if (outside(air.altitudeM, -450, 6000)) return 'The altitude must be between -450 and 6000 m.';
  if (outside(air.pressurePa, 50000, 110000))
    return 'The pressure must be between 500 and 1100 hPa (50 000 and 110 000 Pa).';
  if (outside(air.seaLevelPa, 90000, 110000))
    return 'The pressure at sea level must be between 900 and 1100 hPa (90 000 and 110 000 Pa).';
  return null;
}

/**
 * Share of sea-level aerobic power that is left at altitude, 0 to 1 (Bassett et al. 1999, from runners and cyclists at
 * different altitudes). It applies to critical power and so to targets; not to W'.
 * @param altitudeM metres above the sea; beyond 0 to 5000 m the nearest end is used
 * @param acclimatised true after weeks at that height
 * @example
 * aerobicPowerAtAltitude(2000) // => 0.879
 * aerobicPowerAtAltitude(2000, true) // => 0.916
 */
export function aerobicPowerAtAltitude(altitudeM: number, acclimatised = false): number {
  const km = held(altitudeM, 0, 5000, 0) / 1000;
  const percent = acclimatised
    ? -1.1219 * km ** 2 - 1.8991 * km + 99.921
    : 0.1781 * km ** 3 - 1.434 * km ** 2 - 4.0726 * km + 100.35;
  return Math.min(1, percent / 100);
}

function held(value: number | undefined, min: number, max: number, otherwise: number): number {
  if (value === undefined || Number.isNaN(value)) return otherwise;
  return Math.min(max, Math.max(min, value));
}
