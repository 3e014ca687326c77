import { bestConstantPower } from '../pacing/optimum/constant-power.ts';
import { optimisePower } from '../pacing/optimum/optimise.ts';
import type { PacingSolution } from '../pacing/optimum/solution.ts';
import { askedOf, type Cut } from '../pacing/rideable/cut.ts';
import { rideablePlan } from '../pacing/rideable/rideable.ts';
import type { Ridden } from '../pacing/rideable/watts.ts';
import { EARLY_S, onTime } from './on-time.ts';
import type { PacingTask } from './pacing-task.ts';

/** A way to ride a segment, whether it is in time, and the share of what the rider has that is enough for it. */
export type Paced = { ridden: Ridden; inReach: boolean; share: number };

const MOST_EVALUATIONS = 150;
const MOST_ROUNDS = 5;
/** The optimum is as close to the time as that, s: sections move it by more. */
const CLOSE_S = 0.1;
/** The second share that is tried, as a share of the first. */
const LESS = 0.98;
/** Sections have to spare so much of what even power takes, about a watt, or one power is simpler. */
const WORTH = 0.003;

/**
 * Few sections in whole watts that take the time of the record with as little of the rider as can be: those that a weaker
 * rider, with the same share of critical power, W' and sprint, would just hold. So most is left for a bad day, whether the
 * record lies below or above critical power. Where all is not enough, the fastest sections.
 */
export function pacedSections(task: PacingTask): Paced {
  const { timeS, shareOf } = task;
  const level = levelOnTime(task);
  const evenShare = shareOf(level.solution);
  if (evenShare > 1) {
    const fastest = fastestSections(task);
    if (timeOf(fastest.ridden.solution) > timeS) return fastest;
  }
  const { share, solution, perS } = forTime(task, Math.min(1, evenShare));
  let ridden = inSections(task, share, solution);
  // What whole watts and few sections cost is made up with a little more.
  const more = (timeOf(ridden.solution) - timeS + EARLY_S / 2) * perS;
  const enough = Math.min(1, share + Math.max(0, more));
  if (more > 0) ridden = inSections(task, enough, optimumWith(task, enough, solution.powerW));
  const sections = onTime(ridden.cut, judged(task), timeS);
  const sectionShare = sections ? shareOf(sections.solution) : Infinity;
  return sections && sectionShare <= (1 - WORTH) * evenShare
    ? { ridden: sections, inReach: true, share: sectionShare }
    : { ridden: level, inReach: true, share: evenShare };
}

/** The fastest that the rider can do: at one power, unless sections spare enough of what that takes. */
export function fastestSections(task: PacingTask): Paced {
  const { course, entrySpeedMs, evenly, evenFor, shareOf, limits } = task;
  const fastest = inSections(task, 1, optimumWith(task, 1));
  const share = shareOf(fastest.solution);
  const even = evenFor(timeOf(fastest.solution));
  if (even && share <= (1 - WORTH) * shareOf(even.solution))
    return { ridden: fastest, inReach: false, share };
  const { askedW } = bestConstantPower(course, limits, { entrySpeedMs });
  const watts = Math.floor(askedW.reduce((least, asked) => Math.min(least, asked), Infinity));
  const level = { cut: { bounds: [0, course.cells], watts: [watts] }, solution: evenly(watts) };
  return { ridden: level, inReach: false, share: shareOf(level.solution) };
}

const timeOf = ({ ride }: PacingSolution) => ride.totalTimeS;

/** The fastest ride with a share of the rider, cell by cell. */
function optimumWith({ course, entrySpeedMs, limitsAt }: PacingTask, share: number, start?: Float64Array) {
  return optimisePower(course, limitsAt(share), {
    entrySpeedMs,
    maxEvaluations: MOST_EVALUATIONS,
    ...(start ? { start } : {}),
  });
}

/** The share whose optimum takes the time, and how much of it a second is worth there. */
function forTime(task: PacingTask, from: number): { share: number; solution: PacingSolution; perS: number } {
  const { timeS } = task;
  const tried = (share: number, start?: Float64Array) => {
    const solution = optimumWith(task, share, start);
    return { share, solution, lateS: timeOf(solution) - timeS };
  };
  let before = tried(from);
  let now = before.lateS > -CLOSE_S ? before : tried(LESS * before.share, before.solution.powerW);
  let perS = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const slower = now.lateS - before.lateS;
    if (slower !== 0) perS = (before.share - now.share) / slower;
    if (Math.abs(now.lateS) <= CLOSE_S || !(perS > 0)) break;
    const share = Math.min(1, Math.max(now.share / 2, now.share + now.lateS * perS));
    [before, now] = [now, tried(share, now.solution.powerW)];
  }
  return { ...now, perS };
}

/** An optimum as few sections in whole watts. */
function inSections(task: PacingTask, share: number, optimum: PacingSolution): Ridden {
  const { course, entrySpeedMs, limitsAt } = task;
  const { segments } = rideablePlan(course, limitsAt(share), optimum, { entrySpeedMs, detail: 'simple' });
  const bounds = [0, ...segments.map(({ toM }) => Math.round(toM / course.stepM))];
  return judged(task)({ bounds, watts: segments.map(({ powerW }) => powerW) });
}

/** One power for the time, in whole watts. */
function levelOnTime(task: PacingTask): Ridden {
  const { timeS, course, evenFor } = task;
  const watts = Math.floor(evenFor(timeS)?.powerW ?? 0);
  const cut = { bounds: [0, course.cells], watts: [watts] };
  return onTime(cut, judged(task), timeS) ?? { cut, solution: task.evenly(watts) };
}

const judged =
  ({ course, ride }: PacingTask) =>
  (cut: Cut): Ridden => ({ cut, solution: ride(askedOf(cut, course.cells)) });
