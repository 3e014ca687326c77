import { bestConstantPower } from '../pacing/optimum/constant-power.ts';
import { optimisePower } from '../pacing/optimum/optimise.ts';
import type { PacingSolution } from '../pacing/optimum/solution.ts';
import { rideablePlan } from '../pacing/rideable/rideable.ts';
import { askedOf, type Cut } from '../pacing/rideable/cut.ts';
import type { Ridden } from '../pacing/rideable/watts.ts';
import { onTime, EARLY_S } from './on-time.ts';
import { wPrimeUsedBy, type PacingTask, type Scarce } from './pacing-task.ts';

/** A way to ride a segment, and whether it is in time. */
export type Paced = { ridden: Ridden; inReach: boolean };

const MOST_EVALUATIONS = 150;
const MOST_ROUNDS = 5;
/** The optimum is as close to the time as that, s: sections move it by more. */
const CLOSE_S = 0.1;
/** The second amount that is tried, as a share of the first. */
const LESS = 0.9;
const LEAST = 0.02;
/** Sections have to save so much, or one power is simpler: J of W', and as a share of normalized power. */
const WORTH_J = 100;
const WORTH_NORMALIZED = 0.001;

/**
 * Few sections in whole watts that take the time of the record with least W', or, below critical power, with least
 * normalized power: harder where the road is slow, easier where it is fast. Where the rider has not enough for the time, the
 * fastest sections that they can ride.
 */
export function pacedSections(task: PacingTask): Paced {
  const { timeS, scarce, isEvenlyInReach } = task;
  if (!isEvenlyInReach) {
    const fastest = fastestSections(task);
    if (timeOf(fastest.solution) > timeS) return { ridden: fastest, inReach: false };
  }
  const { amount, solution, perS } = forTime(task);
  let ridden = inSections(task, amount, solution);
  // What whole watts and few sections cost is made up with a little more of what is scarce.
  const more = (timeOf(ridden.solution) - timeS + EARLY_S / 2) * perS;
  const enough = Math.min(scarce.most, amount + Math.max(0, more));
  if (more > 0) ridden = inSections(task, enough, optimumWith(task, enough, solution.powerW));
  const sections = onTime(ridden.cut, judged(task), timeS);
  const level = levelOnTime(task);
  if (!sections) return { ridden: level, inReach: true };
  const saved = scarce.usedBy(level.solution) - scarce.usedBy(sections.solution);
  const { wPrimeJ } = task.limits;
  const spendsMore = wPrimeUsedBy(sections.solution, wPrimeJ) > wPrimeUsedBy(level.solution, wPrimeJ) + 1;
  return { ridden: saved >= worthOf(scarce) && !spendsMore ? sections : level, inReach: true };
}

/** The fastest that the rider can do: at one power, unless sections save enough. */
export function fastestSections(task: PacingTask): Ridden {
  const { course, scarce, entrySpeedMs, evenly, evenFor } = task;
  const fastest = inSections(task, scarce.most, optimumWith(task, scarce.most));
  const { powerW } = bestConstantPower(course, task.limits, { entrySpeedMs });
  const watts = Math.floor(powerW.reduce((least, asked) => Math.min(least, asked), Infinity));
  const level = { cut: { bounds: [0, course.cells], watts: [watts] }, solution: evenly(watts) };
  const even = evenFor(timeOf(fastest.solution));
  const spare = even ? scarce.usedBy(even.solution) - scarce.usedBy(fastest.solution) : 0;
  return spare >= worthOf(scarce) ? fastest : level;
}

const timeOf = ({ ride }: PacingSolution) => ride.totalTimeS;

/** What sections have to save, in the unit of what is scarce. */
const worthOf = ({ kind, evenly }: Scarce): number =>
  kind === 'wPrime' ? WORTH_J : WORTH_NORMALIZED * evenly;

/** The fastest ride with an amount of what is scarce, cell by cell. */
function optimumWith({ course, entrySpeedMs, scarce }: PacingTask, amount: number, start?: Float64Array) {
  return optimisePower(course, scarce.limitsWith(amount), {
    entrySpeedMs,
    maxEvaluations: MOST_EVALUATIONS,
    ...(start ? { start } : {}),
  });
}

/** The amount whose optimum takes the time, and how much of it a second is worth there. */
function forTime(task: PacingTask): { amount: number; solution: PacingSolution; perS: number } {
  const { timeS, scarce } = task;
  const tried = (amount: number, start?: Float64Array) => {
    const solution = optimumWith(task, amount, start);
    return { amount, solution, lateS: timeOf(solution) - timeS };
  };
  let before = tried(Math.min(scarce.most, scarce.evenly));
  let now = before.lateS > -CLOSE_S ? before : tried(LESS * before.amount, before.solution.powerW);
  let perS = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const slower = now.lateS - before.lateS;
    if (slower !== 0) perS = (before.amount - now.amount) / slower;
    if (Math.abs(now.lateS) <= CLOSE_S || !(perS > 0)) break;
    const amount = Math.max(LEAST * scarce.evenly, now.amount + now.lateS * perS);
    const next = tried(Math.min(scarce.most, amount), now.solution.powerW);
    [before, now] = [now, next];
  }
  return { ...now, perS };
}

/** An optimum as few sections in whole watts. */
function inSections(task: PacingTask, amount: number, optimum: PacingSolution): Ridden {
  const { course, entrySpeedMs, scarce, ride } = task;
  const { segments } = rideablePlan(course, scarce.limitsWith(amount), optimum, {
    entrySpeedMs,
    detail: 'simple',
  });
  const bounds = [0, ...segments.map(({ toM }) => Math.round(toM / course.stepM))];
  const cut = { bounds, watts: segments.map(({ powerW }) => powerW) };
  return { cut, solution: ride(askedOf(cut, course.cells)) };
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
