import type { PlannedRide } from './planned.ts';
import { decimal, xmlText } from './text.ts';
import { workoutOfPlan, type Workout, type WorkoutPart } from './workout.ts';
import type { Written } from './written.ts';

/** A Zwift workout of a plan: coasting has no target; text events say what to do and eat. */
export const zwoWorkout = (ride: PlannedRide): Written => zwoFile(workoutOfPlan(ride));

/** A Zwift workout: whole seconds and shares of FTP, ramps as ramps; what is coasted or ridden all out has no target. */
export function zwoFile(workout: Workout): Written {
  const blocks: string[] = [];
  const texts = workout.texts.slice();
  let endS = 0;
  workout.parts.forEach((part, i) => {
    const startsAt = Math.round(endS);
    endS += part.timeS;
    const durationS = Math.round(endS) - startsAt;
    if (durationS === 0) return;
    const last = i === workout.parts.length - 1;
    const due = texts.splice(0, last ? texts.length : texts.filter(({ atS }) => atS < endS).length);
    const told = due.map(({ atS, text }) =>
      textEvent(Math.min(durationS - 1, Math.max(0, Math.round(atS) - startsAt)), text),
    );
    const [element, target] = elementOf(part, workout.full);
    const cadence = part.cadenceRpm === undefined ? '' : ` Cadence="${Math.round(part.cadenceRpm)}"`;
    blocks.push(
      `<${element} Duration="${durationS}" ${target}${cadence}>${[textEvent(0, part.cue), ...told].join('')}</${element}>`,
    );
  });
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<workout_file>',
    '<author>Breakaway</author>',
    `<name>${xmlText(workout.name)}</name>`,
    `<description>${xmlText(workout.description)}</description>`,
    '<sportType>bike</sportType>',
    '<tags></tags>',
    '<workout>',
    ...blocks,
    '</workout>',
    '</workout_file>',
    '',
  ].join('\n');
  const notes = [
    workout.ftpW === null
      ? 'Targets are shares of the FTP that is set in the trainer app.'
      : `Targets are shares of an FTP of ${Math.round(workout.ftpW)} W. Set the same in the trainer app.`,
    ...workout.notes,
  ];
  return { ok: true, content, notes };
}

/** In a ramp the app goes from `PowerLow` to `PowerHigh`, also where that is downwards. */
function elementOf({ kind, free, from, to }: WorkoutPart, full: number): [element: string, target: string] {
  if (free) return ['FreeRide', `FlatRoad="${free === 'coast' ? 0 : 1}"`];
  if (from === to) return ['SteadyState', `Power="${decimal(from / full, 4)}"`];
  const element = kind === 'warmUp' ? 'Warmup' : kind === 'coolDown' ? 'Cooldown' : 'Ramp';
  return [element, `PowerLow="${decimal(from / full, 4)}" PowerHigh="${decimal(to / full, 4)}"`];
}

function textEvent(offsetS: number, text: string): string {
  const message = xmlText(text, 100);
  return message === '' ? '' : `<textevent timeoffset="${offsetS}" message="${message}"/>`;
}
