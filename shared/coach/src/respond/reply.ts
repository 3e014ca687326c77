import type { AnswerPart } from '@breakaway/contract';
import type { Units } from '@breakaway/contract/units';
import type { Remembered } from '@breakaway/contract/remembered';
import type { UserRecord } from '@breakaway/cycling';
import type { CourseJob, CourseResult } from '../files/course-work.ts';
import type { Courses } from '../files/courses.ts';
import type { TalkFile } from '../files/talk-file.ts';
import type { Offer } from '../keeping/offer.ts';
import type { Asked, Facts, Memory } from '../memory.ts';
import type { Near, Talk, ToolCall } from '../skill.ts';

/** One message of the member, with all that an answer may be based on. */
export type Turn = {
  message: string;
  memory: Memory;
  profile: UserRecord;
  /** the units of figures that the member writes without one; left out, metric */
  units?: Units | undefined;
  /** ISO date of today where the member is */
  today: string;
  /** how near the message is to cards by its meaning; left out, its words decide alone */
  near?: Near | undefined;
  /** what the member agreed to have remembered; left out, nothing is offered to be */
  remembered?: readonly Remembered[] | undefined;
  /** what was said before in this conversation, newest last, for a brain that reads it; an unanswered question has null */
  earlier?: readonly { question: string; answer: string | null }[] | undefined;
  /** the file that the conversation is about */
  file?: TalkFile | undefined;
  /** does work on its course elsewhere; left out, it is done where it comes up, which takes up to some seconds */
  compute?: (<J extends CourseJob>(job: J) => Promise<CourseResult<J>>) | undefined;
  /** that work in this turn; made where a turn is answered */
  courses?: Courses | undefined;
};

export type Answer = {
  parts: AnswerPart[];
  /** The same content as plain text. */
  text: string;
  /** What the conversation remembers from now on. */
  memory: Memory;
  calls: ToolCall[];
  /** The outcome of the message: for measurements, never shown. */
  outcome: 'answered' | 'asked' | 'notUnderstood' | 'refused' | 'safety' | 'talk';
  /** Which skill or card answered. */
  by: string;
  /** Who answered, where that is not the brain itself. */
  engine?: string;
  /** One sentence for the member about who answered and why. */
  note?: string;
  /** The member stopped it: what is there is its beginning. */
  stopped?: boolean;
  /** What the member said yes to: whoever stores the answer does it in the same step. */
  does?: Offer;
  /** What it cost at a model: its own tokens and those it read. */
  tokens?: number;
};

export type Reply = Omit<Answer, 'text' | 'engine' | 'note' | 'stopped' | 'does' | 'tokens'> & {
  /** values of the rider that only this answer was computed with */
  tried?: Facts;
};

export const said = (parts: AnswerPart[], memory: Memory, by: string): Reply => ({
  parts,
  memory,
  calls: [],
  outcome: 'talk',
  by,
});

export const asking = (words: string, chips: string[], memory: Memory, by: string): Reply => ({
  parts: [{ kind: 'question', text: words, chips }],
  memory,
  calls: [],
  outcome: 'asked',
  by,
});

/** The facts about the member: figures of another person are not stored as theirs. */
export const ownFacts = ({ memory, facts }: Talk): Facts => (memory.guest ? memory.facts : facts);

export const withFacts = (memory: Memory, given: Facts): Memory => ({
  ...memory,
  facts: { ...memory.facts, ...given },
});

/** The last question that a skill answered; a card in between is no case. */
export const lastCase = ({ current, base }: Memory): Asked | null =>
  current && current.skill !== 'card' ? current : base;
