import type { UnitFormat } from '@breakaway/contract/units';
import type { Athlete, Bike } from '@breakaway/cycling';
import { checkNumber } from '@breakaway/tool-kit';
import type { RaceQuestion } from '../engine/engine.ts';

/** The form's raw input. */
export interface EffortForm {
  /** null: the default share of FTP for a ride of some hours */
  power: string | null;
  bike: Bike;
  wind: string;
  windFromDeg: number;
  /** clock time of the start, hh:mm */
  start: string;
}

export const START_FORM: EffortForm = {
  power: null,
  bike: 'road',
  wind: '',
  windFromDeg: 270,
  start: '09:00',
};
/** A steady day: intensity factor 0.75. */
const DEFAULT_IF = 0.75;

/** The power in the field: what was typed, or the share of FTP. */
export function powerText(form: EffortForm, athlete: Athlete | null): string {
  if (form.power !== null) return form.power;
  return athlete?.ftpW ? String(Math.round(DEFAULT_IF * athlete.ftpW.value)) : '';
}

/** Validates the form: the errors of the fields in the member's units, and the question when there are none. */
export function readEffort(form: EffortForm, athlete: Athlete | null, units: UnitFormat) {
  const power = checkNumber(
    powerText(form, athlete),
    { name: 'Power', min: 30, max: 1000, unit: 'W' },
    units,
  );
  const wind = checkNumber(
    form.wind,
    { name: 'Wind', min: 0, max: 100, unit: 'km/h', optional: true },
    units,
  );
  const question: RaceQuestion | null =
    athlete && power.value !== null && !wind.error
      ? {
          athlete,
          bike: form.bike,
          effort: { powerW: power.value },
          ...(wind.value === null ? {} : { wind: { speedMs: wind.value / 3.6, fromDeg: form.windFromDeg } }),
        }
      : null;
  return { powerW: power.value, errors: { power: power.error, wind: wind.error }, question };
}
