import { text } from '../../answer/parts.ts';
import { onLast, onlyTheFigure } from '../about-last.ts';
import { candidatesFor, SURE } from '../choose.ts';
import { assumptionsOf, explained } from '../explain.ts';
import { aboutLast, askOnLast } from '../going-on.ts';
import { missingIn } from '../missing.ts';
import { cardForWeight } from '../per-kilo.ts';
import { adopted, remembered, tried } from '../remember.ts';
import { asking, lastCase, said, withFacts, type Reply } from '../reply.ts';
import { freshOf } from '../sayings.ts';
import { answerAgain } from '../settle.ts';
import { keptInMind, onlyTells, supposed } from '../facts-given.ts';
import { askedFor } from '../waiting.ts';
import type { Heard } from '../heard.ts';

/** The last answer: why, by other figures of the rider, in other words, doubted. */
export function ofLastAnswer({ message, given, talk, act, bare, whole }: Heard): Reply | null {
  const { memory } = talk;
  // "Why sweet spot and not threshold?" asks of the world, where nothing was answered yet.
  const asksOfWorld = () =>
    message.text.split(' ').length > 3 && (candidatesFor(message, talk)[0]?.sure ?? 0) >= SURE;
  if (act === 'why' && bare && (memory.current || (whole && !asksOfWorld()))) return explained(message, talk);
  const byWeight = cardForWeight(message, talk);
  if (byWeight) return byWeight;
  const figure = onlyTheFigure(message, talk);
  if (figure) return aboutLast(figure, talk);
  // "And train up to 280 W of FTP" after a what-if is one more.
  const oneMore =
    memory.whatIfs.length > 0 && Object.keys(given).length > 0 && /^(?:and|plus|also)\b/.test(message.text);
  if ((supposed(message, given) || oneMore) && memory.base) return tried(given, message, talk);
  const again = lastCase(memory);
  if (Object.keys(given).length > 0 && sameAgain.test(message.text) && again && !message.climb)
    return answerAgain(again, message, talk);
  if (onlyTells(message, given) && !(given.weeklyHours !== undefined && memory.plan))
    return remembered(given, talk);
  const kept = keptInMind(message);
  if (kept) return said(kept, withFacts(memory, given), 'kept');
  const missing = missingIn(message, talk);
  if (missing && !memory.open) return askedFor(missing, message, talk);
  const used = adopted(message, talk);
  if (used) return used;
  // "How much does that cost me?" of a change is time and watts, not money.
  if (
    costs.test(message.text) &&
    memory.current &&
    ['ride', 'compare', 'versus', 'courses'].includes(memory.current.skill)
  )
    return answerAgain(memory.current, message, talk);
  const skillOnIt = askOnLast(message, memory);
  if (skillOnIt) return answerAgain(skillOnIt, message, talk);
  const last = onLast(message, talk);
  if (last) return aboutLast(last, talk);
  const doubted = act === 'wrong' && bare ? assumptionsOf(talk, text(freshOf(doubts, memory.said))) : null;
  if (doubted) return doubted;
  const other = act === 'wrong' ? /\b\d+(?:\.\d+)?\b/.exec(message.text)?.[0] : undefined;
  if (other && bare)
    return asking(
      `Which figure should be ${other}?`,
      [`My weight is ${other} kg`, `My FTP is ${other} W`],
      memory,
      'wrong',
    );
  return null;
}

/** An answer that was doubted shows what it was counted with. */
const doubts = [
  'These figures went in. Tell me which one is different, and I compute again.',
  'Then one of these must be off: which one?',
] as const;

const costs =
  /^(?:and |so |but )*(?:how much|what) (?:does|do|will|would|did) (?:that|it|this) cost(?: me)?(?: (?:in (?:time|watts|seconds)|then))?[ ?.!]*$/;

/** "68 kg now. Same climb again?" */
const sameAgain =
  /\b(?:the )?same (?:climb|ride|course|route|hill|question|thing|one|again)\b|\bagain with (?:that|those|this)\b|\b(?:and|so) now\?|\bdo (?:that|it) again\b/;
