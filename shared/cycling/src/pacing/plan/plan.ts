import { formatDuration } from '../../answer/duration.ts';
import type { Refusal } from '../../answer/input.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { exactlyOnTime } from './for-time.ts';
import { solveGoal, type SolvedGoal } from './goal.ts';
import { solveNearby } from './nearby.ts';
import { cutOffsOn } from './places.ts';
import { planNotes, planSources } from './notes.ts';
import type { PlanQuestion } from './question.ts';
import { planClimbs, planLoad, planSplits, valueAt } from './report.ts';
import { planSetup, ridingGoal, type PlanSetup } from './setup.ts';
import { rememberSetup, setupBeside } from './setup-of-plan.ts';
import { planSpread, scaledSpread } from './spread.ts';
import { rideablePlan, type RideableOptions, type RideablePlan } from '../rideable/rideable.ts';
import { ON_TIME } from '../rideable/watts.ts';
import type { RacePlan } from './race-plan.ts';

/**
 * Plans a race: the fastest way to spend critical power, W' (with a reserve) and intensity over a course with its slopes,
 * wind, bends and descents, turned into few segments of whole watts that a person can follow.
 * A plan is never slower than one even power or the slope rule at its own effort (`comparePlan`).
 * @param from a plan for nearly the same question: its segments stay and only their watts are sought, so that a slider can be
 *   followed. Such a plan is mostly 0.1 % slower, on nine of ten roads less than 0.6 %, and is not held against simpler ways to ride.
 * @param quick a plan in less than half of the time, from a coarser course: about as much slower, and held against nothing either
 * @returns a refusal in one sentence when FTP or weight are missing, a value cannot be right, or a time is out of reach
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
 * const plan = racePlan({ route: straightRoute(10000, 0.06), athlete, goal: { kind: 'fastest' } });
 * plan.segments[0] // => { fromM: 0, powerW: 274, kind: 'climb' }
 * [Math.round(plan.totalTimeS / 60), plan.cap] // => [36, 'duration']
 */
export function racePlan(
  question: PlanQuestion,
  { from, quick }: { from?: RacePlan; quick?: boolean } = {},
): RacePlan | Refusal {
  const setup = from ? setupBeside(from, question) : planSetup(question);
  if (!setup.ok) return setup;
  const goal = ridingGoal(question);
  const laterS = goal.kind === 'time' ? laterThanAny(setup, goal.timeS) : 0;
  if (question.goal.kind === 'time' && laterS > 0) {
    const latestS = Math.floor(question.goal.timeS - laterS);
    const message = `No plan arrives that late: riding at ${EASIEST_W} W all the way takes ${formatDuration(latestS)}.`;
    return { ok: false, latestS, message };
  }
  const nearby = from ? solveNearby(setup, goal, from) : null;
  const solved = nearby ?? solveGoal(setup, goal, setup.start, quick ? { quick } : {});
  const how = { ...(nearby && from ? { bounds: from.bounds } : {}), ...(quick ? { quick } : {}) };
  const found = solved.ok ? inSegments(question, setup, solved, how) : solved;
  if (goal.kind === 'time' && !quick && !(found.ok && isOnTime(found, goal.timeS))) {
    const hard = fromHardest(question, setup, goal.timeS);
    if (hard && (isOnTime(hard, goal.timeS) || (found.ok && timeOf(hard) < timeOf(found))))
      return planFrom(question, setup, hard);
  }
  return found.ok ? planFrom(question, setup, found, nearby && from) : found;
}

/** With less power all the way watts hardly decide any more, and on a ramp nobody stays upright. */
const EASIEST_W = 45;

/** By how much a time is later than the easiest ride arrives, s; 0 where it is not. */
function laterThanAny({ course, start }: PlanSetup, targetS: number): number {
  const easy = rideCourse(course, new Float64Array(course.cells).fill(EASIEST_W), start);
  return Math.max(0, targetS - easy.totalTimeS);
}

/** A goal that was solved, as segments. */
type InSegments = { ok: true; solved: SolvedGoal; rideable: RideablePlan };

