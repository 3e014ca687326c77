import type { QuantityKind } from '../language/quantity.ts';

export type Skill = 'climb' | 'timeTrial' | 'hold' | 'zones' | 'fitness' | 'feeding';
export type Asked = 'power' | 'time' | 'speed' | 'distance' | 'plan';

/** What the rider said, in SI units; see `Quantity` for each kind. */
export type Given = Partial<Record<Exclude<QuantityKind, 'other'>, number>>;

/** One question, understood: what is wanted, and what was said about it. It is kept with the conversation. */
export type Frame = {
  skill: Skill;
  asked: Asked;
  given: Given;
  /** A climb of the gazetteer: it stands for distance, gain and altitude. */
  climbId?: string;
  zones?: 'power' | 'heartRate' | 'both';
  /** Rider and bicycle were weighed together in one message, so clothes and bottles are counted in. */
  kitCounted?: boolean;
  /** "… and with 2 kg less?" in the same breath: shown as a change to the result. */
  whatIf?: Array<{ kind: 'weight' | 'bikeWeight' | 'power' | 'cda'; by: number; text: string }>;
  /** Power and duration are those of the last answer: "what should I eat for that?" */
  fromLastRide?: boolean;
};

/** Facts about the athlete: once said, they hold for the whole conversation. */
export const athleteFacts = [
  'weight',
  'height',
  'ftp',
  'choTolerance',
  'thresholdHr',
  'maxHr',
  'bikeWeight',
] as const;
export type AthleteFact = (typeof athleteFacts)[number];
export type Told = Partial<Record<AthleteFact, number>>;

/** Something the answer cannot do without. */
export type Need =
  | 'weight'
  | 'height'
  | 'ftp'
  | 'choTolerance'
  | 'thresholdHr'
  | 'steepness'
  | 'course'
  | 'target'
  | 'rideTime'
  | 'climb'
  | 'speedOrTime';

/** What a conversation remembers between two turns. Plain JSON, stored with it. */
export type Memory = {
  frame: Frame | null;
  told: Told;
  /** The one open question, and what it was asked for. */
  pending: { need: Need; frame: Frame } | null;
  /** Outcome of the last ride: for "what should I eat for that?" and for "5 kg lighter". */
  lastRide: { computed: 'power' | 'time'; powerW: number; timeS: number; values: Given } | null;
};

export const blankMemory: Memory = { frame: null, told: {}, pending: null, lastRide: null };

/** What a message turned out to be. */
export type Reading =
  | {
      kind: 'question';
      frame: Frame;
      told: Told;
      follows?: boolean;
      slip?: { written: string; climbId: string };
    }
  | { kind: 'didYouMean'; frame: Frame; told: Told; climbId: string; written: string }
  | { kind: 'typical'; need: Need; frame: Frame }
  | { kind: 'told'; told: Told }
  | { kind: 'conflict'; text: string; chips: string[] }
  | { kind: 'explain' }
  | { kind: 'capabilities' }
  | { kind: 'thanks' }
  | { kind: 'startOver' }
  | { kind: 'unknown'; understood: string[] };
