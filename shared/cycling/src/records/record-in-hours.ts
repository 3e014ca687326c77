import { windAtRiderMs } from '../air/wind.ts';
import { valuesOf, type Refusal } from '../answer/input.ts';
import { powerVerdict } from '../physiology/critical-power.ts';
import { constantPowerFor } from './constant-power.ts';
import { segmentOnCourse, type SegmentQuestion } from './segment-course.ts';
import { segmentRecordOn } from './segment-on-road.ts';

/** The weather of an hour: forecast wind, 10 m above the ground, m/s, where it comes from, degrees, and C where known. */
export type HourOfRecord = { windMs: number; fromDeg: number; temperatureC?: number };

/** A record in the weather of an hour: the power that it takes, W, and the chance of having it, 0 to 1; null where no power does. */
export type RecordInHour = { powerW: number; probability: number; reserveW: number } | null;

/**
 * What a record takes in the weather of each hour of a forecast, and how likely the rider has it.
 * @returns in the order of the hours; a refusal without weight or power in the profile, or for a question that cannot be
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const asked = { athlete, route: straightRoute(1320, 0.025, 90), timeS: 125, bikeMassKg: 8 }
 * const { hours } = recordInHours(asked, [{ windMs: 0, fromDeg: 0 }, { windMs: 6, fromDeg: 270 }])
 * hours[1].probability > hours[0].probability // => true
 */
export function recordInHours(
  question: Omit<SegmentQuestion, 'wind'>,
  hours: readonly HourOfRecord[],
): { ok: true; hours: RecordInHour[] } | Refusal {
  const calm = { ...question, changes: { ...question.changes, windMs: 0 } };
  const record = segmentRecordOn(calm);
  if (!record.ok) return record;
  const { timeS } = question;
  const answers: RecordInHour[] = [];
  for (const { windMs, fromDeg, temperatureC } of hours) {
    const warmth =
      temperatureC === undefined ? {} : { temperatureC, changes: { ...calm.changes, warmerC: 0 } };
    const day = segmentOnCourse({ ...calm, wind: { speedMs: windMs, fromDeg }, ...warmth });
    if (!day.ok) return day;
    const { curve } = day;
    if (!curve) {
      return {
        ok: false,
        message: 'Your FTP and weight are needed to see which hours would do it.',
        missing: ['powerMatrix.ftp', 'bodyMatrix.weight'],
      };
    }
    const values = valuesOf(day.inputs);
    const course = day.courseOf({ ...values, windMs: windAtRiderMs(windMs) });
    const found = constantPowerFor(course, timeS, values.entrySpeedMs, record.powerW);
    if (!found) {
      answers.push(null);
      continue;
    }
    const { probability, reserveW } = powerVerdict(curve, found.powerW, timeS, record.sd);
    answers.push({ powerW: found.powerW, probability, reserveW });
  }
  return { ok: true, hours: answers };
}
