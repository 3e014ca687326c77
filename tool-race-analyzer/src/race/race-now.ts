import {
  elapsedTimes,
  stoppedS,
  type FeedingPlan,
  type PlanSegment,
  type PlanStop,
} from '@breakaway/cycling';
import { isFinished, type RaceDay, type SoFar } from './race-day.ts';

type Item = FeedingPlan['items'][number];

/** What a rider needs to know at this moment. Distances from the start, m; times from the start, s. */
export interface RaceNow {
  /** below 0 before the start */
  elapsedS: number;
  atM: number;
  /** where that comes from: a place that was seen, the plan since then, or the plan alone */
  placeFrom: 'gps' | 'you' | 'plan since gps' | 'plan since you' | 'plan';
  segment: PlanSegment | null;
  /** how much of it is left */
  segmentLeftM: number;
  segmentLeftS: number;
  next: PlanSegment | null;
  /** the planned stop where the rider stands, for how long yet, and what they ride after it */
  stop: { is: PlanStop; leftS: number; then: PlanSegment | null } | null;
  /** the planned stop that comes before the next section */
  stopAhead: { is: PlanStop; inM: number; inS: number } | null;
  /** behind the plan, below 0 ahead of it; null while only the clock says where the rider is */
  lateS: number | null;
  finishS: number;
  /** the finish beside that of the plan that was taken along */
  finishLaterS: number;
  leftM: number;
  finished: boolean;
  /** to be taken at once, and what comes after */
  eatNow: Item | null;
  eatNext: Item | null;
}

/** A place that is older than this has been left, s. */
const FRESH_S = 15;
/** Food is shown from so long before its time until so long after it, s: then it is taken as eaten. */
const EARLY_S = 15;
const OPEN_S = 6 * 60;
/** Within this of a stop the rider is at it, m: places are said to a tenth of a kilometre. */
const AT_STOP_M = 50;
/** What metres at nodes differ by in binary fractions, m. */
const NEAR_M = 1e-6;

/** The state of a race at a moment, ms since 1970. */
export function raceNow(day: RaceDay, soFar: SoFar, nowMs: number): RaceNow {
  const { plan } = day;
  const { route } = plan.question;
  const { segments } = soFar.rest ?? plan;
  const plannedS = elapsedTimes(plan);
  const timeS = soFar.rest?.timeS ?? plannedS;
  const feeding = soFar.rest?.feeding ?? day.feeding;
  const elapsedS = soFar.startedMs === null ? 0 : (nowMs - soFar.startedMs) / 1000;
  const { seen } = soFar;
  const lateS = seen ? seen.elapsedS - timeAtNode(timeS, seen.atM / route.stepM) : null;
  const aged = seen && elapsedS - seen.elapsedS > FRESH_S;
  const atM =
    seen && !aged && seen.by === 'gps'
      ? seen.atM
      : Math.min(route.distanceM, route.stepM * nodeAt(timeS, elapsedS - (lateS ?? 0)));
  const finished = isFinished(day, soFar);
  const found = segments.findIndex(({ toM }) => toM > atM);
  const at = found < 0 ? segments.length - 1 : found;
  const segment = segments[at] ?? null;
  const endS = segment ? timeAtNode(timeS, segment.toM / route.stepM) : 0;
  const finishS = finished && seen ? seen.elapsedS : Math.max(elapsedS, lastOf(timeS) + (lateS ?? 0));
  // Lights have no name, and nobody knows which will be red.
  const stops = stopsOn(day, soFar).filter(({ is }) => is.name !== undefined);
  const planS = elapsedS - (lateS ?? 0);
  const stands = stops.find(
    ({ beforeM, afterM, arrivesS, leavesS }) =>
      atM > beforeM - NEAR_M && atM < afterM + NEAR_M && planS >= arrivesS && planS < leavesS,
  );
  const ahead = stops.find(
    ({ is, beforeM, leavesS }) => beforeM > atM - NEAR_M && leavesS > planS && is.atM <= (segment?.toM ?? 0),
  );
  const items = feeding?.items ?? [];
  const due = items.findLast(({ atS }) => atS <= elapsedS + EARLY_S);
  const eatNow = due && due.atS > soFar.dealtS && elapsedS - due.atS < OPEN_S ? due : null;
  return {
    elapsedS,
    atM,
    placeFrom: seen ? (aged ? `plan since ${seen.by}` : seen.by) : 'plan',
    segment,
    segmentLeftM: segment ? Math.max(0, segment.toM - atM) : 0,
    segmentLeftS: Math.max(0, endS - timeAtNode(timeS, atM / route.stepM)),
    next: segments[at + 1] ?? null,
    stop: stands
      ? {
          is: stands.is,
          leftS: stands.leavesS - planS,
          then: segments.find(({ toM }) => toM > stands.is.atM + AT_STOP_M) ?? segment,
        }
      : null,
    stopAhead:
      ahead && !stands
        ? {
            is: ahead.is,
            inM: Math.max(0, ahead.is.atM - atM),
            inS: Math.max(0, ahead.arrivesS - timeAtNode(timeS, atM / route.stepM)),
          }
        : null,
    lateS,
    finishS,
    finishLaterS: finishS - lastOf(plannedS),
    leftM: Math.max(0, route.distanceM - atM),
    finished,
    eatNow,
    eatNext: items.find(({ atS }) => atS > elapsedS + EARLY_S) ?? null,
  };
}

