import type { Answer, Memory, TalkFile } from '@breakaway/coach';
import type { Conversation, Turn } from './conversation.ts';

/** What the member's last message calls for. */
export type Reading =
  | { kind: 'tool'; name: string; arguments: unknown }
  | { kind: 'knowledge' }
  /** a greeting and the like; `about` names it: "hello" */
  | { kind: 'talk'; about: string };

// Loaded with the first request: it takes a second, and most of what runs with a sandbox has no model.
const coach = () => import('@breakaway/coach');

/**
 * Finds out which tool fits, by the coach's own reading of all messages in order. The rider is unknown to it: what it
 * would have to ask, the tool knows or asks.
 * @param today ISO date
 * @param file what the instructions say of an attached file
 */
export async function readingOf(
  { turns }: Conversation,
  today: string,
  file: TalkFile | undefined,
): Promise<Reading> {
  const { blankMemory, respond } = await coach();
  let memory = blankMemory;
  let answer: Answer | null = null;
  for (const turn of turns) {
    // With which of the questions before it came is not known here: as good as all of them may be about it.
    const attached = file && { ...file, isNew: file.isNew || turn !== turns.at(-1) };
    answer = respond({ message: turn.words, memory, profile: {}, today, file: attached });
    memory = afterwards(answer, turn);
  }
  return answer ? fittingTool(answer) : { kind: 'talk', about: 'nothing' };
}

/** The coach asked here for what is in the rider's record. Where the assistant did not ask, it was answered. */
function afterwards({ memory, outcome }: Answer, { words, reply }: Turn): Memory {
  const asked = memory.open?.asked;
  if (outcome !== 'asked' || !asked || reply === '' || reply.includes('?')) return memory;
  return { ...memory, open: null, current: asked, base: asked, question: words };
}

function fittingTool({ by, outcome, memory }: Answer): Reading {
  // "safety:heat+skill:ride": an answer with a caution before it.
  const source = by.split('+').at(-1) ?? by;
  // What no rule reads is searched for by its meaning.
  if (/^(?:card|more):|^why:card$|^notUnderstood$/.test(source)) return { kind: 'knowledge' };
  if (outcome === 'asked' && memory.open) return tool(memory.open.asked);
  const named = /^(?:skill|why):(.+)$/.exec(source)?.[1];
  if (!named) return { kind: 'talk', about: source };
  const asked = [memory.current, memory.session, memory.plan].find((one) => one?.skill === named);
  return asked ? tool(asked) : { kind: 'talk', about: source };
}

const tool = ({ skill, ask }: { skill: string; ask: unknown }): Reading =>
  skill === 'card' ? { kind: 'knowledge' } : { kind: 'tool', name: skill, arguments: ask };
