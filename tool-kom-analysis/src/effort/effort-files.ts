import type { FileChoices, FileKey } from '@breakaway/tool-kit/take-along';

/** Files of a segment that lies somewhere: the record as a virtual partner. */
const GHOST = {
  course: {
    format: 'fitCourse',
    title: 'Ghost course (FIT)',
    gives:
      'The segment in the time of the record: your virtual partner rides it. A prompt comes where the power changes.',
    worksIn: 'Garmin, Wahoo, Hammerhead, Coros',
    loses: 'Watts are prompts, not a target on the power field.',
  },
  tcx: {
    format: 'tcx',
    title: 'Ghost course (TCX)',
    gives: 'The segment in the time of the record, with a prompt where the power changes.',
    worksIn: 'Garmin Connect, Ride with GPS, Wahoo',
    loses: 'Prompts have ten letters.',
  },
  gpx: {
    format: 'gpx',
    title: 'Ghost track (GPX)',
    gives: 'The line with the times of the record.',
    worksIn: 'Almost every device and map app',
    loses: 'Most devices take the line only: no times, no prompts.',
  },
} satisfies FileChoices;

/** Files of the rider's own effort. */
const OWN = {
  workoutByDistance: {
    format: 'fitWorkout',
    steps: 'distance',
    title: 'Workout by distance (FIT)',
    gives: 'A target in watts for each part. Start it at the line.',
    worksIn: 'Garmin and other head units with steps by distance',
    loses: 'No map, no partner.',
  },
  workoutByTime: {
    format: 'fitWorkout',
    steps: 'time',
    title: 'Workout by time (FIT)',
    gives: 'A target in watts for each part, by the clock. Start it at the line.',
    worksIn: 'Head units and trainers',
    loses: 'No map. It fits the road only while you ride the planned times.',
  },
  zwo: {
    format: 'zwo',
    title: 'Zwift workout (ZWO)',
    gives: 'The effort to practise indoors, with what to do as texts.',
    worksIn: 'Zwift and many trainer apps',
    loses: 'No map. Targets are shares of the FTP in the app.',
  },
  erg: {
    format: 'erg',
    title: 'Watts by time (ERG)',
    gives: 'The effort to practise indoors, in watts.',
    worksIn: 'TrainerRoad, Wahoo, Hammerhead and most trainer apps',
    loses: 'No map.',
  },
  mrc: {
    format: 'mrc',
    title: 'Percent of FTP by time (MRC)',
    gives: 'The effort to practise indoors, in percent of FTP.',
    worksIn: 'TrainerRoad, Wahoo and most trainer apps',
    loses: 'No map. Targets follow the FTP in the app.',
  },
} satisfies FileChoices;

/** What a segment can become. By hand it lies nowhere, so there is no course. */
export const filesOf = (placeless: boolean): FileChoices => (placeless ? OWN : { ...GHOST, ...OWN });

/** Whether a file has the record's time in place of the rider's. */
export const isGhost = (key: FileKey): boolean => key in GHOST;
