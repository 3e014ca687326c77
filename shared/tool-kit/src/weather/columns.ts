import { numberOf, readDirection, windUnitOf } from './values.ts';

export type Column = 'time' | 'date' | 'wind' | 'from' | 'temperature' | 'humidity';

/** Words of a column's name, in this order: gusts and felt temperatures are none of ours. */
const NAMES: readonly [RegExp, Column | null][] = [
  [/gust|rafale|böe|boee/i, null],
  [/dew|feel|apparent|wet.?bulb|felt|gefühlt|chill|probab|precip|rain|cloud/i, null],
  [/dir|\bfrom\b|richtung/i, 'from'],
  [/wind|^speed\b/i, 'wind'],
  [/temp|^t\b/i, 'temperature'],
  [/humid|\brh\b|feuchte/i, 'humidity'],
  [/^(date|day|datum|tag)$/i, 'date'],
  [/^(time|hour|date|valid|local|uhr|zeit|stunde|heure)/i, 'time'],
];

/** What a column's name says that it holds; null where it is none that is read. */
export const columnOf = (name: string): Column | null =>
  NAMES.find(([pattern]) => pattern.test(name.replaceAll('_', ' ').trim()))?.[1] ?? null;

/** Whether cells are names of columns: that of the time, and one of the weather. */
export function areNames(cells: readonly string[]): boolean {
  const columns = cells.map(columnOf);
  const timed = columns.includes('time') || columns.includes('date');
  return (
    timed &&
    columns.some((column) => column !== null && column !== 'time' && column !== 'date') &&
    !cells.some((cell) => Number.isFinite(numberOf(cell) ?? NaN))
  );
}

/**
 * Which column is which in a line without names: the hour first; the rest by its unit or as a compass point, and plain
 * numbers in the order wind, direction, temperature.
 * @returns one sentence without its beginning where that is not clear
 */
export function columnsOfLine(cells: readonly string[]): (Column | null)[] | string {
  const columns: (Column | null)[] = cells.map((cell, i) => (i === 0 ? 'time' : columnOfCell(cell)));
  const words = cells.filter((cell, i) => i > 0 && columns[i] === null && Number.isNaN(numberOf(cell)));
  if (words[0] !== undefined && !columns.includes('from'))
    return `"${words[0]}" is no direction. Write N, NNE or degrees.`;
  const plain = cells.flatMap((cell, i) => (columns[i] === null && !Number.isNaN(numberOf(cell)) ? [i] : []));
  const open = (['wind', 'from', 'temperature'] as const).filter((column) => !columns.includes(column));
  // A dash keeps the place of what is not known.
  const placed = columns.includes('from') || plain.some((cell) => numberOf(cells[cell] ?? '') === null);
  if (plain.length > open.length || (plain.length < open.length && plain.length > 0 && !placed))
    return 'write the hour, the wind, where it comes from and the temperature, or put a line with the names of the columns first.';
  plain.forEach((cell, i) => (columns[cell] = open[i] ?? null));
  return columns;
}

function columnOfCell(cell: string): Column | null {
  if (/°?\s*[cf]$/i.test(cell) && /^[+\-−–]?\d/.test(cell)) return 'temperature';
  if (/%$/.test(cell)) return 'humidity';
  if (/\d/.test(cell) && windUnitOf(cell)) return 'wind';
  if (/^\d+([.,]\d+)?\s*°$/.test(cell)) return 'from';
  return !/\d/.test(cell) && readDirection(cell) !== null ? 'from' : null;
}
