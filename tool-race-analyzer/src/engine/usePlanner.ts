import type { UnitFormat } from '@breakaway/contract/units';
import type { ToolState } from '@breakaway/contract/shell-link';
import { bandByRecord, forecastRecord, stoppedS, type Athlete } from '@breakaway/cycling';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { useMemo } from 'react';
import type { KeptAfter } from '../after/kept-after.ts';
import type { RiddenAs } from '../course/ridden-as.ts';
import { readGoal, type PlanForm } from '../form/plan-form.ts';
import { useConditions } from '../form/useConditions.ts';
import type { KeptFuel } from '../fuel/kept-fuel.ts';
import { gramsAnHour, useFuel, useFuelForm } from '../fuel/useFuel.ts';
import { cutOffWarning } from '../sections/cut-off-words.ts';
import { decides } from '../verdict/decides.ts';
import type { Course, Engine } from './engine.ts';
import { factsOf } from './facts.ts';
import { slidTo, useAfterPlan } from './useAfterPlan.ts';
import { usePlan } from './usePlan.ts';

interface Asked {
  form: PlanForm;
  course: Course | null;
  /** how the course's file is ridden */
  as: RiddenAs | null;
  start: RideStart | null;
  /** the zone whose clocks the form means */
  zone: string;
  athlete: Athlete | null;
  state: ToolState;
  fuel: KeptFuel;
  /** how earlier plans held */
  forecasts: KeptAfter['forecasts'];
  units: UnitFormat;
}

/** From the form to everything that is known of its plan: the question, the plan, its food, its range. */
export function usePlanner(
  engine: Engine,
  { form, course, as, start, zone, athlete, state, fuel, forecasts, units }: Asked,
) {
  const { errors, roadErrors, conditions } = useConditions(form, athlete, as, units, {
    zone,
    heightM: course?.route.hasElevation ? (course.route.elevationM[0] ?? 0) : 0,
  });
  const stopS = stoppedS(conditions?.stops, Infinity);
  const goal = useMemo(() => readGoal(form, start, stopS), [form, start, stopS]);
  const goalKey = JSON.stringify(goal.goal);
  const food = useFuelForm(form.fuel, fuel, state, athlete, conditions, units);
  // An effort, a time or a share of W' that is asked for counts more.
  const fuelledBy = form.goal === 'fastest' && form.fuel.fuelled ? food.asked : null;
  const question = useMemo(
    () =>
      conditions && goal.goal
        ? { ...conditions, goal: goal.goal, ...(fuelledBy && { fuel: fuelledBy }) }
        : null,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the goal by its content
    [conditions, goalKey, fuelledBy],
  );
  const { planned, busy: planning } = usePlan(engine, course?.route ?? null, question, conditions);
  const fed = useFuel(engine, planned, conditions, food.asked, food.moved);
  const { band: modelBand, comparison, preview } = useAfterPlan(engine, planned, conditions);
  const band = useMemo(
    () => modelBand && bandByRecord(modelBand, forecastRecord(forecasts)),
    [modelBand, forecasts],
  );
  const answer = planned?.answer ?? null;
  const plan = answer?.ok ? answer.plan : null;
  const fuelled = (answer?.ok && answer.fuel) || null;
  const sentence = useMemo(() => (plan ? decides(plan) : ''), [plan]);
  const warning = useMemo(() => plan && cutOffWarning(plan.cutOffs, band), [plan, band]);
  const exact = useMemo(() => (plan ? factsOf(plan) : null), [plan]);
  // Until the new plan is there, the figures between those of the plans along the slider.
  const slid = planned?.question === question || !goal.goal ? null : slidTo(preview, goal.goal);
  const inBrief = useMemo(
    () =>
      fed.fed && {
        gramsAnHour: gramsAnHour(fed.fed.feeding),
        emptyAtM: fed.fed.fuel.emptyAtM,
        fuelled: fuelled !== null,
      },
    [fed.fed, fuelled],
  );
  const unfed = food.asked
    ? null
    : athlete
      ? 'Correct your food settings.'
      : 'Correct your weight and FTP to plan your food.';
  return {
    errors: { form: errors, road: roadErrors, goal: goal.error },
    stopS,
    question,
    answer,
    plan,
    planning,
    /** of the plan; `facts` is the preview of the plan that is on its way */
    exact,
    facts: slid ?? exact,
    preview,
    sentence,
    warning,
    /** the range of the finish; `modelBand` does not know how earlier plans held */
    band,
    modelBand,
    comparison,
    food,
    fed,
    fuelled,
    /** the food of the plan in two figures */
    inBrief,
    /** why no food is asked for */
    unfed,
  };
}

export type Planner = ReturnType<typeof usePlanner>;
