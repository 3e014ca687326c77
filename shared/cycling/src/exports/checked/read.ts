import { readActivityOrRoute } from '../../files/index.ts';
import { fitNumber } from '../../files/fit-fields.ts';
import { walkFit } from '../../files/fit-records.ts';
import type { ExportFormat, PlanFile } from '../export-plan.ts';
import { POWER_GUIDE } from '../fit-power-guide.ts';
import { WORKOUT_STEP } from '../fit-steps.ts';
import { lineLengthM, type Seen } from './seen.ts';
import { readCalendar, readPaper, readTable, readTrainer, readZwift } from './read-text.ts';

/** What is in the bytes of a file, by readers that share nothing with the writers; null where it cannot be read. */
export async function readBack(
  { fileName, content }: PlanFile,
  format: ExportFormat,
  ftpW: number,
): Promise<(Seen | null)[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const text = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  switch (format) {
    case 'fitCourse':
    case 'tcx':
    case 'gpx':
      return [await readCourse(bytes, fileName)];
    case 'fitPowerGuide':
      return [await readCourse(bytes, fileName), readSplits(bytes)];
    case 'fitWorkout':
      return [readWorkout(bytes)];
    case 'erg':
      return [readTrainer(text(), 1)];
    case 'mrc':
      return [readTrainer(text(), ftpW / 100)];
    case 'zwo':
      return [readZwift(text(), ftpW)];
    case 'csv':
      return [readTable(text())];
    case 'sticker':
    case 'card':
      return [readPaper(text())];
    case 'ics':
      return [readCalendar(text())];
  }
}

async function readCourse(bytes: Uint8Array, fileName: string): Promise<Seen | null> {
  const read = await readActivityOrRoute(bytes, fileName);
  if (!read.ok || read.warnings.length > 0) return null;
  const { points, waypoints } = read.track;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return {
    points: points.length,
    marks: waypoints.length,
    lineM: lineLengthM(points),
    ...(last.distanceM !== null && { distanceM: last.distanceM }),
    ...(first.timeMs !== null &&
      last.timeMs !== null && { timeS: (last.timeMs - first.timeMs) / 1000, startMs: first.timeMs }),
  };
}

const BY_TIME = 0;

function readWorkout(bytes: Uint8Array): Seen | null {
  const { durationType, duration, low, high } = WORKOUT_STEP.fields;
  const steps = messagesOf(bytes, WORKOUT_STEP.number, [durationType[0], duration[0], low[0], high[0]]);
  if (!steps || steps.some(([, , from, to]) => !((from ?? NaN) <= (to ?? NaN)))) return null;
  const sum = steps.reduce((all, [, length]) => all + (length ?? NaN), 0);
  const byTime = steps.every(([type]) => type === BY_TIME);
  return { steps: steps.length, ...(byTime ? { timeS: sum / 1000 } : { distanceM: sum / 100 }) };
}

/** Numbers of the fields by the published description, not by the writer. */
const SPLIT = { percent: 1, distanceCm: 2, durationMs: 3 };

function readSplits(bytes: Uint8Array): Seen | null {
  const splits = messagesOf(bytes, POWER_GUIDE.split, Object.values(SPLIT));
  if (!splits || splits.some(([percent]) => percent === null)) return null;
  return {
    steps: splits.length,
    distanceM: splits.reduce((sum, [, length]) => sum + (length ?? NaN) / 100, 0),
    timeS: splits.reduce((sum, [, , time]) => sum + (time ?? NaN) / 1000, 0),
  };
}

/** The raw numbers of some fields of each message of a kind; null when the file is not whole or has none. */
function messagesOf(
  bytes: Uint8Array,
  number: number,
  fields: readonly number[],
): (number | null)[][] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: (number | null)[][] = [];
  const whole = walkFit(bytes, ({ layout, at }) => {
    if (layout.message === number) found.push(fields.map((field) => fitNumber(view, at, layout, field)));
  });
  return whole === true && found.length > 0 ? found : null;
}
