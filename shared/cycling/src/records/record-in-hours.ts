import { valuesOf, type Refusal } from '../answer/input.ts';
import { powerVerdict } from '../physiology/critical-power.ts';
import { constantPowerFor } from './constant-power.ts';
import { segmentOnCourse, type SegmentQuestion, type SegmentWeather } from './segment-course.ts';
import { powerDoubt } from './segment-on-road.ts';

/** The weather of an hour: forecast wind, 10 m above the ground, m/s, where it comes from, degrees, and C where known. */
export type HourOfRecord = SegmentWeather;

/** A record in the weather of an hour: the power that it takes, W, and the chance of having it, 0 to 1; null where no power does. */
export type RecordInHour = { powerW: number; probability: number; reserveW: number } | null;

/**
 * What a record takes in the weather of each hour of a forecast, and how likely the rider has it: as `segmentRecordOn`
 * answers with that weather in place of the wind and temperature of the question.
 * @returns in the order of the hours; a refusal without weight or power in the profile, or for a question that cannot be
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const asked = { athlete, route: straightRoute(1320, 0.025, 90), timeS: 125, bikeMassKg: 8 }
 * const { hours } = recordInHours(asked, [{ windMs: 0, fromDeg: 0 }, { windMs: 6, fromDeg: 270 }])
 * hours[1].probability > hours[0].probability // => true
 */
export function recordInHours(
  question: SegmentQuestion,
  hours: readonly HourOfRecord[],
): { ok: true; hours: RecordInHour[] } | Refusal {
  const segment = segmentOnCourse(question);
  if (!segment.ok) return segment;
  if (!segment.curve) {
    return {
      ok: false,
      message: 'Your FTP and weight are needed to see which hours would do it.',
      missing: ['powerMatrix.ftp', 'bodyMatrix.weight'],
    };
  }
  const { timeS } = question;
  let guessW: number | undefined;
  const answers = hours.map((hour): RecordInHour => {
    const there = segment.inWeather(hour);
    const values = valuesOf(there.inputs);
    const course = there.courseOf(values);
    const found = there.curve && constantPowerFor(course, timeS, values.entrySpeedMs, guessW);
    if (!there.curve || !found) return null;
    guessW = found.powerW;
    const { sd } = powerDoubt(there, question, course, found.powerW);
    const { probability, reserveW } = powerVerdict(there.curve, found.powerW, timeS, sd);
    return { powerW: found.powerW, probability, reserveW };
  });
  return { ok: true, hours: answers };
}
