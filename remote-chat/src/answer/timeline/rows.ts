import { clock } from '@breakaway/ui/chart';
import type { TimelineMark } from '../parts.ts';
import { tieUnits } from '../units.ts';

/** A mark is this wide, px. */
export const MARK_PX = 14;
/** Free space on either side of a row, for the mark and the time at its ends, px. */
export const END_PX = 16;
/** Between a mark and its label, and between a label and the next mark, px. */
export const GAP_PX = 4;
/** No letter of a label is wider on average, px. */
const LETTER_PX = 6;
/** With more rows the hours are listed: the list is shorter. */
const MOST_ROWS = 6;
/** No row is shorter than an hour: it would not be readable. */
const SPANS_S = [3600, 5400, 7200, 10_800, 14_400, 21_600, 43_200];

export type Lane = 'eat' | 'drink';
export const lanes: readonly Lane[] = ['eat', 'drink'];

/** Caffeine is part of the food. */
export const laneOf = ({ kind }: TimelineMark): Lane => (kind === 'drink' ? 'drink' : 'eat');

type Side = 'left' | 'right';

/** A mark in its row, with its label and where it stands; without one it says the same as the mark before it. */
export interface PlacedMark {
  mark: TimelineMark;
  label: { words: string; side: Side } | null;
}

export interface TimelineRow {
  fromS: number;
  toS: number;
  marks: PlacedMark[];
}

/** The text of a mark, with caffeine where the text does not mention it. */
export const markWords = ({ kind, label }: TimelineMark): string =>
  kind === 'caffeine' && !/caffeine|coffee|espresso|cola/i.test(label)
    ? `${tieUnits(label)}, caffeine`
    : tieUnits(label);

/** Splits a ride into as few rows as its labels allow; null if they do not fit. Without marks it is one row. */
export function layOut(seconds: number, marks: TimelineMark[], roomPx: number): TimelineRow[] | null {
  const inOrder = marks.toSorted((a, b) => a.atS - b.atS);
  const rowsOf = (span: number) => split(inOrder, { span, seconds, trackPx: roomPx - 2 * END_PX });
  const most = (span: number) => Math.ceil(seconds / span);
  const spans = SPANS_S.filter((span) => span < seconds && most(span) <= MOST_ROWS);
  // The fewest rows, and of those the shortest ones: two and two hours rather than three and one.
  const inTurn = spans.toSorted((a, b) => most(a) - most(b) || a - b);
  for (const span of [Math.max(1, seconds), ...inTurn]) {
    const rows = rowsOf(span);
    if (rows) return rows;
  }
  return null;
}

function split(
  marks: TimelineMark[],
  { span, seconds, trackPx }: { span: number; seconds: number; trackPx: number },
): TimelineRow[] | null {
  const count = Math.max(1, Math.ceil(seconds / span));
  const rows: TimelineRow[] = [];
  for (let i = 0; i < count; i++) {
    const [fromS, toS] = [i * span, (i + 1) * span];
    const last = i === count - 1;
    const own = marks.filter(({ atS }) => atS >= fromS && (last || atS < toS));
    const scale: Scale = { at: ({ atS }) => (trackPx * (atS - fromS)) / span, endPx: trackPx + END_PX };
    const placed = lanes.map((lane) => {
      const inLane = (mark: TimelineMark) => laneOf(mark) === lane;
      const some = own.filter(inLane);
      const before = marks.filter(inLane).findLast(({ atS }) => atS < fromS);
      return labelled(some, scale, 'right', before) ?? labelled(some, scale, 'left', before);
    });
    // The last row spans as much time as the others, so that the scale is the same in all of them.
    rows.push({ fromS, toS, marks: placed.flatMap((lane) => lane ?? []) });
    if (placed.includes(null)) return null;
  }
  return rows;
}

interface Scale {
  /** the place of a mark, px */
  at: (mark: TimelineMark) => number;
  /** where the row ends, px */
  endPx: number;
}

