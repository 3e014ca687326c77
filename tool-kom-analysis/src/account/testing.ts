import type { linkWithAccount } from '@breakaway/tool-kit/testing';
import { EMPTY_RECORD, type RecordForm } from '../record/record-form.ts';
import { EMPTY_SEGMENT, type SegmentForm } from '../segment/segment.ts';
import { writeRoad, writeTyped } from './document.ts';
import { engineHere } from '../engine/testing.ts';

type Account = ReturnType<typeof linkWithAccount>['account'];

/** Puts a segment by hand into the account: 5 km with 350 m. */
export async function putByHand(
  { plans }: Account,
  id: string,
  name: string,
  record: Partial<RecordForm>,
  segment: Partial<SegmentForm> = { length: '5', gain: '350' },
) {
  const typed = {
    segment: { ...EMPTY_SEGMENT, ...segment },
    record: { ...EMPTY_RECORD, ...record },
  };
  plans.set(id, [
    {
      id,
      name,
      version: 1,
      savedAt: '2026-11-26T18:00:00.000Z',
      link: null,
      summary: { distanceM: 5000, ascentM: 350, recordS: null, profile: [] },
      course: await writeRoad(engineHere(), null),
      question: writeTyped(typed),
      view: '{}',
      deleted: false,
    },
  ]);
}
