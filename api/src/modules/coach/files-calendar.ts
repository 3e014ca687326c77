import type { MadeFile, PlanPart } from './made-file.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** The maximum length of a line in a calendar file, in bytes without its end. */
const LINE_BYTES = 75;

interface Made {
  now: Date;
  answeredAt: Date | null;
  /**
   * the same for the same plan, so that a calendar that reads the file again updates its days instead of duplicating
   * them
   */
  id: string;
  product: string;
}

/**
 * A plan as a calendar file, its rides as all-day events. It starts on the date of its first named day, or else next
 * Monday.
 */
export function planCalendar(plan: PlanPart, { now, answeredAt, id, product }: Made): MadeFile {
  const start = datedStart(plan, answeredAt ?? now) ?? mondayOf(now) + 7 * DAY_MS;
  const events = plan.weeks.flatMap(({ label, days }, week) =>
    days.flatMap((day, place) => {
      if (!(day.minutes > 0)) return [];
      const at = start + (7 * week + dayIndex(day.label, place)) * DAY_MS;
      return [
        'BEGIN:VEVENT',
        `UID:${id}.w${week + 1}.d${place + 1}`,
        `DTSTAMP:${stamp(now)}`,
        `DTSTART;VALUE=DATE:${dateOf(at)}`,
        `DTEND;VALUE=DATE:${dateOf(at + DAY_MS)}`,
        `SUMMARY:${escaped(`${day.title}, ${Math.round(day.minutes)} min`)}`,
        `DESCRIPTION:${escaped(`${label}. ${day.hard ? 'Hard. ' : ''}${day.why}`)}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ];
    }),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Training plan//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(plan.title)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return {
    name: `${nameOf(plan.title)}.ics`,
    mediaType: 'text/calendar',
    content: Buffer.from(lines.map((line) => `${folded(line)}\r\n`).join('')),
  };
}

/** Monday of the first week, by the first day that names a date: "Tue 24 Nov". The year is the nearest one. */
function datedStart({ weeks }: PlanPart, answered: Date): number | null {
  for (const [week, { days }] of weeks.entries())
    for (const { label } of days) {
      const [, date, month = ''] = /(\d{1,2}) ([A-Z][a-z]{2})/.exec(label) ?? [];
      if (!date || !MONTHS.includes(month)) continue;
      const year = answered.getUTCFullYear();
      const distance = (ms: number) => Math.abs(ms - answered.getTime());
      const [nearest = 0] = [year - 1, year, year + 1]
        .map((one) => Date.UTC(one, MONTHS.indexOf(month), Number(date)))
        .toSorted((a, b) => distance(a) - distance(b));
      return mondayOf(new Date(nearest)) - 7 * week * DAY_MS;
    }
  return null;
}

/** The Monday at or before a moment, at its first instant. */
function mondayOf(moment: Date): number {
  const day = Math.floor(moment.getTime() / DAY_MS);
  // The first day of all, 1 January 1970, was a Thursday.
  return (day - ((day + 3) % 7)) * DAY_MS;
}

/** The index within the week by its name, or by its position in the list without one. */
function dayIndex(label: string, place: number): number {
  const named = WEEKDAYS.indexOf(label.slice(0, 3));
  return named < 0 ? place : named;
}

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');
const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text value for a calendar: line ends and special characters escaped. */
const escaped = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);

/** Folds a long line, never inside a character; continuation lines begin with a space. */
function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      out += '\r\n ';
      bytes = 1;
    }
    out += character;
    bytes += size;
  }
  return out;
}

const nameOf = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'plan';
