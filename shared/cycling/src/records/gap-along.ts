import type { SegmentEffort } from './segment-match.ts';
import { timeAlong } from './time-along.ts';

/** How far one ride over a segment is behind another, at even distances. */
export type GapAlong = {
  /** distance from the start, m */
  atM: Float64Array;
  /** s behind at that place; negative: ahead */
  gapS: Float64Array;
};

/** What an effort is held against: another effort over the same segment, or a time at even speed. */
export type GapReference = Pick<SegmentEffort, 'alongS'> | { timeS: number };

/**
 * Time gap along the segment against another effort over it or against the even pace of a record. Negative where the
 * effort is ahead; the last value is the difference of the times.
 * @param effort an effort of `findSegmentEfforts`
 * @param reference another effort, or the time of a record, s
 * @example
 * const effort = { alongS: Float64Array.of(0, 40, 100), alongStepM: 500, timeS: 100 }
 * gapAlong(effort, { timeS: 90 }) // => { atM: [0, 500, 1000], gapS: [0, -5, 10] }
 */
export function gapAlong(
  effort: Pick<SegmentEffort, 'alongS' | 'alongStepM'>,
  reference: GapReference,
): GapAlong {
  const { alongS, alongStepM } = effort;
  const last = alongS.length - 1;
  const other = (share: number): number =>
    'alongS' in reference ? timeAlong(reference.alongS, share) : share * reference.timeS;
  return {
    atM: alongS.map((_, k) => k * alongStepM),
    gapS: alongS.map((time, k) => time - other(k / last)),
  };
}
