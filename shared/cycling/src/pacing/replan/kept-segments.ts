import type { Course } from '../../road/course.ts';
import { keepsLimits } from '../plan/feasible.ts';
import type { RacePlan } from '../plan/race-plan.ts';
import type { RideableOptions } from '../rideable/rideable.ts';
import { askedOf, type Cut } from '../rideable/cut.ts';
import { describeSegments } from '../rideable/segment.ts';
import type { PlanSegment } from '../rideable/plan-segment.ts';
import { ridePlanned, type PacingLimits, type PacingSolution } from '../optimum/solution.ts';

/** Segments stay when new ones are not faster by more than this share of the rest, and a target is met as closely. */
const WORTH = 0.003;
const ON_TIME = 0.001;
/** The cap for a rest is itself an estimate: it may be passed by this share. */
const CAP_LEEWAY = 1.003;

/** What is left of the segments of a plan from a cell on; cells counted from there. */
export function restOfSegments({ segments, question, askedW }: RacePlan, cell: number): Cut {
  const { stepM } = question.route;
  const left = segments.filter(({ toM }) => Math.round(toM / stepM) > cell);
  const bounds = [0, ...left.map(({ toM }) => Math.min(askedW.length, Math.round(toM / stepM)) - cell)];
  return { bounds, watts: left.map(({ powerW }) => powerW) };
}

/** What is left of the bounds of a plan from a cell on, counted from there. */
export const boundsFrom = (bounds: readonly number[], cell: number): number[] => [
  0,
  ...bounds.flatMap((bound) => (bound > cell ? [bound - cell] : [])),
];

/** Segments as cells counted from one of them. */
export function cutOfSegments(segments: readonly PlanSegment[], stepM: number, cell: number): Cut {
  return {
    bounds: [0, ...segments.map(({ toM }) => Math.round(toM / stepM) - cell)],
    watts: segments.map(({ powerW }) => powerW),
  };
}

/** The old segments where they still keep every limit and new ones gain next to nothing, else the new ones. */
export function keepSegments(
  course: Course,
  limits: PacingLimits,
  old: Cut,
  fresh: { segments: PlanSegment[]; solution: PacingSolution },
  options: RideableOptions,
): { segments: PlanSegment[]; solution: PacingSolution } {
  const npCapW = limits.npCapW === null ? null : limits.npCapW * CAP_LEEWAY;
  const solution = ridePlanned(course, { ...limits, npCapW }, askedOf(old, course.cells), options);
  const { targetS } = options;
  const { totalTimeS } = solution.ride;
  const good =
    targetS === undefined
      ? totalTimeS <= fresh.solution.ride.totalTimeS * (1 + WORTH)
      : Math.abs(totalTimeS / targetS - 1) < ON_TIME;
  if (!good || !keepsLimits(solution)) return fresh;
  return { segments: describeSegments(course, limits, solution, old, options), solution };
}