/**
 * The marks of one lane of a row; what says the same as the one before it needs no label. Null if a label has no room.
 * @param usual where labels stand, if there is room
 * @param before the last mark of the row above
 */
function labelled(
  marks: TimelineMark[],
  { at, endPx }: Scale,
  usual: Side,
  before?: TimelineMark,
): PlacedMark[] | null {
  const placed: PlacedMark[] = [];
  let takenPx = -END_PX;
  let said = before ? markWords(before) : '';
  for (const [i, mark] of marks.entries()) {
    const [left, right] = [at(mark) - MARK_PX / 2, at(mark) + MARK_PX / 2];
    if (left < takenPx) return null;
    const words = i > 0 && markWords(mark) === said ? '' : newIn(markWords(mark), said);
    said = markWords(mark);
    const width = words === '' ? 0 : GAP_PX + LETTER_PX * words.length;
    const next = marks[i + 1];
    const fits = {
      right: right + width <= (next ? at(next) - MARK_PX / 2 - GAP_PX : endPx),
      left: left - width >= takenPx + GAP_PX,
    };
    const side = fits[usual] ? usual : fits.right ? 'right' : 'left';
    if (words !== '' && !fits[side]) return null;
    placed.push({ mark, label: words === '' ? null : { words, side } });
    takenPx = side === 'right' ? right + width : right;
  }
  return placed;
}

/** What the words of a mark say beyond those of the mark before: of the same drink only how much. */
function newIn(words: string, before: string): string {
  const [, amount, drink] = /^(\d\S*\s\S+)( of .+)$/.exec(words) ?? [];
  return amount && drink && before.endsWith(drink) ? amount : words;
}

/** What is taken in one hour of a ride. */
export interface Hour {
  /** the first is 1 */
  number: number;
  /** the food, each with its time */
  eat: TimelineMark[];
  /** the drinks, amounts of the same added up: "400 ml of mix" */
  drink: string[];
}

/** The hours of a ride in which something is taken. */
export function hoursOf(seconds: number, marks: TimelineMark[]): Hour[] {
  const inOrder = marks.toSorted((a, b) => a.atS - b.atS);
  const count = Math.max(1, Math.ceil(seconds / 3600));
  // What is taken at the very end belongs to the last hour.
  const hourOf = ({ atS }: TimelineMark) => Math.min(count, Math.floor(atS / 3600) + 1);
  return Array.from({ length: count }, (_, i) => {
    const own = inOrder.filter((mark) => hourOf(mark) === i + 1);
    return {
      number: i + 1,
      eat: own.filter((mark) => laneOf(mark) === 'eat'),
      drink: addedUp(own.filter((mark) => laneOf(mark) === 'drink').map(({ label }) => label)),
    };
  }).filter(({ eat, drink }) => eat.length + drink.length > 0);
}

/** "100 ml of mix" four times is "400 ml of mix"; what has no amount stays as often as it is there. */
function addedUp(labels: string[]): string[] {
  const sums = new Map<string, number>();
  const others: string[] = [];
  for (const label of labels) {
    const [, amount, rest] = /^(\d+(?:\.\d+)?)(\s.+)$/.exec(label) ?? [];
    if (amount && rest) sums.set(rest, (sums.get(rest) ?? 0) + Number(amount));
    else others.push(label);
  }
  return [...[...sums].map(([rest, sum]) => `${Math.round(10 * sum) / 10}${rest}`), ...others].map(tieUnits);
}

/** The marks as rows of a table: a time, and what is taken in each lane. */
export function timetable(marks: TimelineMark[], used: readonly Lane[]): string[][] {
  const times = [...new Set(marks.map(({ atS }) => atS))].toSorted((a, b) => a - b);
  return times.map((time) => {
    const now = marks.filter(({ atS }) => atS === time);
    const taken = used.map((lane) => now.filter((mark) => laneOf(mark) === lane).map(markWords));
    return [clock(time), ...taken.map((words) => words.join('; ') || '–')];
  });
}
