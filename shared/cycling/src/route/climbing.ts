import { ascentDescentM, gaussian } from './smooth.ts';

/** Roughness is measured over twice this length, or over points that lie farther apart; m. */
const LAG_M = 20;
const MOST_LAG_M = 60;
/** The sharpest bends of the profile are the road's own, such as the foot of a climb. */
const KEPT = 0.9;
/** Mean of what is kept, for noise of a standard deviation of 1. */
const KEPT_MEAN = 0.66;

/** Heights are smoothed over 30 m; over more, up to 60 m, where they are rougher than 0.9 m. */
const SIGMA_M = [30, 60] as const;
const ROUGH_M = 0.9;
/** A rise counts from 1 m on where heights are smoother than 0.15 m, and from 2.5 m on where rougher than 0.25 m. */
const TURN_M = [1, 2.5] as const;
const TURN_AT_M = [0.15, 0.25] as const;

/** Devices and map heights differ by this much even over even slopes. */
const SD_SHARE = 0.03;
const SD_LEAST_M = 1;
/** And by a share of what a far coarser look at the profile would leave out: more where heights are rough. */
const SD_OF_SMALL = [0.2, 0.6] as const;
/** No road is taken to be steeper or flatter by more than this share as a whole. */
const MOST_SHARE = 0.3;
const COARSE = { sigmaM: 100, turnM: 6 };

/** Metres climbed and descended on a profile, and the standard deviation of either. */
export type Climbing = { ascentM: number; descentM: number; climbingSdM: number };

/**
 * How rough the heights of a file are: standard deviation of the bend of the profile over 40 m (or 3 points), m. About 0.1 by
 * a barometer that filters well, 0.3 by other devices, more by a receiver's heights or those of a map.
 * @param rawM heights on an even grid
 * @param spacingM distance between the points of the file
 */
export function roughnessM(rawM: Float64Array, stepM: number, spacingM: number): number {
  const lagM = Math.min(MOST_LAG_M, Math.max(LAG_M, 1.5 * spacingM));
  const lag = Math.max(1, Math.round(lagM / stepM));
  const bends = new Float64Array(Math.max(0, rawM.length - 2 * lag));
  for (let i = 0; i < bends.length; i++)
    bends[i] = Math.abs(rawM[i + 2 * lag]! - 2 * rawM[i + lag]! + rawM[i]!);
  const kept = bends.sort().subarray(0, Math.floor(KEPT * bends.length));
  return kept.length > 0 ? kept.reduce((sum, bend) => sum + bend, 0) / kept.length / KEPT_MEAN : 0;
}

/** Over how many metres heights of a roughness are smoothed: standard deviation of the Gaussian. */
export function smoothingM(roughM: number): number {
  return within((SIGMA_M[0] * roughM) / ROUGH_M, SIGMA_M);
}

/** From how many metres on a rise or fall counts. */
export function turnM(roughM: number): number {
  const [smooth, rough] = TURN_AT_M;
  const share = within((roughM - smooth) / (rough - smooth), [0, 1]);
  return TURN_M[0] + share * (TURN_M[1] - TURN_M[0]);
}

/**
 * Climbing of a smoothed profile. Its spread grows with the roughness of the heights and with how much of the climbing
 * lies in small rises, which noise and the road make alike (docs/decisions/engine.md, "Ascent between turning points").
 * @param elevationM heights on an even grid, smoothed over `smoothingM(roughM)`
 */
export function climbingOn(elevationM: Float64Array, stepM: number, roughM: number): Climbing {
  const climbed = ascentDescentM(elevationM, turnM(roughM));
  const fine = ascentDescentM(elevationM, TURN_M[0]);
  const further = Math.sqrt(COARSE.sigmaM ** 2 - smoothingM(roughM) ** 2);
  const coarse = ascentDescentM(gaussian(elevationM, further / stepM), COARSE.turnM);
  const half = ({ ascentM, descentM }: typeof fine) => (ascentM + descentM) / 2;
  const smallM = Math.max(0, half(fine) - half(coarse));
  const sdM = Math.hypot(SD_LEAST_M, SD_SHARE * half(climbed), within(roughM, SD_OF_SMALL) * smallM);
  return { ...climbed, climbingSdM: sdM };
}

/** A spread of more than this share, on more than this ascent, is worth a word. */
const DOUBTFUL = { share: 0.12, leastM: 50 };

/** Says that climbing is not well known, as a phrase; null where it is. */
export function climbingDoubt({ ascentM, descentM, climbingSdM }: Climbing): string | null {
  const mostM = Math.max(ascentM, descentM);
  if (mostM < DOUBTFUL.leastM || climbingSdM <= DOUBTFUL.share * mostM) return null;
  const falls = descentM > 2 * ascentM;
  const what = `${Math.round(falls ? descentM : ascentM)} m of ${falls ? 'descent' : 'ascent'}`;
  return `heights of the file are rough, so its ${what} may be ${Math.round(climbingSdM)} m off`;
}

/** Standard deviation of climbing as a share of it, for a road that is scaled as a whole. */
export function climbingSdShare({ ascentM, descentM, climbingSdM }: Climbing): number {
  return within(climbingSdM / Math.max(ascentM, descentM, SD_LEAST_M), [SD_SHARE, MOST_SHARE]);
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
