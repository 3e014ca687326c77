import { climbingDoubt, type Climbing } from '../route/climbing.ts';
import type { Distances } from './ride-distance.ts';
import type { RideSteps } from './ride-steps.ts';
import type { Track } from './track.ts';

/** Two counts of one distance farther apart than this share are worth a word. */
const FAR_OFF = 0.05;
/** Less than this is not worth one, m. */
const NOTABLE_M = 100;
/** And more points than this share without a time of their own. */
const NOTABLE_LOST = 0.02;

/** What a rider should know of how a ride was recorded, in plain sentences. */
export function rideNotes(
  track: Track,
  steps: RideSteps,
  { distances, climbing }: { distances: Distances; climbing: Climbing | null },
  counted: boolean,
): string[] {
  return [
    ...distanceNotes(distances, counted),
    ...climbingNotes(climbing),
    ...silenceNotes(steps, counted),
    ...timeNotes(track, steps),
  ];
}

function distanceNotes({ riddenM, byM, deviceM, placeM }: Distances, counted: boolean): string[] {
  const km = (metres: number) => (metres / 1000).toFixed(2);
  if (!counted || !riddenM || !deviceM) return [];
  const addedM = byM.place + byM.speed;
  if (addedM > Math.max(NOTABLE_M, FAR_OFF * deviceM)) {
    const from = byM.place >= byM.speed ? 'its places' : 'its speed';
    return [
      `The device counted ${km(deviceM)} km and stood still while the ride went on: ${km(addedM)} km are added from ${from}.`,
    ];
  }
  if (!placeM || Math.abs(riddenM / placeM - 1) <= FAR_OFF) return [];
  return [
    `The device counted ${km(riddenM)} km, its places are ${km(placeM)} km apart: one of them is wrong.`,
  ];
}

function climbingNotes(climbing: Climbing | null): string[] {
  const doubt = climbing && climbingDoubt(climbing);
  return doubt ? [`The ${doubt}.`] : [];
}

/** Places can move while nothing is recorded: a pause, a transfer, or a lost signal. */
function silenceNotes({ steps }: RideSteps, counted: boolean): string[] {
  let metres = 0;
  for (const { kind, placeM } of steps) if (kind === 'silence' && placeM > 0) metres += placeM;
  if (counted || metres < NOTABLE_M) return [];
  return [`${Math.round(metres)} m lie between points with a silence between them and are not counted.`];
}

function timeNotes(track: Track, { points }: RideSteps): string[] {
  const lost = track.points.length - points.length;
  if (lost <= NOTABLE_LOST * track.points.length) return [];
  return [
    `${lost} of ${track.points.length} points have no time later than the one before and are not counted.`,
  ];
}
