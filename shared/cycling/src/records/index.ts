export { findSegmentEfforts, type MatchOptions, type SegmentEffort } from './segment-match.ts';
export { segmentFromRoute, type SegmentFromRoute } from './segment-from-route.ts';
export { segmentByHand, withGain, type RoadByHand, type SegmentByHand } from './segment-by-hand.ts';
export type { SegmentLeads, SegmentLine } from './segment-line.ts';
export { analyseEffort, WIND_UNKNOWN, type EffortAnalysis, type EffortQuestion } from './effort-analysis.ts';
export type { WPrimeUsed } from './w-prime-used.ts';
export { gapAlong, type GapAlong, type GapReference } from './gap-along.ts';
export { rankAttempts, type AttemptOrder, type RankedAttempt } from './rank-attempts.ts';
export { withWind, type Attempt, type AttemptRider } from './attempt.ts';
export { gatheredRides, noRides, type GatheredRides } from './gather-rides.ts';
export { searchRide, type RideSearch, type SearchedRide } from './search-ride.ts';
export type { SegmentQuestion } from './segment-course.ts';
export { segmentRecordOn, type NotByWatts, type SegmentOnRoad } from './segment-on-road.ts';
export type { PowerTermsOnRoad } from './power-terms.ts';
export { segmentPacing, type EvenPacing, type SegmentPacing } from './segment-pacing.ts';
export {
  smallestChanges,
  type LeverBounds,
  type Levers,
  type RecordChange,
  type SmallestChanges,
} from './smallest-change.ts';
export { recordInHours, type HourOfRecord, type RecordInHour } from './record-in-hours.ts';
export { windRose, type WindRose, type WindRoseQuestion, type WindSector } from './wind-rose.ts';
export { recordPlausibility, type ForeignRecord, type Plausibility } from './plausibility.ts';
export type { PossibleCause } from './possible-causes.ts';
