import type { Memory } from '../memory.ts';
import type { Talk } from '../skill.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { candidatesFor, SURE } from './choose.ts';
import { impossibleFigure } from './facts.ts';
import { looseFigure } from './loose-figure.ts';
import type { Missing } from './missing.ts';
import { asking, ownFacts, withFacts, type Reply } from './reply.ts';
import { chosen } from './settle.ts';

/** In the place of a skill: the open question is about a message that was not whole. */
export const WHOLE = 'message';
/** What is waited for, where a figure could not be. */
const FIGURE = 'figure:';

type Doubt = { text: string; chips: string[]; figure: string };

/** Asks for what a message lacks; the message waits for it. */
export function askedFor({ text: words, chips }: Missing, message: Message, talk: Talk): Reply {
  return asking(
    words,
    chips,
    {
      ...withFacts(talk.memory, ownFacts(talk)),
      open: { need: 'more', asked: { skill: WHOLE, ask: message.raw.slice(0, 600) } },
    },
    'missing',
  );
}

/** Asks what an impossible figure should be; the message waits for it. */
export const askedForFigure = ({ text, chips, figure }: Doubt, message: Message, memory: Memory): Reply =>
  asking(
    text,
    chips,
    {
      ...memory,
      open: { need: `${FIGURE}${figure}`, asked: { skill: WHOLE, ask: message.raw.slice(0, 600) } },
    },
    'figure',
  );

/** The message that waited, with what was missing or with the right figure, and the talk without its open question. */
export function completed(
  { need, asked }: NonNullable<Memory['open']>,
  message: Message,
  talk: Talk,
): { together: Message; closed: Talk } {
  const first = String(asked.ask);
  const value = need.startsWith(FIGURE)
    ? (looseFigure(message.text) ?? message.quantities[0]?.text ?? null)
    : null;
  const whole =
    value === null ? joined(first, message.raw) : inPlaceOf(need.slice(FIGURE.length), String(value), first);
  return {
    together: takeApart(whole, talk.athlete.ftpW?.value ?? null),
    closed: { ...talk, memory: { ...talk.memory, open: null } },
  };
}

const joined = (first: string, second: string) => `${first.replace(/[ ?.!]+$/, '')}, ${second}`;

/** A message with another figure in the place of one that could not be: the unit stays. */
function inPlaceOf(doubted: string, value: string, first: string): string {
  const unit = /[\d.,]+(.*)$/.exec(doubted)?.[1] ?? '';
  const at = first.toLowerCase().indexOf(doubted.toLowerCase());
  const said = /[a-z%°]/i.test(value) ? value : `${value}${unit}`;
  return at === -1 ? `${first}, ${said}` : first.slice(0, at) + said + first.slice(at + doubted.length);
}

/** A message that says little by itself, after one that was not understood: both read together; null where that helps nothing. @param alone how sure the message is by itself */
export function withEarlier(message: Message, talk: Talk, alone: number): Reply | null {
  const { unread } = talk.memory;
  // Two messages that were read neither alone, or a short one that may be the question of the first.
  if (!unread || (alone >= SURE && (!/\d/.test(unread) || message.text.split(' ').length > 9))) return null;
  const together = takeApart(joined(unread, message.raw), talk.athlete.ftpW?.value ?? null);
  if (impossibleFigure(together)) return null;
  const [best] = candidatesFor(together, talk).filter(({ kind }) => kind === 'skill');
  return best && best.sure >= Math.max(SURE, alone) ? chosen(best, [best], together, talk) : null;
}