/**
 * The place of a rider who says that they are at `atM`, m. At a stop it is the place before it, so that the stop is to
 * come; once the newest plan has left the stop it is the place after it, so that the stop is done.
 */
export function placeSaid(day: RaceDay, soFar: SoFar, atM: number, elapsedS: number): number {
  const stop = stopAt(day, soFar, atM);
  if (!stop) return atM;
  return elapsedS < stop.leavesS ? stop.beforeM : stop.afterM;
}

/**
 * The place of a rider whom the satellites see at `atM`, m. Who stands at a stop is as late as on the way there until the
 * time of the stop is over: null, for such a place says nothing.
 */
export function placeSeen(day: RaceDay, soFar: SoFar, atM: number, elapsedS: number): number | null {
  const stop = stopAt(day, soFar, atM);
  if (!stop) return atM;
  const { seen } = soFar;
  const { plan } = day;
  const timeS = soFar.rest?.timeS ?? elapsedTimes(plan);
  const lateS = seen ? seen.elapsedS - timeAtNode(timeS, seen.atM / plan.question.route.stepM) : 0;
  return elapsedS < stop.leavesS + lateS ? null : stop.afterM;
}

/** The stop at a place. */
const stopAt = (day: RaceDay, soFar: SoFar, atM: number) =>
  stopsOn(day, soFar).find(({ is }) => Math.abs(is.atM - atM) <= AT_STOP_M) ?? null;

/**
 * The stops in order: the places before and after each, m, and when the newest plan comes and leaves, s. A stop that lies
 * behind that plan takes no time in it.
 */
function stopsOn({ plan }: RaceDay, { rest }: SoFar) {
  const { stops = [], route } = plan.question;
  if (stops.length === 0) return [];
  const timeS = rest?.timeS ?? elapsedTimes(plan);
  const done = (atM: number) => rest !== null && atM < rest.fromM - NEAR_M;
  return stops
    .toSorted((a, b) => a.atM - b.atM)
    .map((is) => {
      const before = Math.floor((is.atM + NEAR_M) / route.stepM);
      const beforeM = route.stepM * before;
      // Others may lie between the same two nodes.
      const othersS = done(is.atM) ? 0 : stoppedS(stops, is.atM) - stoppedS(stops, beforeM);
      const arrivesS = timeAtNode(timeS, before) + othersS;
      const leavesS = arrivesS + (done(is.atM) ? 0 : is.timeS);
      return { is, beforeM, afterM: beforeM + route.stepM, arrivesS, leavesS };
    });
}

const lastOf = (timeS: Float64Array) => timeS.at(-1) ?? 0;

/** The time at a place in nodes, which may lie between two, s. */
function timeAtNode(timeS: Float64Array, at: number): number {
  const node = Math.max(0, Math.min(timeS.length - 1, Math.floor(at)));
  const from = timeS[node] ?? 0;
  return from + Math.min(1, Math.max(0, at - node)) * ((timeS[node + 1] ?? from) - from);
}

/** The place at a time, in nodes: where the plan stands still, its first. */
function nodeAt(timeS: Float64Array, seconds: number): number {
  let low = 0;
  let high = timeS.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((timeS[middle] ?? 0) <= seconds) low = middle;
    else high = middle;
  }
  const [from, to] = [timeS[low] ?? 0, timeS[high] ?? 0];
  return low + (to > from ? Math.min(1, Math.max(0, (seconds - from) / (to - from))) : 0);
}
