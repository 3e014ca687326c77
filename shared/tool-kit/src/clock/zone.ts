import { durationWords } from '../duration-words.ts';

/** A start as an instant, ms since 1970, and the IANA time zone whose clocks are meant. */
export interface RideStart {
  ms: number;
  zone: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What the form says of its start. */
interface StartForm {
  date: string;
  start: string;
  clock: 'route' | 'device';
}

/** The zone whose clocks a form means; that of this device until the course's is known. */
export const zoneOf = ({ clock }: Pick<StartForm, 'clock'>, course: { zone: string | null } | null): string =>
  (clock === 'route' && course?.zone) || deviceZone();

/** The start of a form; null while it is no day and time. */
export function rideStart(
  { date, start }: Pick<StartForm, 'date' | 'start'>,
  zone: string,
): RideStart | null {
  const time = zoneTime(date, start, zone);
  return time && { ms: time.ms, zone };
}

/** The zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Clocks are changed on the quarter of an hour at most, in every zone since 1972. */
const QUARTER_MS = 15 * MINUTE_MS;
const offsets = new Map<string, number>();
const MOST_OFFSETS = 2000;

/** By how much clocks of a zone are ahead of UTC at an instant, ms. Kept, because the browser takes long to tell it. */
function offsetMs(ms: number, zone: string): number {
  const key = `${zone} ${Math.floor(ms / QUARTER_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const offset = offsetNow(ms, zone);
  offsets.set(key, offset);
  return offset;
}

function offsetNow(ms: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

/** What clocks of a zone show at an instant, as the instant at which those of UTC show it. */
export const shownMs = (ms: number, zone: string): number => ms + offsetMs(ms, zone);

/** The instant of a day and time by the clocks of a zone, and what is odd about it. */
export interface ZoneTime {
  ms: number;
  /** `skipped`: clocks go forward over it, and it is meant so long after; `twice`: they go back, and the first is meant */
  odd: 'skipped' | 'twice' | null;
}

/**
 * When clocks of a zone show a day and time; null where these are none.
 * @param date yyyy-mm-dd
 * @param time hh:mm
 */
export function zoneTime(date: string, time: string, zone: string): ZoneTime | null {
  const shown = Date.parse(`${date}T${time}Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(shown)) return null;
  const [before, after] = [offsetMs(shown - DAY_MS, zone), offsetMs(shown + DAY_MS, zone)];
  const times = [...new Set([shown - before, shown - after])]
    .filter((ms) => shownMs(ms, zone) === shown)
    .toSorted((a, b) => a - b);
  const [first, second] = times;
  // By the clock of before, a time that is skipped lies after the change.
  return first === undefined
    ? { ms: shown - before, odd: 'skipped' }
    : { ms: first, odd: second === undefined ? null : 'twice' };
}

/** The day that clocks of a zone show, yyyy-mm-dd. */
export const dateOf = (ms: number, zone: string): string =>
  new Date(shownMs(ms, zone)).toISOString().slice(0, 10);

/** The time that clocks of a zone show, hh:mm. */
export const timeOf = (ms: number, zone: string): string =>
  new Date(shownMs(ms, zone)).toISOString().slice(11, 16);

/** The day after, or so many after, yyyy-mm-dd. */
export const dayAfter = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How a zone is named beside a clock: with the difference to this device where there is one. */
export function zoneWords({ ms, zone }: RideStart, device = deviceZone()): string | null {
  const minutes = Math.round((offsetMs(ms, zone) - offsetMs(ms, device)) / MINUTE_MS);
  if (minutes === 0) return null;
  return `Times are those of ${zone.replaceAll('_', ' ')}, ${durationWords(Math.abs(minutes))} ${minutes > 0 ? 'ahead of' : 'behind'} this device.`;
}
