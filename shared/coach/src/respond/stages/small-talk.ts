import { has } from '../../understanding/message.ts';
import { comforting, talking } from '../act-answers.ts';
import { asksSomething, tellsBadDay } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { said, withFacts, type Reply } from '../reply.ts';

/** Talk that asks nothing. */
export function ofSmallTalk({ message, given, talk, act, bare }: Heard): Reply | null {
  const { memory } = talk;
  // "Just did my first century!" has a figure in it, and asks nothing.
  const asksNothing =
    !asksSomething.test(message.text) &&
    !message.session &&
    !message.climb &&
    !has(message, 'power', 'relativePower', 'grade', 'speed');
  if ((act === 'proud' || act === 'shares') && asksNothing) return talking(act, talk);
  if (act && bare && act !== 'undo' && act !== 'why' && act !== 'compareLast' && act !== 'unknownValue')
    return talking(act, talk);

  if (tellsBadDay(message.text) && bare && !asksSomething.test(message.text))
    return said(comforting(talk), withFacts(memory, given), 'comfort');
  return null;
}
