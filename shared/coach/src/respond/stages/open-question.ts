import type { Message } from '../../understanding/message.ts';
import { candidatesFor, SURE } from '../choose.ts';
import { asksWhyNeeded, whyNeeded } from '../explain.ts';
import { factsIn, impossibleFigure } from '../facts.ts';
import { openReply } from '../going-on.ts';
import { replyTo } from '../open-question.ts';
import type { Reply } from '../reply.ts';
import { chosen } from '../settle.ts';
import { askedForFigure, completed, WHOLE } from '../waiting.ts';
import type { Heard } from '../heard.ts';

/** The answer to a question that is open, or to one that was guessed at. */
export function ofOpenQuestion({ message, given, talk, act, again }: Heard): Reply | null {
  const { memory } = talk;
  if (memory.open && asksWhyNeeded.test(message.text)) return whyNeeded(memory.open.need, memory);
  if (
    memory.open?.asked.skill === WHOLE &&
    !act &&
    !message.text.includes('?') &&
    message.text.split(' ').length <= 14
  )
    return withTheRest(completed(memory.open, message, talk), again);
  const asks = memory.open ?? (onlyFigure(message) ? memory.guessed : null);
  const open = asks ? replyTo(asks, message, act, talk) : null;
  if (open) return openReply(open, given, talk);
  return null;
}

/** Answers a message that waited and is whole now. */
function withTheRest({ together, closed }: ReturnType<typeof completed>, again: Heard['again']): Reply {
  const wrong = impossibleFigure(together);
  if (wrong) return askedForFigure(wrong, together, closed.memory);
  const [best] = candidatesFor(together, closed);
  return best && best.sure >= SURE - 0.1
    ? chosen(best, [best], together, closed)
    : again(together, factsIn(together), closed);
}

/** A message that is little more than a figure: "ok say 210". */
const onlyFigure = ({ text, climb, session }: Message): boolean =>
  /\d/.test(text) && text.split(' ').length <= 5 && !climb && !session && !/[?%]/.test(text);
