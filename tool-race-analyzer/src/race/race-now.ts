import { elapsedTimes, type FeedingPlan, type PlanSegment } from '@breakaway/cycling';
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
  const lateS = seen ? seen.elapsedS - timeAt(timeS, seen.atM / route.stepM) : null;
  const aged = seen && elapsedS - seen.elapsedS > FRESH_S;
  const atM =
    seen && !aged && seen.by === 'gps'
      ? seen.atM
      : Math.min(route.distanceM, route.stepM * nodeAt(timeS, elapsedS - (lateS ?? 0)));
  const finished = isFinished(day, soFar);
  const found = segments.findIndex(({ toM }) => toM > atM);
  const at = found < 0 ? segments.length - 1 : found;
  const segment = segments[at] ?? null;
  const endS = segment ? timeAt(timeS, segment.toM / route.stepM) : 0;
  const finishS = finished && seen ? seen.elapsedS : Math.max(elapsedS, lastOf(timeS) + (lateS ?? 0));
  const items = feeding?.items ?? [];
  const due = items.findLast(({ atS }) => atS <= elapsedS + EARLY_S);
  const eatNow = due && due.atS > soFar.dealtS && elapsedS - due.atS < OPEN_S ? due : null;
  return {
    elapsedS,
    atM,
    placeFrom: seen ? (aged ? `plan since ${seen.by}` : seen.by) : 'plan',
    segment,
    segmentLeftM: segment ? Math.max(0, segment.toM - atM) : 0,
    segmentLeftS: Math.max(0, endS - timeAt(timeS, atM / route.stepM)),
    next: segments[at + 1] ?? null,
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
  const lateS = seen ? seen.elapsedS - timeAt(stop.timeS, seen.atM / day.plan.question.route.stepM) : 0;
  return elapsedS < stop.leavesS + lateS ? null : stop.afterM;
}

/** The stop at a place, the places before and after it, m, and when the newest plan leaves it, s. */
function stopAt({ plan }: RaceDay, { rest }: SoFar, atM: number) {
  const { stops = [], route } = plan.question;
  const stop = stops.find((one) => Math.abs(one.atM - atM) <= AT_STOP_M);
  if (!stop) return null;
  const before = Math.floor(stop.atM / route.stepM);
  const timeS = rest?.timeS ?? elapsedTimes(plan);
  return {
    timeS,
    beforeM: route.stepM * before,
    afterM: route.stepM * (before + 1),
    leavesS: timeAt(timeS, before) + stop.timeS,
  };
}

const lastOf = (timeS: Float64Array) => timeS.at(-1) ?? 0;

/** The time at a place in nodes, s. */
function timeAt(timeS: Float64Array, at: number): number {
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
