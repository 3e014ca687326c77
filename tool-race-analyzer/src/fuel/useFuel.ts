import type { ToolState } from '@breakaway/contract/shell-link';
import type { UnitFormat } from '@breakaway/contract/units';
import { foodsOf, type Athlete, type FeedingPlan, type Fuel, type RacePlan } from '@breakaway/cycling';
import { useEffect, useMemo, useState } from 'react';
import type { Conditions, Engine } from '../engine/engine.ts';
import type { Planned } from '../engine/usePlan.ts';
import { readFuel, type FuelForm, type RaceFuel } from './fuel-form.ts';

/** The fuelled plan is not computed while the member still drags or types, ms. */
const REST_MS = 400;

/** What the form asks of food, the same object for as long as nothing of it changes. */
export function useFuelForm(
  form: FuelForm,
  state: ToolState,
  athlete: Athlete | null,
  conditions: Conditions | null,
  units: UnitFormat,
) {
  const record = state.kind === 'athlete' ? state.athlete : null;
  const foods = useMemo(() => foodsOf(record), [record]);
  const temperatureC = conditions?.temperatureC;
  // Whether the plan is ridden by it is no part of what is asked.
  const key = JSON.stringify({ ...form, fuelled: false });
  return useMemo(
    () => ({ foods, ...readFuel(form, { athlete, foods, temperatureC }, units) }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form by its content
    [key, athlete, foods, temperatureC, units],
  );
}

/** The food of a plan, and whether the stores last. */
export interface PlanFuel {
  of: RacePlan;
  /** what was asked for */
  asked: RaceFuel;
  feeding: FeedingPlan;
  fuel: Fuel;
}

/**
 * The food of the plan that is shown, and, only where its stores run out, how long the ride takes when it is ridden
 * fuelled.
 */
export function useFuel(
  engine: Engine,
  planned: Planned | null,
  conditions: Conditions | null,
  asked: RaceFuel | null,
) {
  const [fed, setFed] = useState<PlanFuel | null>(null);
  const [refused, setRefused] = useState<{ of: RacePlan; asked: RaceFuel; message: string } | null>(null);
  const [joint, setJoint] = useState<{ of: Conditions; asked: RaceFuel; timeS: number | null } | null>(null);
  const answer = planned?.answer.ok ? planned.answer : null;
  const plan = answer?.plan ?? null;
  const settled = answer?.settled === true;
  useEffect(() => {
    if (!plan || !settled || !asked) return;
    let current = true;
    const { route: _, ...question } = plan.question;
    void engine
      .feeding({ ...plan, question }, asked)
      .catch(() => ({ ok: false as const, message: 'The food could not be planned. Try again.' }))
      .then((answered) => {
        if (!current) return;
        if (answered.ok) setFed({ of: plan, asked, feeding: answered.feeding, fuel: answered.fuel });
        else setRefused({ of: plan, asked, message: answered.message });
      });
    return () => {
      current = false;
    };
  }, [engine, plan, settled, asked]);
  const refusal = refused && refused.of === plan && refused.asked === asked ? refused.message : null;
  const shown = asked && plan && !refusal && fed?.of.question.route === plan.question.route ? fed : null;
  const own = shown !== null && shown.of === plan && shown.asked === asked;
  const empty = own && !shown.fuel.fuelled;
  const known = joint !== null && joint.of === conditions && joint.asked === asked;
  useEffect(() => {
    if (!empty || known || !conditions || !asked) return;
    let current = true;
    const rest = setTimeout(() => {
      engine.fuelledTime(conditions, asked).then(
        (timeS) => current && setJoint({ of: conditions, asked, timeS }),
        // Without it there is no button for it.
        () => {},
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(rest);
    };
  }, [engine, empty, known, conditions, asked]);
  return {
    /** of the plan, or of the one before until its own is there or refused */
    fed: shown,
    /** nothing newer is on its way */
    current: own || refusal !== null,
    refused: refusal,
    /** how long the fastest ride takes that is fuelled to the line, s */
    fuelledTimeS: known && empty ? joint.timeS : null,
  };
}
