import type { ToolState } from '@breakaway/contract/shell-link';
import type { UnitFormat } from '@breakaway/contract/units';
import type { Athlete, FeedingPlan, Fuel, RacePlan } from '@breakaway/cycling';
import { useEffect, useMemo, useState } from 'react';
import type { Conditions, Engine } from '../engine/engine.ts';
import type { Planned } from '../engine/usePlan.ts';
import { meanAir } from '../day/hours.ts';
import { readFuel, type FuelForm, type RaceFuel } from './fuel-form.ts';
import type { KeptFuel } from './kept-fuel.ts';

/** Carbohydrate an hour over the whole ride, g. */
export const gramsAnHour = ({ totals, durationS }: FeedingPlan): number =>
  Math.round((3600 * totals.carbohydrateG) / durationS);

/** The fuelled plan is not computed while the member still drags or types, ms. */
const REST_MS = 400;
/** Sweat is planned for one temperature: the mean of so many hours of a forecast. */
const MOST_HOURS = 8;

/** What the form asks of food, the same object for as long as nothing of it changes. */
export function useFuelForm(
  form: FuelForm,
  kept: KeptFuel,
  state: ToolState,
  athlete: Athlete | null,
  conditions: Conditions | null,
  units: UnitFormat,
) {
  const record = state.kind === 'athlete' ? state.athlete : null;
  const profile = useMemo(
    () => record && { feedingData: record.feedingData, cookedFoodData: record.cookedFoodData },
    [record],
  );
  const forecast = conditions?.weather?.[0]?.hours;
  const air = useMemo(
    () => (forecast ? meanAir(forecast, MOST_HOURS * 3600) : { temperatureC: conditions?.temperatureC }),
    [forecast, conditions?.temperatureC],
  );
  // Whether the plan is ridden by it is no part of what is asked, and times of the member's own change no pace.
  const key = JSON.stringify({ ...form, fuelled: false, moves: [] });
  const read = useMemo(() => {
    const { sweatTest, products, unused } = kept;
    const given = { athlete, products: { profile, kept: { products, unused } }, sweatTest, ...air };
    return readFuel(form, given, units);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form by its content
  }, [key, athlete, profile, kept, air, units]);
  const { moves } = form;
  return useMemo(
    () => ({
      profile,
      ...read,
      moved: read.asked && moves.length > 0 ? { ...read.asked, moves } : read.asked,
    }),
    [profile, read, moves],
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
 * @param moved the same as `asked`, with the times that the member chose
 */
export function useFuel(
  engine: Engine,
  planned: Planned | null,
  conditions: Conditions | null,
  asked: RaceFuel | null,
  moved: RaceFuel | null,
) {
  const [fed, setFed] = useState<PlanFuel | null>(null);
  const [refused, setRefused] = useState<{ of: RacePlan; asked: RaceFuel; message: string } | null>(null);
  const [joint, setJoint] = useState<{ of: Conditions; asked: RaceFuel; timeS: number | null } | null>(null);
  const answer = planned?.answer.ok ? planned.answer : null;
  const plan = answer?.plan ?? null;
  const settled = answer?.settled === true;
  useEffect(() => {
    if (!plan || !settled || !moved) return;
    let current = true;
    const { route: _, ...question } = plan.question;
    void engine
      .feeding({ ...plan, question }, moved)
      .catch(() => ({
        ok: false as const,
        message: 'The food could not be planned. Change a setting to try again.',
      }))
      .then((answered) => {
        if (!current) return;
        if (answered.ok) setFed({ of: plan, asked: moved, feeding: answered.feeding, fuel: answered.fuel });
        else setRefused({ of: plan, asked: moved, message: answered.message });
      });
    return () => {
      current = false;
    };
  }, [engine, plan, settled, moved]);
  const refusal = refused && refused.of === plan && refused.asked === moved ? refused.message : null;
  const shown = asked && plan && !refusal && fed?.of.question.route === plan.question.route ? fed : null;
  const own = shown !== null && shown.of === plan && shown.asked === moved;
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
