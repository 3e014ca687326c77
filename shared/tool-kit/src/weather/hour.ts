import type { ClockTime, WindUnit } from './values.ts';

/** One hour of a forecast; what it does not say is null. */
export interface HourRead extends ClockTime {
  windKmh: number | null;
  /** where the wind comes FROM, degrees clockwise from north */
  fromDeg: number | null;
  temperatureC: number | null;
  humidityPercent: number | null;
}

export type WeatherRead = { ok: true; hours: HourRead[] } | { ok: false; message: string };

/** Units of what names none. */
export interface WeatherUnits {
  wind: WindUnit;
  temperature: 'C' | 'F';
}
