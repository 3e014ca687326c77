import { readNumber, type UnitFormat } from '@breakaway/contract/units';
import {
  parseDurationS,
  type Athlete,
  type Bike,
  type ForeignRecord,
  type Levers,
  type Position,
  type Route,
  type SegmentQuestion,
} from '@breakaway/cycling';
import { checkNumber } from '@breakaway/tool-kit';
import { DESCENDING, type DescendingStyle } from '@breakaway/tool-kit/conditions';

/** The record, how it is attacked, and on what day: the texts of the fields, metric. */
export interface RecordForm {
  time: string;
  /** what is known of the record's holder */
  holderKg: string;
  holderBike: Bike | '';
  holderDate: string;
  start: 'flying' | 'standing' | 'speed';
  startSpeed: string;
  bike: Bike;
  position: Position | '';
  descending: DescendingStyle;
  wind: string;
  windFromDeg: number;
  /** where the bearing of the road is not known */
  windFrom: 'front' | 'behind';
  temperature: string;
  /** what the sliders have changed, SI */
  changes: Partial<Levers>;
}

export const EMPTY_RECORD: RecordForm = {
  time: '',
  holderKg: '',
  holderBike: '',
  holderDate: '',
  start: 'flying',
  startSpeed: '',
  bike: 'road',
  position: '',
  descending: 'normal',
  wind: '',
  windFromDeg: 270,
  windFrom: 'front',
  temperature: '',
  changes: {},
};

/** A slider that is back at its beginning has changed nothing. */
export const onlyChanged = (changes: Partial<Levers>): Partial<Levers> =>
  Object.fromEntries(Object.entries(changes).filter(([, by]) => by > 0));

export type RecordErrors = Record<
  'time' | 'holderKg' | 'holderDate' | 'startSpeed' | 'wind' | 'temperature',
  string | null
>;
/** All of a question but the road and the rider. */
export type AskedRecord = Omit<SegmentQuestion, 'route' | 'athlete'>;

const HOLDER_KG = { min: 30, max: 200 };
const EARLIEST = '1900-01-01';
/** There the day begins first, before UTC. */
const FURTHEST_EAST_MS = 14 * 3600_000;

/** At the start line with one foot down, m/s. */
const STANDING_MS = 1;

/** Validates the form: the errors of the fields in the member's units, and the question when there are none. */
export function readRecord(
  form: RecordForm,
  road: Pick<Route, 'distanceM' | 'placeless'> | null,
  units: UnitFormat,
): { errors: RecordErrors; asked: AskedRecord | null } {
  const optional = (text: string, name: string, unit: string, min: number, max: number) =>
    checkNumber(text, { name, min, max, unit, optional: true }, units);
  const wind = optional(form.wind, 'Wind', 'km/h', 0, 100);
  const temperature = optional(form.temperature, 'Temperature', '°C', -15, 45);
  const holderKg = optional(form.holderKg, 'Weight', 'kg', HOLDER_KG.min, HOLDER_KG.max);
  const startSpeed =
    form.start === 'speed'
      ? checkNumber(form.startSpeed, { name: 'Speed', min: 0, max: 100, unit: 'km/h' }, units)
      : { value: null, error: null };
  const timeS = readTimeS(form.time);
  const errors: RecordErrors = {
    time: timeError(form.time, timeS, road?.distanceM ?? null, units),
    holderKg: holderKg.error,
    holderDate: dateError(form.holderDate),
    startSpeed: startSpeed.error,
    wind: wind.error,
    temperature: temperature.error,
  };
  // What is wrong about the holder is no matter of the answer.
  const { holderKg: _kg, holderDate: _date, ...ofAnswer } = errors;
  if (Object.values(ofAnswer).some(Boolean) || timeS === null) return { errors, asked: null };
  const entrySpeedMs =
    form.start === 'standing' ? STANDING_MS : startSpeed.value === null ? null : startSpeed.value / 3.6;
  const descending = DESCENDING[form.descending];
  const fromDeg = road?.placeless ? (form.windFrom === 'front' ? 0 : 180) : form.windFromDeg;
  return {
    errors,
    asked: {
      timeS,
      bike: form.bike,
      ...(form.position ? { position: form.position } : {}),
      ...(descending ? { descending } : {}),
      ...(entrySpeedMs === null ? {} : { entrySpeedMs }),
      ...(wind.value ? { wind: { speedMs: wind.value / 3.6, fromDeg } } : {}),
      ...(temperature.value === null ? {} : { temperatureC: temperature.value }),
      ...(Object.keys(form.changes).length > 0 ? { changes: form.changes } : {}),
    },
  };
}

/** A record time, s; null where it is none. A number without a unit is none: it may be minutes or seconds. */
export const readTimeS = (text: string): number | null =>
  /^\s*\d+(?:[.,]\d+)*\s*$/.test(text) ? null : parseDurationS(text);

function timeError(
  text: string,
  timeS: number | null,
  distanceM: number | null,
  units: UnitFormat,
): string | null {
  if (text.trim() === '') return 'The record time is needed, such as 12:34 or 1:02:03.';
  if (timeS === null || timeS <= 0)
    return 'Write the record time as mm:ss or h:mm:ss, such as 12:34 or 1:02:03.';
  if (distanceM !== null && distanceM / timeS > 42)
    return `That would be faster than ${units.show(150, 'km/h', 0)}. Check length and time.`;
  return null;
}

/** @param text yyyy-mm-dd, or nothing; of today wherever on earth the member is */
function dateError(text: string): string | null {
  const latest = new Date(Date.now() + FURTHEST_EAST_MS).toISOString().slice(0, 10);
  return text !== '' && (text < EARLIEST || text > latest)
    ? 'The date of the record must lie between 1900 and today.'
    : null;
}

/** The complete question for the models. */
export const questionOf = (asked: AskedRecord, athlete: Athlete, route: Route): SegmentQuestion => ({
  ...asked,
  athlete,
  route,
});

/**
 * The time as another rider's, with what is known of them. It was set on another day: wind, temperature and start of the
 * attempt are none of it.
 */
export function foreignRecord(form: RecordForm, asked: AskedRecord, route: Route): ForeignRecord {
  const massKg = readNumber(form.holderKg) ?? 0;
  return {
    route,
    timeS: asked.timeS,
    ...(massKg >= HOLDER_KG.min && massKg <= HOLDER_KG.max ? { riderMassKg: massKg } : {}),
    ...(form.holderBike ? { bike: form.holderBike } : {}),
  };
}
