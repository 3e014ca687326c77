import { directionName } from '../air/wind.ts';
import { zeroCrossing } from './zero-crossing.ts';

/** Something that could lie behind a time that is hard to explain. */
export type PossibleCause = {
  kind: 'gps' | 'tailwind' | 'shelter' | 'motor' | 'vehicle';
  words: string;
};

/** A time as it stands. */
type Stretch = {
  distanceM: number;
  /** rise / run from the start to the finish */
  slope: number;
  timeS: number;
  /** where a wind helps most from, degrees; null where none does */
  windFrom: number | null;
  /** its bearing is not known */
  placeless: boolean;
};

/** Power per kg, W, if one thing had been otherwise. */
type WattsPerKg = {
  in: (seconds: number) => number;
  /** with so much more wind from where it helps, 10 m above the ground, m/s */
  withWind: (windMs: number) => number;
  /** with this share of the drag */
  withDrag: (share: number) => number;
};

/** At the wheel of another rider about this share of the drag is left. */
const AT_THE_WHEEL = 0.6;
const MOST_WIND_MS = 14;
/** Motors of pedelecs help up to 25 km/h, in some countries up to 45 km/h; the rider goes a little beyond. */
const PEDELEC_MS = 27 / 3.6;
const FAST_PEDELEC_MS = 47 / 3.6;
/** Positions at the two gates together are rarely wrong by more, s. */
const GATES_S = 5;
/** Mean speeds that are a car's: on the flat and uphill, and on a descent. */
const CAR_MS = 65 / 3.6;
const CAR_UPHILL_MS = 45 / 3.6;
const CAR_DOWNHILL_MS = 100 / 3.6;

/**
 * What could explain a time, judged by what would bring it to the power of the best; the most likely first. A motor or a
 * vehicle is only named where the legs of the best would not do.
 */
export function possibleCauses(
  { distanceM, slope, timeS, windFrom, placeless }: Stretch,
  bestWattsPerKg: number,
  wattsPerKg: WattsPerKg,
  beyondLegs: boolean,
): PossibleCause[] {
  const speed = distanceM / timeS;
  const causes: PossibleCause[] = [];
  const bestS = zeroCrossing(timeS, timeS + 60, (s) => wattsPerKg.in(s) - bestWattsPerKg, 0.05);
  if (bestS !== null && bestS - timeS <= GATES_S) {
    causes.push({
      kind: 'gps',
      words: `An error of ${Math.max(1, Math.ceil(bestS - timeS))} s at the start and finish lines would explain it. Positions some metres off give that.`,
    });
  }
  const wind =
    windFrom === null
      ? null
      : zeroCrossing(0, MOST_WIND_MS, (more) => wattsPerKg.withWind(more) - bestWattsPerKg, 0.01);
  if (wind !== null) {
    const from = placeless ? 'behind' : `the ${directionName(windFrom ?? 0)}`;
    causes.push({
      kind: 'tailwind',
      words: `${Math.max(1, Math.ceil(3.6 * wind))} km/h more wind from ${from} would explain it.`,
    });
  }
  if (wattsPerKg.withDrag(AT_THE_WHEEL) <= bestWattsPerKg) {
    causes.push({ kind: 'shelter', words: 'Riding behind others would explain it.' });
  }
  if (!beyondLegs) return causes;
  const car = slope > 0.02 ? CAR_UPHILL_MS : slope < -0.03 ? CAR_DOWNHILL_MS : CAR_MS;
  if (speed > car) {
    causes.push({
      kind: 'vehicle',
      words: `${(3.6 * speed).toFixed(0)} km/h is a speed of traffic. A bike computer that goes on recording in a car gives such times.`,
    });
  } else if (slope > 0.02 && speed <= FAST_PEDELEC_MS) {
    causes.push({
      kind: 'motor',
      words:
        speed <= PEDELEC_MS
          ? 'It would be an ordinary time for an e-bike. Such a ride is easily uploaded as one without a motor.'
          : 'It would be an ordinary time for a fast e-bike. Such a ride is easily uploaded as one without a motor.',
    });
  }
  return causes;
}
