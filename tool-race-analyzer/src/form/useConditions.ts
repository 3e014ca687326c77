import type { UnitFormat } from '@breakaway/contract/units';
import type { Athlete } from '@breakaway/cycling';
import { useMemo } from 'react';
import type { RiddenAs } from '../course/ridden-as.ts';
import { readConditions, type Place, type PlanForm } from './plan-form.ts';

/** The conditions of the form, the same object for as long as only its goal or its food change. */
export function useConditions(
  form: PlanForm,
  athlete: Athlete | null,
  as: RiddenAs | null,
  units: UnitFormat,
  { zone, heightM }: Place,
) {
  const { goal: _goal, intensity: _intensity, arriveBy: _arriveBy, keep: _keep, fuel: _fuel, ...rest } = form;
  const key = JSON.stringify(rest);
  return useMemo(
    () => readConditions(form, athlete, as, units, { zone, heightM }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form by its content
    [key, athlete, as, units, zone, heightM],
  );
}
