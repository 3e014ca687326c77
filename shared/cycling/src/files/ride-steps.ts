import { haversineM } from '../route/geo.ts';
import { pairs } from '../route/pairs.ts';
import { STANDSTILL_M, standstillsOf } from '../route/standstill.ts';
import { shareMetres } from './ridden-metres.ts';
import { MAX_SPEED_MS, STANDING_MS, type RideStep } from './ride-step.ts';
import { isPlaced, isTimed, type PlacedPoint, type TimedPoint, type Track } from './track.ts';

/** The timed points of a ride and the steps between them; step i leads from point i to point i + 1. */
export type RideSteps = {
  points: TimedPoint[];
  steps: RideStep[];
  /** middle time between two points, s */
  everyS: number;
};

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
  const pauses = track.pauses.toSorted((a, b) => a.startMs - b.startMs);
  let pause = pauses.shift();
  for (const step of steps) {
    const [fromMs, toMs] = [step.from.timeMs, step.to.timeMs];
    while (pause && pause.endMs <= fromMs) pause = pauses.shift();
    const overlapMs = pause ? Math.min(toMs, pause.endMs) - Math.max(fromMs, pause.startMs) : 0;
    if (overlapMs > (toMs - fromMs) / 2) step.kind = 'timer';
    else if (isSilent(step, everyS)) step.kind = 'silence';
  }
  shareMetres(steps);
  for (const step of steps) if (step.kind === 'riding' && !rides(step)) step.kind = 'standing';
  standByPlace(points, steps);
  return { points, steps, everyS };
}

/** Where the places count, a rider stands who does not leave one, however the receiver wanders. */
function standByPlace(points: readonly TimedPoint[], steps: readonly RideStep[]): void {
  let placed: PlacedPoint[] = [];
  let indices: number[] = [];
  for (const [i, point] of points.entries()) {
    if (isPlaced(point)) {
      placed.push(point);
      indices.push(i);
    }
    const step = steps[i];
    if (step?.by === 'place' && step.kind !== 'silence' && step.kind !== 'timer') continue;
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
  const step: RideStep = {
    from,
    to,
    seconds,
    deviceM: NaN,
    placeM: NaN,
    riddenM: NaN,
    by: null,
    kind: 'riding',
  };
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

/** Nothing was recorded for longer than usual, and the device did not ride on meanwhile. */
function isSilent({ seconds, deviceM }: RideStep, everyS: number): boolean {
  const silent = seconds > Math.max(SILENCE_S, SILENCE_TIMES * everyS);
  return silent && !(deviceM >= STANDING_MS * seconds);
}

function rides({ to, seconds, riddenM }: RideStep): boolean {
  if (!Number.isNaN(riddenM)) return riddenM >= STANDING_MS * seconds;
  return to.powerW !== 0 || (to.cadenceRpm !== null && to.cadenceRpm > 0);
}
