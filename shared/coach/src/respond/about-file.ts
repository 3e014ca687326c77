import type { Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import type { Message } from '../understanding/message.ts';
import type { Heard } from './heard.ts';
import type { Reply } from './reply.ts';
import { chosen } from './settle.ts';

/** As surely as this a message asks about the file that came with it. */
const ASKED = 1;
/** As surely as this it asks about one that came before, whatever was spoken of since. */
const NAMED = 1.4;

function bestOf(message: Message, talk: Talk, sure: number) {
  const [best] = ['route', 'recording']
    .flatMap((name) => {
      const skill = skillNamed(name);
      const reading = skill?.read(message, talk);
      return skill && reading ? [{ skill, ...reading }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  return best && best.score >= sure
    ? chosen({ kind: 'skill', skill: best.skill, ask: best.ask, sure: 1 }, [], message, talk)
    : null;
}

/** The answer to a message that came with a file and asks about it; null where it asks something else. */
export function aboutNewFile(message: Message, talk: Talk): Reply | null {
  const reply = bestOf(message, talk, ASKED);
  // What was asked of the file before cannot be computed again with this one.
  return reply && { ...reply, memory: { ...reply.memory, before: [] } };
}

/**
 * The answer to a question that names the file of the talk, or what only the file knows. Where there is none, "this ride" may
 * be the one that was computed last.
 */
export function aboutFile({ message, talk }: Heard): Reply | null {
  const isOfStage = talk.file ? !talk.file.isNew : talk.memory.current === null;
  return isOfStage ? bestOf(message, talk, NAMED) : null;
}
