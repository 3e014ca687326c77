import type { SessionSpec, SessionTypeId } from '@breakaway/cycling';
import type { About } from './about.ts';
import type { Constraint } from './constraints.ts';

/** One side of a comparison. */
export type Side = {
  spec?: SessionSpec;
  type?: SessionTypeId;
  /** no intensity was said of it */ open?: boolean;
};

/** A question on a session, understood. Plain JSON. */
export type SessionAsk = {
  wants: 'explain' | 'build' | 'swap' | 'compare';
  /** as it was written, where it was written in notation */
  spec?: SessionSpec;
  type?: SessionTypeId;
  minutes?: number;
  /** the load that it should have */
  tss?: number;
  /** minutes of work that it should hold */
  workMinutes?: number;
  /** sprints that are added to it */
  sprints?: number;
  indoor?: boolean;
  noPowerMeter?: boolean;
  /** targets in heart rate are wished for */
  byHeart?: boolean;
  /** no heart rate at hand */
  noHeart?: boolean;
  beginner?: boolean;
  /** sentences on what had to be assumed */
  assumed?: string[];
  constraint?: Constraint;
  /** what the notation leaves open */
  question?: { text: string; chips: string[] };
  /** "what watts", "how should it feel", "why": what the answer begins with */
  about?: About;
  /** the question, for what it says of days */
  words?: string;
  /** the sessions that are compared, and what for */
  sides?: [Side, Side];
  /** the first is meant in the place of the second: "can I do 8x4 instead of 4x8" */
  instead?: boolean;
  aim?: SessionTypeId;
};
