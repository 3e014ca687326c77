import { spreadOf, valuesOf, type Input, type Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { normalCdf } from '../physiology/critical-power.ts';
import type { Course } from '../road/course.ts';
import { rideSources } from '../ride/ride-sources.ts';
import { constantPowerFor } from './constant-power.ts';
import { possibleCauses, type PossibleCause } from './possible-causes.ts';
import { segmentOnCourse, type SegmentQuestion } from './segment-course.ts';
import { isGuess, START_DECIDES } from './segment-on-road.ts';
import { worldClassAt } from './world-class.ts';

/** Another rider's record; unknown values are those of a typical fast rider. */
export type ForeignRecord = Omit<SegmentQuestion, 'athlete' | 'changes'>;

export type Plausibility = {
  ok: true;
  /** mean power per kg that the time takes in the air and wind asked, and its standard deviation */
  wattsPerKg: number;
  sd: number;
  /** what the best riders hold for that long, W/kg, and the standard deviation of that figure */
  worldClassWattsPerKg: number;
  worldClassSd: number;
  /** how likely the record took no more than the best riders hold, 0 to 1 */
  probability: number;
  /** `plausible`: at least 80 % likely; `exceptional`: 20 to 80 %; `unexplained`: under 20 % as it stands */
  level: 'plausible' | 'exceptional' | 'unexplained';
  /** what could explain it, the most likely first; empty when nothing needs explaining */
  causes: PossibleCause[];
  words: string;
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

/** A motor or a vehicle is only thought of this far above the best: wind and shelter are worth more than it. */
const BEYOND_LEGS = 1.12;

/** A time that no rider can have still takes a power, W, so that it can be said what it is. */
const MOST_W = 5000;

/** Of the holder of a record who is not known. */
const USUAL_MASS_KG = 66;
const USUAL_MASS_SD_KG = 6;
const USUAL_BIKE_KG = 7.5;
const USUAL_KIT_KG = 2;

/**
 * Compares a segment record with what the best riders of the world hold for that long, on the road as it is. It judges a
 * number, not a person: a high value names the usual reasons (wind, shelter, a motor, a vehicle, a position error).
 * @returns a refusal in one sentence for a segment or time that cannot be, or that no power gives
 * @example
 * recordPlausibility({ ...segmentByHand({ distanceM: 15800, gainM: 1249 }), timeS: 2383, riderMassKg: 65, bikeMassKg: 8 }) // => { level: 'exceptional' }
 * recordPlausibility({ ...segmentByHand({ distanceM: 5000, slope: 0.08 }), timeS: 680 }).causes.map((cause) => cause.kind) // => ['tailwind', 'motor']
 * recordPlausibility({ ...segmentByHand({ distanceM: 5000, slope: 0.08 }), timeS: 1500 }).level // => 'plausible'
 */
export function recordPlausibility(record: ForeignRecord): Plausibility | Refusal {
  const massKg = record.riderMassKg ?? USUAL_MASS_KG;
  const question: SegmentQuestion = {
    ...record,
    riderMassKg: massKg,
    bikeMassKg: record.bikeMassKg ?? USUAL_BIKE_KG,
    kitMassKg: record.kitMassKg ?? (record.bikeMassKg === undefined ? USUAL_KIT_KG : 0),
  };
  const segment = segmentOnCourse(question);
  if (!segment.ok) return segment;
  const inputs = { ...segment.inputs, riderMassKg: holderMass(segment.inputs.riderMassKg, record) };
  const { route, timeS } = record;
  const values = valuesOf(inputs);
  const powerFor = (course: Course, inS: number, entryMs: number, guessW?: number) =>
    constantPowerFor(course, inS, entryMs, guessW, undefined, MOST_W);
  const found = powerFor(segment.courseOf(values), timeS, values.entrySpeedMs);
  if (!found) return { ok: false, message: 'No steady power gives this time on this road.' };
  const { powerW } = found;
  const perKg = (changed: typeof values, inS = timeS, course = segment.courseOf(changed)) => {
    const entryMs = record.entrySpeedMs ?? changed.entrySpeedMs * (timeS / inS);
    const ridden = powerFor(course, inS, entryMs, powerW);
    return ridden ? ridden.powerW / changed.riderMassKg : 0;
  };
  const wattsPerKg = powerW / massKg;
  const { sd } = spreadOf(inputs, (changed) => perKg(changed));
  if (isGuess(timeS, wattsPerKg, sd)) return { ok: false, message: START_DECIDES };
  const best = worldClassAt(timeS);
  const probability = normalCdf((best.wattsPerKg - wattsPerKg) / Math.hypot(sd, best.sd));
  const level = probability >= 0.8 ? 'plausible' : probability >= 0.2 ? 'exceptional' : 'unexplained';
  const riseM = (route.elevationM.at(-1) ?? 0) - (route.elevationM[0] ?? 0);
  const causes =
    level === 'plausible'
      ? []
      : possibleCauses(
          {
            distanceM: route.distanceM,
            slope: riseM / route.distanceM,
            timeS,
            windFrom: segment.bounds.windFromDeg,
            placeless: route.placeless === true,
          },
          best.wattsPerKg,
          {
            in: (seconds) => perKg(values, seconds),
            withWind: (windMs) => {
              const windy = segment.changedBy({ windMs });
              const day = valuesOf(windy.inputs);
              return perKg(values, timeS, windy.courseOf({ ...values, windMs: day.windMs }));
            },
            withDrag: (share) => perKg({ ...values, cdaM2: share * values.cdaM2 }),
          },
          wattsPerKg > BEYOND_LEGS * best.wattsPerKg,
        );
  return {
    ok: true,
    wattsPerKg,
    sd,
    worldClassWattsPerKg: best.wattsPerKg,
    worldClassSd: best.sd,
    probability,
    level,
    causes,
    words: inWords({ level, wattsPerKg, sd, best: best.wattsPerKg, rider: riderWords(record), causes }),
    inputs: Object.values(inputs),
    notes: [
      'Power inferred from a time is good to 6 % at best. The rider, the wind and any shelter are not known.',
    ],
    sources: [
      ...rideSources(question, null),
      'allenCoggan2019',
      'plateauDeBeille2024',
      'valenzuela2022',
      'millet2014',
    ],
  };
}

function holderMass(input: Input, { riderMassKg }: ForeignRecord): Input {
  if (riderMassKg !== undefined) return input;
  return {
    ...input,
    source: 'default',
    how: 'a usual fast rider, the weight is not known',
    sd: USUAL_MASS_SD_KG,
    cites: 'usualValues',
  };
}

/** Whose power per kg it is: that of another rider stands beside the member's own. */
const riderWords = ({ riderMassKg }: ForeignRecord): string =>
  riderMassKg === undefined
    ? `For a rider of ${USUAL_MASS_KG} kg, which is usual,`
    : `For a rider of ${Number(riderMassKg.toFixed(1))} kg`;

interface Found extends Pick<Plausibility, 'level' | 'wattsPerKg' | 'sd' | 'causes'> {
  /** what the best hold, W/kg */
  best: number;
  /** begins the sentence */
  rider: string;
}

function inWords({ level, wattsPerKg, sd, best, rider, causes }: Found): string {
  const takes = `${rider} the time takes ${wattsPerKg.toFixed(1)} W/kg (± ${Math.max(0.1, sd).toFixed(1)})`;
  if (level === 'plausible') return `${takes}. The best riders hold about ${best.toFixed(1)} for that long.`;
  if (level === 'exceptional')
    return `${takes}, as much as the best riders of the world hold for that long (about ${best.toFixed(1)}).`;
  return (
    `${takes} as it stands, more than the best riders hold for that long (about ${best.toFixed(1)}). ` +
    `That says nothing about the rider.${causes.length > 0 ? ' Mostly the reason is simple.' : ''}`
  );
}
