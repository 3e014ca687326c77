import { againstGuest, asFastAsMe } from '../against-guest.ts';
import { asksForSelf, besideGuest } from '../guest.ts';
import { lastCase, type Reply } from '../reply.ts';
import { answerAgain, forSelf } from '../settle.ts';
import type { Heard } from '../heard.ts';

/** Another person beside the rider: a friend, a rival, a partner. */
export function ofSomebodyElse({ message, talk }: Heard): Reply | null {
  const { memory } = talk;
  const sameTime = asFastAsMe(message, talk);
  if (sameTime) return answerAgain(sameTime, message, talk);
  const against = againstGuest(message, talk);
  if (against) return against;
  const beside = besideGuest(message, talk);
  if (beside) return forSelf(beside, message, talk);
  const last = lastCase(memory);
  if (last && asksForSelf(message) && memory.base && (memory.current?.skill ?? '') !== 'card')
    return forSelf(last, message, talk);
  return null;
}
