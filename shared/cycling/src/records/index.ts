export * from './segment-match.ts';
export type { SegmentLine } from './segment-line.ts';
export * from './segment.ts';
