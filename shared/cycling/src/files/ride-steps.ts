import { haversineM } from '../route/geo.ts';
import { STANDSTILL_M, standstillsOf } from '../route/standstill.ts';
import type { Track, TrackPoint } from './track.ts';

/**
 * What happened between two points: riding, standing while recording, the timer stopped by an event, or silence: nothing
 * recorded for longer than the recorder is used to.
 */
export type StepKind = 'riding' | 'standing' | 'timer' | 'silence';

/** The timed points of a ride and the steps between them; step i leads from point i to point i + 1. */
export type RideSteps = {
  points: TrackPoint[];
  seconds: Float64Array;
  /** by the device; NaN where it does not say */
  deviceM: Float64Array;
  /** between the places; NaN where one is missing or the step is impossible */
  placeM: Float64Array;
  kinds: StepKind[];
  /** middle time between two points, s */
  everyS: number;
};

/** Slower than this a rider stands (3 km/h). */
const STANDING_MS = 0.8;
const MAX_SPEED_MS = 35;
/** A recorder that writes only changes is silent for some seconds; a longer silence is a stop. */
const SILENCE_S = 10;
const SILENCE_TIMES = 5;

/** Splits a track into steps. Points without a time, or not later than the one before, are left out. */
export function rideSteps(track: Track): RideSteps {
  const points: TrackPoint[] = [];
  for (const point of track.points) {
    const last = points.at(-1);
    if (point.timeMs !== null && (!last || point.timeMs > last.timeMs!)) points.push(point);
  }
  const count = Math.max(0, points.length - 1);
  const steps: RideSteps = {
    points,
    seconds: new Float64Array(count),
    deviceM: new Float64Array(count).fill(NaN),
    placeM: new Float64Array(count).fill(NaN),
    kinds: Array.from({ length: count }, () => 'riding'),
    everyS: 1,
  };
  for (let i = 0; i < count; i++) measure(steps, i);
  steps.everyS = steps.seconds.slice().sort()[count >> 1] ?? 1;
  const counts = deviceCounts(steps);
  let pause = 0;
  const pauses = track.pauses.toSorted((a, b) => a.startMs - b.startMs);
  for (let i = 0; i < count; i++) {
    const fromMs = points[i]!.timeMs!;
    const toMs = points[i + 1]!.timeMs!;
    while (pause < pauses.length && pauses[pause]!.endMs <= fromMs) pause++;
    const stopped = pauses[pause];
    const overlapMs = stopped ? Math.min(toMs, stopped.endMs) - Math.max(fromMs, stopped.startMs) : 0;
    steps.kinds[i] = overlapMs > (toMs - fromMs) / 2 ? 'timer' : kindOf(steps, i, counts);
  }
  if (!counts) standByPlace(steps);
  return steps;
}

/** Where no device counts, a rider stands who does not leave a place, however the receiver wanders. */
function standByPlace(steps: RideSteps): void {
  const { points, kinds } = steps;
  let placed: number[] = [];
  points.forEach(({ latDeg, lonDeg }, i) => {
    if (latDeg !== null && lonDeg !== null) placed.push(i);
    if (i < kinds.length && kinds[i] !== 'silence' && kinds[i] !== 'timer') return;
    // A standstill that is cut by a pause ends there; what follows has to be one of its own.
    for (const { from, to } of standstillsOf(placed.map((k) => points[k]!)))
      standBetween(steps, placed[from]!, placed[to]!);
    placed = [];
  });
}

/** Entering and leaving a place by riding is not drift. */
function standBetween({ kinds, placeM }: RideSteps, from: number, to: number): void {
  let riddenM = 0;
  for (let i = from; i < to; i++) if (kinds[i] === 'riding') riddenM += placeM[i]! || 0;
  if (riddenM > 2 * STANDSTILL_M) kinds.fill('standing', from, to);
}

function measure(steps: RideSteps, i: number): void {
  const a = steps.points[i]!;
  const b = steps.points[i + 1]!;
  const seconds = (b.timeMs! - a.timeMs!) / 1000;
  const mostM = MAX_SPEED_MS * Math.max(1, seconds);
  steps.seconds[i] = seconds;
  if (a.distanceM !== null && b.distanceM !== null) {
    const stepM = b.distanceM - a.distanceM;
    if (stepM >= 0 && stepM <= mostM) steps.deviceM[i] = stepM;
  }
  if (a.latDeg !== null && a.lonDeg !== null && b.latDeg !== null && b.lonDeg !== null) {
    const stepM = haversineM(a.latDeg, a.lonDeg, b.latDeg, b.lonDeg);
    if (stepM <= mostM) steps.placeM[i] = stepM;
  }
}

/** Whether the device counts distance at all: indoors many write 0 all the time. */
function deviceCounts({ deviceM }: RideSteps): boolean {
  return deviceM.some((stepM) => stepM > 0);
}

function kindOf(steps: RideSteps, i: number, deviceCounted: boolean): StepKind {
  const seconds = steps.seconds[i]!;
  const silent = seconds > Math.max(SILENCE_S, SILENCE_TIMES * steps.everyS);
  const byDevice = deviceCounted && !Number.isNaN(steps.deviceM[i]!);
  if (silent) return byDevice && steps.deviceM[i]! >= STANDING_MS * seconds ? 'riding' : 'silence';
  const stepM = byDevice ? steps.deviceM[i]! : steps.placeM[i]!;
  if (!Number.isNaN(stepM)) return stepM >= STANDING_MS * seconds ? 'riding' : 'standing';
  const { powerW, cadenceRpm, speedMs } = steps.points[i + 1]!;
  const told = speedMs !== null && deviceCounted ? speedMs >= STANDING_MS : null;
  if (told !== null) return told ? 'riding' : 'standing';
  return powerW === 0 && (cadenceRpm === null || cadenceRpm === 0) ? 'standing' : 'riding';
}
