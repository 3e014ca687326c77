import type { UnitFormat } from '@breakaway/contract/units';
import type { Athlete, Bike, LockedPower, PacingGoal, PlanDetail, TrainingLevel } from '@breakaway/cycling';
import { checkNumber } from '@breakaway/tool-kit';
import { timeOf, zoneTime, type RideStart } from '@breakaway/tool-kit/clock';
import { DESCENDING, type DescendingStyle } from '@breakaway/tool-kit/conditions';
import type { RiddenAs } from '../course/ridden-as.ts';
import { readHours, type HourRow } from '../day/hours.ts';
import { startFuel, type FuelForm } from '../fuel/fuel-form.ts';
import type { Conditions } from '../engine/engine.ts';
import { secondsUntil } from './seconds-until.ts';
import { readRoad, startRoad, type RoadForm } from './road-form.ts';

/** The form's raw input. */
export interface PlanForm {
  goal: PacingGoal['kind'];
  /** normalized power as a share of FTP, for the goal `intensity` */
  intensity: number;
  /** clock time of the arrival, hh:mm, for the goal `time` */
  arriveBy: string;
  /** share of W' to keep, for the goal `wPrimeLeft` */
  keep: number;
  detail: PlanDetail;
  /** '': estimated by the engine */
  level: TrainingLevel | '';
  bike: Bike;
  descending: DescendingStyle;
  wind: string;
  windFromDeg: number;
  temperature: string;
  /** the weather by the hour takes the place of one wind and temperature */
  byHour: boolean;
  hours: readonly HourRow[];
  /** day of the start, yyyy-mm-dd, and its clock time, hh:mm, by the clocks of `RideStart` */
  date: string;
  start: string;
  /** whose clocks are meant: those where the route starts, or this device's */
  clock: 'route' | 'device';
  fuel: FuelForm;
  /** surfaces, shelter, start, stops and cut-offs */
  road: RoadForm;
  /** sections of this course whose watts are given */
  locked: readonly LockedPower[];
  /** locks and moved food of the other ways in which this course was ridden: they come back with theirs */
  otherWays: readonly WayPlan[];
}

/** What was decided on a course in one of the ways to ride it. */
export interface WayPlan {
  /** the choices of how it is ridden */
  way: string;
  locked: readonly LockedPower[];
  moves: FuelForm['moves'];
}

export const startForm = (today = new Date()): PlanForm => ({
  goal: 'fastest',
  intensity: 0.75,
  arriveBy: '',
  keep: 0.2,
  detail: 'normal',
  level: '',
  bike: 'road',
  descending: 'normal',
  wind: '',
  windFromDeg: 270,
  temperature: '20',
  byHour: false,
  hours: [],
  date: nextSaturday(today),
  start: '08:30',
  clock: 'route',
  fuel: startFuel,
  road: startRoad,
  locked: [],
  otherWays: [],
});

/** A form of an earlier visit: what it did not have yet is as at first, and a day that has passed becomes the next Saturday. */
export const formAgain = (kept: PlanForm, today = new Date()): PlanForm => ({
  ...startForm(today),
  ...kept,
  ...(kept.date && kept.date < dayOf(today) ? { date: nextSaturday(today) } : {}),
});

const SATURDAY = 6;
function nextSaturday(today: Date): string {
  const ahead = (SATURDAY - today.getDay() + 7) % 7 || 7;
  return dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead));
}

/** yyyy-mm-dd, where this device is */
function dayOf(day: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Where a race starts: whose clocks are meant, and the height of the place, m. */
export interface Place {
  zone: string;
  heightM: number;
}

/**
 * Validates the form: the errors of the fields in the member's units, and the question where there are none.
 * @param as how the course is ridden; null while there is none
 * @param place whose clocks the start is meant by, and how high it lies, for which the forecast by the hour is taken
 */
export function readConditions(
  form: PlanForm,
  athlete: Athlete | null,
  as: RiddenAs | null,
  units: UnitFormat,
  place: Place,
) {
  const startTime = zoneTime(form.date, form.start, place.zone);
  const byHour =
    form.byHour && startTime ? readHours(form.hours, { ms: startTime.ms, zone: place.zone }, units) : null;
  const wind = checkNumber(
    form.wind,
    { name: 'Wind', min: 0, max: 100, unit: 'km/h', optional: true },
    units,
  );
  const temperature = checkNumber(
    form.temperature,
    { name: 'Temperature', min: -15, max: 45, unit: '°C', optional: true },
    units,
  );
  const start = startTime ? null : 'The start needs a date and a time, such as 08:30.';
  const errors = {
    wind: form.byHour ? null : wind.error,
    temperature: form.byHour ? null : temperature.error,
    hours: byHour?.problem ? `Weather by the hour: ${byHour.problem.message}` : null,
    start,
  };
  const started: RideStart | null = startTime && { ms: startTime.ms, zone: place.zone };
  const road = as && readRoad(form.road, started, as, units);
  const descending = DESCENDING[form.descending];
  const conditions: Conditions | null =
    athlete && !Object.values(errors).some(Boolean) && startTime && (!road || road.question)
      ? {
          athlete,
          bike: form.bike,
          detail: form.detail,
          ...(form.level ? { level: form.level } : {}),
          ...(descending ? { descending } : {}),
          ...(byHour
            ? { weather: [{ atM: 0, heightM: place.heightM, hours: byHour.hours }] }
            : {
                ...(wind.value ? { wind: { speedMs: wind.value / 3.6, fromDeg: form.windFromDeg } } : {}),
                ...(temperature.value === null ? {} : { temperatureC: temperature.value }),
              }),
          ...(form.locked.length > 0 ? { locked: form.locked } : {}),
          ...road?.question,
          startTimeMs: startTime.ms,
        }
      : null;
  return { errors, roadErrors: road?.errors ?? null, conditions };
}

/** An arrival that is later than this was meant for the day of the start. */
const LONGEST_H = 20;

/**
 * The goal of the form; `error` where it is not complete.
 * @param stopS time of the stops: an arrival has to leave more than that
 */
export function readGoal(
  form: PlanForm,
  start: RideStart | null,
  stopS = 0,
): { goal: PacingGoal | null; error: string | null } {
  switch (form.goal) {
    case 'fastest':
      return { goal: { kind: 'fastest' }, error: null };
    case 'intensity':
      // As fast as can be within the effort: a plan for one effort is near to that for another, which is found at once.
      return { goal: { kind: 'fastest', intensityCap: form.intensity }, error: null };
    case 'wPrimeLeft':
      return { goal: { kind: 'wPrimeLeft', shareLeft: form.keep }, error: null };
    case 'time': {
      const timeS = secondsUntil(start, form.arriveBy);
      if (timeS === null)
        return { goal: null, error: 'Enter the time when you want to arrive, such as 15:00.' };
      if (timeS > LONGEST_H * 3600)
        return {
          goal: null,
          error: `${form.arriveBy} is before your start at ${form.start}, or more than ${LONGEST_H} h after it.`,
        };
      return timeS > stopS
        ? { goal: { kind: 'time', timeS }, error: null }
        : { goal: null, error: 'Your stops take longer than you have until then.' };
    }
  }
}

const ROUND_MS = 300_000;

/** The next five minutes after so many seconds from a start, hh:mm. */
export const roundArrival = ({ ms, zone }: RideStart, seconds: number): string =>
  timeOf(Math.ceil((ms + 1000 * seconds) / ROUND_MS) * ROUND_MS, zone);
