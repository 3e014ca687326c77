import { text } from '../../answer/parts.ts';
import { blankMemory } from '../../memory.ts';
import { talking } from '../act-answers.ts';
import { withoutOne } from '../dropped.ts';
import type { Heard } from '../heard.ts';
import { otherFigure } from '../other-figure.ts';
import { reactionTo } from '../reactions.ts';
import { backTo, undone } from '../remember.ts';
import { said, type Reply } from '../reply.ts';
import { changedTo } from '../settle.ts';

/** What starts over, takes back, or reacts to what stands. */
export function takingBack({ message, talk, act, bare, whole }: Heard): Reply | null {
  const { memory } = talk;
  if (act === 'startOver' && bare && whole) {
    const reply = talking(act, { ...talk, memory: blankMemory });
    return talk.remembered?.length
      ? { ...reply, parts: [text(freshButKept), ...reply.parts.slice(1)] }
      : reply;
  }
  const without = act === 'undo' ? withoutOne(message, talk) : null;
  if (without) return changedTo(without, message, talk);
  if (act === 'undo') {
    const back = /\d/.test(message.text) ? backTo(message, talk) : undone(message, talk);
    if (back) return back;
  }
  if (letsGo.test(message.text))
    return said(
      [text('All right, I leave it there. What shall we look at?')],
      { ...memory, open: null },
      'letGo',
    );
  const elsewhere = otherFigure(message, talk);
  if (elsewhere) return elsewhere;
  const reaction = memory.open ? null : reactionTo(message, talk);
  if (reaction) return reaction;
  return null;
}

const freshButKept =
  'Done: a fresh start of this conversation. I use your profile again, and what you asked me to remember.';

/** "Never mind": the matter is dropped, and nothing is waited for. */
const letsGo =
  /^(?:(?:ok(?:ay)?|ah|oh|no|actually|well|sorry)[ ,]+)*(?:never ?mind|forget (?:i asked|about it)|doesn'?t matter|not important|leave it)(?: then| thanks| now)*[ .!]*$/;
