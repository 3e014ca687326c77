import type { ExportFormat } from '@breakaway/cycling';

/** The files that a plan can become. */
export type FileKey =
  | 'course'
  | 'workoutByDistance'
  | 'workoutByTime'
  | 'powerGuide'
  | 'tcx'
  | 'gpx'
  | 'zwo'
  | 'erg'
  | 'mrc'
  | 'ics'
  | 'csv';

/** A file that a member can take along. */
export interface FileChoice {
  format: ExportFormat;
  /** what ends the steps of a workout */
  steps?: 'distance' | 'time';
  title: string;
  beta?: true;
  /** what it does */
  gives: string;
  /** which devices and apps read it */
  worksIn: string;
  /** what of the plan it cannot hold */
  loses: string;
}

/** The files that a tool offers. */
export type FileChoices = Readonly<Partial<Record<FileKey, FileChoice>>>;
