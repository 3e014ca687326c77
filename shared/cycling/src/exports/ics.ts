import { serialOf } from './fit-file.ts';
import { stopWords } from '../pacing/plan/places.ts';
import { plannedStops, totalTimeS, type PlannedFeed, type PlannedRide } from './planned.ts';
import { decimal, hoursText, plainText } from './text.ts';
import { eating } from './workout.ts';
import type { ExportOptions, Written } from './written.ts';

/** Longest line, in bytes of UTF-8, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;
const EATING_MIN = 5;

/**
 * The race day as a calendar (RFC 5545): the race, and an entry with an alarm for each time to eat. One alarm an entry,
 * because some calendars keep only the first. Times are UTC; the calendar shows them in the zone of the device.
 */
export function icsCalendar(ride: PlannedRide, { createdMs }: ExportOptions): Written {
  const { startTimeMs } = ride;
  if (startTimeMs === undefined)
    return { ok: false, message: 'A calendar needs the time of the start. Enter it first.' };
  const stamp = property('DTSTAMP', utc(createdMs ?? startTimeMs));
  // The same race under the same name replaces what an earlier export put into the calendar.
  const id = serialOf(`${ride.name}|${startTimeMs}`).toString(16);
  const totalS = totalTimeS(ride);
  const about = [
    `${decimal(ride.route.distanceM / 1000, 1)} km, planned ${hoursText(totalS, 'seconds')}`,
    ...plannedStops(ride).map((stop) => `${stopWords(stop)}, km ${decimal(stop.atM / 1000, 1)}`),
  ];
  const race = [
    'BEGIN:VEVENT',
    property('UID', `race-${id}@breakaway`),
    stamp,
    property('DTSTART', utc(startTimeMs)),
    property('DTEND', utc(startTimeMs + Math.max(1, Math.round(totalS)) * 1000)),
    property('SUMMARY', value(ride.name)),
    property('DESCRIPTION', value(about.join('. '))),
    'END:VEVENT',
  ];
  const meals = eatenTogether(ride.feeds).flatMap(({ timeS, feeds }, i) => {
    const what = feeds.map((feed) => eating(feed)).join(', ');
    return [
      'BEGIN:VEVENT',
      property('UID', `eat-${i + 1}-${id}@breakaway`),
      stamp,
      property('DTSTART', utc(startTimeMs + timeS * 1000)),
      property('DURATION', `PT${EATING_MIN}M`),
      property('SUMMARY', value(`Eat: ${what}`)),
      property(
        'DESCRIPTION',
        value(feeds.map((feed) => `km ${decimal(feed.distanceM / 1000, 1)}`).join(', ')),
      ),
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      property('DESCRIPTION', value(`Eat: ${what}`)),
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Breakaway//Race plan//EN',
    'CALSCALE:GREGORIAN',
    ...race,
    ...meals,
    'END:VCALENDAR',
    '',
  ];
  return { ok: true, content: lines.join('\r\n'), notes: [] };
}

/** What is eaten within the same minute is one alarm. */
export function eatenTogether(feeds: readonly PlannedFeed[]): { timeS: number; feeds: PlannedFeed[] }[] {
  const meals = new Map<number, PlannedFeed[]>();
  for (const feed of feeds) {
    const minute = Math.floor(feed.timeS / 60);
    meals.set(minute, [...(meals.get(minute) ?? []), feed]);
  }
  return [...meals.values()].map((together) => ({
    timeS: Math.round(together[0]?.timeS ?? 0),
    feeds: together,
  }));
}

function utc(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Text with its commas, semicolons and backslashes escaped (RFC 5545, 3.3.11); it has no line breaks. */
function value(text: string): string {
  return plainText(text, 500).replace(/[\\;,]/g, (sign) => `\\${sign}`);
}

/** A line, folded where it is too long; no character is cut in its middle. */
function property(name: string, text: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let line = '';
  let size = 0;
  for (const character of `${name}:${text}`) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > LINE_BYTES) {
      lines.push(line);
      line = ' ';
      size = 1;
    }
    line += character;
    size += bytes;
  }
  return [...lines, line].join('\r\n');
}
