import type { SourceKey } from '../src/answer/sources.ts';

/** One published figure and how ours is computed. */
export type Case = {
  /** what is compared, in a few words */
  title: string;
  /** everything that goes in, as a reader would type it */
  inputs: string;
  /** a key of SOURCES, or the source in full */
  source: SourceKey | (string & {});
  published: number;
  /** largest honest difference, in `unit`, and why where it is not obvious */
  tolerance: number;
  unit: string;
  /** decimals shown */
  digits?: number;
  /** the real file that the figure is about, below RIDES_DIR */
  file?: string;
  /** our figure; `bytes` is the file */
  ours: (bytes: Uint8Array) => number | Promise<number>;
};

/** Cases of one subject, in the order in which they are printed. */
export type Chapter = { subject: string; about: string; cases: Case[] };

/** A case with our figure; null when its file is not there. */
export type Outcome = Omit<Case, 'ours'> & { subject: string; ours: number | null };
