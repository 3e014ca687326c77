import type { Talk } from '../skill.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { candidatesFor, SURE } from './choose.ts';
import type { Reply } from './reply.ts';
import { chosen } from './settle.ts';

const lead =
  /^(?:(?:and|or|but|ok|so|no|sorry|actually|now|then|what about|how about|what if|if|it'?s|it is|there(?:'s| is| are| were)|make (?:it|that)|i meant?|we do|i do|with|for|only|just|each|every|per)[ ,]+)*/i;
/** "5 laps", "200 m of climbing a lap" */
const oneFigure =
  /^(?:(?:each|every|the|a|per) \w+ (?:has|is|of|with) )?(\d+(?:\.\d+)?) ?([a-z°%'/]+)(?: of (\w+))?\b.{0,24}$/i;
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^met(?:er|re)$/, 'm');

/** The last whole question with another figure in the place of the one with the same unit; null where there is none. */
export function sameWithFigure(message: Message, talk: Talk): Reply | null {
  const { question } = talk.memory;
  const said = oneFigure.exec(
    message.raw
      .trim()
      .replace(lead, '')
      .replace(/[?.! ]+$/, ''),
  );
  if (!question || !said?.[2] || message.raw.split(/\s+/).length > 9) return null;
  const unit = stem(said[2]);
  let put = false;
  const written = question.replace(
    /(\d+(?:\.\d+)?)( ?-?)([a-z°%/]+)/gi,
    (whole, _: string, gap: string, word: string) => {
      if (put || stem(word) !== unit) return whole;
      put = true;
      return `${said[1]}${gap}${word}`;
    },
  );
  if (!put) return null;
  const together = takeApart(written, talk.athlete.ftpW?.value ?? null);
  const [best] = candidatesFor(together, talk).filter(({ kind }) => kind === 'skill');
  return best && best.sure >= SURE ? chosen(best, [best], together, talk) : null;
}