const timeOf = ({ rideable }: InSegments) => rideable.solution.ride.totalTimeS;
const isOnTime = (found: InSegments, targetS: number) => Math.abs(timeOf(found) / targetS - 1) <= ON_TIME;

/** The hardest intensity that may be asked for: only critical power and W' limit such a ride. */
const HARDEST = 1.5;
/** Segments may be so much faster than a search that got stuck, and are not eased by more than the other share. */
const STUCK = 0.03;
const EASED = 0.3;
/** A quick search is never so far from the exact one, as a share. */
const QUICK_OFF = 0.05;

/**
 * A time that the search for it misses, from the fastest ride of all: near the fastest the search may get stuck in a slower way
 * to ride.
 */
function fromHardest(question: PlanQuestion, setup: PlanSetup, targetS: number): InSegments | null {
  const goal = { kind: 'fastest', intensityCap: HARDEST } as const;
  const neededOf = (found: SolvedGoal) => targetS / found.solution.ride.totalTimeS - 1;
  // A time that is far off needs no exact search.
  const about = solveGoal(setup, goal, setup.start, { quick: true });
  if (about.ok && (neededOf(about) < -STUCK - QUICK_OFF || neededOf(about) > EASED + QUICK_OFF)) return null;
  const hardest = solveGoal(setup, goal, setup.start);
  if (!hardest.ok || neededOf(hardest) < -STUCK || neededOf(hardest) > EASED) return null;
  const limits = { ...hardest.limits, npCapW: null };
  const solution =
    exactlyOnTime(setup.course, limits, hardest.solution, targetS, setup.start) ?? hardest.solution;
  return inSegments(question, setup, { ok: true, solution, limits, cap: null, targetS });
}

function inSegments(
  question: PlanQuestion,
  setup: PlanSetup,
  solved: SolvedGoal,
  how: Pick<RideableOptions, 'bounds' | 'quick'> = {},
): InSegments {
  const { limits, targetS, solution } = solved;
  const rideable = rideablePlan(setup.course, limits, solution, {
    ...setup.start,
    ...(targetS === undefined ? {} : { targetS }),
    ...how,
    ...(question.detail ? { detail: question.detail } : {}),
    ...(question.stretches ? { stretches: question.stretches } : {}),
  });
  return { ok: true, solved, rideable };
}

/** @param near a plan for nearly the same ride, whose uncertainty is that of this one */
function planFrom(
  question: PlanQuestion,
  setup: PlanSetup,
  { solved, rideable }: InSegments,
  near: RacePlan | null = null,
): RacePlan {
  const { route } = question;
  const { ftpW, inputs } = setup;
  const { limits } = solved;
  const { ride, wBalanceJ } = rideable.solution;
  const load = planLoad(rideable.solution, limits, ftpW, route.stepM);
  const cutOffs = cutOffsOn(question, (atM) => valueAt(ride.timeS, atM / route.stepM));
  const { sd, spread } = near
    ? scaledSpread(near, ride.totalTimeS)
    : planSpread(setup, rideable.askedW, ride.totalTimeS, question);
  const plan: RacePlan = {
    ok: true,
    question,
    totalTimeS: ride.totalTimeS,
    segments: rideable.segments,
    askedW: rideable.askedW,
    bounds: rideable.bounds,
    powerW: ride.powerW,
    timeS: ride.timeS,
    speedMs: ride.speedMs,
    wBalanceJ,
    splits: planSplits(route, ride.timeS),
    climbs: planClimbs(route, ride),
    load,
    cutOffs,
    ftpW,
    level: setup.level,
    normalizedCapW: limits.npCapW,
    cap: solved.cap,
    optimum: {
      totalTimeS: solved.solution.ride.totalTimeS,
      powerW: solved.solution.powerW,
      normalizedW: solved.solution.normalizedW,
      wBalanceJ: solved.solution.wBalanceJ,
    },
    simplification: { costS: rideable.costS, costPercent: rideable.costPercent },
    sd,
    spread,
    inputs: Object.values(inputs),
    notes: planNotes(question, setup, solved, rideable, load, cutOffs),
    sources: planSources(question, setup, solved),
  };
  rememberSetup(plan, setup);
  return plan;
}
