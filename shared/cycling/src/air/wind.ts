/**
 * Roughness lengths of the land beside the road, m (log wind profile; classes of Davenport as in Wieringa 1992). The names
 * also say how exposed a stretch of road is.
 */
export const ROUGHNESS_M = {
  /** causeway, shore: wind over water */
  water: 0.0002,
  open: 0.03,
  hedges: 0.1,
  suburb: 0.5,
  /** woods or a town on both sides */
  forest: 1,
} as const;

export type Exposure = keyof typeof ROUGHNESS_M;

const FORECAST_HEIGHT_M = 10;

/**
 * Wind at the rider from the forecast, which is given for 10 m above the ground (logarithmic wind profile), m/s.
 * @param wind10mMs forecast wind, m/s
 * @param roughnessM roughness length of the land, m; see ROUGHNESS_M; held between 0.0001 and 2
 * @param heightM height of the rider's middle, m; below the roughness there is no wind
 * @example
 * windAtRiderMs(10) // => 6.35
 * windAtRiderMs(10, ROUGHNESS_M.suburb) // => 2.92
 */
export function windAtRiderMs(
  wind10mMs: number,
  roughnessM: number = ROUGHNESS_M.open,
  heightM = 1.2,
): number {
  if (!Number.isFinite(wind10mMs)) return 0;
  const rough = Math.min(2, Math.max(1e-4, roughnessM || ROUGHNESS_M.open));
  const share = Math.log(heightM / rough) / Math.log(FORECAST_HEIGHT_M / rough);
  return wind10mMs * Math.max(0, share || 0);
}

/** A wind as the vector that it comes FROM: 3 m/s from the west is `{ eastMs: -3, northMs: 0 }`. */
export type WindVector = { eastMs: number; northMs: number };

/**
 * The vector of a wind: what may be averaged and interpolated (the mean of winds from 350 and from 10 degrees comes from
 * the north, not from the south).
 * @param fromDeg where the wind comes FROM, degrees clockwise from north
 * @example
 * windVector(3, 90) // => { eastMs: 3.0, northMs: 0.0 }
 */
export function windVector(speedMs: number, fromDeg: number): WindVector {
  if (!Number.isFinite(speedMs) || !Number.isFinite(fromDeg)) return { eastMs: 0, northMs: 0 };
  const angle = ((fromDeg % 360) * Math.PI) / 180;
  return { eastMs: speedMs * Math.sin(angle), northMs: speedMs * Math.cos(angle) };
}

/**
 * Speed and direction of a wind from its vector.
 * @returns `fromDeg` 0 up to 360, 0 in still air
 * @example
 * windOf({ eastMs: -3, northMs: 0 }) // => { speedMs: 3.0, fromDeg: 270.0 }
 */
export function windOf({ eastMs, northMs }: WindVector): { speedMs: number; fromDeg: number } {
  const speedMs = Math.hypot(eastMs, northMs);
  const degrees = speedMs > 0 ? (Math.atan2(eastMs, northMs) * 180) / Math.PI : 0;
  return { speedMs, fromDeg: (degrees + 360) % 360 };
}

/** Sixteen directions, clockwise from north. */
export const DIRECTIONS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/**
 * The nearest of sixteen names of a direction.
 * @param degrees clockwise from north
 * @example
 * directionName(225) // => 'SW'
 * directionName(-10) // => 'N'
 */
export function directionName(degrees: number): string {
  const step = Math.round((((degrees % 360) + 360) % 360) / 22.5);
  return DIRECTIONS[step % DIRECTIONS.length] ?? 'N';
}
