import { segmentByHand, segmentRecordOn, type SegmentOnRoad, type SegmentQuestion } from '@breakaway/cycling';

/** What the models say of a segment that is known by length and gain. */
export function recordByHand(
  question: Omit<SegmentQuestion, 'route'> & { distanceM: number; gainM: number },
): SegmentOnRoad {
  const road = segmentByHand(question);
  const record = road.ok ? segmentRecordOn({ ...question, route: road.route }) : road;
  if (!record.ok) throw new Error(record.message);
  return record;
}
