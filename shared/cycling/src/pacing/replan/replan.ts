import { formatDuration } from '../../answer/duration.ts';
import type { Input, Refusal, Spread } from '../../answer/input.ts';
import type { SourceKey } from '../../answer/sources.ts';
import { wBalance } from '../../physiology/w-balance.ts';
import type { RacePlan } from '../plan/race-plan.ts';
import { solveGoal } from '../plan/goal.ts';
import { stoppedS, withStops, type PlanStop } from '../plan/places.ts';
import type { PacingGoal, PlanQuestion } from '../plan/question.ts';
import { planSplits, valueAt, type PlanSplit } from '../plan/report.ts';
import { keepableLimits } from '../plan/keepable-limits.ts';
import type { PlanSetup } from '../plan/setup.ts';
import { setupOfPlan } from '../plan/setup-of-plan.ts';
import { planSpread } from '../plan/spread.ts';
import { capOfRest } from './cap-of-rest.ts';
import { boundsFrom, cutOfSegments, keepSegments, restOfSegments } from './kept-segments.ts';
import { restOfCourse } from './rest-of-course.ts';
import { inputsNow } from './inputs.ts';
import { restNotes, whatChanged, wrongNow } from './words.ts';
import { rideablePlan, type RideablePlan } from '../rideable/rideable.ts';
import type { Cut } from '../rideable/cut.ts';
import type { PlanSegment } from '../rideable/plan-segment.ts';
import type { PacingStart } from '../optimum/solution.ts';
import type { RiderNow } from './rider-now.ts';

/** The plan for the rest of a route. Distances from the start of the route, times from the start of the ride. */
export type Replan = {
  ok: true;
  fromM: number;
  elapsedS: number;
  segments: PlanSegment[];
  splits: PlanSplit[];
  /** nodes of the rest, the first at `fromM`: time, speed (m/s) and W' left (J); cells: power, W */
  timeS: Float64Array;
  speedMs: Float64Array;
  wBalanceJ: Float64Array;
  powerW: Float64Array;
  finishS: number;
  /** finish of the plan before, s, and how much later the new one is */
  finishBeforeS: number;
  changeS: number;
  /** of the rest, W */
  normalizedW: number;
  wPrimeLeftJ: number;
  wPrimeEndJ: number;
  /** whether a time to arrive at can still be kept; null for other goals */
  onTarget: boolean | null;
  /** what changed, in one plain sentence */
  sentence: string;
  /** standard deviation of the finish, s, and what it is made of */
  sd: number;
  spread: Spread[];
  /** of the plan, and where the rider is now */
  inputs: Input[];
  /** plain sentences to show with it */
  notes: string[];
  sources: SourceKey[];
};

/** Normalized power says nothing of less time than its rolling mean. */
const ROLLING_S = 30;
const ROLL_HOME: PacingGoal = { kind: 'intensity', if: 0.4 };

/**
 * Plans the rest of a race from the rider's position, with their current speed and W' and the goal of the plan: a cap
 * on normalized power applies to the whole ride, so harder riding so far is compensated, and a target arrival time
 * stays. Times are those of a clock: stops on the way count. Segments that still fit are kept: new numbers for a few seconds are not worth it.
 * @returns a refusal in one sentence when place or time are not numbers
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
 * const plan = racePlan({ route: straightRoute(10000, 0.06), athlete, goal: { kind: 'fastest' } });
 * const replan = replanFrom(plan, { distanceM: 5000, elapsedS: 1200 });
 * [replan.fromM, Math.round(replan.changeS / 60), Math.round(replan.finishS / 60)] // => [5000, 2, 38]
 */
