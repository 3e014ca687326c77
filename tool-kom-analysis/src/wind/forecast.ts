import type { HourOfRecord, RecordInHour, Route } from '@breakaway/cycling';

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

/** A road with its place and its clocks. */
export interface RoadOfDay {
  route: Pick<Route, 'latDeg' | 'lonDeg'>;
  /** null: not known */
  zone: string | null;
}

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

/** The days of a forecast by `daysOf`, which is in no first view: it knows where the sun stands. */
export async function judgedDays(
  hours: readonly ForecastHour[],
  road: RoadOfDay,
  ask: (light: ForecastHour[]) => Promise<{ ok: true; hours: RecordInHour[] } | { ok: false }>,
): Promise<JudgedDay[]> {
  const { daysOf, isLightThere } = await import('./days-of.ts');
  const light = hours.filter(isLightThere(road));
  const answer = await ask(light);
  return answer.ok ? daysOf(light, answer.hours, road) : [];
}
