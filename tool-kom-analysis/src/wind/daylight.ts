import { getTimes } from 'suncalc';

/** Where a road begins, degrees. */
export interface Place {
  latDeg: number;
  lonDeg: number;
}

/**
 * Whether a ride needs no lamp: by daylight or in civil twilight, while the sun is less than 6° below the horizon of a
 * level country. Hills around the place are not known.
 * @param ms since 1970
 */
export function isLight(ms: number, { latDeg, lonDeg }: Place): boolean {
  const { dawn, dusk, sunrise, alwaysUp } = getTimes(new Date(ms), latDeg, lonDeg);
  if (dawn && dusk) return ms >= dawn.getTime() && ms <= dusk.getTime();
  // A solar day without a dawn has no night where the sun shows itself, and no light where it does not.
  return sunrise !== null || alwaysUp === true;
}
