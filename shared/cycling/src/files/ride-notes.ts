import type { RideSteps } from './ride-steps.ts';
import type { Track } from './track.ts';

type Distances = { deviceM: number | null; placeM: number | null };

/** Two counts of one distance farther apart than this share are worth a word. */
const FAR_OFF = 0.05;
/** And more points than this share without a time of their own. */
const NOTABLE_LOST = 0.02;

/** What a rider should know of how a ride was recorded, in plain sentences. */
export function rideNotes(track: Track, steps: RideSteps, distances: Distances, counted: boolean): string[] {
  return [...distanceNotes(distances, counted), ...silenceNotes(steps, counted), ...timeNotes(track, steps)];
}

function distanceNotes({ deviceM, placeM }: Distances, counted: boolean): string[] {
  if (!counted || !deviceM || !placeM || Math.abs(deviceM / placeM - 1) <= FAR_OFF) return [];
  const km = (metres: number) => (metres / 1000).toFixed(2);
  return [
    `The device counted ${km(deviceM)} km, its places are ${km(placeM)} km apart: one of them is wrong.`,
  ];
}

/** Places can move while nothing is recorded: a pause, a transfer, or a lost signal. */
function silenceNotes({ steps }: RideSteps, counted: boolean): string[] {
  let metres = 0;
  for (const { kind, placeM } of steps) if (kind === 'silence' && placeM > 0) metres += placeM;
  if (counted || metres < 100) return [];
  return [`${Math.round(metres)} m lie between points with a silence between them and are not counted.`];
}

function timeNotes(track: Track, { points }: RideSteps): string[] {
  const lost = track.points.length - points.length;
  if (lost <= NOTABLE_LOST * track.points.length) return [];
  return [
    `${lost} of ${track.points.length} points have no time later than the one before and are not counted.`,
  ];
}
