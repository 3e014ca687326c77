import { cellsOf } from './cells.ts';
import { areNames, columnOf, columnsOfLine, type Column } from './columns.ts';
import type { HourRead, WeatherRead, WeatherUnits } from './hour.ts';
import { readOpenMeteo } from './open-meteo.ts';
import {
  noSuchDay,
  numberOf,
  readClock,
  readDirection,
  unclearDay,
  unitsApart,
  windKmh,
  windUnitOf,
} from './values.ts';

const MOST_LINES = 2000;
const SHOWN = 40;

/**
 * A forecast by the hour, as it is typed, copied from a spreadsheet or a page, or saved as CSV or as JSON of Open-Meteo: one
 * hour a line or one a column, with or without names of the columns, parted by tabs, semicolons, commas or spaces.
 * @returns the hours in their order; or one sentence that names the line that is not understood
 * @example
 * readWeather('8 am  12 km/h  SW  18 °C', { wind: 'km/h', temperature: 'C' })
 * // => { ok: true, hours: [{ time: '08:00', windKmh: 12, fromDeg: 225, temperatureC: 18, … }] }
 */
export function readWeather(text: string, units: WeatherUnits): WeatherRead {
  if (/^\s*[[{]/.test(text)) return checked(readOpenMeteo(text));
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, i) => ({ number: i + 1, line, cells: cellsOf(line) }))
    .filter(({ line }) => /[^\s,;]/.test(line));
  if (lines.length > MOST_LINES) return { ok: false, message: `This is more than ${MOST_LINES} lines.` };
  // Before anything else: a line that begins with no time may stand above a table.
  const unreal = lines.find(({ cells }) => cells.some(noSuchDay));
  if (unreal) return { ok: false, message: refused(unreal, 'there is no such day.') };
  const unclear = lines.find(({ cells }) => unclearDay(cells[0] ?? ''));
  if (unclear) return { ok: false, message: refused(unclear, 'write its day as 2026-11-28, year first.') };
  const names = lines.findIndex(({ cells }) => areNames(cells));
  const hour = lines.findIndex(({ cells }) => readClock(cells[0] ?? ''));
  if (names >= 0 && (hour < 0 || names < hour))
    return checked(byNames(lines.slice(names), units, aheadMs(lines)));
  const across = lines.filter(({ cells }) => columnOf(cells[0] ?? '') !== null && cells.length > 1);
  if (across.length >= 2 && across.some(({ cells }) => columnOf(cells[0] ?? '') === 'time'))
    return checked(byNames(turned(across), units, null));
  if (hour < 0) return { ok: false, message: 'No line begins with an hour, such as 08:00.' };
  return checked(byLines(lines.slice(hour), units));
}

interface Line {
  number: number;
  line: string;
  cells: string[];
}

/** Lines below the names of their columns. */
function byNames([head, ...lines]: Line[], units: WeatherUnits, zoneMs: number | null): WeatherRead {
  const names = head?.cells ?? [];
  const columns = names.map(columnOf);
  // A day without a time beside it is the time.
  if (!columns.includes('time')) columns[columns.indexOf('date')] = 'time';
  const spoken = (column: Column) => names[columns.indexOf(column)] ?? '';
  const own = {
    wind: windUnitOf(spoken('wind')) ?? units.wind,
    temperature: temperatureUnitOf(spoken('temperature')) ?? units.temperature,
  };
  return each(lines, ({ cells }) => hourOf(cells, columns, own, zoneMs));
}

/** Lines without names: each says by itself which value is which. */
const byLines = (lines: Line[], units: WeatherUnits): WeatherRead =>
  each(lines, ({ cells }) => {
    if (!readClock(cells[0] ?? '')) return 'it does not begin with an hour, such as 08:00.';
    const columns = columnsOfLine(cells);
    return typeof columns === 'string' ? columns : hourOf(cells, columns, units, null);
  });

/** Names that stand in the first column, one hour in each of the others. */
function turned(lines: Line[]): Line[] {
  const count = Math.max(...lines.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, i) => {
    const cells = lines.map((line) => line.cells[i] ?? '');
    return { number: i + 1, line: cells.join(' '), cells };
  });
}

