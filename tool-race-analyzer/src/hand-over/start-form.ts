import type { RaceStart } from '@breakaway/contract/tool-start';
import type { RiderFields } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import type { PlanForm } from '../form/plan-form.ts';
import { clockAfter } from '../sections/clock.ts';

const DAY_S = 86_400;

/** What of a start the form can hold: a clock time says nothing about a ride of a day and more. */
export function usable(start: RaceStart, from: RideStart | null, stopS: number): RaceStart {
  const { goal, timeS, ...rest } = start;
  if (goal !== 'time') return start;
  return from && timeS !== undefined && timeS + stopS < DAY_S ? start : rest;
}

/**
 * The form with what it was handed; what that does not say stays as it is.
 * @param from when the ride starts
 */
export function formOf(start: RaceStart, form: PlanForm, from: RideStart | null, stopS: number): PlanForm {
  const { goal, timeS, intensity, bike, temperatureC, carbsGh } = usable(start, from, stopS);
  const inTime = goal === 'time' && from && timeS !== undefined;
  return {
    ...form,
    ...(inTime ? { goal, arriveBy: clockAfter(from, timeS + stopS).slice(0, 5) } : {}),
    ...(goal === 'intensity' && intensity !== undefined ? { goal, intensity } : {}),
    ...(goal === 'fastest' ? { goal } : {}),
    ...(bike ? { bike } : {}),
    ...(temperatureC === undefined ? {} : { temperature: String(temperatureC) }),
    ...(carbsGh === undefined ? {} : { fuel: { ...form.fuel, tolerance: String(Math.round(carbsGh)) } }),
  };
}

/** What was said of the rider, over what is typed already. */
export const typedOf = ({ massKg, ftpW }: RaceStart, typed: RiderFields['typed']): RiderFields['typed'] => ({
  ...typed,
  ...(massKg === undefined ? {} : { weight: String(massKg) }),
  ...(ftpW === undefined ? {} : { ftp: String(Math.round(ftpW)) }),
});
