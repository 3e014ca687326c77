import type { AnswerPart } from '@breakaway/contract';

/** A training plan as it stands in an answer. */
export type PlanPart = Extract<AnswerPart, { kind: 'plan' }>;

/** A file as it is sent to the member. */
export interface MadeFile {
  name: string;
  mediaType: string;
  content: Buffer;
}
