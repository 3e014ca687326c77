import type { Course } from '../../road/course.ts';
import type { PacingSolution } from '../optimum/solution.ts';
import type { PlanDetail } from '../plan/question.ts';
import { cutterFor } from './cut.ts';
import { DETAIL, type DetailRules } from './detail.ts';
import { bestSlopeRule, slopeRuleWithin } from './rivals.ts';
import { likeAPerson, type Tuned } from './tune.ts';
import { isBetter, wholeEven, wholeWatts, type Judge, type Ridden } from './watts.ts';

/** Segments have to win so many times what one is worth, to be better than one power throughout. */
const WORTH_SEGMENTS = 10;
/** One power is no choice where more than this share of the time is rolled: nobody asks for the same watts down a pass. */
const ROLLED = 0.05;
/** The slope rule is ridden in segments as short as this, s, which a plan does not ask for. */
const BRIEF_S = 20;
const CLEARLY = 0.0001;

/** A course with its optimum, and how rides of it are judged. */
type Task = {
  course: Course;
  optimum: PacingSolution;
  judge: Judge;
  options: { detail?: PlanDetail };
};

/**
 * A plan that no simpler way to ride beats: with whole watts in place of steps of 5 W, and then with the watts as they come
 * out, on descents too, where round watts and easy descents cost more than segments win.
 */
export function unbeaten(task: Task, plan: Ridden, tuned: Tuned, even: Ridden | null): Ridden {
  const { course, optimum, judge, options } = task;
  const rules = DETAIL[options.detail ?? 'normal'];
  const beaten = (found: Ridden) =>
    (even && !isBetter(found, even, judge, CLEARLY)) || ruleBeats(task, found);
  if (!beaten(plan)) return plan;
  let best = plan;
  const offer = (ridden: Ridden | null) => {
    if (ridden && isBetter(ridden, best, judge)) best = ridden;
  };
  for (const cut of [likeAPerson(course, tuned, 0), tuned.cut]) {
    offer(wholeWatts(cut, judge, { stepW: 1 }));
    if (!beaten(best)) return best;
  }
  const rule = bestSlopeRule(judge, optimum, cutterFor(course, optimum, rules), best.cut.watts.length);
  offer(rule && wholeWatts(rule.cut, judge, { stepW: 1 }));
  // One power in whole watts is what one power is at its own effort.
  if (even && isBetter(even, best, judge)) return wholeEven(even, judge);
  return best;
}

/** Whether the slope rule in as many segments is about as fast; it may change its watts sooner than a plan does. */
export function ruleBeats({ course, optimum, judge, options }: Task, { cut, solution }: Ridden): boolean {
  const rules = DETAIL[options.detail ?? 'normal'];
  const briefly = cutterFor(course, optimum, { ...rules, leastS: BRIEF_S, leastFlatS: BRIEF_S });
  const seconds = (1 + CLEARLY) * solution.ride.totalTimeS;
  return slopeRuleWithin(judge, seconds, optimum, briefly, cut.watts.length);
}

/** Whether one power throughout is no worse: it is simpler, where nothing is rolled. */
export function isLevel(segments: Ridden, even: Ridden, judge: Judge, { worthShare }: DetailRules): boolean {
  const { coastingS, totalTimeS } = even.solution.ride;
  const worth = coastingS > ROLLED * totalTimeS ? 0 : WORTH_SEGMENTS * worthShare;
  return !isBetter(segments, even, judge, worth) && !isBetter(even, segments, judge, worth);
}
