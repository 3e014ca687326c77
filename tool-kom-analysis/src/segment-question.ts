import type { UnitFormat } from '@breakaway/contract/units';
import {
  parseDurationS,
  windAtRiderMs,
  type Athlete,
  type Bike,
  type SegmentQuestion,
} from '@breakaway/cycling';
import { checkNumber } from '@breakaway/tool-kit';

/** The form's raw input. */
export interface SegmentForm {
  length: string;
  heightBy: 'gain' | 'gradient';
  gain: string;
  gradient: string;
  time: string;
  bike: Bike;
  wind: string;
  windFrom: 'front' | 'behind';
}

export const EMPTY: SegmentForm = {
  length: '',
  heightBy: 'gain',
  gain: '',
  gradient: '',
  time: '',
  bike: 'road',
  wind: '',
  windFrom: 'front',
};

/** A long climb and a time that takes a good rider. */
export const EXAMPLE: SegmentForm = { ...EMPTY, length: '13.8', gain: '1118', time: '58:00' };

export type FormErrors = Record<'length' | 'height' | 'time' | 'wind', string | null>;
type Asked = Omit<SegmentQuestion, 'athlete'>;

/** Validates the form: the errors of the fields in the member's units, and the question when there are none. */
export function readForm(form: SegmentForm, units: UnitFormat): { errors: FormErrors; asked: Asked | null } {
  const length = checkNumber(form.length, { name: 'Length', min: 0.05, max: 300, unit: 'km' }, units);
  const height =
    form.heightBy === 'gain'
      ? checkNumber(form.gain, { name: 'Height gain', min: -3000, max: 6000, unit: 'm' }, units)
      : checkNumber(form.gradient, { name: 'Average gradient', min: -30, max: 40, unit: '%' }, units);
  const wind = checkNumber(
    form.wind,
    { name: 'Wind', min: 0, max: 100, unit: 'km/h', optional: true },
    units,
  );
  const timeS = parseDurationS(form.time);
  const distanceM = 1000 * (length.value ?? 0);
  const errors: FormErrors = {
    length: length.error,
    height: height.error,
    time:
      timeS !== null && timeS > 0
        ? null
        : form.time.trim() === ''
          ? 'The record time is needed, such as 12:34 or 1:02:03.'
          : 'Write the record time as mm:ss or h:mm:ss, such as 12:34 or 1:02:03.',
    wind: wind.error,
  };
  if (
    height.value !== null &&
    form.heightBy === 'gain' &&
    distanceM > 0 &&
    Math.abs(height.value) > 0.4 * distanceM
  )
    errors.height = 'The gain does not fit the length: that would be steeper than 40 %.';
  if (!errors.time && !errors.length && distanceM / timeS! > 42)
    errors.time = `That would be faster than ${units.show(150, 'km/h', 0)}. Check length and time.`;
  if (Object.values(errors).some(Boolean)) return { errors, asked: null };
  const headwindMs = windAtRiderMs((wind.value ?? 0) / 3.6);
  return {
    errors,
    asked: {
      distanceM,
      ...(form.heightBy === 'gain' ? { gainM: height.value! } : { slope: height.value! / 100 }),
      timeS: timeS!,
      bike: form.bike,
      ...(wind.value === null ? {} : { headwindMs: form.windFrom === 'front' ? headwindMs : -headwindMs }),
    },
  };
}

/** The complete question for the models. */
export function questionOf(asked: Asked, athlete: Athlete, altitudeM: number | null): SegmentQuestion {
  return {
    ...asked,
    athlete,
    ...(altitudeM === null ? {} : { altitudeM }),
  };
}
