/** Slower air than this does not cool more than still air, in the formula's own terms. */
const STILL_KMH = 4.8;

/**
 * What cold air feels like on bare skin, by the wind chill index of 2001 of Canada and the United States.
 * @param temperatureC of the air, °C; the index is defined up to 10 °C
 * @param airKmh air against the rider, km/h
 * @returns °C
 */
export function windChillC(temperatureC: number, airKmh: number): number {
  if (airKmh < STILL_KMH) return temperatureC;
  const speed = airKmh ** 0.16;
  return Math.min(
    temperatureC,
    13.12 + 0.6215 * temperatureC - 11.37 * speed + 0.3965 * temperatureC * speed,
  );
}
