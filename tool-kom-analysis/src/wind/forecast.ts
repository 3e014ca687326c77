import type { HourOfRecord, RecordInHour } from '@breakaway/cycling';
import { dateOf, deviceZone, timeOf } from '@breakaway/tool-kit/clock';
import type { HourRead } from '@breakaway/tool-kit/weather';

/** An hour of a forecast that can be judged, with its day where the forecast has one. */
export interface ForecastHour extends HourOfRecord {
  /** yyyy-mm-dd; null in a forecast of clock times */
  date: string | null;
  /** hh:mm */
  time: string;
}

/** The forecast of the page stays over a reload, for every segment. */
export const FORECAST = 'forecast';
export interface KeptForecast {
  hours: ForecastHour[];
}

/** Hours without a wind say nothing of a record. */
export const hoursWithWind = (read: readonly HourRead[]): ForecastHour[] =>
  read.flatMap(({ date, time, atMs, windKmh, fromDeg, temperatureC }) =>
    windKmh === null || (fromDeg === null && windKmh > 0)
      ? []
      : [
          {
            // Where the forecast names its zone, as the clocks of this device show it.
            date: atMs === null ? date : dateOf(atMs, deviceZone()),
            time: atMs === null ? time : timeOf(atMs, deviceZone()),
            windMs: windKmh / 3.6,
            fromDeg: fromDeg ?? 0,
            ...(temperatureC === null ? {} : { temperatureC }),
          },
        ],
  );

export interface JudgedHour extends ForecastHour {
  answer: RecordInHour;
}

/** Hours of one day: the best first in `best`. */
export interface JudgedDay {
  date: string | null;
  best: JudgedHour;
  /** those with even odds or better */
  enough: JudgedHour[];
  hours: JudgedHour[];
}

/** The days of a forecast in order, each with its best hour. Nobody rides in the dark of the night: only daylight hours count. */
export function judgedDays(hours: readonly ForecastHour[], answers: readonly RecordInHour[]): JudgedDay[] {
  const days = new Map<string | null, JudgedHour[]>();
  for (const [i, hour] of hours.entries()) {
    if (!isDaytime(hour.time)) continue;
    const judged = { ...hour, answer: answers[i] ?? null };
    days.set(hour.date, [...(days.get(hour.date) ?? []), judged]);
  }
  const chance = ({ answer }: JudgedHour) => answer?.probability ?? 0;
  return [...days].map(([date, judged]) => ({
    date,
    hours: judged,
    best: judged.reduce((best, hour) => (chance(hour) > chance(best) ? hour : best)),
    enough: judged.filter((hour) => chance(hour) >= 0.5),
  }));
}

const isDaytime = (time: string) => time >= '05:00' && time <= '22:00';

/** Clock times in a row as spans, such as "14:00 to 17:00". */
export function spansOf(hours: readonly JudgedHour[]): string {
  const spans: [string, string][] = [];
  for (const { time } of hours) {
    const last = spans.at(-1);
    if (last && minutes(time) - minutes(last[1]) <= 180 && minutes(time) > minutes(last[1])) last[1] = time;
    else spans.push([time, time]);
  }
  return spans.map(([from, to]) => (from === to ? `at ${from}` : `${from} to ${to}`)).join(', ');
}

const minutes = (time: string) => 60 * Number(time.slice(0, 2)) + Number(time.slice(3, 5));

/** The day of a date in words, as in "Sat, May 8". */
export function dayName(date: string | null): string {
  if (date === null) return 'This day';
  return new Date(`${date}T12:00:00`).toLocaleDateString('en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
}
