import { paperRows, type PaperRow } from './paper-rows.ts';
import { totalTimeS, type PlannedRide } from './planned.ts';
import { AT_END, BOLD, firstFitting, fitted, label, wholeFitting } from './svg-text.ts';
import { decimal, hoursText, minutesText, xmlText } from './text.ts';
import type { Written } from './written.ts';

/**
 * Where things stand on a piece of paper, mm. The columns are wide enough for fonts broader than Arial, so that a mark
 * and a number never meet; no type is smaller than 2.5 mm (7 pt).
 */
type Layout = {
  what: string;
  width: number;
  height: number;
  /** so many stand side by side, and below each other, on a sheet of A4 or Letter */
  across: number;
  down: number;
  columns: number;
  columnWidth: number;
  /** size of the title; height of what stands over the rows; least height of a row */
  title: number;
  head: number;
  row: number;
  kmRight: number;
  markAt: number;
  wattsRight: number;
  /** where the range of the watts stands; null: there is no room */
  bandAt: number | null;
  timeRight: number;
  size: { small: number; km: number; watts: number; food: number };
};

const STICKER: Layout = {
  what: 'stickers',
  width: 30,
  height: 120,
  across: 5,
  down: 2,
  columns: 1,
  columnWidth: 30,
  title: 3.3,
  head: 14.5,
  row: 4.6,
  kmRight: 9.6,
  markAt: 11.8,
  wattsRight: 20.7,
  bandAt: null,
  timeRight: 28.8,
  size: { small: 2.6, km: 3, watts: 3.6, food: 2.8 },
};

const CARD: Layout = {
  what: 'cards',
  width: 105,
  height: 148,
  across: 2,
  down: 1,
  columns: 2,
  columnWidth: 52.5,
  title: 4.8,
  head: 18.5,
  row: 5,
  kmRight: 12.4,
  markAt: 14.9,
  wattsRight: 26,
  bandAt: 28.2,
  timeRight: 50.4,
  size: { small: 2.8, km: 3.6, watts: 4.4, food: 3.4 },
};

/** Few rows are so much higher at most. */
const HIGHER = 1.3;
const GAP = 4;
const EDGE = 1.5;
/** Width of a time, in sizes of its type. */
const TIME = 2.3;
/** Width of the minutes of a stop, in sizes of their type, and the fewest letters that its place is said with. */
const MINUTES = 3.5;
const LEAST_NAME = 10;

/** Stickers for the top tube, 30 x 120 mm each, as SVG: from which km which watts, when, and where to eat. */
export const stickerSvg = (ride: PlannedRide): Written => onPaper(ride, 'sticker');

/** A card of A6 for the top tube or the pocket, as SVG: as the sticker, larger and with the range of the watts. */
export const cardSvg = (ride: PlannedRide): Written => onPaper(ride, 'card');

/** The rows of a sticker or a card, and how many of them stand in a column: as many in each, on as few pieces as can be. */
export function paperPieces(ride: PlannedRide, format: 'sticker' | 'card') {
  const { height, head, row, columns } = format === 'sticker' ? STICKER : CARD;
  const inPiece = Math.floor((height - head - EDGE) / row) * columns;
  const { rows, joined } = paperRows(ride, inPiece);
  const count = Math.ceil(rows.length / inPiece);
  return { rows, joined, inColumn: Math.ceil(rows.length / count / columns) };
}

