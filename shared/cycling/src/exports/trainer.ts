import type { PlannedRide } from './planned.ts';
import { decimal, plainText } from './text.ts';
import type { Written } from './written.ts';

/** How long a trainer app shows a text, s. */
const SHOWN_S = 10;

/** ERG for indoor trainers: minutes and watts, with what to do and eat as texts. */
export function ergWorkout(ride: PlannedRide): Written {
  return course(ride, 'erg', 'WATTS', (powerW) => decimal(powerW, 1));
}

/** MRC for indoor trainers: minutes and percent of FTP, with what to do and eat as texts. */
export function mrcWorkout(ride: PlannedRide): Written {
  return course(ride, 'mrc', 'PERCENT', (powerW) => decimal((100 * powerW) / ride.ftpW, 2));
}

function course(ride: PlannedRide, ending: string, unit: string, level: (powerW: number) => string): Written {
  const rows: string[] = [];
  const texts: [number, string][] = ride.feeds.map((feed) => [feed.timeS, eating(feed)]);
  let endS = 0;
  for (const { timeS, powerW, cue } of ride.segments) {
    if (timeS === 0) continue;
    texts.push([endS, plainText(cue)]);
    // Two rows a part: the power where it begins and where it ends, so that no app makes a ramp of a step.
    rows.push(`${minutes(endS)}\t${level(powerW)}`);
    endS += timeS;
    rows.push(`${minutes(endS)}\t${level(powerW)}`);
  }
  const title = headerText(ride.name) || 'Plan';
  const lines = [
    '[COURSE HEADER]',
    'VERSION = 2',
    'UNITS = ENGLISH',
    `DESCRIPTION = ${title}`,
    `FILE NAME = ${title}.${ending}`,
    ...(ride.ftpW > 0 ? [`FTP = ${Math.round(ride.ftpW)}`] : []),
    `MINUTES ${unit}`,
    '[END COURSE HEADER]',
    '[COURSE DATA]',
    ...rows,
    '[END COURSE DATA]',
    '[COURSE TEXT]',
    ...texts
      .filter(([, text]) => text !== '')
      .sort(([a], [b]) => a - b)
      .map(([atS, text]) => `${Math.round(atS)}\t${text}\t${SHOWN_S}`),
    '[END COURSE TEXT]',
    '',
  ];
  return { ok: true, content: lines.join('\r\n'), notes: [] };
}

/** A feed in words: `25 g Gel`. */
export function eating({ name, carbohydrateG }: { name: string; carbohydrateG: number }): string {
  const what = plainText(name, 60) || (carbohydrateG > 0 ? 'food' : 'drink');
  return carbohydrateG > 0 ? `${Math.round(carbohydrateG)} g ${what}` : what;
}

function headerText(text: string): string {
  return plainText(text, 60)
    .replace(/[[\]=]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** To a hundredth of a second. */
function minutes(seconds: number): string {
  return (seconds / 60).toFixed(4);
}
