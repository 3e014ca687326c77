import { readClock } from './values.ts';

/** What belongs to the cell before it, where a line is parted at its spaces. */
const UNIT = /^(km\/?h|kph|m\/s|mps|kn|kts?|knots?|mph|bft|°|°?[cf]|%|[ap]\.?m\.?|h|hrs?|uhr)$/i;

/**
 * The cells of a line: parted at tabs, else at semicolons, else at commas that are no decimal commas, else at spaces, where
 * units stay with their numbers and days with their times.
 */
export function cellsOf(line: string): string[] {
  for (const mark of ['\t', ';']) if (line.includes(mark)) return trimmed(line.split(mark));
  const spaced = line.trim().split(/\s+/);
  // A comma beside anything but a digit parts; where a line has hardly a space, all of its commas do.
  if (/,(?!\d)|(?<!\d),/.test(line) || (line.includes(',') && spaced.length < 3))
    return trimmed(line.split(','));
  const cells: string[] = [];
  for (const word of spaced) {
    const last = cells.at(-1);
    const joins =
      last !== undefined &&
      (UNIT.test(word)
        ? /\d$/.test(last)
        : cells.length === 1 && !readClock(last) && readClock(`${last} ${word}`));
    if (joins) cells[cells.length - 1] = `${last} ${word}`;
    else cells.push(word);
  }
  return cells;
}

const trimmed = (cells: string[]) =>
  cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