function onPaper(ride: PlannedRide, format: 'sticker' | 'card'): Written {
  const least = format === 'sticker' ? STICKER : CARD;
  const { what, width, height, across, down } = least;
  const { rows, joined, inColumn } = paperPieces(ride, format);
  const layout = { ...least, row: Math.min(HIGHER * least.row, (height - least.head - EDGE) / inColumn) };
  const inPiece = inColumn * layout.columns;
  const count = Math.ceil(rows.length / inPiece);
  const [allWide, allHigh] = [
    Math.min(count, across) * (width + GAP) - GAP,
    Math.ceil(count / across) * (height + GAP) - GAP,
  ];
  const clock = clockOf(ride);
  const drawn = Array.from({ length: count }, (_, i) => {
    const x = (i % across) * (width + GAP);
    const y = Math.floor(i / across) * (height + GAP);
    const page = count > 1 ? `${i + 1}/${count}` : '';
    const own = rows.slice(i * inPiece, (i + 1) * inPiece);
    return `<g transform="translate(${x} ${y})">${frame(ride, layout, clock, page)}${own
      .map((row, at) =>
        line(row, layout, clock, Math.floor(at / inColumn) * layout.columnWidth, at % inColumn),
      )
      .join('')}</g>`;
  });
  const content = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${allWide}mm" height="${allHigh}mm" viewBox="0 0 ${allWide} ${allHigh}"` +
      ` font-family="Arial, Helvetica, 'Liberation Sans', sans-serif" fill="#000">`,
    `<title>${xmlText(ride.name)}</title>`,
    `<rect width="${allWide}" height="${allHigh}" fill="#fff"/>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
  const notes = ['Print it at 100 % (actual size). Times count from the start.'];
  if (count > 1) notes.push(`The plan fills ${count} ${what}.`);
  if (joined > 0)
    notes.push(
      `To keep it readable, ${joined} of the ${joined === 1 ? 'parts was' : 'parts were'} joined with a neighbour that is short or much like it.`,
    );
  if (count > across * down)
    notes.push('They do not fit on one sheet. Print them on several or on larger paper.');
  return { ok: true, content, notes };
}

/** How times are written. */
type PaperClock = { head: string; unit: string; text: (seconds: number) => string };

/** Hours and minutes; minutes and seconds where no time has an hour. */
const clockOf = (ride: PlannedRide): PaperClock =>
  countsSeconds(ride)
    ? { head: SECONDS_HEAD, unit: 'min', text: minutesText }
    : { head: 'h:mm', unit: 'h', text: (seconds) => hoursText(seconds, 'minutes') };

/** The head of the column of times where they have seconds. */
export const SECONDS_HEAD = 'm:ss';

/** Whether the times of a plan are written with seconds on paper. */
export const countsSeconds = (ride: PlannedRide): boolean => Math.round(totalTimeS(ride)) < 3600;

/** The outline, the title and the heads of the columns. */
function frame(ride: PlannedRide, layout: Layout, clock: PaperClock, page: string): string {
  const { width, height, title, head, columns, columnWidth, size, row } = layout;
  const { small } = size;
  const right = width - EDGE;
  const total = `${decimal(ride.route.distanceM / 1000, 1)} km · ${clock.text(totalTimeS(ride))} ${clock.unit}`;
  const climbing = ride.route.hasElevation && columns > 1 ? ` · ${Math.round(ride.route.ascentM)} m up` : '';
  const base = head - EDGE;
  const titleWidth = right - EDGE - (page === '' ? 0 : 2 * title);
  const heads = Array.from({ length: columns }, (_, i) => {
    const x = i * columnWidth;
    return [
      label(x + layout.kmRight, base, 'km', small, AT_END),
      label(x + layout.wattsRight, base, 'W', small, AT_END),
      label(x + layout.timeRight, base, clock.head, small, AT_END),
    ].join('');
  });
  const between = `<path d="M${columnWidth} ${head}V${decimal(height - row / 2, 2)}" stroke="#000" stroke-width="0.1"/>`;
  return [
    `<rect x="0.1" y="0.1" width="${width - 0.2}" height="${height - 0.2}" rx="1.5" fill="none" stroke="#000" stroke-width="0.2"/>`,
    label(EDGE, 1.4 * title, fitted(ride.name, titleWidth, title * 1.06), title, BOLD),
    page === '' ? '' : label(right, 1.4 * title, page, title, AT_END),
    label(EDGE, 1.4 * title + 1.4 * size.km, total + climbing, size.km),
    ...heads,
    `<path d="M1.2 ${head - 0.6}H${width - 1.2}" stroke="#000" stroke-width="0.4"/>`,
    columns > 1 ? between : '',
  ].join('');
}

function line(row: PaperRow, layout: Layout, clock: PaperClock, x: number, at: number): string {
  const { size, columns, markAt, timeRight, wattsRight, bandAt } = layout;
  const top = layout.head + at * layout.row;
  // A digit is about 0.72 of its size high.
  const base = top + layout.row / 2 + 0.36 * size.km;
  const km = row.distanceM / 1000;
  const parts = [label(x + layout.kmRight, base, km.toFixed(km < 999.95 ? 1 : 0), size.km, AT_END)];
  const time = (style: string) => {
    const text = clock.text(row.timeS);
    return label(x + timeRight, base, text, text.length > 4 ? size.small : size.km, style);
  };
  if (row.is === 'part') {
    const watts = Math.round(row.powerW);
    parts.push(
      mark(row.goes, x + markAt, top + layout.row / 2),
      watts === 0
        ? label(x + wattsRight, base, 'Coast', size.small, AT_END)
        : label(
            x + wattsRight,
            base,
            String(watts),
            watts > 999 ? size.small : size.watts,
            `${AT_END} ${BOLD}`,
          ),
      bandAt === null || row.powerW === 0
        ? ''
        : label(x + bandAt, base, `${Math.round(row.lowW)}–${Math.round(row.highW)}`, size.small),
      time(AT_END),
    );
  } else if (row.is === 'food') {
    const from = markAt + 2;
    const width = timeRight - from;
    // Food goes by the clock; on a sticker there is room for its grams or its time, and the line before has a time.
    const timed = columns > 1 ? wholeFitting(row.texts, width - TIME * size.km, size.food) : undefined;
    parts.push(
      `<circle cx="${decimal(x + markAt, 2)}" cy="${decimal(top + layout.row / 2, 2)}" r="1.1"/>`,
      label(x + from, base, timed ?? firstFitting(row.texts, width, size.food), size.food),
      timed === undefined ? '' : time(AT_END),
    );
  } else if (row.is === 'stop') {
    const from = markAt - 1;
    const what = fitted(row.what, timeRight - from - MINUTES * size.food, size.food);
    parts.push(
      label(x + from, base, Array.from(what).length < LEAST_NAME ? 'Stop' : what, size.food, BOLD),
      label(x + timeRight, base, row.minutes, size.food, AT_END),
    );
  } else parts.push(label(x + markAt - 1, base, 'Finish', size.food, BOLD), time(`${AT_END} ${BOLD}`));
  const under = decimal(top + layout.row - 0.1, 2);
  parts.push(
    `<path d="M${decimal(x + 1.2, 2)} ${under}H${decimal(x + layout.columnWidth - 1.2, 2)}" stroke="#000" stroke-width="0.1"/>`,
  );
  return parts.join('');
}

/** Up and down as triangles, so that no font has to know them. */
function mark(goes: 'up' | 'down' | null, x: number, y: number): string {
  const [left, above, below] = [x - 1.1, y - 1.1, y + 1.1].map((each) => decimal(each, 2));
  if (goes === 'up') return `<path d="M${left} ${below}h2.2l-1.1 -2.2z"/>`;
  if (goes === 'down')
    return `<path d="M${left} ${above}h2.2l-1.1 2.2z" fill="#fff" stroke="#000" stroke-width="0.25"/>`;
  return '';
}
