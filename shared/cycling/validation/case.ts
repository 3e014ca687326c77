import type { SourceKey } from '../src/answer/sources.ts';

/** One published figure and how ours is computed. */
export type Case = {
  /** what is compared, in a few words */
  title: string;
  /** what goes in beside the inputs of the group, as a reader would type it */
  inputs?: string;
  published: number;
  /** upper end, where a range is published */
  publishedTo?: number;
  /** largest honest difference, in `unit` */
  tolerance: number;
  unit: string;
  /** decimals shown */
  digits?: number;
  /** the real files that the figure is about, below RIDES_DIR */
  files?: readonly string[];
  /** our figure; given the bytes of the files, in their order */
  ours: (...files: Uint8Array[]) => number | Promise<number>;
  /** why ours lies outside the tolerance, where it does */
  off?: string;
};

/**
 * Kinds of published figures: measured on riders, roads or air; computed by others from the same inputs; estimated by
 * others, with unknowns of their own; or true by definition, convention or construction.
 */
export type Basis = 'measured' | 'computed' | 'estimate' | 'definition';

/** Cases that share a source. */
export type Group = {
  title: string;
  /** a key of SOURCES, or the source in full */
  source: SourceKey | (string & {});
  /** what goes into every case */
  inputs?: string;
  /** what kind of figures are published */
  basis: Basis;
  /** why the tolerances are what they are, one sentence */
  tolerance: string;
  note?: string;
  cases: Case[];
};

/** A subject with its groups, in the order in which they are printed. */
export type Chapter = { subject: string; about: string; groups: Group[] };

/** A case with our figure; null when a file of it is not there. */
export type Outcome = Omit<Case, 'ours'> & {
  subject: string;
  group: string;
  basis: Basis;
  ours: number | null;
};

/**
 * How far our figure is from the published one, or from the nearer end of the published range, in the unit of the case.
 * NaN when there is none.
 */
export function differenceOf({ ours, published, publishedTo = published }: Outcome): number {
  if (ours === null) return NaN;
  return ours - Math.min(publishedTo, Math.max(published, ours));
}

/** Whether our figure is within the tolerance of the published one. */
export function holds(outcome: Outcome): boolean {
  return Math.abs(differenceOf(outcome)) <= outcome.tolerance;
}
