import type { SourceKey } from '../../answer/sources.ts';

/** Least and most. */
export type Range = readonly [from: number, to: number];

/** How long a rest after a repetition is: a share of the work, held between two bounds. */
export type RestRule = {
  /** rest as a share of the work before it: 1 is one to one */
  ofWork: number;
  leastS: number;
  mostS: number;
  /** between sets, s */
  setS: number;
  /** share of FTP that is ridden in the rests */
  intensity: number;
};

/** What there is to know of a kind of session. */
export type SessionType = {
  title: string;
  /** after the repetitions in a name: "4x8 min at threshold" */
  called: string;
  /** what it is for */
  purpose: string;
  /** share of FTP of the work, or of the ride where it has none; null where watts say nothing (gym) */
  intensity: Range | null;
  /** share of FTP that it is built with unless another is asked; what the load counts with where the work is all out */
  target: number;
  /** ridden as hard as possible */
  maximal?: true;
  /** perceived exertion of the work, 1 to 10 */
  rpe: Range;
  /** share of threshold heart rate in the work; null where heart rate says nothing (too short, all out) */
  thresholdHr: Range | null;
  /** how it should feel */
  feel: string;
  /** the mistake that most riders make */
  mistake: string;
  /** when not to do it */
  notWhen: string;
  /** how to make it harder over the weeks */
  progress: string;
  /** what to eat before and during it */
  fuel: string;
  /** where coaches or studies disagree about it */
  contested?: string;
  /** counts as a hard day */
  hard: boolean;
  /** null where it is ridden in one piece */
  rest: RestRule | null;
  sources: readonly SourceKey[];
};
