export * from './export-plan.ts';
export type { PlannedFeed, PlannedPoint, PlannedRide, PlannedSegment, PointKind } from './planned.ts';
export type { ExportOptions } from './written.ts';
