import { haversineM } from '../route/geo.ts';
import { pairs } from '../route/pairs.ts';
import { STANDSTILL_M, standstillsOf } from '../route/standstill.ts';
import { isPlaced, isTimed, type PlacedPoint, type TimedPoint, type Track } from './track.ts';

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
  kind: StepKind;
};

/** The timed points of a ride and the steps between them; step i leads from point i to point i + 1. */
export type RideSteps = {
  points: TimedPoint[];
  steps: RideStep[];
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
  const points: TimedPoint[] = [];
  let lastMs = -Infinity;
  for (const point of track.points) {
    if (!isTimed(point) || !(point.timeMs > lastMs)) continue;
    points.push(point);
    lastMs = point.timeMs;
  }
  const steps = Array.from(pairs(points), ([from, to]) => measured(from, to));
  const everyS = Float64Array.from(steps, ({ seconds }) => seconds).sort()[steps.length >> 1] ?? 1;
  // Indoors many devices write a distance of 0 all the time.
  const deviceCounts = steps.some(({ deviceM }) => deviceM > 0);
  const pauses = track.pauses.toSorted((a, b) => a.startMs - b.startMs);
  let pause = pauses.shift();
  for (const step of steps) {
    const [fromMs, toMs] = [step.from.timeMs, step.to.timeMs];
    while (pause && pause.endMs <= fromMs) pause = pauses.shift();
    const overlapMs = pause ? Math.min(toMs, pause.endMs) - Math.max(fromMs, pause.startMs) : 0;
    step.kind = overlapMs > (toMs - fromMs) / 2 ? 'timer' : kindOf(step, everyS, deviceCounts);
  }
  if (!deviceCounts) standByPlace(points, steps);
  return { points, steps, everyS };
}

/** Where no device counts, a rider stands who does not leave a place, however the receiver wanders. */
function standByPlace(points: readonly TimedPoint[], steps: readonly RideStep[]): void {
  let placed: PlacedPoint[] = [];
  let indices: number[] = [];
  for (const [i, point] of points.entries()) {
    if (isPlaced(point)) {
      placed.push(point);
      indices.push(i);
    }
    const step = steps[i];
    if (step && step.kind !== 'silence' && step.kind !== 'timer') continue;
    // A standstill that is cut by a pause ends there; what follows has to be one of its own.
    for (const { from, to } of standstillsOf(placed)) standOver(steps.slice(indices[from], indices[to]));
    placed = [];
    indices = [];
  }
}

/** Entering and leaving a place by riding is not drift. */
function standOver(steps: readonly RideStep[]): void {
  const riddenM = steps.reduce((sum, { kind, placeM }) => sum + (kind === 'riding' ? placeM || 0 : 0), 0);
  if (riddenM > 2 * STANDSTILL_M) for (const step of steps) step.kind = 'standing';
}

function measured(from: TimedPoint, to: TimedPoint): RideStep {
  const seconds = (to.timeMs - from.timeMs) / 1000;
  const mostM = MAX_SPEED_MS * Math.max(1, seconds);
  const step: RideStep = { from, to, seconds, deviceM: NaN, placeM: NaN, kind: 'riding' };
  if (from.distanceM !== null && to.distanceM !== null) {
    const stepM = to.distanceM - from.distanceM;
    if (stepM >= 0 && stepM <= mostM) step.deviceM = stepM;
  }
  if (isPlaced(from) && isPlaced(to)) {
    const stepM = haversineM(from.latDeg, from.lonDeg, to.latDeg, to.lonDeg);
    if (stepM <= mostM) step.placeM = stepM;
  }
  return step;
}

function kindOf({ to, seconds, deviceM, placeM }: RideStep, everyS: number, deviceCounts: boolean): StepKind {
  const silent = seconds > Math.max(SILENCE_S, SILENCE_TIMES * everyS);
  const byDevice = deviceCounts && !Number.isNaN(deviceM);
  if (silent) return byDevice && deviceM >= STANDING_MS * seconds ? 'riding' : 'silence';
  const stepM = byDevice ? deviceM : placeM;
  if (!Number.isNaN(stepM)) return stepM >= STANDING_MS * seconds ? 'riding' : 'standing';
  const { powerW, cadenceRpm, speedMs } = to;
  const told = speedMs !== null && deviceCounts ? speedMs >= STANDING_MS : null;
  if (told !== null) return told ? 'riding' : 'standing';
  return powerW === 0 && (cadenceRpm === null || cadenceRpm === 0) ? 'standing' : 'riding';
}
