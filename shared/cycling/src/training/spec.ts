import type { SessionTypeId } from './session.ts';
import type { SessionTarget } from './targets.ts';

/** A piece of one repetition. */
export type WorkPart = {
  seconds: number;
  /** that of the block where not given */
  target?: SessionTarget;
  /** where it ends, for a ramp */
  rampTo?: SessionTarget;
  cadenceRpm?: number;
  label?: string;
  /** easy riding between two pieces of the same repetition */
  rest?: boolean;
};

/** Repetitions of the same work. */
export type SessionBlock = {
  /** found by the length of the work when not given */
  type?: SessionTypeId;
  /** 1 when not given */
  sets?: number;
  /** in a set; 1 when not given */
  reps?: number;
  /** what one repetition is made of, in order: one piece for plain intervals, several for a pyramid or over-unders */
  work: WorkPart[];
  /** of pieces without a target of their own; that of the type when not given */
  target?: SessionTarget;
  /** one for each repetition, where they differ; the last counts for those beyond */
  targets?: SessionTarget[];
  /** between repetitions, s; by the rule of the type when not given */
  restS?: number;
  /** between sets, s; by the rule of the type when not given */
  setRestS?: number;
  /** what is ridden in the rests; by the rule of the type when not given */
  restTarget?: SessionTarget;
  /** repetitions that are left out, from 1 */
  skip?: number[];
  /** the last repetition is ridden all out */
  lastMaximal?: boolean;
  /** short efforts inside the work */
  bursts?: { seconds: number; everyS: number };
  /** all targets harder by so many watts, or by a factor */
  addW?: number;
  scale?: number;
  cadenceRpm?: number;
  /** "seated", "uphill", "in the drops" */
  label?: string;
};

/** A session as plain data that can be kept, edited and built again with `sessionFrom`. */
export type SessionSpec = SessionBlock & {
  /** what it is called; made from the work when not given */
  name?: string;
  /** s; 0 for none, 15 and 10 min when not given */
  warmUpS?: number;
  coolDownS?: number;
  /** an easy ride that the repetitions are placed into, evenly, the first after 15 min */
  within?: { seconds: number; target?: SessionTarget };
  /** more blocks, after the first one's last rest */
  then?: SessionBlock[];
  /** the length of the whole session, s: repetitions, warm-up and cool-down are fitted to it */
  totalS?: number;
};
