import type { RecordInHour } from '@breakaway/cycling';
import { dateOf, deviceZone, timeOf, zoneTime } from '@breakaway/tool-kit/clock';
import type { HourRead } from '@breakaway/tool-kit/weather';
import { isLight } from './daylight.ts';
import type { ForecastHour, JudgedDay, JudgedHour, RoadOfDay } from './forecast.ts';

/**
 * Hours without a wind say nothing of a record. A wind and a temperature are to a tenth of km/h and C, as the fields of the
 * day take them: an hour has the same chance before and after it is used.
 */
export const hoursWithWind = (read: readonly HourRead[]): ForecastHour[] =>
  read.flatMap(({ date, time, atMs, windKmh, fromDeg, temperatureC }) =>
    windKmh === null || (fromDeg === null && windKmh > 0)
      ? []
      : [
          {
            date,
            time,
            ...(atMs === null ? {} : { atMs }),
            windMs: tenth(windKmh) / 3.6,
            fromDeg: fromDeg ?? 0,
            ...(temperatureC === null ? {} : { temperatureC: tenth(temperatureC) }),
          },
        ],
  );

const tenth = (value: number) => Math.round(10 * value) / 10;

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

/** The days of a forecast in order, each with its best hour. Nobody races in the dark: only hours of light count. */
export function daysOf(
  hours: readonly ForecastHour[],
  answers: readonly RecordInHour[],
  road: RoadOfDay,
): JudgedDay[] {
  const days = new Map<string | null, JudgedHour[]>();
  const light = isLightThere(road);
  for (const [i, hour] of hours.map(shownIn(road.zone)).entries()) {
    if (!light(hour)) continue;
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

/**
 * Whether an hour is light where a road begins. A time without a zone is by the clocks of the road, one without a day is of
 * today.
 */
export function isLightThere({ route, zone }: RoadOfDay): (hour: ForecastHour) => boolean {
  const [latDeg = 0, lonDeg = 0] = [route.latDeg[0], route.lonDeg[0]];
  const clock = zone ?? deviceZone();
  return ({ atMs, date, time }) => {
    const ms = atMs ?? zoneTime(date ?? dateOf(Date.now(), clock), time, clock)?.ms;
    return ms !== undefined && isLight(ms, { latDeg, lonDeg });
  };
}

/** How many hours of a forecast are compared: those of light. */
export const lightHours = (hours: readonly ForecastHour[], road: RoadOfDay): number =>
  hours.filter(isLightThere(road)).length;

/** The hours of a day that are enough as spans, such as "14:00 to 17:00": an hour between them that is not ends one. */
export function spansOf({ hours, enough }: Pick<JudgedDay, 'hours' | 'enough'>): string {
  const spans: [string, string][] = [];
  let before: JudgedHour | null = null;
  for (const hour of hours) {
    const { time } = hour;
    const last = spans.at(-1);
    const isGood = enough.includes(hour);
    const follows = before !== null && enough.includes(before) && minutes(time) > minutes(before.time);
    if (isGood && last && follows && minutes(time) - minutes(last[1]) <= 180) last[1] = time;
    else if (isGood) spans.push([time, time]);
    before = hour;
  }
  return spans.map(([from, to]) => (from === to ? `at ${from}` : `${from} to ${to}`)).join(', ');
}

const minutes = (time: string) => 60 * Number(time.slice(0, 2)) + Number(time.slice(3, 5));
