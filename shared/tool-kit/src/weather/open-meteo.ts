import type { WeatherRead } from './hour.ts';
import { noSuchDay, windKmh, windUnitOf } from './values.ts';

const UNKNOWN = 'This JSON is no forecast by the hour as Open-Meteo gives it.';

/** JSON of Open-Meteo (`hourly`, https://open-meteo.com/en/docs), with its own units and times. */
export function readOpenMeteo(text: string): WeatherRead {
  const forecast = recordOf(first(parsed(text)));
  const hourly = recordOf(forecast['hourly']);
  const units = recordOf(forecast['hourly_units']);
  const times = hourly['time'];
  if (!Array.isArray(times)) return { ok: false, message: UNKNOWN };
  const unreal = times.find((time: unknown) => typeof time === 'string' && noSuchDay(time));
  if (unreal) return { ok: false, message: `"${unreal}": there is no such day.` };
  const ahead = Number(forecast['utc_offset_seconds'] ?? NaN);
  const column = (...names: string[]) => {
    const name = names.find((each) => Array.isArray(hourly[each]));
    const values = (name ? hourly[name] : []) as unknown[];
    return {
      unit: String((name && units[name]) ?? ''),
      at: (i: number) => (typeof values[i] === 'number' ? values[i] : null),
    };
  };
  const wind = column('wind_speed_10m', 'windspeed_10m');
  const from = column('wind_direction_10m', 'winddirection_10m');
  const temperature = column('temperature_2m');
  const humidity = column('relative_humidity_2m', 'relativehumidity_2m');
  const hours = times.flatMap((time: unknown, i) => {
    const shownMs = typeof time === 'number' ? 1000 * (time + (ahead || 0)) : Date.parse(`${String(time)}Z`);
    const [speed, degrees] = [wind.at(i), temperature.at(i)];
    if (Number.isNaN(shownMs) || (speed === null && degrees === null)) return [];
    const shown = new Date(shownMs).toISOString();
    return [
      {
        time: shown.slice(11, 16),
        date: shown.slice(0, 10),
        atMs: Number.isNaN(ahead) ? null : shownMs - 1000 * ahead,
        windKmh: speed === null ? null : windKmh(speed, windUnitOf(wind.unit) ?? 'km/h'),
        fromDeg: from.at(i),
        temperatureC: degrees !== null && temperature.unit.includes('F') ? ((degrees - 32) * 5) / 9 : degrees,
        humidityPercent: humidity.at(i),
      },
    ];
  });
  return { ok: true, hours };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Several places come as a list. */
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
