import type { Facts } from '../memory.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import type { Act } from './acts.ts';
import type { Reply } from './reply.ts';

/** A message in a talk, as every stage of answering looks at it. */
export type Heard = {
  message: Message;
  /** what it says of the rider */
  given: Facts;
  talk: Talk;
  /** what it does, where it is a move in the talk: taking back, thanking, asking why */
  act: Act | null;
  /** it has no figure, climb or session in it */
  bare: boolean;
  /** it is short enough to be nothing but that move */
  whole: boolean;
  /** answers another message in its place */
  again: (message: Message, given: Facts, talk: Talk) => Reply;
};
