import type { Remembered, RememberedBike } from '@breakaway/contract/remembered';
import type { SafetyState } from './guardrails/index.ts';
import type { FieldChange, Offer } from './keeping/offer.ts';

/** Facts about the athlete: once said, they hold for the whole conversation. */
export const athleteFacts = [
  'weight',
  'height',
  'ftp',
  'cp',
  'choTolerance',
  'thresholdHr',
  'maxHr',
  'restingHr',
  'bikeWeight',
  'wPrime',
  'age',
  'weeklyHours',
] as const;
export type AthleteFact = (typeof athleteFacts)[number];
/** kg, m, W, g/h, bpm, J, years, h a week */
export type Facts = Partial<Record<AthleteFact, number>>;

/** A question of one skill, understood; what `ask` holds is the skill's own affair, but it is plain JSON. */
export type Asked = { skill: string; ask: unknown };

/** What the last answer came to, for "compare with the last one" and "what should I eat for that?" */
export type Result = {
  /** W */
  powerW?: number;
  /** s */
  timeS?: number;
  /** m */
  distanceM?: number;
  /** m */
  gainM?: number;
  /** m/s, where a road without a length was ridden */
  speedMs?: number;
  /** one line that names the case: "10 km at 7 %, 250 W" */
  title?: string;
};

/** Another rider than the member. */
export type Guest = {
  facts: Facts;
  /** "your wife", "that rider" */
  name: string;
};

/** What a conversation remembers between two turns. Plain JSON, stored with it. */
export type Memory = {
  version: 2;
  facts: Facts;
  /** another person whom the conversation is about: "my wife, 58 kg"; their figures are never used for the rider */
  guest: Guest | null;
  /** the last answer about another person, for "how many watts do I need to stay with her?" */
  other: { asked: Asked; result: Result } | null;
  /** the last whole question; what-ifs count from it */
  base: Asked | null;
  /** the message that asked the base case, as it was written, for "and 5 laps?" */
  question: string;
  /** the same with the what-ifs that are in force */
  current: Asked | null;
  /** the what-ifs since the base case, as they were written, for "and both together?" */
  whatIfs: string[];
  /** the one open question of the coach */
  open: {
    need: string;
    asked: Asked;
    /** how many other questions were answered meanwhile */ repeated?: number;
  } | null;
  /** the fact that was guessed for the last answer, as the member did not know it: a bare figure after it gives it after all */
  guessed: { need: string; asked: Asked } | null;
  /** the last message where it was not understood: the next one may complete it */
  unread: string;
  result: Result | null;
  /** result of the base case, for differences */
  baseResult: Result | null;
  /** states before the last changes, newest last, for "undo" */
  before: Pick<Memory, 'facts' | 'guest' | 'base' | 'current' | 'whatIfs' | 'result' | 'baseResult'>[];
  /** the last training session and plan that were shown, for "make it 45 min" and "I missed Tuesday" */
  session: Asked | null;
  plan: Asked | null;
  /** the last messages as they were written, for "what did I say?" */
  heard: string[];
  /** what the talk is about, in the member's words without figures */
  topic: string;
  /** marks of the sentences that were said, so that none comes a second time */
  said: string[];
  safety: SafetyState;
  /** what the coach has asked a yes for; any other message than a yes drops it */
  offer: Offer | null;
  /** the bike that the member usually rides, as remembered when the message came */
  usualBike: RememberedBike | null;
  /** what the member said yes to last, to have it remembered */
  kept: Remembered | null;
  /** what the message before this one saved in the profile, for "undo that" */
  saved: FieldChange[];
  /** facts that the last question only supposed: they count while the talk goes on with it */
  supposed: Facts | null;
};

export const blankMemory: Memory = {
  version: 2,
  facts: {},
  guest: null,
  other: null,
  base: null,
  question: '',
  current: null,
  whatIfs: [],
  open: null,
  guessed: null,
  unread: '',
  result: null,
  baseResult: null,
  before: [],
  session: null,
  plan: null,
  heard: [],
  topic: '',
  said: [],
  safety: null,
  offer: null,
  usualBike: null,
  kept: null,
  saved: [],
  supposed: null,
};

/** A stored memory; one of an older shape keeps only what the member said about themselves. */
export function memoryFrom(stored: unknown): Memory {
  if (typeof stored !== 'object' || stored === null) return blankMemory;
  if ((stored as Memory).version === 2) return { ...blankMemory, ...(stored as Memory) };
  const told = (stored as { told?: Facts }).told;
  return { ...blankMemory, facts: { ...told } };
}

const MOST_BEFORE = 10;

/** The memory with its present state kept for "undo". */
export function keepingState(memory: Memory): Memory['before'] {
  return [...memory.before, stateOf(memory)].slice(-MOST_BEFORE);
}

/** What of a conversation "undo" brings back. */
export const stateOf = ({
  facts,
  guest,
  base,
  current,
  whatIfs,
  result,
  baseResult,
}: Memory): Memory['before'][number] => ({ facts, guest, base, current, whatIfs, result, baseResult });
