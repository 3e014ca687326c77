export { findSegmentEfforts, type MatchOptions, type SegmentEffort } from './segment-match.ts';
export type { SegmentLine } from './segment-line.ts';
export { segmentRecord, type SegmentQuestion, type SegmentRecord } from './segment.ts';
export { segmentRecordOn, type SegmentOnRoad, type SegmentOnRoadQuestion } from './segment-on-road.ts';
export { smallestChanges, type Levers, type RecordChange, type SmallestChanges } from './smallest-change.ts';
export { windRose, type WindRose, type WindRoseQuestion, type WindSector } from './wind-rose.ts';
