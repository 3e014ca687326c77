/** Mean radius of the Earth, m. */
export const EARTH_RADIUS_M = 6371008.8;
const RADIANS = Math.PI / 180;

/**
 * Great-circle distance between two places given in degrees, m (haversine formula, mean radius of the Earth).
 *
 * @example
 * haversineM(0, 0, 0, 1) // => 111195.08
 * haversineM(45, 179.999, 45, -179.999) // => 157.3
 */
export function haversineM(latA: number, lonA: number, latB: number, lonB: number): number {
  const dLat = (latB - latA) * RADIANS;
  const dLon = (lonB - lonA) * RADIANS;
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Direction from one place to another along the great circle, degrees clockwise from north, 0 to 360; 0 between equal places.
 *
 * @example
 * headingDeg(45, 6, 45, 6.001) // => 90.0
 * headingDeg(45, 6, 44, 6) // => 180
 */
export function headingDeg(latA: number, lonA: number, latB: number, lonB: number): number {
  const dLon = (lonB - lonA) * RADIANS;
  const y = Math.sin(dLon) * Math.cos(latB * RADIANS);
  const x =
    Math.cos(latA * RADIANS) * Math.sin(latB * RADIANS) -
    Math.sin(latA * RADIANS) * Math.cos(latB * RADIANS) * Math.cos(dLon);
  return (Math.atan2(y, x) / RADIANS + 360) % 360;
}

/**
 * Metres east and north of an origin given in degrees; good to a few centimetres over some kilometres.
 *
 * @example
 * localMetres(45.001, 6.001, 45, 6) // => [78.63, 111.20]
 */
export function localMetres(
  latDeg: number,
  lonDeg: number,
  originLat: number,
  originLon: number,
): [number, number] {
  const dLon = ((lonDeg - originLon + 540) % 360) - 180;
  return [
    dLon * RADIANS * EARTH_RADIUS_M * Math.cos(originLat * RADIANS),
    (latDeg - originLat) * RADIANS * EARTH_RADIUS_M,
  ];
}
