import { FitEncoder, type FitMessage } from './fit-encoder.ts';
import { CYCLING, TITLE_BYTES } from './fit-file.ts';
import { textInBytes } from './text.ts';

/** Garmin Edges take so many steps. */
export const MAX_STEPS = 50;
/** Older devices show 15 characters of a step. */
const STEP_NAME_BYTES = 15;
const NOTE_BYTES = 79;

const ENDED_BY = { time: 0, distance: 1, repeats: 6 } as const;
const TARGET = { open: 2, power: 4 } as const;
const INTENSITY = { work: 0, rest: 1, warmUp: 2, coolDown: 3 } as const;
/** Below it a target counts as percent of FTP, above it as watts. */
export const WATTS_OFFSET = 1000;

const WORKOUT = {
  number: 26,
  fields: { sport: [4, 'enum'], steps: [6, 'uint16'], name: [8, { textBytes: TITLE_BYTES + 1 }] },
} as const satisfies FitMessage;

export const WORKOUT_STEP = {
  number: 27,
  fields: {
    index: [254, 'uint16'],
    name: [0, { textBytes: STEP_NAME_BYTES + 1 }],
    durationType: [1, 'enum'],
    duration: [2, 'uint32'],
    targetType: [3, 'enum'],
    target: [4, 'uint32'],
    low: [5, 'uint32'],
    high: [6, 'uint32'],
    intensity: [7, 'enum'],
    note: [8, { textBytes: NOTE_BYTES + 1 }],
  },
} as const satisfies FitMessage;

/** A step of a FIT workout, or a jump back to a step before it until the steps between were ridden so many times. */
export type FitStep =
  | {
      name: string;
      /** ms or cm */
      duration: number;
      endedBy: 'time' | 'distance';
      /** raw: percent of FTP, or watts and `WATTS_OFFSET`; null where nothing is held */
      band: { low: number; high: number } | null;
      intensity: keyof typeof INTENSITY;
      note: string;
    }
  | { backTo: number; times: number };

/** Adds the messages of a workout: its title, then its steps. */
export function addWorkout(fit: FitEncoder, name: string, steps: readonly FitStep[]): void {
  fit.add(WORKOUT, { sport: CYCLING, steps: steps.length, name: textInBytes(name, TITLE_BYTES) });
  steps.forEach((step, index) => {
    if ('backTo' in step) {
      fit.add(WORKOUT_STEP, {
        index,
        name: '',
        durationType: ENDED_BY.repeats,
        duration: step.backTo,
        targetType: TARGET.open,
        target: step.times,
        low: null,
        high: null,
        intensity: null,
        note: '',
      });
      return;
    }
    fit.add(WORKOUT_STEP, {
      index,
      name: textInBytes(step.name, STEP_NAME_BYTES),
      durationType: ENDED_BY[step.endedBy],
      duration: step.duration,
      targetType: step.band ? TARGET.power : TARGET.open,
      target: 0,
      low: step.band?.low ?? null,
      high: step.band?.high ?? null,
      intensity: INTENSITY[step.intensity],
      note: textInBytes(step.note, NOTE_BYTES),
    });
  });
}
