import type { RideAsk } from './ask.ts';
import { climbById } from '../../language/gazetteer.ts';

/** A stretch of one slope: length along the road, m, and rise / run. */
type Stretch = { distanceM: number; slope: number };

/** The road that is asked about. */
export type Course = {
  distanceM: number;
  gainM: number;
  /** middle height, m, where it is known */
  altitudeM?: number;
  /** one stretch for a climb or a flat; ups, flats and descents for a rolling course */
  stretches: Stretch[];
  name?: string;
};

/**
 * Course of a question. A rolling course ends as high as it began: what is climbed is ridden down again. Its ups are taken to
 * be 4.5 % and half of the gain per length steeper, as in hilly country; no file says how it really is.
 * @returns null when length or steepness is not known
 */
export function courseOf(ask: RideAsk): Course | null {
  const climb = climbById(ask.climbId ?? '');
  const laps = ask.laps ?? 1;
  let distanceM = ask.distanceM ?? climb?.lengthM;
  const gainM = ask.gainM ?? (ask.grade === undefined ? climb?.gainM : undefined);
  if (ask.terrain === 'flat') {
    if (distanceM === undefined) return null;
    return { distanceM: distanceM * laps, gainM: 0, stretches: [{ distanceM: distanceM * laps, slope: 0 }] };
  }
  if (distanceM === undefined && gainM !== undefined && ask.grade)
    distanceM = (gainM * Math.hypot(1, ask.grade)) / ask.grade;
  if (distanceM === undefined) return null;
  const rise =
    gainM ?? (ask.grade === undefined ? undefined : (distanceM * ask.grade) / Math.hypot(1, ask.grade));
  if (rise === undefined) return null;
  if (ask.terrain === 'rolling') {
    const share = rise / distanceM;
    const slope = Math.min(0.25, Math.max(0.045 + share / 2, 2 * share));
    const up = rise / slope;
    const flat = Math.max(0, distanceM - 2 * up);
    return {
      distanceM: distanceM * laps,
      gainM: rise * laps,
      stretches: [
        { distanceM: up * laps, slope },
        { distanceM: flat * laps, slope: 0 },
        { distanceM: up * laps, slope: -slope },
      ].filter((stretch) => stretch.distanceM > 1),
    };
  }
  const slope = rise / Math.sqrt(Math.max(1, distanceM ** 2 - rise ** 2));
  return {
    distanceM: distanceM * laps,
    gainM: rise * laps,
    stretches: [{ distanceM: distanceM * laps, slope }],
    ...(climb && { altitudeM: climb.topM - climb.gainM / 2, name: `${climb.name} from ${climb.from}` }),
  };
}
