import type { FileChoices } from '@breakaway/tool-kit/take-along';

/** A race plan as files. */
export const FILES = {
  course: {
    format: 'fitCourse',
    title: 'Course (FIT)',
    gives: 'The route with your planned times, and a prompt where the power changes and where you eat.',
    worksIn: 'Garmin, Wahoo, Hammerhead, Coros',
    loses: 'Watts are prompts, not a target on the power field.',
  },
  workoutByDistance: {
    format: 'fitWorkout',
    steps: 'distance',
    title: 'Workout by distance (FIT)',
    gives: 'A target in watts for each part. Start it at the line. Press lap to skip a step.',
    worksIn: 'Garmin and other head units with steps by distance',
    loses: 'No map. The steps drift when you leave the route.',
  },
  workoutByTime: {
    format: 'fitWorkout',
    steps: 'time',
    title: 'Workout by time (FIT)',
    gives: 'A target in watts for each part, by the clock. Press lap to skip a step.',
    worksIn: 'Head units and trainers',
    loses: 'No map. It fits the road only while you ride the planned times.',
  },
  powerGuide: {
    format: 'fitPowerGuide',
    title: 'Course with Power Guide (FIT)',
    beta: true,
    gives: 'The course, and targets by place as Garmin’s Power Guide has them.',
    worksIn: 'Garmin devices with Power Guide, not tried yet',
    loses:
      'Garmin does not publish this format. If a device does not read the targets, the course in the file still works.',
  },
  tcx: {
    format: 'tcx',
    title: 'Course (TCX)',
    gives: 'The route with your planned times, and a prompt where the power changes and where you eat.',
    worksIn: 'Garmin Connect, Ride with GPS, Wahoo',
    loses: 'Prompts have ten letters.',
  },
  gpx: {
    format: 'gpx',
    title: 'Route (GPX)',
    gives: 'The line on the map.',
    worksIn: 'Almost every device and map app',
    loses: 'Most devices take the route only: no times, no prompts.',
  },
  zwo: {
    format: 'zwo',
    title: 'Zwift workout (ZWO)',
    gives: 'The plan as a workout, with what to do and eat as texts.',
    worksIn: 'Zwift and many trainer apps',
    loses: 'No map. Targets are shares of the FTP in the app.',
  },
  erg: {
    format: 'erg',
    title: 'Watts by time (ERG)',
    gives: 'The plan as a workout in watts.',
    worksIn: 'TrainerRoad, Wahoo, Hammerhead and most trainer apps',
    loses: 'No map.',
  },
  mrc: {
    format: 'mrc',
    title: 'Percent of FTP by time (MRC)',
    gives: 'The plan as a workout in percent of FTP.',
    worksIn: 'TrainerRoad, Wahoo and most trainer apps',
    loses: 'No map. Targets follow the FTP in the app.',
  },
  ics: {
    format: 'ics',
    title: 'Calendar (ICS)',
    gives: 'The race, and an alarm at each time to eat.',
    worksIn: 'The calendar of your phone or computer',
    loses: 'Alarms follow the plan, not your ride.',
  },
  csv: {
    format: 'csv',
    title: 'Table (CSV)',
    gives: 'Every part with watts, times and food.',
    worksIn: 'Spreadsheets',
    loses: 'For reading, not for a device.',
  },
} satisfies FileChoices;
