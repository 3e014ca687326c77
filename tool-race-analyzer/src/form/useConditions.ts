import type { UnitFormat } from '@breakaway/contract/units';
import type { Athlete } from '@breakaway/cycling';
import { useMemo } from 'react';
import { readConditions, type Place, type PlanForm } from './plan-form.ts';

/** The conditions of the form, the same object for as long as only its goal, its food or the stops change. */
export function useConditions(
  form: PlanForm,
  athlete: Athlete | null,
  units: UnitFormat,
  { zone, heightM }: Place,
) {
  const {
    goal: _goal,
    intensity: _intensity,
    arriveBy: _arriveBy,
    keep: _keep,
    stops: _stops,
    fuel: _fuel,
    ...rest
  } = form;
  const key = JSON.stringify(rest);
  return useMemo(
    () => readConditions(form, athlete, units, { zone, heightM }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form by its content
    [key, athlete, units, zone, heightM],
  );
}
