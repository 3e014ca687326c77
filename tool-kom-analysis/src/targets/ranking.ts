import type { Athlete, SegmentQuestion, WindRose } from '@breakaway/cycling';
import { readNumber, type UnitFormat } from '@breakaway/contract/units';
import type { Engine } from '../engine/engine.ts';
import { questionOf, readRecord } from '../record/record-form.ts';
import { readFigures } from '../segment/ByHand.tsx';
import { segmentOfFile, type Segment } from '../segment/segment.ts';
import { judgedDays, type ForecastHour, type JudgedDay } from '../wind/forecast.ts';
import type { KeptSegment } from './kept-segments.ts';

/** How a kept segment stands for this rider. */
export interface Target {
  kept: KeptSegment;
  segment: Segment | null;
  /** null where nothing can be said, with the reason */
  chance: number | null;
  /** best power less what the record takes, W */
  reserveW: number | null;
  reason: string | null;
  /** the least wind that would do it; null where none does, or its bearing is not known */
  wind: WindRose['easiest'];
  days: JudgedDay[];
}

/** The segment of what was kept. */
function segmentOfKept({ file, segment: form, name }: KeptSegment, units: UnitFormat): Segment | null {
  const segment = file
    ? segmentOfFile(file, form.fromM, form.toM > 0 ? form.toM : file.route.distanceM, readNumber(form.gain))
        .segment
    : readFigures(form, units).segment;
  return segment && { ...segment, name };
}

/** A segment of which nothing is known yet. */
export const notJudged = (kept: KeptSegment): Target => ({
  kept,
  segment: null,
  chance: null,
  reserveW: null,
  wind: null,
  days: [],
  reason: kept.problem,
});

/** Asks how a kept segment stands: as the day is in its own form, and in the hours of a forecast. */
export async function judge(
  kept: KeptSegment,
  athlete: Athlete,
  units: UnitFormat,
  engine: Engine,
  hours: readonly ForecastHour[],
): Promise<Target> {
  const segment = kept.problem ? null : segmentOfKept(kept, units);
  // As the rider is: what the sliders try out is no chance of today.
  const { asked } = readRecord({ ...kept.record, changes: {} }, segment?.route ?? null, units);
  const nothing = { ...notJudged(kept), segment };
  if (kept.problem) return nothing;
  if (!segment || !asked) return { ...nothing, reason: 'It has no record time yet.' };
  const question: SegmentQuestion = questionOf(asked, athlete, segment.route);
  const answer = await engine.record(question);
  if (!answer.ok)
    return { ...nothing, reason: 'rollingS' in answer ? 'Watts do not decide here.' : answer.message };
  const { verdict } = answer.record;
  if (!verdict) return { ...nothing, reason: 'Enter your FTP and weight to see your chance.' };
  const placeless = segment.route.placeless === true;
  const [rose, days] = await Promise.all([
    placeless ? null : engine.rose(question),
    placeless || hours.length === 0
      ? []
      : judgedDays(hours, segment, (light) => engine.hours(question, light)),
  ]);
  return {
    kept,
    segment,
    chance: verdict.probability,
    reserveW: verdict.reserveW,
    reason: null,
    wind: rose?.ok ? rose.easiest : null,
    days,
  };
}

/** The chance of a target on a day of the forecast, or as it is kept where no day is chosen. */
export const chanceOn = ({ chance, days }: Target, date: string | null | undefined): number | null =>
  date === undefined ? chance : (days.find((day) => day.date === date)?.best.answer?.probability ?? null);

/** The best chance first; what cannot be judged last. */
export const ranked = (targets: readonly Target[], date: string | null | undefined): Target[] =>
  targets.toSorted((a, b) => (chanceOn(b, date) ?? -1) - (chanceOn(a, date) ?? -1));
