import { timeAt } from '../road/simulate.ts';
import { totalTimeS, type PlannedFeed, type PlannedRide } from './planned.ts';
import { decimal, hoursText, plainText, xmlText } from './text.ts';
import { eating } from './workout.ts';
import type { Written } from './written.ts';

// All lengths are mm on paper; a sticker for the top tube is 30 x 120.
const WIDTH = 30;
const HEIGHT = 120;
const GAP = 4;
/** So many stand side by side, and below each other, on A4 and on Letter. */
const ACROSS = 5;
const DOWN = 2;
const HEAD = 14.5;
const ROW = 4.6;
const ROWS = Math.floor((HEIGHT - HEAD - 1.5) / ROW);
const KM_RIGHT = 9.4;
const SIGN = 11.4;
const WATTS_RIGHT = 19.7;
const TIME_RIGHT = 28.8;

type Row = { distanceM: number; svg: (y: number) => string };

/** Stickers for the top tube, 30 x 120 mm each, as SVG: from which km which watts, when, and where to eat. */
export function stickerSvg(ride: PlannedRide): Written {
  const rows = rowsOf(ride);
  const count = Math.max(1, Math.ceil(rows.length / ROWS));
  const across = Math.min(count, ACROSS);
  const width = across * (WIDTH + GAP) - GAP;
  const height = Math.ceil(count / ACROSS) * (HEIGHT + GAP) - GAP;
  const stickers = Array.from({ length: count }, (_, i) => {
    const x = (i % ACROSS) * (WIDTH + GAP);
    const y = Math.floor(i / ACROSS) * (HEIGHT + GAP);
    return sticker(ride, rows.slice(i * ROWS, (i + 1) * ROWS), count > 1 ? `${i + 1}/${count}` : '', x, y);
  });
  const content = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"` +
      ' font-family="Arial, Helvetica, sans-serif" font-size="3.4" fill="#000">',
    `<title>${xmlText(ride.name)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...stickers,
    '</svg>',
    '',
  ].join('\n');
  const notes = ['Print it at 100 % (actual size). Times count from the start.'];
  if (count > 1) notes.push(`The plan fills ${count} stickers.`);
  if (count > ACROSS * DOWN)
    notes.push('They do not fit on one sheet. Print them on several or on larger paper.');
  return { ok: true, content, notes };
}

function sticker(ride: PlannedRide, rows: readonly Row[], page: string, x: number, y: number): string {
  const right = page === '' ? TIME_RIGHT : 22;
  const total = `${decimal(ride.route.distanceM / 1000, 1)} km · ${hoursText(totalTimeS(ride), 'minutes')} h`;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect x="0.1" y="0.1" width="${WIDTH - 0.2}" height="${HEIGHT - 0.2}" rx="1.5" fill="none" stroke="#000" stroke-width="0.2"/>`,
    label(1.4, 4.6, fitted(ride.name, right - 1.4, 3.3 * 1.06), 'font-weight="bold" font-size="3.3"'),
    page === '' ? '' : label(TIME_RIGHT, 4.6, page, 'text-anchor="end" font-size="3.2"'),
    label(1.4, 8.6, total, 'font-size="3"'),
    label(KM_RIGHT, 13, 'km', 'text-anchor="end" font-size="2.6"'),
    label(WATTS_RIGHT, 13, 'W', 'text-anchor="end" font-size="2.6"'),
    label(TIME_RIGHT, 13, 'h:mm', 'text-anchor="end" font-size="2.6"'),
    `<path d="M1.2 13.9H${WIDTH - 1.2}" stroke="#000" stroke-width="0.4"/>`,
    ...rows.map((row, i) => row.svg(HEAD + i * ROW)),
    '</g>',
  ].join('');
}

function rowsOf(ride: PlannedRide): Row[] {
  const feeds = ride.feeds.map((feed) => ({
    distanceM: feed.distanceM,
    svg: (y: number) =>
      kmLabel(feed.distanceM, y) +
      `<circle cx="${SIGN}" cy="${y + 2.3}" r="1.1"/>` +
      label(13.2, y + 3.4, foodText(feed, TIME_RIGHT - 13.2, 2.8), 'font-size="2.8"') +
      rule(y),
  }));
  const parts = ride.segments.map((part) => ({
    distanceM: part.fromM,
    svg: (y: number) =>
      kmLabel(part.fromM, y) +
      // Four digits need the place of the sign.
      (part.powerW < 999.5 ? sign(part.kind, y) : '') +
      label(
        WATTS_RIGHT,
        y + 3.6,
        String(Math.round(part.powerW)),
        'text-anchor="end" font-weight="bold" font-size="4"',
      ) +
      label(
        TIME_RIGHT,
        y + 3.6,
        hoursText(timeAt(ride.route, ride.timeS, part.fromM), 'minutes'),
        'text-anchor="end"',
      ) +
      rule(y),
  }));
  const end = ride.route.distanceM;
  const finish: Row = {
    distanceM: end,
    svg: (y) =>
      kmLabel(end, y) +
      label(SIGN - 1, y + 3.6, 'Finish', 'font-size="3.2"') +
      label(
        TIME_RIGHT,
        y + 3.6,
        hoursText(totalTimeS(ride), 'minutes'),
        'text-anchor="end" font-weight="bold"',
      ),
  };
  return [...[...parts, ...feeds].sort((a, b) => a.distanceM - b.distanceM), finish];
}

/** With its grams where there is space. */
function foodText(feed: PlannedFeed, width: number, size: number): string {
  const whole = eating(feed);
  return fitted(whole, width, size) === whole ? whole : fitted(plainText(feed.name), width, size);
}

function kmLabel(distanceM: number, y: number): string {
  return label(KM_RIGHT, y + 3.6, (distanceM / 1000).toFixed(1), 'text-anchor="end"');
}

/** Up and down as triangles, so that no font has to know them. */
function sign(kind: string, y: number): string {
  if (kind === 'climb') return `<path d="M${SIGN - 1.1} ${y + 3.4}h2.2l-1.1 -2.2z"/>`;
  if (kind === 'descent' || kind === 'coast')
    return `<path d="M${SIGN - 1.1} ${y + 1.4}h2.2l-1.1 2.2z" fill="#fff" stroke="#000" stroke-width="0.25"/>`;
  return '';
}

function rule(y: number): string {
  return `<path d="M1.2 ${decimal(y + ROW - 0.1, 2)}H${WIDTH - 1.2}" stroke="#000" stroke-width="0.1"/>`;
}

function label(x: number, y: number, text: string, style: string): string {
  return `<text x="${x}" y="${decimal(y, 2)}" ${style}>${xmlText(text)}</text>`;
}

/** Widths of letters in shares of the font's size, a little generous, in the order in which they are tried. */
const LETTER_WIDTHS: [RegExp, number][] = [
  [/[ijlItfr.,:;'’!|()[\] -]/, 0.34],
  [/[MWmw@%]/, 0.9],
  [/[A-Z\u00c0-\u00de]/, 0.72],
  [/[ -\u024f]/, 0.57],
];

/** Text cut to a width, mm. */
function fitted(text: string, width: number, size: number): string {
  const characters = Array.from(plainText(text));
  const widths = characters.map((character) => size * widthOf(character));
  if (widths.reduce((sum, each) => sum + each, 0) <= width) return characters.join('');
  let left = width - size;
  const count = widths.findIndex((each) => (left -= each) < 0);
  return `${characters.slice(0, count).join('').trimEnd()}…`;
}

function widthOf(character: string): number {
  return LETTER_WIDTHS.find(([letters]) => letters.test(character))?.[1] ?? 1;
}
