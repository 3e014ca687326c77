import type { PlannedRide } from './planned.ts';
import { decimal, plainText } from './text.ts';
import { workoutOfPlan, type Workout } from './workout.ts';
import type { Written } from './written.ts';

/** How long a trainer app shows a text, s. */
const SHOWN_S = 10;

/** ERG of a plan for indoor trainers: minutes and watts, with what to do and eat as texts. */
export const ergWorkout = (ride: PlannedRide): Written => ergFile(workoutOfPlan(ride));

/** MRC of a plan for indoor trainers: minutes and percent of FTP, with what to do and eat as texts. */
export const mrcWorkout = (ride: PlannedRide): Written => mrcFile(workoutOfPlan(ride));

/** ERG: minutes and watts. The parts have to be in watts. */
export function ergFile(workout: Workout): Written {
  return course(workout, 'erg', 'WATTS', (power) => decimal(power, 1));
}

/** MRC: minutes and percent of FTP. */
export function mrcFile(workout: Workout): Written {
  return course(workout, 'mrc', 'PERCENT', (power) => decimal((100 * power) / workout.full, 2));
}

function course(workout: Workout, ending: string, unit: string, level: (power: number) => string): Written {
  const rows: string[] = [];
  const texts: [number, string][] = workout.texts.map(({ atS, text }) => [atS, text]);
  let endS = 0;
  for (const { timeS, from, to, cue } of workout.parts) {
    if (timeS === 0) continue;
    texts.push([endS, plainText(cue)]);
    // Two rows a part: the power where it begins and where it ends, so that no app makes a ramp of a step.
    rows.push(`${minutes(endS)}\t${level(from)}`);
    endS += timeS;
    rows.push(`${minutes(endS)}\t${level(to)}`);
  }
  const title = headerText(workout.name) || 'Plan';
  const lines = [
    '[COURSE HEADER]',
    'VERSION = 2',
    'UNITS = ENGLISH',
    `DESCRIPTION = ${title}`,
    `FILE NAME = ${title}.${ending}`,
    ...(workout.ftpW === null ? [] : [`FTP = ${Math.round(workout.ftpW)}`]),
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
