import type { TimedPoint } from './track.ts';

/** Slower than this a rider stands (3 km/h). */
export const STANDING_MS = 0.8;
/** No step of a ride is faster. */
export const MAX_SPEED_MS = 35;

/**
 * What happened between two points: riding, standing while recording, the timer stopped by an event, or silence: nothing
 * recorded for longer than the recorder is used to.
 */
export type StepKind = 'riding' | 'standing' | 'timer' | 'silence';

/** The way from one timed point to the next. */
export type RideStep = {
  from: TimedPoint;
  to: TimedPoint;
  seconds: number;
  /** by the device; NaN where it does not say */
  deviceM: number;
  /** between the places; NaN where one is missing or the step is impossible */
  placeM: number;
  /** as counted for the ride; NaN where nothing tells */
  riddenM: number;
  /** what told `riddenM` */
  by: 'device' | 'place' | 'speed' | null;
  kind: StepKind;
};
