import { shortDate } from '@breakaway/contract/dates';
import { formatDuration, type Attempt } from '@breakaway/cycling';
import type { UnitFormat } from '@breakaway/contract/units';
import { deviceZone, timeOf } from '@breakaway/tool-kit/clock';
import { pointOf } from '@breakaway/tool-kit/weather';

/** From here on nobody reads tenths. */
const LONG_S = 1200;

/** A time of an attempt as exactly as it is known: `6:39.2`, `41:03`. */
export function timeWords(timeS: number, sdS: number): string {
  if (timeS >= LONG_S || sdS >= 1) return formatDuration(timeS);
  const tenths = Math.round(10 * timeS);
  return `${formatDuration(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** The uncertainty of a time: `± 0.8 s`. */
export const sdWords = (sdS: number): string =>
  `± ${sdS >= 1 ? Math.round(sdS) : Math.max(0.1, sdS).toFixed(1)} s`;

/** The day of a ride in a list, `May 20, 2026`, and the time of day, `08:12`: by the clocks of this device. */
export const dateWords = (ms: number): string => shortDate(new Date(ms), deviceZone());
export const clockWords = (ms: number): string => timeOf(ms, deviceZone());

/** Seconds between two riders: `3.4 s behind`, `12 s ahead`, `level`. */
export function gapWords(gapS: number): string {
  const shown = secondsWords(Math.abs(gapS));
  if (shown === '0.0 s') return 'level';
  return `${shown} ${gapS > 0 ? 'behind' : 'ahead'}`;
}

/** Some seconds as exactly as they matter: `3.4 s`, `74 s`. */
export const secondsWords = (seconds: number): string =>
  `${seconds < 9.95 ? seconds.toFixed(1) : Math.round(seconds)} s`;

/** Which ride an attempt is from, and which of several in it. */
export function rideWords({ ride, rideStartMs, lap }: Attempt, among: readonly Attempt[]): string {
  const several = among.filter((one) => one.rideStartMs === rideStartMs).length > 1;
  return several ? `${ride}, lap ${lap}` : ride;
}

/** `12 km/h from SW` */
export function windWords({ speedMs, fromDeg }: NonNullable<Attempt['wind']>, units: UnitFormat): string {
  return `${units.show(3.6 * speedMs, 'km/h', 0)} from ${pointOf(fromDeg)}`;
}

/** A figure that an attempt has: its head in a table, and its words. */
export interface Figure {
  head: string;
  of: (attempt: Attempt) => string | null;
}

const watts = (value: number | null): string | null => (value === null ? null : `${Math.round(value)} W`);

/** All figures of attempts beside the time, those first that decide; those that no attempt has are left out. */
export function figuresOf(attempts: readonly Attempt[], units: UnitFormat): Figure[] {
  const warm = units.show(15, '°C', 0);
  const figures: Figure[] = [
    {
      head: 'Power',
      of: ({ powerW, powerSource }) =>
        powerW === null ? null : `${powerSource === 'estimated' ? '≈ ' : ''}${Math.round(powerW)} W`,
    },
    { head: 'W/kg', of: ({ wattsPerKg }) => (wattsPerKg === null ? null : wattsPerKg.toFixed(2)) },
    { head: `At ${warm}`, of: ({ corrected }) => watts(corrected && corrected.powerW) },
    { head: 'Normalized', of: ({ normalizedPowerW }) => watts(normalizedPowerW) },
    {
      head: 'Heart rate',
      of: ({ averageHeartRateBpm }) =>
        averageHeartRateBpm === null ? null : `${Math.round(averageHeartRateBpm)} bpm`,
    },
    { head: 'VAM', of: ({ vamMh }) => (vamMh === null ? null : `${Math.round(vamMh)} m/h`) },
    {
      head: 'W′ used',
      of: ({ wPrimeUsedJ }) => (wPrimeUsedJ === null ? null : `${(wPrimeUsedJ / 1000).toFixed(1)} kJ`),
    },
    { head: 'Entry', of: ({ entrySpeedMs }) => units.show(3.6 * entrySpeedMs, 'km/h', 0) },
    {
      head: 'Air',
      of: ({ temperatureC }) => (temperatureC === null ? null : units.show(temperatureC, '°C', 0)),
    },
    { head: 'Wind', of: ({ wind }) => wind && windWords(wind, units) },
  ];
  return figures.filter(({ of }) => attempts.some((attempt) => of(attempt) !== null));
}
