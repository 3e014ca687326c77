import type { SegmentSummary } from '@breakaway/contract';
import { paths } from '@breakaway/contract/paths';
import { formatDuration } from '@breakaway/cycling';
import type { PlanKind } from '@breakaway/tool-kit/account';

/** The segments of this tool in the account. */
export const SEGMENT_PLANS: PlanKind<SegmentSummary> = {
  noun: 'segment',
  unnamed: 'My segment',
  sharedPath: paths.sharedSegment,
  shows:
    'Everybody who has the link sees the name of this segment, its road, the record with its date, and your pacing for it with times and watts, without an account and as you last saved it.',
  hides:
    "Your name, weight, FTP and W' are not shown, nor the rest of the ride that the segment was cut out of. From watts and times on a climb a reader can still estimate your weight. The link works while you have PRO.",
  versionWords: ({ recordS }) => (recordS === null ? 'no record time' : `record ${formatDuration(recordS)}`),
};
