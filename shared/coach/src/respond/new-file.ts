import type { Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import type { Message } from '../understanding/message.ts';
import type { Reply } from './reply.ts';
import { chosen } from './settle.ts';

/** As surely as this a message asks about the file that came with it. */
const ASKED = 1;

/** The answer to a message that came with a file and asks about it; null where it asks something else. */
export function aboutNewFile(message: Message, talk: Talk): Reply | null {
  for (const name of ['route', 'recording']) {
    const skill = skillNamed(name);
    const reading = skill?.read(message, talk);
    if (skill && reading && reading.score >= ASKED)
      return chosen({ kind: 'skill', skill, ask: reading.ask, sure: 1 }, [], message, talk);
  }
  return null;
}
