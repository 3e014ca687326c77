import type { AnswerPart } from '@breakaway/contract';
import type { Remembered } from '@breakaway/contract/remembered';
import type { AnswerUse, Athlete, UserRecord } from '@breakaway/cycling';
import type { WorkKey } from './answer/works.ts';
import type { Courses } from './files/courses.ts';
import type { TalkFile } from './files/talk-file.ts';
import type { Concept } from './understanding/concepts.ts';
import type { Facts, Memory, Result } from './memory.ts';
import type { Message } from './understanding/message.ts';
import type { z } from 'zod';
import type { QuantityKind } from './language/quantity.ts';
import type { Nearness } from './search/nearness.ts';

/** A computation that was made for an answer: every figure in it stands here, in the message or in the profile. */
export type ToolCall = { tool: string; arguments: unknown; result: unknown };

/** How near a message is to cards by what it means: by itself, and as it goes on with the topic of the talk. */
export type Near = { alone: Nearness; inTopic: Nearness };

/** What a skill may look at besides the message. */
export type Talk = {
  memory: Memory;
  /** what was said about the rider in this conversation, this message counted */
  facts: Facts;
  profile: UserRecord;
  /** the rider: facts before profile before estimates */
  athlete: Athlete;
  /** the member, when the conversation is about another person */
  own?: { profile: UserRecord; athlete: Athlete };
  /** ISO date of today where the member is */
  today: string;
  near?: Near | undefined;
  /** what the member agreed to have remembered */
  remembered?: readonly Remembered[] | undefined;
  /** the file that the conversation is about */
  file?: TalkFile | undefined;
  /** does work on its course */
  courses: Courses;
};

/** What a skill read in a message. */
export type Reading<Ask> = {
  ask: Ask;
  /** confidence that the message is for it, 0 to 1; from 0.5 on it would answer alone */
  score: number;
};

/** The answer of a skill, or the one thing that it has to know first. */
export type Outcome =
  | {
      kind: 'answer';
      parts: AnswerPart[];
      calls?: ToolCall[];
      result?: Result;
      /** what of the profile it rests on: contradictions in it are shown with the answer */
      rests?: AnswerUse[];
    }
  | { kind: 'ask'; need: string; text: string; chips: string[] }
  /** a sentence in the place of an answer: the question cannot be computed */
  | { kind: 'refuse'; text: string; chips?: string[] };

/**
 * A computation that any brain can use, the built-in one and a model: what it needs and in which units, what comes back,
 * and what it rests on. What is not known of the rider is asked for by the outcome.
 */
export type Tool<Ask = unknown> = {
  name: string;
  /** what it does, in the words of a list: "Power and time for climbs, flats and rolling courses" */
  title: string;
  /** every figure in it names its unit; plain JSON, because a talk keeps it */
  arguments: z.ZodType<Ask>;
  /** kinds of parts that its answers are made of, beside text */
  results: readonly AnswerPart['kind'][];
  /** works that its answers may cite */
  sources: readonly WorkKey[];
  /** it asks about the file of the conversation: nothing for who has no conversation */
  ofFile?: true;
  answer(ask: Ask, talk: Talk): Outcome;
};

/**
 * A tool that the built-in brain reads out of messages. A new skill is a folder with one of these and a line in
 * `skills/index.ts`; its examples teach the search what messages for it look like, and are run as its tests.
 */
export type Skill<Ask = unknown> = Tool<Ask> & {
  /** messages as members write them */
  examples: readonly string[];
  /** kinds of figures that it uses; those of the athlete's facts go without saying */
  uses: readonly QuantityKind[];
  /** conditions that it takes into account */
  minds: readonly Concept[];
  /** Reads a message as a question of its own; null when it is none. */
  read(message: Message, talk: Talk): Reading<Ask> | null;
  /** Reads a message as a change to its last question; null when it is none. */
  change?(ask: Ask, message: Message, talk: Talk): Ask | null;
  /** What a bare figure is when it stands alone after a question of this skill: "and 300?" */
  bare?(value: number, ask: Ask): QuantityKind | null;
  /** Reads a message as the reply to its open question; null when it is none. Facts about the rider are read for all skills. */
  reply?(ask: Ask, need: string, message: Message, talk: Talk): Ask | null;
  /** How the last answer came about, for "why?" and "how did you work that out?" */
  explain?(ask: Ask, talk: Talk): AnswerPart[];
};
