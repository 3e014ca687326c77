import { clock } from '@breakaway/ui/chart';
import type { TimelineMark } from '../parts.ts';
import { tieUnits } from '../units.ts';

/** The width that a mark's label needs, px. */
export const LABEL_PX = 64;
/** The width that a mark without one needs, px. */
const MARK_PX = 20;
/** The number of characters that surely fit on one of its lines. */
const LETTERS = 10;
/** More rows would push the rest of the answer off screen: then there is a single scrolling row. */
const MOST_ROWS = 3;
/** No row is shorter than an hour: it would not be readable. */
const SPANS_S = [3600, 5400, 7200, 10_800, 14_400, 21_600, 43_200];

export type Lane = 'eat' | 'drink';

/** Caffeine is part of the food. */
export const laneOf = ({ kind }: TimelineMark): Lane => (kind === 'drink' ? 'drink' : 'eat');

export interface TimelineRow {
  fromS: number;
  toS: number;
  marks: TimelineMark[];
}

export interface TimelineLayout {
  rows: TimelineRow[];
  /** The width of the row if it is wider than the space: then it scrolls. */
  widthPx: number | null;
}

/** The shortest time between two marks of one lane, for lanes with several. */
function closest(marks: TimelineMark[]): number {
  const gaps = (['eat', 'drink'] as const).flatMap((lane) => {
    const times = marks.filter((mark) => laneOf(mark) === lane).map(({ atS }) => atS);
    return times.slice(1).map((time, i) => time - times[i]!);
  });
  return Math.max(300, Math.min(Infinity, ...gaps.filter((gap) => gap > 0)));
}

/** The marks that say something else than the one before them in their lane: the others need no label. */
export function labelled(marks: TimelineMark[]): ReadonlySet<TimelineMark> {
  const said: Partial<Record<Lane, string>> = {};
  return new Set(
    marks.filter((mark) => {
      const lane = laneOf(mark);
      const repeats = said[lane] === markWords(mark);
      said[lane] = markWords(mark);
      return !repeats;
    }),
  );
}

/** Splits a ride into rows in which all labels fit, or makes one row that is as wide as they need. */
export function layOut(seconds: number, marks: TimelineMark[], roomPx: number): TimelineLayout {
  const inOrder = marks.toSorted((a, b) => a.atS - b.atS);
  const named = labelled(inOrder);
  const pxPerS = Math.max(
    LABEL_PX / closest(inOrder.filter((mark) => named.has(mark))),
    MARK_PX / closest(inOrder),
  );
  // A label is centred on its mark: leave half of one free at each end.
  const fitting = Math.max(LABEL_PX, roomPx - LABEL_PX) / pxPerS;
  const longest = fitting >= seconds ? seconds : (SPANS_S.findLast((one) => one <= fitting) ?? 0);
  const count = longest > 0 ? Math.ceil(seconds / longest) : Infinity;
  // Rows of one length: two and two hours rather than three and one.
  const span = SPANS_S.find((one) => one < longest && Math.ceil(seconds / one) === count) ?? longest;
  if (count > MOST_ROWS)
    return {
      rows: [{ fromS: 0, toS: seconds, marks: inOrder }],
      widthPx: Math.round(seconds * pxPerS + LABEL_PX),
    };
  return {
    rows: Array.from({ length: count }, (_, i) => {
      const [fromS, toS] = [i * span, (i + 1) * span];
      const last = i === count - 1;
      // The last row spans as much time as the others, so that the scale is the same in all of them.
      return {
        fromS,
        toS,
        marks: inOrder.filter(({ atS }) => atS >= fromS && (last || atS < toS)),
      };
    }),
    widthPx: null,
  };
}

/** The text of a mark, with caffeine where the text does not mention it. */
export const markWords = ({ kind, label }: TimelineMark): string =>
  kind === 'caffeine' && !/caffeine|coffee|espresso|cola/i.test(label)
    ? `${tieUnits(label)}, caffeine`
    : tieUnits(label);

/** The number of lines below the chart that the longest label takes. */
export const linesOf = (marks: TimelineMark[]): number =>
  Math.max(2, ...marks.map((mark) => wrapped(markWords(mark))));

/** Lines of a text that wraps between words. */
function wrapped(text: string): number {
  let [lines, letters] = [1, 0];
  for (const word of text.split(' ')) {
    if (letters > 0 && letters + 1 + word.length > LETTERS) [lines, letters] = [lines + 1, 0];
    letters += word.length + (letters > 0 ? 1 : 0);
  }
  return lines;
}

/** The marks as rows of a table: a time, and what is taken in each lane. */
export function timetable(marks: TimelineMark[], lanes: readonly Lane[]): string[][] {
  const times = [...new Set(marks.map(({ atS }) => atS))].toSorted((a, b) => a - b);
  return times.map((time) => {
    const now = marks.filter(({ atS }) => atS === time);
    const taken = lanes.map((lane) => now.filter((mark) => laneOf(mark) === lane).map(markWords));
    return [clock(time), ...taken.map((words) => words.join('; ') || '–')];
  });
}
