import type { Input, Spread } from '../../answer/input.ts';
import type { TrainingLevel } from '../../athlete/training-level.ts';
import type { SourceKey } from '../../answer/sources.ts';
import type { SolvedGoal } from './goal.ts';
import type { CutOffOnPlan } from './places.ts';
import type { PlanQuestion } from './question.ts';
import type { PlanClimb, PlanLoad, PlanSplit } from './report.ts';
import type { PlanSegment } from '../rideable/plan-segment.ts';

/** A race planned: what to ride where, what it costs, when the rider comes by. Times in s from the start. */
export type RacePlan = {
  ok: true;
  question: PlanQuestion;
  totalTimeS: number;
  /** the plan to ride: few segments, whole watts, mostly in steps of 5 */
  segments: PlanSegment[];
  /** cells: watts asked by the segments, and those really pedalled where speed is limited */
  askedW: Float64Array;
  /** where a plan for nearly the same question may change its power, in cells */
  bounds: number[];
  powerW: Float64Array;
  /** nodes: time, speed (m/s) and W' left (J) of the plan */
  timeS: Float64Array;
  speedMs: Float64Array;
  wBalanceJ: Float64Array;
  splits: PlanSplit[];
  climbs: PlanClimb[];
  load: PlanLoad;
  /** the cut-offs of the question, in order, as the plan itself keeps them; `finishBand` has their chances */
  cutOffs: CutOffOnPlan[];
  ftpW: number;
  /** how well the rider is trained: as asked, or by the rider's power */
  level: TrainingLevel;
  /** highest normalized power that the plan was allowed, W, and where that comes from; null for a time to arrive at */
  normalizedCapW: number | null;
  cap: SolvedGoal['cap'];
  /** the optimum that the segments come from, and what they cost beside it */
  optimum: { totalTimeS: number; powerW: Float64Array; normalizedW: number; wBalanceJ: Float64Array };
  simplification: { costS: number; costPercent: number };
  /** standard deviation of the time, s, and what it is made of */
  sd: number;
  spread: Spread[];
  inputs: Input[];
  /** plain sentences to show with the plan */
  notes: string[];
  sources: SourceKey[];
};
