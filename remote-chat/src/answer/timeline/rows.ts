import type { TimelineMark } from '../parts.ts';
import { tieUnits } from '../units.ts';

/** What the label of a mark needs, px. */
export const LABEL_PX = 64;
/** As many letters as a line of it holds for sure. */
const LETTERS = 10;
/** More rows than these would push the rest of the answer out of sight: it becomes one that scrolls in itself. */
const MOST_ROWS = 3;
const TICK_PX = 44;
const TICKS_S = [900, 1800, 3600, 7200, 10_800, 14_400];
/** No row is shorter than an hour: one could not read the ride in them. */
const SPANS_S = [3600, 5400, 7200, 10_800, 14_400, 21_600, 43_200];

export type Lane = 'eat' | 'drink';

/** Caffeine comes in what is eaten. */
export const laneOf = ({ kind }: TimelineMark): Lane => (kind === 'drink' ? 'drink' : 'eat');

export interface TimelineRow {
  fromS: number;
  toS: number;
  marks: TimelineMark[];
}

export interface TimelineLayout {
  rows: TimelineRow[];
  /** The width of a row where it is wider than the room: then it scrolls. */
  widthPx: number | null;
}

/** The shortest time between two marks of a lane that has more than one. */
function closest(marks: TimelineMark[]): number {
  const gaps = (['eat', 'drink'] as const).flatMap((lane) => {
    const times = marks.filter((mark) => laneOf(mark) === lane).map(({ atS }) => atS);
    return times.slice(1).map((time, i) => time - times[i]!);
  });
  return Math.max(300, Math.min(Infinity, ...gaps.filter((gap) => gap > 0)));
}

/** Cuts a ride into rows in which every label has room, or makes one row that is as wide as they need. */
export function layOut(seconds: number, marks: TimelineMark[], roomPx: number): TimelineLayout {
  const inOrder = marks.toSorted((a, b) => a.atS - b.atS);
  const gap = closest(inOrder);
  // A label stands in the middle of its mark: half of one is left free at each end.
  const fitting = (gap * Math.max(LABEL_PX, roomPx - LABEL_PX)) / LABEL_PX;
  const span = fitting >= seconds ? seconds : (SPANS_S.findLast((one) => one <= fitting) ?? 0);
  const count = span > 0 ? Math.ceil(seconds / span) : Infinity;
  if (count > MOST_ROWS)
    return {
      rows: [{ fromS: 0, toS: seconds, marks: inOrder }],
      widthPx: Math.round((seconds / gap) * LABEL_PX + LABEL_PX),
    };
  return {
    rows: Array.from({ length: count }, (_, i) => {
      const [fromS, toS] = [i * span, (i + 1) * span];
      const last = i === count - 1;
      // The last row is as long as the others, so that an hour is as wide in all of them.
      return {
        fromS,
        toS,
        marks: inOrder.filter(({ atS }) => atS >= fromS && (last || atS < toS)),
      };
    }),
    widthPx: null,
  };
}

/** Times of the axis: every quarter, half or whole hour, whichever has room. */
export function timeTicks({ fromS, toS }: Pick<TimelineRow, 'fromS' | 'toS'>, widthPx: number): number[] {
  const step = TICKS_S.find((one) => (widthPx * one) / (toS - fromS) >= TICK_PX) ?? TICKS_S.at(-1)!;
  const first = Math.ceil(fromS / step) * step;
  return Array.from({ length: Math.floor((toS - first) / step + 1e-9) + 1 }, (_, i) => first + i * step);
}

/** Time of a ride as riders say it: "0:45", "2:15". */
export function clock(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What a mark says, caffeine named where its own words do not. */
export const markWords = ({ kind, label }: TimelineMark): string =>
  kind === 'caffeine' && !/caffeine|coffee|espresso|cola/i.test(label)
    ? `${tieUnits(label)}, caffeine`
    : tieUnits(label);

/** Lines that the longest of some marks takes under its drawing. */
export const linesOf = (marks: TimelineMark[]): number =>
  Math.max(2, ...marks.map((mark) => wrapped(markWords(mark))));

/** Lines of a text that goes on in the next one where the next word has no room. */
function wrapped(text: string): number {
  let [lines, letters] = [1, 0];
  for (const word of text.split(' ')) {
    if (letters > 0 && letters + 1 + word.length > LETTERS) [lines, letters] = [lines + 1, 0];
    letters += word.length + (letters > 0 ? 1 : 0);
  }
  return lines;
}

/** The marks as rows of a table: a time, and what is taken in each lane then. */
export function timetable(marks: TimelineMark[], lanes: readonly Lane[]): string[][] {
  const times = [...new Set(marks.map(({ atS }) => atS))].toSorted((a, b) => a - b);
  return times.map((time) => {
    const now = marks.filter(({ atS }) => atS === time);
    const taken = lanes.map((lane) => now.filter((mark) => laneOf(mark) === lane).map(markWords));
    return [clock(time), ...taken.map((words) => words.join('; ') || '–')];
  });
}