function each(lines: Line[], read: (line: Line) => HourRead | string | null): WeatherRead {
  const hours: HourRead[] = [];
  for (const line of lines) {
    const hour = read(line);
    if (typeof hour === 'string') return { ok: false, message: refused(line, hour) };
    if (hour) hours.push(hour);
  }
  return { ok: true, hours };
}

function refused({ line, number }: Line, why: string): string {
  const shown = line.trim().replace(/\s+/g, ' ');
  const text = shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown;
  return `Line ${number}, "${text}": ${why}`;
}

/** The hour in the cells of a line; null where it says nothing, a sentence where it is wrong. */
function hourOf(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  units: WeatherUnits,
  zoneMs: number | null,
): HourRead | string | null {
  const cell = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
  const when = [cell('date'), cell('time')].filter(Boolean).join(' ');
  if (unclearDay(when)) return 'write its day as 2026-11-28, year first.';
  const clock = readClock(when);
  if (!clock) return `"${when}" is no time, such as 08:00.`;
  const [wind, temperature, humidity] = (['wind', 'temperature', 'humidity'] as const).map((c) =>
    numberOf(cell(c)),
  );
  const wrong = (['wind', 'temperature', 'humidity'] as const).find((c) => Number.isNaN(numberOf(cell(c))));
  if (wrong) return `"${cell(wrong)}" is no number for the ${wrong}.`;
  const from = /^[-–—]*$/.test(cell('from')) ? null : readDirection(cell('from'));
  if (from === null && cell('from') && !/^[-–—]+$/.test(cell('from')) && wind !== 0)
    return `"${cell('from')}" is no direction. Write N, NNE or degrees.`;
  const hour: HourRead = {
    ...clock,
    atMs:
      clock.atMs ??
      (zoneMs === null || !clock.date ? null : Date.parse(`${clock.date}T${clock.time}Z`) - zoneMs),
    windKmh:
      wind === null || wind === undefined ? null : windKmh(wind, windUnitOf(cell('wind')) ?? units.wind),
    fromDeg: from,
    temperatureC: celsius(temperature ?? null, temperatureUnitOf(cell('temperature')) ?? units.temperature),
    humidityPercent: humidity ?? null,
  };
  const silent = hour.windKmh === null && hour.temperatureC === null;
  return silent ? null : (problemOf(hour) ?? hour);
}

const temperatureUnitOf = (text: string): 'C' | 'F' | null =>
  /°\s*f|\bf\b|fahrenheit/i.test(unitsApart(text))
    ? 'F'
    : /°\s*c|\bc\b|celsius/i.test(unitsApart(text))
      ? 'C'
      : null;

const celsius = (value: number | null, unit: 'C' | 'F') =>
  value === null || unit === 'C' ? value : ((value - 32) * 5) / 9;

function problemOf({ windKmh: wind, fromDeg, temperatureC, humidityPercent }: HourRead): string | null {
  if (wind !== null && !(wind >= 0 && wind <= 140)) return 'a wind is from 0 to 140 km/h.';
  if (wind && fromDeg === null) return 'the wind needs where it comes from: N, NNE or degrees.';
  if (temperatureC !== null && !(temperatureC >= -40 && temperatureC <= 55))
    return 'a temperature is from -40 to 55 °C.';
  return humidityPercent !== null && !(humidityPercent >= 0 && humidityPercent <= 100)
    ? 'a humidity is from 0 to 100 %.'
    : null;
}

/** What no single line shows. */
function checked(read: WeatherRead): WeatherRead {
  if (!read.ok) return read;
  if (read.hours.length === 0)
    return { ok: false, message: 'No hour with a wind or a temperature was found.' };
  const seen = new Set<string>();
  for (const { date, time, atMs } of read.hours) {
    const key = `${date} ${time} ${atMs}`;
    if (date && seen.has(key)) return { ok: false, message: `${date} ${time} is there twice.` };
    seen.add(key);
  }
  return read;
}

/** By how much the clocks of a CSV file of Open-Meteo are ahead of UTC, ms; null where it does not say so. */
function aheadMs(lines: readonly Line[]): number | null {
  const head = lines.findIndex(({ cells }) => cells.includes('utc_offset_seconds'));
  const at = lines[head]?.cells.indexOf('utc_offset_seconds') ?? -1;
  const seconds = readSeconds(lines[head + 1]?.cells[at]);
  return seconds === null ? null : 1000 * seconds;
}

const readSeconds = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d+$/.test(text) ? Number(text) : null;