export function replanFrom(plan: RacePlan, now: RiderNow): Replan | Refusal {
  const { question, timeS, speedMs, wBalanceJ } = plan;
  const { stepM } = question.route;
  const wrong = wrongNow(now);
  if (wrong) return { ok: false, message: wrong };
  const setup = setupOfPlan(plan);
  if (!setup.ok) return setup;
  const { cells } = setup.course;
  const at = Math.max(0, now.distanceM / stepM);
  const cell = Math.min(cells, Math.round(at));
  const stopsS = (atM: number) => stoppedS(question.stops, atM);
  const doneS = stopsS(now.distanceM);
  /** stops between the rider and a place */
  const standingS = (atM: number) => Math.max(0, stopsS(atM) - doneS);
  const aheadS = stopsS(question.route.distanceM) - doneS;
  const plannedFinishS = plan.totalTimeS + doneS + aheadS;
  const plannedS = valueAt(timeS, at) + doneS;
  const elapsedS = now.elapsedS ?? plannedS;
  const plannedJ = valueAt(wBalanceJ, at);
  const wPrimeLeftJ = wPrimeNow(now, setup, plannedJ);
  const base = {
    ok: true as const,
    elapsedS,
    finishBeforeS: plannedFinishS,
    wPrimeLeftJ,
    inputs: [...plan.inputs, ...inputsNow(plan, now, elapsedS, wPrimeLeftJ)],
    sources: plan.sources,
  };
  if (cell >= cells) {
    return {
      ...base,
      fromM: Math.min(now.distanceM, cells * stepM),
      segments: [],
      splits: [],
      timeS: Float64Array.of(elapsedS),
      speedMs: Float64Array.of(now.speedMs ?? speedMs[cells]!),
      wBalanceJ: Float64Array.of(wPrimeLeftJ),
      powerW: new Float64Array(0),
      finishS: elapsedS,
      changeS: elapsedS - plannedFinishS,
      normalizedW: 0,
      wPrimeEndJ: wPrimeLeftJ,
      onTarget: question.goal.kind === 'time' ? elapsedS <= question.goal.timeS * 1.001 : null,
      sentence: `You are at the finish, in ${formatDuration(elapsedS)}.`,
      sd: 0,
      spread: [],
      notes: [],
    };
  }
  const start: PacingStart = {
    wPrimeLeftJ,
    ...(cell === 0 && now.speedMs === undefined
      ? setup.start
      : { entrySpeedMs: now.speedMs ?? speedMs[cell]! }),
  };
  const rest = restOfCourse(setup, cell);
  const from = plan.optimum.powerW.slice(cell);
  // What is locked ahead may take more than is left now.
  const { limits } = keepableLimits(rest.course, rest.limits, start);
  const solve = (reserveJ: number) =>
    solveRest(plan, { ...rest, limits: { ...limits, reserveJ } }, now, {
      cell,
      elapsedS,
      doneS,
      aheadS,
      start,
      from,
    });
  // What was kept for the unforeseen and is spent need not be won back by standing still before the line.
  const spentJ = Math.min(limits.reserveJ, Math.max(wPrimeLeftJ, limits.reserveJ * (1 - cell / cells)));
  const asked = question.goal.kind === 'wPrimeLeft';
  let solved = solve(asked ? limits.reserveJ : spentJ);
  if (asked && solved.ok && solved.solution.unmet.includes('reserve')) solved = solve(spentJ);
  if (!solved.ok) return solved;
  const planned = {
    ...start,
    offsetM: cell * stepM,
    // The member knows where the sections change: the same places with other watts, where that is good enough.
    bounds: boundsFrom(plan.bounds, cell),
    quick: true,
    ...(question.detail ? { detail: question.detail } : {}),
    ...(question.stretches ? { stretches: question.stretches } : {}),
    ...(solved.targetS === undefined ? {} : { targetS: solved.targetS }),
  };
  const keep = (old: Cut, fresh: Pick<RideablePlan, 'segments' | 'solution'>) =>
    keepSegments(rest.course, solved.limits, old, fresh, planned);
  // Who has less W' than planned is not asked for more than with all of it, where rounding alone would say so.
  const rested = wPrimeLeftJ < plannedJ - 1 ? replanFrom(plan, { ...now, wPrimeLeftJ: plannedJ }) : null;
  const likely = keep(
    restOfSegments(plan, cell),
    rideablePlan(rest.course, solved.limits, solved.solution, planned),
  );
  const rideable = rested?.ok ? keep(cutOfSegments(rested.segments, stepM, cell), likely) : likely;
  const { ride, normalizedW, unmet } = rideable.solution;
  const { sd, spread } = planSpread(rest, ride.powerW, ride.totalTimeS, question);
  const finishS = elapsedS + ride.totalTimeS + aheadS;
  const wanted = question.goal.kind === 'time' ? question.goal.timeS : null;
  const onTarget = wanted === null ? null : finishS <= wanted * 1.001;
  const elapsed = withStops(ride.timeS, stepM, stopsAhead(question, now.distanceM, cell));
  return {
    ...base,
    fromM: cell * stepM,
    segments: rideable.segments.map((segment) => ({
      ...segment,
      startS: segment.startS + elapsedS + standingS(segment.fromM),
    })),
    splits: planSplits(question.route, ride.timeS, { fromM: cell * stepM, startS: elapsedS, standingS }),
    timeS: elapsed.map((seconds) => elapsedS + seconds),
    speedMs: ride.speedMs,
    wBalanceJ: rideable.solution.wBalanceJ,
    powerW: ride.powerW,
    finishS,
    changeS: finishS - plannedFinishS,
    normalizedW,
    wPrimeEndJ: rideable.solution.wBalanceJ.at(-1)!,
    onTarget,
    sentence: whatChanged(plan, {
      fromM: cell * stepM,
      lateS: elapsedS - plannedS,
      wPrimeMoreJ: wPrimeLeftJ - plannedJ,
      finishS,
      finishBeforeS: plannedFinishS,
      normalizedW: ride.totalTimeS >= ROLLING_S ? normalizedW : null,
      onTarget,
    }),
    sd,
    spread,
    notes: restNotes(unmet, solved.limits.reserveJ < setup.limits.reserveJ - 1),
  };
}

