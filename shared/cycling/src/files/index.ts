export { MAX_FILE_BYTES, readActivityOrRoute } from './read-file.ts';
export type { Parsed, TrackChoice } from './parsed.ts';
export { rideFigures, type RideFigures, type SecondsAt } from './ride-figures.ts';
export { readRidePoints, type RidePoints } from './ride-points.ts';
export { rideSummary, type Figure, type RideSummary } from './ride-summary.ts';
export type { Stop } from './ride-stops.ts';
export type { DeviceTotals, Lap, Pause, PowerSpike, Track, TrackPoint, Waypoint } from './track.ts';
