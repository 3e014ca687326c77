import { timeAt } from '../road/simulate.ts';
import { stopWords } from '../pacing/plan/places.ts';
import { plannedStops, type PlannedRide } from './planned.ts';
import { decimal, hoursText, plainText } from './text.ts';
import { eating } from './workout.ts';
import type { Written } from './written.ts';

const COLUMNS = [
  'Part',
  'From (km)',
  'To (km)',
  'Kind',
  'Target (W)',
  'Low (W)',
  'High (W)',
  'Time (s)',
  'Reached after (h:mm:ss)',
];

/** A table for spreadsheets (RFC 4180, UTF-8 with its mark, decimal point): a row for each part of the plan. */
export function csvTable(ride: PlannedRide): Written {
  const { segments, feeds, startTimeMs } = ride;
  const clock = startTimeMs === undefined ? [] : [startTimeMs];
  const stops = plannedStops(ride);
  const rows = segments.map((part, i) => {
    const next = segments[i + 1]?.fromM ?? Infinity;
    const inPart = (atM: number) => atM < next && (i === 0 || atM >= part.fromM);
    const eaten = feeds.filter(({ distanceM }) => inPart(distanceM));
    const stood = stops.filter(({ atM }) => inPart(atM));
    const endS = timeAt(ride.route, ride.timeS, part.toM);
    return [
      i + 1,
      decimal(part.fromM / 1000, 3),
      decimal(part.toM / 1000, 3),
      part.kind,
      ...[part.powerW, part.lowW, part.highW, part.timeS].map((value) => decimal(value, 1)),
      hoursText(endS, 'seconds'),
      ...clock.map((startMs) =>
        new Date(startMs + Math.round(endS) * 1000).toISOString().replace('.000Z', 'Z'),
      ),
      textCell(part.cue),
      textCell(
        eaten.map((feed) => `${decimal(feed.distanceM / 1000, 1)} km: ${eating(feed)}`).join('; '),
        1000,
      ),
      ...(stops.length > 0
        ? [
            textCell(
              stood.map((stop) => `${decimal(stop.atM / 1000, 1)} km: ${stopWords(stop)}`).join('; '),
              1000,
            ),
          ]
        : []),
    ].join(',');
  });
  const header = [
    ...COLUMNS,
    ...clock.map(() => 'Reached at (UTC)'),
    'Cue',
    'Eat',
    ...(stops.length > 0 ? ['Stop'] : []),
  ].join(',');
  return { ok: true, content: `\ufeff${[header, ...rows, ''].join('\r\n')}`, notes: [] };
}

/** Spreadsheets run what begins like a formula; a quotation mark before it makes it text. */
function textCell(text: string, maxCharacters = 200): string {
  const plain = plainText(text, maxCharacters);
  const safe = /^[=+\-@＝＋－＠]/.test(plain) ? `'${plain}` : plain;
  return /[",;]/.test(safe) || safe !== plain ? `"${safe.replace(/"/g, '""')}"` : safe;
}
