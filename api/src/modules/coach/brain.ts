import type { AnswerPart } from '@breakaway/contract';
import type { UserRecord } from '@breakaway/cycling';
import type { Memory } from './intent/frame.ts';

/** One message of the member, with all that an answer may be based on. */
export type Turn = { message: string; memory: Memory; profile: UserRecord };

/** A computation that was made for an answer: every figure in it stands here, in the message or in the profile. */
export type ToolCall = { tool: string; arguments: unknown; result: unknown };

export type Answer = {
  parts: AnswerPart[];
  /** The same content as plain text. */
  text: string;
  /** Which brain answered. */
  engine: string;
  /** What the conversation remembers from now on. */
  memory: Memory;
  calls: ToolCall[];
};

/**
 * Answers a turn. The built-in brain reads the words by rules; another brain may let a model choose the tools. Both
 * stand behind the same guardrails and compute with the same tools.
 */
export interface Brain {
  answer(turn: Turn): Promise<Answer>;
}
