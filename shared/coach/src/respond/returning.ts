import type { Asked, Memory } from '../memory.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';

/** "Back to the climb, …": the words that name what the talk returns to. */
const returns =
  /^(?:(?:ok(?:ay)?|so|and|right|now|anyway|but|let'?s go)[, ]+)*(?:back to|about|returning to|again) (?:the |my |our |that |this )?([a-z' -]{2,30}?)(?: again| now| then)?(?:[,.:;!?-]+\s*|\s+(?=and\b|what\b|how\b|at\b|with\b|can\b|i\b)|$)/;

/** What the member comes back to ("back to the climb, …") and what is said of it; null where the message comes back to nothing. */
export function returning(message: Message, talk: Talk): { asked: Asked; rest: string } | null {
  const match = returns.exec(message.text);
  const words = match?.[1]?.trim();
  if (!match || !words || /^(?:mine|normal|it|that|before|the)$/.test(words)) return null;
  const { memory } = talk;
  const known: [RegExp, Asked | null][] = [
    [/\b(?:plan|week|block|schedule|programme?)\b/, memory.plan],
    [/\b(?:session|workout|intervals?|training)\b/, memory.session],
    [/\b(?:food|eating|feeding|fuell?ing|nutrition|carbs?|gels?)\b/, earlier(memory, 'feeding')],
    [/\b(?:tyres?|tires?|pressures?)\b/, earlier(memory, 'tyres')],
    [/\b(?:gears?|gearing|cassette)\b/, earlier(memory, 'gears')],
    [/\b(?:climbs?|hills?|col|mountain|ride|time trial|tt|flat|course|loop|road)\b/, earlier(memory, 'ride')],
    [/./, memory.base],
  ];
  const asked = known.find(([pattern, one]) => one && pattern.test(words))?.[1];
  return asked ? { asked, rest: message.text.slice(match[0].length).trim() } : null;
}

/** The talk as it stood after the last question of a skill, whatever was asked since. */
const standingOf = (
  { before, base, baseResult }: Memory,
  name: string,
): Pick<Memory, 'base' | 'baseResult'> | undefined =>
  [...before, { base, baseResult }].findLast((one) => one.base?.skill === name);

/** The last question of a skill, whatever was asked since; null where there was none. */
export const earlier = (memory: Memory, name: string): Asked | null => standingOf(memory, name)?.base ?? null;

/** The memory with the case in front that a change counts from, where other things were asked since. */
export function cameBackTo(skill: string, memory: Memory): Memory {
  if (!memory.base || memory.base.skill === skill) return memory;
  const standing = standingOf(memory, skill);
  return standing
    ? { ...memory, ...standing, current: standing.base, result: standing.baseResult, whatIfs: [] }
    : memory;
}
