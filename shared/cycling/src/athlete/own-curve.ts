import { powerForDuration } from '../physiology/critical-power.ts';
import { fitCriticalPower, type CriticalPowerFit } from '../physiology/critical-power-fit.ts';
import type { RideBest } from '../physiology/ride-bests.ts';
import { worldClassAt } from '../records/world-class.ts';
import { powerCurveOf, type Athlete } from './athlete.ts';

/** A best of a rider's own rides beside what the profile says. */
export type OwnBest = RideBest & {
  /** field of the profile for this duration, such as `powerMatrix.min20Power`; null: the profile has none */
  field: string | null;
  /** W; null: not in the profile */
  profileW: number | null;
  /**
   * `better`: more than the profile says. `new`: the profile has a field for it and no value, and this is about what it
   * expects of the rider. `within`: less than either. `doubtful`: more than the best riders of the world hold, so rather
   * the power meter.
   */
  verdict: 'better' | 'new' | 'within' | 'doubtful' | 'no field';
};

export type OwnCurve = {
  bests: OwnBest[];
  /** what the profile could take over, by field, W */
  offer: { field: string; label: string; powerW: number; profileW: number | null; rideStartMs: number }[];
  /** critical power and W' through the bests of 2 to 20 minutes; null where they do not fit one curve, or were ridden easily */
  fit: CriticalPowerFit | null;
};

const FIELDS: Record<number, { field: string; label: string } | undefined> = {
  3: { field: 'powerMatrix.peak3sPower', label: '3-second peak power' },
  180: { field: 'powerMatrix.min3Power', label: '3-minute power' },
  480: { field: 'powerMatrix.min8Power', label: '8-minute power' },
  1200: { field: 'powerMatrix.min20Power', label: '20-minute power' },
};
/** Above the world's best by this much a power meter is believed no more. */
const DOUBT = 1.05;
/** An effort with less of the power that the profile's curve expects was ridden easily and is no best. */
const HARD = 0.9;
/** Weight where the profile has none, kg. */
const HEAVY_KG = 90;
const FIT_S = { from: 120, to: 1200 };
/** Critical power that is known worse than this share is not shown. */
const FIT_SD = 0.05;

/**
 * The power curve of a rider's own rides beside the profile: which bests beat it, and what the profile could take over.
 * Rides are seldom all-out, so a best is what was ridden, not what could be.
 * @param bests as of `rideBests` and `betterOf`
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 70 }, powerMatrix: { min20Power: 280 } })
 * const curve = ownCurve([{ durationS: 180, powerW: 390, rideStartMs: 0 }, { durationS: 1200, powerW: 300.4, rideStartMs: 0 }], athlete)
 * curve.bests.map((best) => best.verdict) // => ['new', 'better']
 * curve.offer[1] // => { field: 'powerMatrix.min20Power', powerW: 300, profileW: 280 }
 */
export function ownCurve(bests: readonly RideBest[], athlete: Athlete | null): OwnCurve {
  const massKg = athlete?.massKg?.value ?? HEAVY_KG;
  const judged = bests.map((best): OwnBest => {
    const place = FIELDS[best.durationS] ?? null;
    const profileW = place && profilePowerW(athlete, best.durationS);
    const mostW = DOUBT * worldClassAt(best.durationS).wattsPerKg * massKg;
    const verdict =
      best.powerW > mostW
        ? 'doubtful'
        : !place
          ? 'no field'
          : profileW === null
            ? best.powerW >= HARD * expectedW(athlete, best.durationS)
              ? 'new'
              : 'within'
            : Math.round(best.powerW) > Math.round(profileW)
              ? 'better'
              : 'within';
    return { ...best, field: place?.field ?? null, profileW, verdict };
  });
  const offer = judged.flatMap(({ durationS, verdict, powerW, profileW, rideStartMs }) => {
    const place = FIELDS[durationS];
    return place && (verdict === 'better' || verdict === 'new')
      ? [{ ...place, powerW: Math.round(powerW), profileW, rideStartMs }]
      : [];
  });
  const fitted = judged.filter(
    ({ durationS, verdict }) => durationS >= FIT_S.from && durationS <= FIT_S.to && verdict !== 'doubtful',
  );
  const fit = fitCriticalPower(fitted);
  const isSound =
    fit !== null &&
    fit.cpSdW !== null &&
    fit.cpSdW < FIT_SD * fit.cpW &&
    fit.cpW >= HARD * (athlete?.cpW?.value ?? 0);
  return { bests: judged, offer, fit: isSound ? fit : null };
}

/** What the profile's power curve expects for a duration, W; 0 without one. */
function expectedW(athlete: Athlete | null, durationS: number): number {
  const curve = powerCurveOf(athlete);
  if (!curve) return 0;
  return durationS === 3 ? (curve.pMaxW ?? 0) : powerForDuration(curve, durationS);
}

function profilePowerW(athlete: Athlete | null, durationS: number): number | null {
  if (durationS === 3) return athlete?.peakPowerW?.source === 'profile' ? athlete.peakPowerW.value : null;
  return athlete?.bests.find((best) => best.durationS === durationS)?.powerW ?? null;
}
