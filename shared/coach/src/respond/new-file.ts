import type { Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import type { Message } from '../understanding/message.ts';
import type { Reply } from './reply.ts';
import { chosen } from './settle.ts';

/** As surely as this a message asks about the file that came with it. */
const ASKED = 1;

/** The answer to a message that came with a file and asks about it; null where it asks something else. */
export function aboutNewFile(message: Message, talk: Talk): Reply | null {
  const [best] = ['route', 'recording']
    .flatMap((name) => {
      const skill = skillNamed(name);
      const reading = skill?.read(message, talk);
      return skill && reading ? [{ skill, ...reading }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  if (!best || best.score < ASKED) return null;
  const reply = chosen({ kind: 'skill', skill: best.skill, ask: best.ask, sure: 1 }, [], message, talk);
  // What was asked of the file before cannot be computed again with this one.
  return { ...reply, memory: { ...reply.memory, before: [] } };
}
