import type { DeviceTotals, TrackPoint, Waypoint } from './track.ts';

/** The part of the FIT profile (Garmin, FIT SDK) that a ride or a route needs: numbers of messages and fields. */
export const MESSAGE = {
  fileId: 0,
  zones: 7,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  course: 31,
  coursePoint: 32,
  fieldDescription: 206,
} as const;

/** Field of a message -> our name, and what the stored whole number must be divided by and then lessened by. */
export type Scaled<T> = readonly (readonly [field: number, name: keyof T, scale: number, offset: number])[];

const SEMICIRCLES = 2 ** 31 / 180;

/** Of two fields for one thing the later one counts when it is there. */
export const RECORD_FIELDS: Scaled<TrackPoint> = [
  [0, 'latDeg', SEMICIRCLES, 0],
  [1, 'lonDeg', SEMICIRCLES, 0],
  [2, 'elevationM', 5, 500],
  [78, 'elevationM', 5, 500],
  [3, 'heartRateBpm', 1, 0],
  [4, 'cadenceRpm', 1, 0],
  [5, 'distanceM', 100, 0],
  [6, 'speedMs', 1000, 0],
  [73, 'speedMs', 1000, 0],
  [7, 'powerW', 1, 0],
  [13, 'temperatureC', 1, 0],
];
/** Speed (12 bits, cm/s) and distance (12 bits, 1/16 m, rolling over) in three bytes. */
export const COMPRESSED_SPEED_DISTANCE = 8;

export const SESSION_TOTALS: Scaled<DeviceTotals> = [
  [7, 'elapsedS', 1000, 0],
  [8, 'timerS', 1000, 0],
  [59, 'movingS', 1000, 0],
  [9, 'distanceM', 100, 0],
  [15, 'maxSpeedMs', 1000, 0],
  [125, 'maxSpeedMs', 1000, 0],
  [16, 'averageHeartRateBpm', 1, 0],
  [17, 'maxHeartRateBpm', 1, 0],
  [18, 'averageCadenceRpm', 1, 0],
  [20, 'averagePowerW', 1, 0],
  [21, 'maxPowerW', 1, 0],
  [22, 'ascentM', 1, 0],
  [23, 'descentM', 1, 0],
  [34, 'normalizedW', 1, 0],
  [35, 'trainingStressScore', 10, 0],
  [45, 'ftpW', 1, 0],
  [48, 'workJ', 1, 0],
];

export const LAP_TOTALS: Scaled<DeviceTotals> = [
  [7, 'elapsedS', 1000, 0],
  [8, 'timerS', 1000, 0],
  [52, 'movingS', 1000, 0],
  [9, 'distanceM', 100, 0],
  [14, 'maxSpeedMs', 1000, 0],
  [111, 'maxSpeedMs', 1000, 0],
  [15, 'averageHeartRateBpm', 1, 0],
  [16, 'maxHeartRateBpm', 1, 0],
  [17, 'averageCadenceRpm', 1, 0],
  [19, 'averagePowerW', 1, 0],
  [20, 'maxPowerW', 1, 0],
  [21, 'ascentM', 1, 0],
  [22, 'descentM', 1, 0],
  [33, 'normalizedW', 1, 0],
  [41, 'workJ', 1, 0],
];

export const COURSE_POINT_FIELDS: Scaled<Pick<Waypoint, 'latDeg' | 'lonDeg' | 'distanceM'>> = [
  [2, 'latDeg', SEMICIRCLES, 0],
  [3, 'lonDeg', SEMICIRCLES, 0],
  [4, 'distanceM', 100, 0],
];

/** What a FIT file may be that is neither a ride nor a route. */
export const OTHER_FILES: Record<number, string> = {
  1: 'a device file',
  2: 'a settings file',
  3: 'a sport profile',
  5: 'a planned workout',
  7: 'a training schedule',
  9: 'a weight file',
  10: 'a totals file',
  11: 'a goals file',
  14: 'a blood pressure file',
  15: 'a daily monitoring file',
  28: 'a daily monitoring file',
  32: 'a daily monitoring file',
};
export const COURSE_FILE = 6;

export const COURSE_POINT_KINDS: Record<number, string> = {
  1: 'summit',
  2: 'valley',
  3: 'water',
  4: 'food',
  5: 'danger',
  6: 'left',
  7: 'right',
  8: 'straight',
  9: 'first aid',
  10: 'fourth category',
  11: 'third category',
  12: 'second category',
  13: 'first category',
  14: 'hors category',
  15: 'sprint',
};

/** Seconds from 1970 to the beginning of FIT time. */
export const FIT_EPOCH_S = 631_065_600;
