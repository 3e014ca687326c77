import type { SegmentStart } from '@breakaway/contract/tool-start';
import type { RiderFields } from '@breakaway/tool-kit';
import { formatDuration } from '@breakaway/cycling';
import { EMPTY, type SegmentForm } from './segment-question.ts';

/** The form of a segment that was handed over; the mean height of its road decides how thin the air is. */
export function handedForm(start: SegmentStart): { form: SegmentForm; altitudeM: number | null } {
  const { lengthM, gainM, timeS, bike, headwindKmh, road } = start;
  const heights = road?.elevationM;
  return {
    form: {
      ...EMPTY,
      length: lengthM === undefined ? '' : String(Number((lengthM / 1000).toFixed(3))),
      gain: gainM === undefined ? '' : String(gainM),
      time: timeS === undefined ? '' : formatDuration(timeS),
      ...(bike ? { bike } : {}),
      ...(headwindKmh
        ? { wind: String(Math.abs(headwindKmh)), windFrom: headwindKmh > 0 ? 'front' : 'behind' }
        : {}),
    },
    altitudeM: heights ? Math.round(heights.reduce((sum, one) => sum + one, 0) / heights.length) : null,
  };
}

/** What was said of the rider, over what is typed already. */
export const riderTyped = (
  { massKg, ftpW }: SegmentStart,
  typed: RiderFields['typed'],
): RiderFields['typed'] => ({
  ...typed,
  ...(massKg === undefined ? {} : { weight: String(massKg) }),
  ...(ftpW === undefined ? {} : { ftp: String(Math.round(ftpW)) }),
});
