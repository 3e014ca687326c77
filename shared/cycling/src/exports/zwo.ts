import type { PlannedFeed, PlannedRide } from './planned.ts';
import { decimal, xmlText } from './text.ts';
import { eating } from './trainer.ts';
import type { Written } from './written.ts';

/** A Zwift workout: whole seconds and shares of FTP; where the plan coasts there is no target. Texts tell what to do and eat. */
export function zwoWorkout(ride: PlannedRide): Written {
  const blocks: string[] = [];
  const feeds = ride.feeds.slice();
  let endS = 0;
  let coasts = false;
  ride.segments.forEach((part, i) => {
    const startsAt = Math.round(endS);
    endS += part.timeS;
    const durationS = Math.round(endS) - startsAt;
    if (durationS === 0) return;
    coasts ||= part.powerW === 0;
    const last = i === ride.segments.length - 1;
    const due = feeds.splice(0, last ? feeds.length : feeds.filter((feed) => feed.timeS < endS).length);
    const kind = part.powerW > 0 ? 'SteadyState' : 'FreeRide';
    const target = part.powerW > 0 ? `Power="${decimal(part.powerW / ride.ftpW, 4)}"` : 'FlatRoad="0"';
    const texts = [textEvent(0, part.cue), ...due.map((feed) => feedEvent(feed, startsAt, durationS))].join(
      '',
    );
    blocks.push(`<${kind} Duration="${durationS}" ${target}>${texts}</${kind}>`);
  });
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<workout_file>',
    '<author>Breakaway</author>',
    `<name>${xmlText(ride.name)}</name>`,
    `<description>${decimal(ride.route.distanceM / 1000, 1)} km, FTP ${Math.round(ride.ftpW)} W</description>`,
    '<sportType>bike</sportType>',
    '<tags></tags>',
    '<workout>',
    ...blocks,
    '</workout>',
    '</workout_file>',
    '',
  ].join('\n');
  const notes = [
    `Targets are shares of an FTP of ${Math.round(ride.ftpW)} W; set the same in the trainer app.`,
  ];
  if (coasts) notes.push('Where the plan coasts, the trainer is free and holds no power.');
  return { ok: true, content, notes };
}

function feedEvent(feed: PlannedFeed, startsAt: number, durationS: number): string {
  return textEvent(Math.min(durationS - 1, Math.max(0, Math.round(feed.timeS) - startsAt)), eating(feed));
}

function textEvent(offsetS: number, text: string): string {
  const message = xmlText(text, 100);
  return message === '' ? '' : `<textevent timeoffset="${offsetS}" message="${message}"/>`;
}
