/** Sea-level standard pressure, Pa. */
export const STANDARD_PRESSURE_PA = 101325;

const DRY_AIR_J_KG_K = 287.05;
const WATER_VAPOUR_J_KG_K = 461.495;

/**
 * Saturation vapour pressure over water, Pa (Magnus form).
 * @param temperatureC air temperature, degrees Celsius
 */
export function saturationVapourPressurePa(temperatureC: number): number {
  return 610.78 * 10 ** ((7.5 * temperatureC) / (temperatureC + 237.3));
}

/**
 * Station pressure at an altitude in the standard atmosphere, Pa.
 * @param altitudeM metres above the sea; beyond -500 to 11 000 m the nearest end is used
 * @param seaLevelPa pressure reduced to the sea, Pa
 */
export function pressureAtAltitudePa(altitudeM: number, seaLevelPa = STANDARD_PRESSURE_PA): number {
  const height = Math.min(11000, Math.max(-500, altitudeM));
  return seaLevelPa * (1 - 2.25577e-5 * height) ** 5.25588;
}

/** Temperature of the standard atmosphere at an altitude in metres, degrees Celsius. */
export function standardTemperatureC(altitudeM: number): number {
  return 15 - 0.0065 * altitudeM;
}

export type AirState = {
  /** degrees Celsius; 15 when not given */
  temperatureC?: number;
  /** relative humidity, 0 to 1; dry when not given */
  humidity?: number;
  /** metres above the sea; 0 when not given; not used when `pressurePa` is given */
  altitudeM?: number;
  /** station pressure (not reduced to the sea), Pa */
  pressurePa?: number;
};

/**
 * Density of moist air, kg/m3, from the gas laws of dry air and water vapour.
 */
export function airDensityKgM3({
  temperatureC = 15,
  humidity = 0,
  altitudeM = 0,
  pressurePa,
}: AirState): number {
  const celsius = Math.min(60, Math.max(-60, temperatureC));
  const kelvin = celsius + 273.15;
  const pressure = pressurePa ?? pressureAtAltitudePa(altitudeM);
  const vapour = Math.min(1, Math.max(0, humidity)) * saturationVapourPressurePa(celsius);
  return (pressure - vapour) / (DRY_AIR_J_KG_K * kelvin) + vapour / (WATER_VAPOUR_J_KG_K * kelvin);
}

/** Roughness lengths of the land beside the road, m (log wind profile). */
export const ROUGHNESS_M = { open: 0.03, hedges: 0.1, suburb: 0.5 } as const;

/**
 * Wind at the rider from the forecast, which is given for 10 m above the ground (logarithmic wind profile), m/s.
 * @param wind10mMs forecast wind, m/s
 * @param roughnessM roughness length of the land, m; see ROUGHNESS_M
 * @param heightM height of the rider's middle, m
 */
export function windAtRiderMs(
  wind10mMs: number,
  roughnessM: number = ROUGHNESS_M.open,
  heightM = 1.2,
): number {
  return (wind10mMs * Math.log(heightM / roughnessM)) / Math.log(10 / roughnessM);
}

/**
 * Share of sea-level aerobic power that is left at altitude, 0 to 1 (Bassett et al. 1999). It applies to critical
 * power and so to targets; not to W'.
 * @param altitudeM metres above the sea; beyond 0 to 5000 m the nearest end is used
 */
export function aerobicPowerAtAltitude(altitudeM: number, acclimatised = false): number {
  const km = Math.min(5, Math.max(0, altitudeM / 1000));
  const percent = acclimatised
    ? -1.1219 * km ** 2 - 1.8991 * km + 99.921
    : 0.1781 * km ** 3 - 1.434 * km ** 2 - 4.0726 * km + 100.35;
  return Math.min(1, percent / 100);
}
