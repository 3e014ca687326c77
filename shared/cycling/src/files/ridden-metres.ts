import { between } from '../route/standstill.ts';
import { MAX_SPEED_MS, STANDING_MS, type RideStep } from './ride-step.ts';
import { isPlaced, type PlacedPoint } from './track.ts';

/** What a device counts before it first writes its distance is no more than this. */
export const BEFORE_FIRST_M = 100;
/** While the device counts nothing, places this far apart in a straight line are riding and not wandering. */
const LEFT_M = 100;
const LEFT_MS = (LEFT_M / STANDING_MS) * 1000;
/** Places or speeds that show less than this share of what the device counted have lost the rider. */
const LEAST_SHARE = 1 / 3;

/** A step with what places and speed say of it, m; NaN where they say nothing. */
type Told = { step: RideStep; placeM: number; speedM: number };

/**
 * Gives each step its metres. A device may write its distance only now and then, or in steps of 10 or 100 m: what it
 * counted from one change to the next is shared out over the steps between, as the places moved. Where it stood still, fell
 * back or wrote nothing while the rider went on, the places count, and without places the speed.
 */
export function shareMetres(steps: readonly RideStep[]): void {
  // Indoors many devices write a distance or a speed of 0 all the time.
  const hasDistance = steps.some(({ to }) => to.distanceM !== null && to.distanceM > 0);
  const hasSpeed = steps.some(({ to }) => to.speedMs !== null && to.speedMs > 0);
  const distanceAt = ({ distanceM }: RideStep['to']) => (hasDistance ? distanceM : null);
  let heldM = steps[0] ? distanceAt(steps[0].from) : null;
  let run: Told[] = [];
  let written = false;
  const close = (countedM: number) => {
    shareRun(run, countedM);
    run = [];
    written = false;
  };
  for (const step of steps) {
    const distanceM = distanceAt(step.to);
    if (step.kind === 'timer' || step.kind === 'silence') {
      // Metres of a distance that is written now and then come with its next value, after the stop.
      if (written || heldM === null) close(written ? 0 : NaN);
      if (hasDistance && !Number.isNaN(step.deviceM)) [step.riddenM, step.by] = [step.deviceM, 'device'];
      heldM = distanceM ?? heldM;
      continue;
    }
    const { seconds, placeM, to } = step;
    run.push({ step, placeM, speedM: hasSpeed && to.speedMs !== null ? to.speedMs * seconds : NaN });
    if (distanceM === null) continue;
    written = true;
    if (distanceM === heldM) continue;
    const before = heldM ?? (distanceM <= BEFORE_FIRST_M ? 0 : NaN);
    close(distanceM - before);
    heldM = distanceM;
  }
  close(written ? 0 : NaN);
}

/** Steps over which the device's count changed once, at the end, or not at all (0). NaN: it does not say. */
function shareRun(run: readonly Told[], countedM: number): void {
  const last = run.at(-1)?.step;
  if (!last) return;
  const seconds = sum(run, ({ step }) => step.seconds);
  const counted = countedM >= 0 && countedM <= MAX_SPEED_MS * Math.max(1, seconds);
  if (counted && run.length === 1) return give(run, 'device', () => countedM);
  const [placesM, speedsM] = [sum(run, ({ placeM }) => placeM || 0), sum(run, ({ speedM }) => speedM || 0)];
  const rodeOn = (metres: number) => !counted || metres > Math.max(LEFT_M, 2 * countedM);
  if (placesM > 0 && rodeOn(placesM) && (!counted || leavesPlace(run)))
    return give(run, 'place', ({ placeM, speedM }) => (Number.isNaN(placeM) ? speedM : placeM));
  if (rodeOn(speedsM)) return give(run, 'speed', ({ speedM }) => speedM);
  const share = (wholeM: number, partM: (told: Told) => number) =>
    give(run, 'device', (told) => (countedM * (partM(told) || 0)) / wholeM);
  const leastM = Math.max(1e-6, LEAST_SHARE * countedM);
  if (placesM >= leastM) return share(placesM, ({ placeM }) => placeM);
  if (speedsM >= leastM) return share(speedsM, ({ speedM }) => speedM);
  // Nothing tells where the metres lie: evenly where that is riding, else the rider stood and then left.
  if (countedM >= STANDING_MS * seconds) return share(seconds, ({ step }) => step.seconds);
  give(run, 'device', ({ step }) => (step === last ? countedM : 0));
}

function give(run: readonly Told[], by: RideStep['by'], metres: (told: Told) => number): void {
  for (const told of run) {
    told.step.riddenM = metres(told);
    if (!Number.isNaN(told.step.riddenM)) told.step.by = by;
  }
}

/** Whether the places go somewhere, and do not just wander about. */
function leavesPlace(run: readonly Told[]): boolean {
  const points = run.map(({ step }) => step.from);
  const last = run.at(-1)?.step.to;
  if (last) points.push(last);
  const placed = points.filter(isPlaced);
  let oldest = 0;
  return placed.some((point) => {
    while ((placed[oldest]?.timeMs ?? Infinity) < point.timeMs - LEFT_MS) oldest++;
    const start: PlacedPoint | undefined = placed[oldest];
    return start !== undefined && between(start, point) >= LEFT_M;
  });
}

function sum(run: readonly Told[], of: (told: Told) => number): number {
  return run.reduce((total, told) => total + of(told), 0);
}