/** The stops that are still to come, from a place on; their places from a node on. */
const stopsAhead = ({ stops, route: { stepM } }: PlanQuestion, fromM: number, cell: number): PlanStop[] =>
  (stops ?? []).flatMap((stop) =>
    // The same stops as `stoppedS` leaves for later, also between the rider and the node where the rest begins.
    stop.atM < fromM - 1e-6 ? [] : [{ ...stop, atM: Math.max(0, stop.atM - cell * stepM) }],
  );

/** `doneS`, `aheadS`: time of the stops before and after this place */
type Rest = {
  cell: number;
  elapsedS: number;
  doneS: number;
  aheadS: number;
  start: PacingStart;
  from: Float64Array;
};

function solveRest(
  plan: RacePlan,
  rest: PlanSetup,
  now: RiderNow,
  { cell, elapsedS, doneS, aheadS, start, from }: Rest,
) {
  const { goal } = plan.question;
  if (goal.kind === 'time') {
    const leftS = goal.timeS - elapsedS - aheadS;
    const solved = solveGoal(rest, { kind: 'time', timeS: leftS }, start, { likely: from, quick: true });
    if (solved.ok) return solved;
    // Too late for the time: as soon as the legs allow. Far too early: roll home.
    const late = leftS < plan.totalTimeS - plan.timeS[cell]!;
    return solveGoal(rest, late ? { kind: 'fastest' } : ROLL_HOME, start, { likely: from, quick: true });
  }
  const restW = capOfRest(plan, now.riddenPowerW, cell, elapsedS - doneS);
  return solveGoal(rest, { kind: 'intensity', if: restW / plan.ftpW }, start, { likely: from, quick: true });
}

function wPrimeNow({ wPrimeLeftJ, riddenPowerW }: RiderNow, { limits }: PlanSetup, plannedJ: number): number {
  const ridden = riddenPowerW ? (wBalance(riddenPowerW, limits, limits.recovery)?.at(-1) ?? null) : null;
  return Math.min(limits.wPrimeJ, Math.max(0, wPrimeLeftJ ?? ridden ?? plannedJ));
}
