import { DIRECTIONS } from '../air/wind.ts';
import { valuesOf, type Input, type Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { powerForDuration } from '../physiology/critical-power.ts';
import { rideSources } from '../ride/ride-sources.ts';
import { constantPowerFor } from './constant-power.ts';
import { segmentOnCourse, type SegmentQuestion } from './segment-course.ts';

/** The wind of the question, and what its changes add to it, are left out: the rose asks for every wind. */
export type WindRoseQuestion = Omit<SegmentQuestion, 'wind'> & {
  /** forecast winds, 10 m above the ground, rising, m/s; 2, 4, 6, 8 and 10 when not given */
  speedsMs?: readonly number[];
};

/** Wind from one of sixteen directions. */
export type WindSector = {
  /** degrees, where the wind comes from */
  fromDeg: number;
  /** N, NNE, NE … */
  name: string;
  /** power that the record takes at each of `speedsMs`, W; null where no power between 1 and 2500 W gives that time */
  powerW: (number | null)[];
  /**
   * least forecast wind, m/s, with which the record is within the curve; null when none up to the strongest is; 0 when
   * still air is enough, though more wind from in front may put it out of reach again (`powerW`)
   */
  possibleFromMs: number | null;
};

export type WindRose = {
  ok: true;
  timeS: number;
  speedsMs: readonly number[];
  /** power without wind, W */
  stillW: number;
  /** best power for that long by the rider's curve, W; null without one */
  bestW: number | null;
  sectors: WindSector[];
  /** the sector from which the least wind makes the record possible; null without a curve or when none does */
  easiest: { fromDeg: number; name: string; speedMs: number } | null;
  /** the sector in which the record takes least at the strongest of the winds */
  fastest: { fromDeg: number; name: string };
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

const SPEEDS_MS = [2, 4, 6, 8, 10];
const EXACT_MS = 0.02;

/**
 * The power that a record takes for wind from sixteen directions and at several speeds, over the real line of the
 * segment: every bend has its own bearing. Winds are those of a forecast; at rider height they are weaker (open
 * country).
 * @returns a refusal in one sentence, as `segmentRecordOn`
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const rose = windRose({ athlete, route: straightRoute(1320, 0.025, 90), timeS: 113, bikeMassKg: 8 })
 * rose.fastest // => { name: 'W', fromDeg: 270 }
 * rose.easiest.name // => 'W'
 */
export function windRose(question: WindRoseQuestion): WindRose | Refusal {
  const speedsMs = question.speedsMs ?? SPEEDS_MS;
  const rising = speedsMs.every((speed, i) => speed > (speedsMs[i - 1] ?? 0) && speed <= 40);
  if (speedsMs.length === 0 || speedsMs.length > 40 || !rising)
    return { ok: false, message: 'The winds must rise, each between 0 and 40 m/s.' };
  const asked = {
    ...question,
    wind: { speedMs: 0, fromDeg: 0 },
    changes: { ...question.changes, windMs: 0 },
  };
  const segment = segmentOnCourse(asked);
  if (!segment.ok) return segment;
  const { inputs, curve } = segment;
  const values = valuesOf(inputs);
  const solve = (fromDeg: number, speedMs: number, guessW?: number): number | null => {
    const day = segment.inWeather({ windMs: speedMs, fromDeg });
    const course = day.courseOf(valuesOf(day.inputs));
    return constantPowerFor(course, question.timeS, values.entrySpeedMs, guessW)?.powerW ?? null;
  };
  const stillW = solve(0, 0);
  if (stillW === null)
    return { ok: false, message: 'No steady power between 1 and 2500 W gives this time on this road.' };
  const bestW = curve && powerForDuration(curve, question.timeS);
  const sectors = DIRECTIONS.map((name, i): WindSector => {
    const fromDeg = (360 * i) / DIRECTIONS.length;
    let guessW = stillW;
    const winds = speedsMs.map((speedMs) => {
      const powerW = solve(fromDeg, speedMs, guessW);
      guessW = powerW ?? guessW;
      return { speedMs, powerW };
    });
    const possibleFromMs =
      bestW === null
        ? null
        : possibleFrom([{ speedMs: 0, powerW: stillW }, ...winds], bestW, (speedMs, guess) =>
            solve(fromDeg, speedMs, guess),
          );
    return { fromDeg, name, powerW: winds.map((wind) => wind.powerW), possibleFromMs };
  });
  const strongest = (sector: WindSector) => sector.powerW.at(-1) ?? Infinity;
  const fastest = sectors.reduce((best, sector) => (strongest(sector) < strongest(best) ? sector : best));
  return {
    ok: true,
    timeS: question.timeS,
    speedsMs,
    stillW,
    bestW,
    sectors,
    easiest: easiestOf(sectors, fastest),
    fastest: { fromDeg: fastest.fromDeg, name: fastest.name },
    inputs: Object.values(inputs).filter((input) => input.key !== 'windMs'),
    notes: [
      'Winds are those of a forecast, 10 m above open country. Between trees and houses less of it reaches the road.',
    ],
    sources: rideSources(asked, curve && segment.altitudeFactor),
  };
}

/** Least wind with which the power comes down to the best. Coming from in front a wind may help nowhere. */
function possibleFrom(
  winds: readonly { speedMs: number; powerW: number | null }[],
  bestW: number,
  solve: (speedMs: number, guessW: number) => number | null,
): number | null {
  const first = winds.findIndex(({ powerW }) => powerW !== null && powerW <= bestW);
  const [weaker, enough] = [winds[first - 1], winds[first]];
  if (!enough) return null;
  if (!weaker) return 0;
  let [low, high] = [weaker.speedMs, enough.speedMs];
  while (high - low > EXACT_MS) {
    const middle = (low + high) / 2;
    const watts = solve(middle, bestW);
    if (watts !== null && watts <= bestW) high = middle;
    else low = middle;
  }
  return high;
}

function easiestOf(sectors: readonly WindSector[], fastest: WindSector): WindRose['easiest'] {
  const speed = (sector: WindSector) => sector.possibleFromMs ?? Infinity;
  const least = sectors.reduce(
    (best, sector) => (speed(sector) < speed(best) - EXACT_MS ? sector : best),
    fastest,
  );
  return least.possibleFromMs === null
    ? null
    : { fromDeg: least.fromDeg, name: least.name, speedMs: least.possibleFromMs };
}
