import type { FileChoices, FileKey } from './file-choice.ts';

/** What the member rides with: the file to take first, how to get it on, and the other files. */
export interface Device {
  label: string;
  /** null: paper comes first */
  first: FileKey | null;
  /** three steps for the first file */
  steps: readonly string[];
  others: readonly FileKey[];
}

/** For whatever the member rides with. */
const ALWAYS: readonly FileKey[] = ['ics', 'csv'];

/**
 * Folders are those that the makers document (Garmin: `NewFiles`; Wahoo: `routes` and `plans`, with USB access to be
 * allowed on newer models; Zwift: `Documents/Zwift/Workouts`). Menus change, so they are named only in general.
 */
export const DEVICES = {
  garmin: {
    label: 'Garmin Edge',
    first: 'course',
    steps: [
      'Connect the Edge to a computer with its USB cable.',
      'Copy the file into the folder Garmin/NewFiles on the Edge.',
      'Unplug it and let it start. The course is then among your courses; a workout is among your workouts.',
    ],
    others: ['workoutByDistance', 'workoutByTime', 'powerGuide', 'tcx', 'gpx', ...ALWAYS],
  },
  wahoo: {
    label: 'Wahoo ELEMNT',
    first: 'tcx',
    steps: [
      'In the Wahoo app, allow USB access in the settings of your device, if it asks for it.',
      'Connect it to a computer and copy the file into its folder routes, a workout into its folder plans.',
      'Unplug it. The course is then among your routes, a workout among your planned workouts.',
    ],
    others: ['course', 'workoutByTime', 'erg', 'gpx', ...ALWAYS],
  },
  karoo: {
    label: 'Hammerhead Karoo',
    first: 'course',
    steps: [
      'Open the Hammerhead Dashboard in a browser and sign in.',
      'Import the file there as a route, or a workout as a workout.',
      'Sync the Karoo. The route is then on it.',
    ],
    others: ['workoutByTime', 'zwo', 'tcx', 'gpx', ...ALWAYS],
  },
  other: {
    label: 'Coros or another device',
    first: 'course',
    steps: [
      'Save the file on your phone.',
      'Open or share it with the app of your device’s maker.',
      'Keep it there as a route or a workout, and sync the device. If the app does not take it, try another file below.',
    ],
    others: ['gpx', 'tcx', 'workoutByDistance', 'workoutByTime', ...ALWAYS],
  },
  zwift: {
    label: 'Indoor trainer with Zwift',
    first: 'zwo',
    steps: [
      'Copy the file into Documents/Zwift/Workouts, into the folder with your Zwift number.',
      'Start Zwift again and set the same FTP there.',
      'Choose it among your custom workouts.',
    ],
    others: ['erg', 'workoutByTime', ...ALWAYS],
  },
  trainer: {
    label: 'Indoor trainer with TrainerRoad or another app',
    first: 'erg',
    steps: [
      'Open your app where it makes or imports workouts.',
      'Import the file.',
      'Compare the highest watts with the plan before you start.',
    ],
    others: ['mrc', 'zwo', 'workoutByTime', ...ALWAYS],
  },
  paper: { label: 'Paper', first: null, steps: [], others: ALWAYS },
} satisfies Record<string, Device>;

export type DeviceKey = keyof typeof DEVICES;

/** The files of a tool for a device: the one to take first, null where paper comes first, and the others. */
export function filesFor(
  { first, others }: Device,
  choices: FileChoices,
): { first: FileKey | null; others: FileKey[] } {
  const offered = [...(first ? [first] : []), ...others].filter((key) => choices[key]);
  if (!first) return { first: null, others: offered };
  return { first: offered[0] ?? null, others: offered.slice(1) };
}
