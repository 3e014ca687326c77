import type { UnitFormat } from '@breakaway/contract/units';
import type { WeatherHour } from '@breakaway/cycling';
import { checkNumber } from '@breakaway/tool-kit';
import { dateOf, dayAfter, timeOf, zoneTime, type RideStart } from '@breakaway/tool-kit/clock';
import { readClock, readDirection, type HourRead } from '@breakaway/tool-kit/weather';

/** A row of the table of hours: metric texts, as they are typed. */
export interface HourRow {
  /** by the clocks of the start; a time that goes back is of the next day */
  time: string;
  wind: string;
  /** where it comes from: degrees or a compass point */
  from: string;
  temperature: string;
  /** %, from a forecast that says so; no column of its own */
  humidity?: string;
}
export type HourField = 'time' | 'wind' | 'from' | 'temperature';
/** What is wrong at a field of a row. */
export interface HourProblem {
  row: number;
  field: HourField;
  message: string;
}

const isEmpty = ({ wind, temperature }: HourRow): boolean => !wind.trim() && !temperature.trim();

const WIND = { name: 'Wind', min: 0, max: 140, unit: 'km/h', optional: true };
const TEMPERATURE = { name: 'Temperature', min: -40, max: 55, unit: '°C', optional: true };

/** The hours of the table as the engine takes them, or what is wrong with them. Rows without figures do not count. */
export function readHours(
  rows: readonly HourRow[],
  start: RideStart,
  units: UnitFormat,
): { hours: WeatherHour[]; problem: HourProblem | null } {
  const hours: WeatherHour[] = [];
  let day = dateOf(start.ms, start.zone);
  let before = '';
  for (const [row, each] of rows.entries()) {
    if (isEmpty(each)) continue;
    const refuse = (field: HourField, message: string) => ({ hours: [], problem: { row, field, message } });
    const time = readClock(each.time)?.time;
    if (!time) return refuse('time', 'The hour must be a time, such as 08:00.');
    if (time === before) return refuse('time', `${time} is there twice.`);
    if (time < before) day = dayAfter(day);
    before = time;
    const wind = checkNumber(each.wind, WIND, units);
    if (wind.error) return refuse('wind', wind.error);
    const from = readDirection(each.from);
    if (wind.value && from === null)
      return refuse('from', 'Enter where the wind comes from, such as SW or 225.');
    const temperature = checkNumber(each.temperature, TEMPERATURE, units);
    if (temperature.error) return refuse('temperature', temperature.error);
    const at = zoneTime(day, time, start.zone);
    const last = hours.at(-1);
    const atS = ((at?.ms ?? NaN) - start.ms) / 1000;
    // In a night when clocks go forward two rows can be one.
    if (!at || (last && atS <= last.atS)) continue;
    hours.push({
      atS,
      ...(wind.value === null ? {} : { windMs: wind.value / 3.6, windFromDeg: from ?? 0 }),
      ...(temperature.value === null ? {} : { temperatureC: temperature.value }),
      ...(each.humidity ? { humidity: Number(each.humidity) / 100 } : {}),
    });
  }
  if (hours.length === 0)
    return {
      hours,
      problem: { row: 0, field: 'wind', message: 'Enter the wind or the temperature of an hour.' },
    };
  return { hours: filled(hours), problem: null };
}

/** A forecast that says nothing of the start within so long is likely one of another time, s. */
const BESIDE_S = 2 * 3600;

/** What counts instead, where the hours lie well after the start or all before it; null where they do not. */
export function besideTheStart(hours: readonly WeatherHour[], start: string): string | null {
  const [first, last] = [hours[0]?.atS ?? 0, hours.at(-1)?.atS ?? 0];
  if (first > BESIDE_S)
    return `Your hours begin well after your start at ${start}. The first one counts from the start.`;
  if (last < -BESIDE_S)
    return `All hours are before your start at ${start}. The last one counts for the whole ride.`;
  return null;
}

/** Hours that leave out the wind or the temperature have that of the hour before, or of the next that says it. */
function filled(hours: readonly WeatherHour[]): WeatherHour[] {
  const nearest = (i: number, has: keyof WeatherHour) =>
    hours.slice(0, i + 1).findLast((hour) => hour[has] !== undefined) ??
    hours.find((hour) => hour[has] !== undefined);
  return hours.map((hour, i) => {
    const [wind, temperature, humidity] = [
      nearest(i, 'windMs'),
      nearest(i, 'temperatureC'),
      nearest(i, 'humidity'),
    ];
    return {
      atS: hour.atS,
      ...(wind && { windMs: wind.windMs ?? 0, windFromDeg: wind.windFromDeg ?? 0 }),
      ...(temperature && { temperatureC: temperature.temperatureC ?? 15 }),
      ...(humidity && { humidity: humidity.humidity ?? 0.5 }),
    };
  });
}

const HOUR_MS = 3_600_000;
/** A forecast of a week is cut to what a race can meet. */
const BEFORE_MS = HOUR_MS;
const AFTER_MS = 24 * HOUR_MS;

/** Rows of a forecast that was read: of one with days, those around the race; a sentence where it has none of them. */
export function rowsOf(hours: readonly HourRead[], start: RideStart): HourRow[] | string {
  const dated = hours.flatMap((hour) => {
    const ms =
      hour.atMs ?? (hour.date === null ? null : zoneTime(hour.date, hour.time, start.zone)?.ms) ?? null;
    return ms === null ? [] : [{ hour, ms }];
  });
  if (dated.length < hours.length) return hours.map((hour) => rowOf(hour, hour.time));
  const near = dated.filter(({ ms }) => ms > start.ms - BEFORE_MS - 1 && ms <= start.ms + AFTER_MS);
  const [first, last] = [dated[0], dated.at(-1)];
  if (near.length === 0 && first && last)
    return `This forecast is from ${dateOf(first.ms, start.zone)} to ${dateOf(last.ms, start.zone)}. Your race is on ${dateOf(start.ms, start.zone)}.`;
  return near.map(({ hour, ms }) => rowOf(hour, timeOf(ms, start.zone)));
}

const text = (value: number | null) => (value === null ? '' : String(Number(value.toFixed(1))));

const rowOf = (hour: HourRead, time: string): HourRow => ({
  time,
  wind: text(hour.windKmh),
  from: hour.fromDeg === null ? '' : String(Math.round(hour.fromDeg)),
  temperature: text(hour.temperatureC),
  ...(hour.humidityPercent === null ? {} : { humidity: text(hour.humidityPercent) }),
});

/** The first rows of a table: the hours of a ride, with the weather of the whole day that was given before. */
export function startRows(
  start: string,
  count: number,
  day: { wind: string; windFromDeg: number; temperature: string },
): HourRow[] {
  const first = Number.parseInt(start, 10) || 0;
  return Array.from({ length: count }, (_, i) => ({
    time: `${String((first + i) % 24).padStart(2, '0')}:00`,
    wind: day.wind,
    from: day.wind ? String(day.windFromDeg) : '',
    temperature: day.temperature,
  }));
}

/** Mean temperature and humidity of the hours of a ride, for what takes one of each; humidity 0 to 1. */
export function meanAir(hours: readonly WeatherHour[], rideS: number) {
  const ridden = hours.filter(({ atS }) => atS > -3600 && atS <= rideS);
  const of = ridden.length > 0 ? ridden : hours;
  const mean = (values: (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined;
  };
  return {
    temperatureC: mean(of.map(({ temperatureC }) => temperatureC)),
    humidity: mean(of.map(({ humidity }) => humidity)),
  };
}
