export { checkedPlanFile, type CheckedFile } from './checked/checked-plan-file.ts';
export type { Seen } from './checked/seen.ts';
export { EXPORT_FORMATS, exportPlan, type ExportFormat, type PlanFile } from './export-plan.ts';
export { plannedRide, type PlanExtras } from './from-plan.ts';
export { ghostRide, pacedRide, type PacedSegment } from './from-segment.ts';
export type { PlannedFeed, PlannedPoint, PlannedRide, PlannedSegment, PointKind } from './planned.ts';
export { plainText } from './text.ts';
export type { ExportOptions } from './written.ts';
