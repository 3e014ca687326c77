import { storedFact } from '../keeping/fields.ts';
import { settingsIn } from '../keeping/settings-in.ts';
import type { AthleteFact, Facts, Memory } from '../memory.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import type { Reply, Turn } from './reply.ts';

/** Only tries a value out, whatever is known: "if my FTP was 300". */
const unreal =
  /\b(?:if|suppose|supposing|imagine|assume|assuming|pretend|let'?s (?:say|assume|pretend))\b[^.?!]{0,30}\b(?:was|were|had|weighed|could|would|went|got|dropped|raised)\b|\b(?:suppose|supposing|imagine|assume|assuming|pretend)\b/;
/** Tries a value out where another one is known: "if I weigh 68 kg". */
const otherwise = /\b(?:if|let'?s say)\b[^.?!]{0,20}\b(?:my|i|it|the)\b/;
/** Stands before a figure that is tried out where another one is known: "and at 68 kg?" */
const tryingOut = /\b(?:at|with an|with a)(?: (?:ftp|weight)(?: of)?)? $/;

/** The facts of a message that it only supposes: they count for its own answer, and are none of the rider's. */
export function supposedIn(message: Message, given: Facts, { memory, profile }: Talk): Facts {
  const { text, quantities } = message;
  // "Set my FTP to 280, and what are my zones?" changes nothing before a yes.
  const all = unreal.test(text) || settingsIn(message.raw, () => null) !== null;
  const some = otherwise.test(text);
  const facts: Facts = {};
  for (const [fact, value] of Object.entries(given) as [AthleteFact, number][]) {
    const isKnown = memory.facts[fact] !== undefined || storedFact(fact, profile) !== null;
    const beforeIt = quantities.some(
      ({ kind, start }) => kind === fact && tryingOut.test(text.slice(0, start)),
    );
    if (all || (isKnown && (some || beforeIt))) facts[fact] = value;
  }
  return facts;
}

/** The facts of a talk as they stood, for those that were only supposed. */
function restored(facts: Facts, supposed: Facts, before: Facts): Facts {
  const kept = { ...facts };
  for (const fact of Object.keys(supposed) as AthleteFact[]) {
    if (kept[fact] !== supposed[fact]) continue;
    if (before[fact] === undefined) delete kept[fact];
    else kept[fact] = before[fact];
  }
  return kept;
}

/** A reply of which the talk keeps everything but the facts that were only supposed. */
export function withoutSupposed(reply: Reply, supposed: Facts, before: Memory): Reply {
  if (Object.keys(supposed).length === 0) return reply;
  const back = (facts: Facts) => restored(facts, supposed, before.facts);
  return {
    ...reply,
    memory: {
      ...reply.memory,
      supposed,
      facts: back(reply.memory.facts),
      before: reply.memory.before.map((state) => ({ ...state, facts: back(state.facts) })),
    },
  };
}

const addsTo = /^(?:and|or|what about|how about)\b/i;

/** True for a reply that goes on with the question that was asked last. */
function goesOn({ by, memory }: Reply, message: string, before: Memory): boolean {
  if (by.startsWith('why:')) return true;
  if (!by.startsWith('skill:')) return false;
  const whatIf = memory.whatIfs !== before.whatIfs && memory.whatIfs.length > 0;
  const answersOpen = before.open !== null && memory.current?.skill === before.open.asked.skill;
  const addition = addsTo.test(message.trim()) && memory.current?.skill === before.current?.skill;
  return whatIf || answersOpen || addition;
}

/**
 * Replies to a message after one that supposed something: with the same where it goes on with that question, without
 * where it asks another.
 */
export function goingOnSupposing({ message, memory }: Turn, replyTo: (memory: Memory) => Reply): Reply {
  const { supposed } = memory;
  if (!supposed) return replyTo(memory);
  const going = replyTo({ ...memory, facts: { ...memory.facts, ...supposed } });
  if (goesOn(going, message, memory)) {
    const reply = withoutSupposed(going, supposed, memory);
    return { ...reply, memory: { ...reply.memory, supposed: { ...supposed, ...reply.memory.supposed } } };
  }
  const reply = replyTo(memory);
  const isOver = reply.memory.base !== memory.base;
  return isOver && reply.memory.supposed === supposed
    ? { ...reply, memory: { ...reply.memory, supposed: null } }
    : reply;
}
