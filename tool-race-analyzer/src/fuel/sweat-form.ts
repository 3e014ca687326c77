import type { UnitFormat } from '@breakaway/contract/units';
import { SWEAT_TEST_ML_H, sweatRateMlH, type SweatTest } from '@breakaway/cycling';
import { checkNumber } from '@breakaway/tool-kit';

/** A sweat test as it is typed. */
export interface SweatForm {
  before: string;
  after: string;
  drunk: string;
  urine: string;
  minutes: string;
  temperature: string;
  power: string;
}

export const startSweat: SweatForm = {
  before: '',
  after: '',
  drunk: '',
  urine: '0',
  minutes: '60',
  temperature: '20',
  power: '',
};

/** The test of a form, or what is wrong with its fields; `problem`: all are right, and the test cannot be. */
export function readSweat(form: SweatForm, units: UnitFormat) {
  const number = (text: string, name: string, min: number, max: number, unit: string, optional = false) =>
    checkNumber(text, { name, min, max, unit, optional }, units);
  const before = number(form.before, 'Weight before', 30, 200, 'kg');
  const after = number(form.after, 'Weight after', 30, 200, 'kg');
  const drunk = number(form.drunk, 'Drunk', 0, 10_000, 'ml');
  const urine = number(form.urine, 'Toilet', 0, 3000, 'ml', true);
  const minutes = number(form.minutes, 'Duration', 30, 480, 'min');
  const temperature = number(form.temperature, 'Temperature', -10, 45, '°C');
  const power = number(form.power, 'Average power', 40, 500, 'W', true);
  const errors = {
    before: before.error,
    after: after.error,
    drunk: drunk.error,
    urine: urine.error,
    minutes: minutes.error,
    temperature: temperature.error,
    power: power.error,
  };
  const wrong = Object.values(errors).some(Boolean);
  if (
    wrong ||
    before.value === null ||
    after.value === null ||
    drunk.value === null ||
    minutes.value === null ||
    temperature.value === null
  )
    return { errors, problem: null, test: null };
  const test: SweatTest = {
    beforeKg: before.value,
    afterKg: after.value,
    drunkMl: drunk.value,
    urineMl: urine.value ?? 0,
    durationS: 60 * minutes.value,
    temperatureC: temperature.value,
    ...(power.value === null ? {} : { powerW: power.value }),
  };
  const rate = sweatRateMlH(test);
  const { least, most } = SWEAT_TEST_ML_H;
  const problem =
    rate < least || rate > most
      ? `This gives ${(rate / 1000).toFixed(1)} l an hour; riders sweat ${least / 1000} to ${most / 1000}. Check both weights and what you drank.`
      : null;
  return { errors, problem, test: problem ? null : test };
}

/** The form of a test that is kept. */
export const sweatFormOf = (test: SweatTest): SweatForm => ({
  before: String(test.beforeKg),
  after: String(test.afterKg),
  drunk: String(test.drunkMl),
  urine: String(test.urineMl),
  minutes: String(test.durationS / 60),
  temperature: String(test.temperatureC),
  power: test.powerW === undefined ? '' : String(test.powerW),
});
