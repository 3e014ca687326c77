import type { AnswerPart } from '@breakaway/contract';

/** The kinds of an answer's parts, each by its name. */
export type PartOf<Kind extends AnswerPart['kind']> = Extract<AnswerPart, { kind: Kind }>;

export type SessionStep = PartOf<'session'>['steps'][number];
export type PlanWeek = PartOf<'plan'>['weeks'][number];
export type PlanDay = PlanWeek['days'][number];
export type TimelineMark = PartOf<'timeline'>['marks'][number];

/** Where a part is in the conversation, so that the server can find it and make a file of it. */
export interface Place {
  /** The number of its answer in the conversation; the first is 1. */
  answer: number;
  /** Its path inside the answer's parts, such as `0`, or `2.1` for the second part of a fold. */
  path: string;
}
