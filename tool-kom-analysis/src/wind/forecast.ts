import type { HourOfRecord, RecordInHour } from '@breakaway/cycling';
import { dateOf, deviceZone, timeOf } from '@breakaway/tool-kit/clock';
import type { HourRead } from '@breakaway/tool-kit/weather';

/** An hour of a forecast that can be judged, with its day where the forecast has one. */
export interface ForecastHour extends HourOfRecord {
  /** yyyy-mm-dd, as it is written; null in a forecast of clock times */
  date: string | null;
  /** hh:mm, as it is written */
  time: string;
  /** since 1970, where the forecast says which zone it means, ms */
  atMs?: number;
}

/** The forecast of the page, for every segment; it stays over a reload. */
export interface Forecast {
  hours: ForecastHour[];
  onHours: (hours: ForecastHour[]) => void;
}

/** Hours without a wind say nothing of a record. */
export const hoursWithWind = (read: readonly HourRead[]): ForecastHour[] =>
  read.flatMap(({ date, time, atMs, windKmh, fromDeg, temperatureC }) =>
    windKmh === null || (fromDeg === null && windKmh > 0)
      ? []
      : [
          {
            date,
            time,
            ...(atMs === null ? {} : { atMs }),
            windMs: windKmh / 3.6,
            fromDeg: fromDeg ?? 0,
            ...(temperatureC === null ? {} : { temperatureC }),
          },
        ],
  );

/**
 * An hour by the clocks of the road, those of this device where the road's are not known. A time without a zone stays as it
 * is written.
 */
export const shownIn =
  (zone: string | null) =>
  <H extends ForecastHour>(hour: H): H =>
    hour.atMs === undefined
      ? hour
      : {
          ...hour,
          date: dateOf(hour.atMs, zone ?? deviceZone()),
          time: timeOf(hour.atMs, zone ?? deviceZone()),
        };

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

/**
 * The days of a forecast in order, each with its best hour. Nobody rides in the dark of the night: only daylight hours count.
 * @param zone the clocks of the road; null: not known
 */
export function judgedDays(
  hours: readonly ForecastHour[],
  answers: readonly RecordInHour[],
  zone: string | null,
): JudgedDay[] {
  const days = new Map<string | null, JudgedHour[]>();
  for (const [i, hour] of hours.map(shownIn(zone)).entries()) {
    if (!isDaytime(hour)) continue;
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

/** Whether anybody would ride then. */
export const isDaytime = ({ time }: ForecastHour) => time >= '05:00' && time <= '22:00';

/** How many hours of a forecast are compared: those of the day. */
export const daytimeHours = (hours: readonly ForecastHour[], zone: string | null): number =>
  hours.map(shownIn(zone)).filter(isDaytime).length;

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
